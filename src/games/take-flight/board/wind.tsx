/** The sum that the program does: modifier and die make the wind, and the aimed square makes a flight of it. */
import { Button, cx } from '../../../toolkit/ui/index.ts';
import { windOf } from '../flight.ts';
import { plain, signed } from '../numbers.ts';
import { DIE, FLY, MODIFIER, WIND } from '../places.ts';
import { printedOver, type Tables } from '../sheet/index.ts';
import { type FlightState, isLive, Step, spentOf } from '../state.ts';
import type { TableWords } from '../words/index.ts';
import type { Choice } from './choices.ts';
import { Counts } from './counts.tsx';
import { useSay } from './say.ts';
import { SymbolMark } from './symbol.tsx';
import css from './wind.module.css';

export interface WindProps {
  readonly t: Tables;
  readonly view: FlightState;
  readonly seat: number;
  readonly choices: readonly Choice[];
  readonly aimed: Choice | undefined;
  /** A finger has chosen: the button flies. */
  readonly picked: boolean;
  /** A figure, or a flight that is looked back at: no pilot is asked. */
  readonly still?: boolean;
}

export function Wind({ t, view, seat, choices, aimed, picked, still = false }: WindProps) {
  const { board: say } = useSay();
  // While the pilot is told something before the choice, the sum stands there already.
  const wind = choices[0]?.flight.wind ?? (isToFly(view, seat) ? windOf(view, seat) : undefined);
  const changed = choices[0] !== undefined && choices[0].flight.value !== choices[0].flight.wind;
  return (
    <div class={css.wind}>
      <p class={css.equation} dir="ltr">
        {view.round > 0 && (
          <>
            <Figure place={MODIFIER} name={say.modifier} text={signed(modifierOf(view, seat, choices))} />
            <span aria-hidden="true">+</span>
            <Die value={view.die} />
            {wind !== undefined && (
              <>
                <span aria-hidden="true">=</span>
                <Figure place={WIND} name={say.wind} text={plain(wind)} struck={changed} />
                {changed && <b class={css.value}>{plain(choices[0]!.flight.value)}</b>}
              </>
            )}
          </>
        )}
      </p>
      <Counts view={view} seat={seat} />
      {aimed ? (
        <Preview t={t} choice={aimed} />
      ) : (
        <p class={css.say}>{idle(say, view, seat, choices.length > 0 ? 'asked' : 'waits', still)}</p>
      )}
      {picked && (
        <Button tone="primary" class={css.fly} data-place={FLY} data-can data-fly>
          {say.fly}
        </Button>
      )}
    </div>
  );
}

const isToFly = (view: FlightState, seat: number): boolean =>
  view.step === Step.FLY && view.waiting.includes(seat);

/** After the own move the modifier is already that of the next round. */
const modifierOf = (view: FlightState, seat: number, choices: readonly Choice[]): number =>
  choices[0] ? choices[0].flight.wind - view.die : view.modifier[seat]!;

function idle(
  say: TableWords['board'],
  view: FlightState,
  seat: number,
  pilot: 'asked' | 'waits',
  still: boolean,
): string {
  if (pilot === 'asked') return still ? '' : say.choose;
  if (view.step === Step.OVER) return say.over;
  if (!isLive(view, seat)) return say.crashed(view.crashed[seat]!);
  if (still) return '';
  return view.step === Step.FLY ? say.watching : say.notYet;
}

interface FigureProps {
  readonly place: string;
  readonly name: string;
  readonly text: string;
  readonly struck?: boolean;
}

function Figure({ place, name, text, struck = false }: FigureProps) {
  return (
    <span class={css.number} data-place={place} data-struck={struck || undefined}>
      <b>{text}</b>
      <small>{name}</small>
    </span>
  );
}

/** Which of nine places hold a pip, row by row. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

export function DieFace({ value, class: more }: { value: number; class?: string | undefined }) {
  return (
    <svg class={cx(css.die, more)} viewBox="0 0 36 36" role="img" aria-label={`${value}`} focusable="false">
      <rect x="1.5" y="1.5" width="33" height="33" rx="8" />
      {PIPS[value]?.map((place) => (
        <circle key={place} cx={9 + (place % 3) * 9} cy={9 + Math.floor(place / 3) * 9} r="3.4" />
      ))}
    </svg>
  );
}

function Die({ value }: { value: number }) {
  const { board: say } = useSay();
  return (
    <span class={css.number} data-place={DIE}>
      <DieFace key={value} value={value} />
      <small>{say.die}</small>
    </span>
  );
}

function Preview({ t, choice }: { t: Tables; choice: Choice }) {
  const { board: say } = useSay();
  const { flight, square, move } = choice;
  const symbol = flight.symbol >= 0 ? t.sheet.symbols[flight.symbol] : undefined;
  return (
    <p class={css.preview} data-crash={flight.crash || undefined}>
      <b class={css.previewSquare}>{square}</b>
      <span>{say.total(printedOver(t, square), flight, t.levels[spentOf(move)] === 1)}</span>
      <span class={css.way}>{say.way(flight)}</span>
      {symbol && <SymbolMark name={symbol.name} />}
      {!flight.crash && <span>{say.next(flight.drag, symbol?.modifier, flight.modifier)}</span>}
    </p>
  );
}
