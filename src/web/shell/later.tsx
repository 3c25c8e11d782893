/** A part of a page that comes by itself, in its own time: until then there is nothing in its place, and without a connection it stays away. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [, setHere] = useState(Loaded !== undefined);
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (component) => {
          Loaded = component;
          setHere(true);
        },
        () => {},
      );
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
