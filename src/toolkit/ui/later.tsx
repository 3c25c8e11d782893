import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A part that comes in its own time: until then there is nothing in its place. Without a connection it stays away, or is asked
 * for again after so many milliseconds, where its page cannot do without it.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, again?: number): Later<P> {
  let Loaded: ComponentType<P> | undefined;
  const fetch = async (): Promise<void> => {
    Loaded = await load();
  };
  function Later(props: P) {
    const [, setHere] = useState(Loaded !== undefined);
    useEffect(() => {
      // The component may have come since this was drawn.
      if (Loaded) return setHere(true);
      let wanted = true;
      const get = (): Promise<void> =>
        fetch().then(
          () => void (wanted && setHere(true)),
          () => void (wanted && again !== undefined && setTimeout(get, again)),
        );
      void get();
      return () => {
        wanted = false;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(Later, { fetch });
}

export type Later<P> = ((props: P) => VNode | null) & {
  /** Fetches it before it is shown. */
  readonly fetch: () => Promise<void>;
};

/** Milliseconds. */
const AGAIN = 2000;

/** Parts of a board that are not needed to begin a game, and without some of which it cannot go on or end. */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>): Later<P> =>
  later(load, AGAIN);
