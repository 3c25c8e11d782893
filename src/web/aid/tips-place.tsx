/** Tips come when a player first reaches for the board: until then, this listens. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useShellWords } from '../words/index.ts';
import css from './tips.module.css';
import type { TipsProps } from './tips.tsx';

const reach = ['pointerover', 'pointermove', 'pointerdown', 'focusin'] as const;

export function TipsPlace(props: Omit<TipsProps, 'first'>) {
  const [loaded, setLoaded] = useState<{ Tips: ComponentType<TipsProps>; first: Event | undefined }>();
  const { box } = props;
  useEffect(() => {
    const board = box.current;
    if (!board || loaded) return;
    let latest: Event | undefined;
    let asked = false;
    const hear = (event: Event) => {
      // Where a mouse comes to rest counts, and not where it came in.
      if (event.type !== 'pointermove') latest = event;
      // A board that comes to lie under a mouse at rest was not reached for.
      if (event.type === 'pointerover' || asked) return;
      asked = true;
      import('./tips.tsx').then(
        ({ Tips }) => {
          stop();
          setLoaded({ Tips, first: latest });
        },
        // Without a connection there are no tips; the board needs none.
        stop,
      );
    };
    const stop = () => {
      for (const name of reach) board.removeEventListener(name, hear, true);
    };
    for (const name of reach) board.addEventListener(name, hear, true);
    return stop;
  }, []);
  return (
    <>
      <Look />
      {loaded && <loaded.Tips {...props} first={loaded.first} />}
    </>
  );
}

/**
 * Where keys look around: what a board shows but gives no stop of its own is gone through here, one place after the other. It lies
 * over the place that it is at.
 */
function Look() {
  const { look } = useShellWords();
  return <div class={css.look} role="slider" tabIndex={0} data-look="" aria-label={look} aria-valuenow={0} />;
}
