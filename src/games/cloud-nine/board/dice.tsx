/** The dice on the table. Each one tumbles in with a beat of its own when the roll is new. */
import { useRef } from 'preact/hooks';
import { cream, ink, type PaintId, PaintMark } from '../../../toolkit/art/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { BLANK } from '../data.ts';
import css from './dice.module.css';

export function Dice({ dice, fresh, label }: { dice: string; fresh: boolean; label: string }) {
  // The dice finish their tumble, also when another player acts meanwhile.
  const tumbles = useRef(fresh).current;
  return (
    <div
      class={css.dice}
      data-fresh={tumbles || undefined}
      role="img"
      aria-label={label}
      style={{ '--dice': dice.length }}
    >
      {[...dice].map((face, i) => (
        <span key={i} class={css.die} data-place={`die-${i}`} style={{ '--i': i }}>
          <Die face={face} />
        </span>
      ))}
    </div>
  );
}

export function Die({ face }: { face: string }) {
  return (
    <svg viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
      <DieFace face={face} />
    </svg>
  );
}

/** 42 wide, around the origin. */
export function DieFace({ face }: { face: string }) {
  const { name, fill, tone } = useInk();
  const paint = face === BLANK ? undefined : (face as PaintId);
  return (
    <>
      {name === 'screen' && <rect x="-20" y="-17" width="42" height="40" rx="10" fill={ink} opacity=".22" />}
      <rect
        x="-21"
        y="-21"
        width="42"
        height="42"
        rx="10"
        fill={tone(cream)}
        stroke={tone(ink)}
        stroke-opacity=".3"
      />
      {paint && (
        <>
          <rect x="-17" y="-17" width="34" height="34" rx="7.5" fill={fill(paint)} />
          <PaintMark paint={paint} y={1} scale={1.35} />
        </>
      )}
    </>
  );
}

/** Dice that are still to be rolled. */
export function DiceToCome({ count, label }: { count: number; label: string }) {
  return (
    <div class={css.dice} role="img" aria-label={label} style={{ '--dice': count }}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class={css.die} data-place={`die-${i}`}>
          <svg viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
            <rect class={css.socket} x="-20" y="-20" width="40" height="40" rx="10" />
          </svg>
        </span>
      ))}
    </div>
  );
}
