/** A game's cover in a box that never changes its size: the picture comes when it is near the screen. */
import { type ComponentType, h, type RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CoverModule } from '../../contract/index.ts';
import css from './cover.module.css';
import { classes } from './place.ts';

type Loader = () => Promise<CoverModule>;
type Cover = ComponentType<{ class?: string }>;

/** What was loaded once is there at once the next time. */
const loaded = new WeakMap<Loader, Cover>();

function useCover(load: Loader | undefined): Cover | undefined {
  const [, setLoaded] = useState<Loader>();
  useEffect(() => {
    if (load === undefined || loaded.has(load)) return;
    load().then(
      ({ Cover }) => {
        loaded.set(load, Cover as Cover);
        setLoaded(() => load);
      },
      // Without a connection the box stays as it is.
      () => {},
    );
  }, [load]);
  return load && loaded.get(load);
}

/** Is it on the screen, or will be after a little scrolling? */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    if (!near && element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);
  return near;
}

export interface CoverPictureProps {
  readonly cover: Loader | undefined;
  readonly class?: string | undefined;
}

export function CoverPicture({ cover, class: extra }: CoverPictureProps) {
  const [early] = useState(() => cover !== undefined && loaded.has(cover));
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const Cover = useCover(near || early ? cover : undefined);
  return (
    <div ref={box} class={classes(css.box, extra)} aria-hidden="true">
      {Cover && h(Cover, { class: classes(css.picture, !early && css.arrives) })}
    </div>
  );
}
