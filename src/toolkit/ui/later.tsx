import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A part that comes in its own time: until then there is nothing in its place. Without a connection it stays away, or is asked
 * for again after so many milliseconds, where its page cannot do without it.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  again?: number,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [, setHere] = useState(Loaded !== undefined);
    useEffect(() => {
      if (Loaded) return;
      let wanted = true;
      const get = (): Promise<void> =>
        load().then(
          (component) => {
            Loaded = component;
            if (wanted) setHere(true);
          },
          () => void (wanted && again !== undefined && setTimeout(get, again)),
        );
      void get();
      return () => {
        wanted = false;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
