/** Which words a position of Take Flight! asks for. What they are is a language's business. */
import type { Move, WhoOf, Words } from '../../contract/index.ts';
import { flightOf, foundIn } from './flight.ts';
import { innermost } from './rules.ts';
import { boxesOf, totalOf } from './scoring.ts';
import { heightOf, leftOf, type Tables, tablesNamed, tokensOf } from './sheet/index.ts';
import {
  type FlightEvent,
  type FlightState,
  isLive,
  legsOf,
  Step,
  spentOf,
  squareOf,
  squaresOf,
  throughOf,
} from './state.ts';
import type { TableWords } from './words/index.ts';

/** Without a seat of their own, viewers are told of so many pilots. */
const MOST_TOLD = 6;

export const sentences = (say: TableWords): Words<FlightState, Move, FlightEvent> => ({
  ask(view, seat) {
    const t = tablesNamed(view.sheet);
    const free = squaresOf(innermost(t, view.filled[seat]!));
    return say.ask(view.round, t.columns, view.die, view.modifier[seat]!, free);
  },

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
    return say.about.flying(view.row[seat]!, points);
  },

  describe: (view, viewer) => describeWords(say, view, viewer),
});

const pointsOf = (view: FlightState, seat: number): number => totalOf(boxesOf(view, seat));

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

export function describeWords(say: TableWords, view: FlightState, viewer: number): string[] {
  const t = tablesNamed(view.sheet);
  const seats = viewer >= 0 ? [viewer] : view.row.map((_, seat) => seat).slice(0, MOST_TOLD);
  return [
    roundWords(say, view, t),
    ...seats.flatMap((seat) => pilotWords(say, view, seat, seat === viewer)),
    ...othersWords(say, view, viewer),
  ];
}

function roundWords({ describe }: TableWords, view: FlightState, t: Tables): string {
  if (view.round === 0) return describe.notRolled;
  const round = describe.round(view.round, t.columns, view.die);
  if (view.step !== Step.FLY || view.seats === 1) return round;
  return `${round} ${describe.waiting(view.waiting.length)}`;
}

function pilotWords({ describe }: TableWords, view: FlightState, seat: number, own: boolean): string[] {
  const t = tablesNamed(view.sheet);
  const named = own ? undefined : seat;
  const points = pointsOf(view, seat);
  const row = view.row[seat]!;
  const written = legsOf(view, seat).sort((a, b) => a.square - b.square);
  const free = squaresOf(innermost(t, view.filled[seat]!));
  const left = t.actions.map((action, i) => [action, leftOf(view.tail[seat]!, i)] as const);
  return [
    isLive(view, seat)
      ? describe.flying(named, row, heightOf(t, row), points, view.modifier[seat]!)
      : describe.crashed(named, view.crashed[seat]!, points),
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
