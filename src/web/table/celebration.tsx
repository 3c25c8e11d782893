/** A win: balloons rise past the scoring. Where motion is unwanted, a few of them hang still. */
import { type BalloonColors, BalloonPicture } from '../../toolkit/art/balloon.tsx';
import css from './celebration.module.css';

/** Where each starts across the place, how wide it is, when it lifts off and how long it takes, in seconds. */
const balloons: readonly (readonly [
  BalloonColors,
  at: number,
  width: number,
  after: number,
  takes: number,
])[] = [
  [['R', 'Y'], 8, 84, 0, 5.2],
  [['B', 'W'], 24, 52, 0.9, 6.4],
  [['G', 'P'], 39, 68, 0.3, 5.6],
  [['Y', 'W'], 55, 44, 1.4, 6.8],
  [['P', 'R'], 66, 76, 0.1, 5],
  [['W', 'B'], 80, 58, 0.7, 6],
  [['Y', 'G'], 91, 70, 0.4, 5.4],
  [['R', 'W'], 15, 40, 2, 6.6],
  [['B', 'Y'], 73, 46, 1.8, 6.2],
];

export function Celebration() {
  return (
    <div class={css.celebration} aria-hidden="true" data-celebration>
      {balloons.map(([balloon, at, width, after, takes], nth) => (
        <BalloonPicture
          key={at}
          class={css.balloon!}
          balloon={balloon}
          style={{
            '--nth': nth,
            '--at': `${at}%`,
            '--width': `${width}px`,
            '--after': `${after}s`,
            '--takes': `${takes}s`,
          }}
        />
      ))}
    </div>
  );
}
