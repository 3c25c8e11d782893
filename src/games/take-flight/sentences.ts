/** Which words a position of Take Flight! asks for. What they are is a language's business. */
import type { Move, Place, Who, WhoOf, Words } from '../../contract/index.ts';
import { flightOf, foundIn } from './flight.ts';
import { heldIn } from './places.ts';
import { innermost, moves, play } from './rules.ts';
import { boxesOf, totalOf } from './scoring.ts';
import { heightOf, leftOf, printedOver, type Tables, tablesNamed, tokensOf } from './sheet/index.ts';
import {
  type FlightEvent,
  type FlightState,
  isLive,
  legsOf,
  moveOf,
  Step,
  spentOf,
  squareOf,
  squaresOf,
  throughOf,
} from './state.ts';
import { verdictWords } from './verdict.ts';
import { copy } from './view.ts';
import type { Lead, TableWords } from './words/index.ts';

/** Without a seat of their own, viewers are told of so many pilots. */
const MOST_TOLD = 6;

export const sentences = (say: TableWords): Words<FlightState, Move, FlightEvent> => ({
  ask: (view, seat, held) => askWords(say, view, seat, held),

  move(view, seat, move) {
    const t = tablesNamed(view.sheet);
    const flight = flightOf(view, seat, move as number);
    const spent = tokensOf(t, spentOf(move as number));
    return say.move(squareOf(move as number), spent, flight, foundIn(t, flight));
  },

  say: (event, who) => eventWords(say, event, who),

  about(view, seat) {
    const points = pointsOf(view, seat);
    if (view.step === Step.OVER || view.step === Step.THROW) return say.about.over(points);
    if (!isLive(view, seat)) return say.about.crashed(view.crashed[seat]!, points);
    return say.about.flying(view.row[seat]!, heightOf(tablesNamed(view.sheet), view.row[seat]!));
  },

  drawing: (view) => (view.step === Step.THROW ? say.drawing.throw : say.drawing.roll),

  describe: (view, viewer, who) => describeWords(say, view, viewer, who),

  points: pointsOf,

  verdict: (view, result, who) => verdictWords(say, view, result, who),
});

function pointsOf(view: FlightState, seat: number): number {
  return totalOf(boxesOf(view, seat));
}

/** The move of a square with these tokens, if the rules allow it: `<>` is spent only where it is needed. */
export function moveWith(view: FlightState, seat: number, square: number, spent: number): number | undefined {
  const t = tablesNamed(view.sheet);
  const inner = (innermost(t, view.filled[seat]!) & (1 << square)) !== 0;
  const move = moveOf(square, inner ? spent & ~t.anywhere : spent);
  const legal: Move[] = [];
  legal.length = moves(view, seat, legal);
  return legal.includes(move) ? move : undefined;
}

export function leadOf(view: FlightState, seat: number, move: number): Lead {
  const t = tablesNamed(view.sheet);
  const flight = flightOf(view, seat, move);
  const square = squareOf(move);
  return {
    square,
    above: printedOver(t, square),
    level: t.levels[spentOf(move)] === 1,
    flight,
    found: t.sheet.symbols[flight.symbol],
  };
}

/** The total after a move. */
export function pointsAfter(view: FlightState, seat: number, move: number): number {
  const next = copy(view);
  play(next, seat, move);
  return pointsOf(next, seat);
}

function askWords({ ask }: TableWords, view: FlightState, seat: number, held: Place | undefined) {
  const t = tablesNamed(view.sheet);
  const { square, spent } = heldIn(t, held);
  const aimed = square === undefined ? undefined : moveWith(view, seat, square, spent);
  if (aimed !== undefined) {
    const lead = leadOf(view, seat, aimed);
    const height = lead.flight.crash ? 0 : heightOf(t, lead.flight.row);
    return ask.square(lead, view.round, height, pointsAfter(view, seat, aimed));
  }
  const inner = squaresOf(innermost(t, view.filled[seat]!));
  const leads = inner.map((each) => leadOf(view, seat, moveOf(each, spent & ~t.anywhere)));
  const tokens = tokensOf(t, spent);
  if ((spent & t.anywhere) !== 0) return ask.anywhere(tokens, leads[0]!.flight.value);
  return tokens.length > 0 ? ask.laid(tokens, leads) : ask.write(view.round, t.columns, leads);
}

function eventWords({ events }: TableWords, event: FlightEvent, who: WhoOf): string {
  switch (event.kind) {
    case 'rolled':
      return events.rolled(event.round, event.die);
    case 'landed':
      return events.landed(who(event.seat), event.height);
    case 'threw': {
      const farthest = Math.max(...event.throws);
      const best = event.throws.flatMap((cm, seat) => (cm === farthest ? [who(seat)] : []));
      return events.threw(best, farthest);
    }
    default: {
      const t = tablesNamed(event.sheet);
      const { value, square, column } = event;
      const writing = { who: who(event.seat), value, square, spent: tokensOf(t, event.spent) };
      return event.kind === 'crashed'
        ? events.crashed(writing, column)
        : events.flew(writing, event.row, column, foundIn(t, event), event.gain);
    }
  }
}

export function describeWords(say: TableWords, view: FlightState, viewer: number, who?: WhoOf): string[] {
  const t = tablesNamed(view.sheet);
  const seats = viewer >= 0 ? [viewer] : view.row.map((_, seat) => seat).slice(0, MOST_TOLD);
  const known = who ?? ((seat) => ({ name: say.describe.pilot(seat), isYou: seat === viewer, sign: seat }));
  return [
    roundWords(say, view, t),
    ...seats.flatMap((seat) => pilotWords(say, view, seat, known(seat))),
    ...othersWords(say, view, viewer),
  ];
}

function roundWords({ describe }: TableWords, view: FlightState, t: Tables): string {
  if (view.round === 0) return describe.notRolled;
  const round = describe.round(view.round, t.columns, view.die);
  if (view.step !== Step.FLY || view.seats === 1) return round;
  return `${round} ${describe.waiting(view.waiting.length)}`;
}

function pilotWords({ describe }: TableWords, view: FlightState, seat: number, who: Who): string[] {
  const t = tablesNamed(view.sheet);
  const points = pointsOf(view, seat);
  const row = view.row[seat]!;
  const written = legsOf(view, seat).sort((a, b) => a.square - b.square);
  const free = squaresOf(innermost(t, view.filled[seat]!));
  const left = t.actions.map((action, i) => [action, leftOf(view.tail[seat]!, i)] as const);
  return [
    isLive(view, seat)
      ? describe.flying(who, row, heightOf(t, row), points, view.modifier[seat]!)
      : describe.crashed(who, view.crashed[seat]!, points),
    `${describe.wings(written.map(({ square, value }) => [square, value]))} ${describe.free(free.map((square) => [square, t.printed[square]!]))}`,
    describe.tail(left.filter(([, count]) => count > 0)),
    describe.symbols(t.sheet.symbols.map(({ name }, i) => [throughOf(view.through[seat]!, i), name])),
  ];
}

function othersWords({ describe }: TableWords, view: FlightState, viewer: number): string[] {
  const others = view.row.map((_, seat) => seat).filter((seat) => seat !== viewer);
  if (others.length === 0 || (viewer < 0 && view.seats <= MOST_TOLD)) return [];
  const flying = others.filter((seat) => isLive(view, seat));
  const best = Math.max(...others.map((seat) => pointsOf(view, seat)));
  return [describe.others(others.length, flying.length, best)];
}
