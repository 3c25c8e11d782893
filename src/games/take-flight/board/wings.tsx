/** The wings: a number on top of every column, a square to write in below it, and the square's own number at the bottom. */
import { foundIn } from '../flight.ts';
import { plain } from '../numbers.ts';
import { squarePlace } from '../places.ts';
import { printedOver, type Tables } from '../sheet/index.ts';
import { type FlightState, legsOf } from '../state.ts';
import type { Choice } from './choices.ts';
import { useSay } from './say.ts';
import css from './wings.module.css';

export interface WingsProps {
  readonly t: Tables;
  readonly view: FlightState;
  readonly seat: number;
  readonly choices: readonly Choice[];
  readonly aimed: number | undefined;
  /** The square that the keyboard comes to; undefined where nothing can be done. */
  readonly stop: number | undefined;
}

export function Wings({ t, view, seat, choices, aimed, stop }: WingsProps) {
  const { board: say } = useSay();
  const { left } = t.sheet.wings;
  const written = new Map(legsOf(view, seat).map(({ square, value }) => [square, value]));
  const latest = legsOf(view, seat).at(-1)?.square;
  const side = (from: number, to: number) => (
    <div class={css.wing}>
      {Array.from({ length: to - from + 1 }, (_, i) => (
        <Column
          key={from + i}
          t={t}
          square={from + i}
          value={written.get(from + i)}
          fresh={latest === from + i}
          choice={choices.find(({ square }) => square === from + i)}
          aimed={aimed === from + i}
          stop={stop}
        />
      ))}
    </div>
  );
  return (
    <div class={css.wings} dir="ltr" role="toolbar" aria-label={say.wings}>
      {side(1, left)}
      <span class={css.fuselage} aria-hidden="true" />
      {side(left + 1, t.squares)}
    </div>
  );
}

interface ColumnProps {
  readonly t: Tables;
  readonly square: number;
  readonly value: number | undefined;
  readonly fresh: boolean;
  readonly choice: Choice | undefined;
  readonly aimed: boolean;
  readonly stop: number | undefined;
}

function Column({ t, square, value, fresh, choice, aimed, stop }: ColumnProps) {
  const { board: say } = useSay();
  const above = printedOver(t, square);
  const name =
    value !== undefined
      ? say.holds(square, above, value)
      : choice
        ? say.open(square, above, choice.flight, foundIn(t, choice.flight))
        : say.shut(square, above, t.anywhere !== 0);
  const shown = value ?? (aimed && choice ? choice.flight.value : undefined);
  return (
    <button
      type="button"
      class={css.column}
      aria-label={name}
      aria-disabled={choice === undefined}
      tabIndex={stop === square ? 0 : -1}
      data-square={square}
      data-place={squarePlace(square)}
      data-can={choice !== undefined || undefined}
      data-open={choice !== undefined || undefined}
      data-aimed={aimed || undefined}
      data-full={value !== undefined || undefined}
      data-fresh={fresh || undefined}
    >
      <span class={css.tower} aria-hidden="true">
        {above[1]}
      </span>
      <span class={css.top} aria-hidden="true">
        {above[0]}
      </span>
      <span class={css.square} aria-hidden="true">
        {shown === undefined ? '' : plain(shown)}
      </span>
      <span class={css.index} aria-hidden="true">
        {square}
      </span>
    </button>
  );
}
