/** Tips come when a player first reaches for the board: until then, this listens. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useShellWords } from '../words/index.ts';
import css from './tips.module.css';
import type { TipsProps } from './tips.tsx';

const reach = ['pointerover', 'pointermove', 'pointerdown', 'focusin'] as const;

export function TipsPlace(props: Omit<TipsProps, 'first'>) {
  const [loaded, setLoaded] = useState<{ Tips: ComponentType<TipsProps>; first: Event }>();
  const { box } = props;
  useEffect(() => {
    const board = box.current;
    if (!board || loaded) return;
    let over: Event | undefined;
    const load = (event: Event) => {
      // A board that comes to lie under a mouse at rest was not reached for.
      if (event.type === 'pointerover') {
        over = event;
        return;
      }
      const first = event.type === 'pointermove' ? (over ?? event) : event;
      stop();
      import('./tips.tsx').then(
        ({ Tips }) => setLoaded({ Tips, first }),
        // Without a connection there are no tips; the board needs none.
        () => {},
      );
    };
    const stop = () => {
      for (const name of reach) board.removeEventListener(name, load, true);
    };
    for (const name of reach) board.addEventListener(name, load, true);
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
