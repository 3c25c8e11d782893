/** Parts of the board that are not needed to begin a game: they are loaded when they are first shown. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Milliseconds. */
const AGAIN = 2000;

export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Lazily(props: P) {
    const [, redraw] = useState(known !== undefined);
    useEffect(() => {
      if (known) return;
      let wanted = true;
      const get = (): Promise<void> =>
        load().then(
          (loaded) => {
            known = loaded;
            if (wanted) redraw(true);
          },
          // The game cannot go on without some of them.
          () => void (wanted && setTimeout(get, AGAIN)),
        );
      void get();
      return () => {
        wanted = false;
      };
    }, []);
    const Known = known;
    return Known ? <Known {...props} /> : null;
  };
}
