/** What stands at each place of the board, with the numbers of the position. */
import type { Place, Tip, WhoOf } from '../../contract/index.ts';
import { DIE, FLY, MODIFIER, START, slopePlace, tokenPlace, WIND } from './places.ts';
import { boxesOf, standings, totalOf } from './scoring.ts';
import { leadOf, moveWith, pointsAfter } from './sentences.ts';
import {
  CRASH,
  cellAt,
  heightOf,
  leftOf,
  printedOver,
  sumsOf,
  type Tables,
  tablesNamed,
} from './sheet/index.ts';
import { type FlightState, isLive, legsOf, Step, throughOf } from './state.ts';
import type { AidWords } from './words/index.ts';

type TipWords = AidWords['tips'];

export function tip(
  { tips: say, sections }: AidWords,
  view: FlightState,
  viewer: number,
  place: Place,
  who: WhoOf,
): Tip | undefined {
  const t = tablesNamed(view.sheet);
  // A spectator looks at the leader's sheet.
  const seat = viewer >= 0 ? viewer : standings(view)[0]!;
  const [kind = '', ...rest] = place.split('-');
  const [a = 0, b = 0] = rest.map(Number);
  switch (kind) {
    case DIE:
      return say.die(view.die);
    case MODIFIER:
      return say.modifier(view.modifier[seat]!, !isAsked(view, seat));
    case FLY:
      return say.fly;
    case WIND:
      return say.wind(view.modifier[seat]!, view.die);
    case START:
      return say.start(t.sheet.start);
    case 'square':
      return squareTip(say, view, t, seat, a);
    case 'tail':
      return tokenTip(say, sections.tail.actions, view, t, seat, place);
    case 'slope':
      return slopeTip(say, t, place);
    case 'sky':
      return skyTip(say, t, a, b);
    case 'count':
      return countTip(say, view, t, seat, rest.join('-'));
    case 'row':
      return say.row(a, heightOf(t, a));
    case 'height':
      return say.height(heightOf(t, a), a, heightOf(t, view.peak[seat]!), t.sheet.finish);
    case 'distance':
      return say.distance(t.sheet.distances[a - 1]!, a);
    case 'plane':
      return planeTip(say, view, t, a, who);
    case 'crowd':
      return crowdTip(say, view, a, b, who);
    default:
      return undefined;
  }
}

const isAsked = (view: FlightState, seat: number): boolean =>
  view.step === Step.FLY && view.waiting.includes(seat);

function squareTip(
  say: TipWords,
  view: FlightState,
  t: Tables,
  seat: number,
  square: number,
): Tip | undefined {
  if (square < 1 || square > t.squares) return undefined;
  const above = printedOver(t, square);
  const leg = legsOf(view, seat).find((each) => each.square === square);
  if (leg) return say.full(square, leg.value, above);
  if (!isAsked(view, seat)) return say.idle(square, above);
  const move = moveWith(view, seat, square, 0);
  if (move === undefined) return say.shut(square, above, t.anywhere === 0 ? 0 : leftOf(view.tail[seat]!, 0));
  return say.open(leadOf(view, seat, move), pointsAfter(view, seat, move));
}

function tokenTip(
  say: TipWords,
  actions: AidWords['sections']['tail']['actions'],
  view: FlightState,
  t: Tables,
  seat: number,
  place: Place,
): Tip | undefined {
  const i = t.tokens.findIndex((token) => tokenPlace(token) === place);
  const token = t.tokens[i];
  return token === undefined
    ? undefined
    : say.token(token, actions[token] ?? '', leftOf(view.tail[seat]!, t.actionOf[i]!));
}

function slopeTip(say: TipWords, { sheet }: Tables, place: Place): Tip | undefined {
  const i = sheet.dashboard.findIndex(({ slope }) => slopePlace(slope) === place);
  const row = sheet.dashboard[i];
  return row && say.slope(sumsOf(sheet.dashboard, i), row.slope, row.drag);
}

function skyTip(say: TipWords, t: Tables, column: number, row: number): Tip | undefined {
  const cell = cellAt(t, column, row);
  if (cell === CRASH) return say.dune(column, t.sheet.distances[column - 1]!);
  const symbol = t.sheet.symbols[cell];
  return symbol && say.symbol(symbol.name, symbol.modifier, symbol.points, column, row);
}

function countTip(say: TipWords, view: FlightState, t: Tables, seat: number, name: string): Tip | undefined {
  const i = t.sheet.symbols.findIndex((each) => each.name === name);
  const symbol = t.sheet.symbols[i];
  if (!symbol) return undefined;
  const count = throughOf(view.through[seat]!, i);
  const { goal } = t.sheet;
  const next = goal.kind === 'each' ? goal.steps.find(([least]) => least > count) : undefined;
  return say.count(name, count, symbol.modifier, symbol.points, next);
}

function planeTip(say: TipWords, view: FlightState, t: Tables, seat: number, who: WhoOf): Tip | undefined {
  if (view.row[seat] === undefined) return undefined;
  const points = totalOf(boxesOf(view, seat));
  if (!isLive(view, seat)) return say.down(who(seat), view.crashed[seat]!, points);
  return say.plane(who(seat), view.row[seat]!, heightOf(t, view.row[seat]!), points);
}

/** So many pilots of a crowd are named. */
const NAMED = 5;

function crowdTip(
  say: TipWords,
  view: FlightState,
  column: number,
  row: number,
  who: WhoOf,
): Tip | undefined {
  const there = view.row
    .map((_, seat) => seat)
    .filter((seat) => {
      const legs = legsOf(view, seat);
      return legs.length === column && legs.at(-1)?.row === row;
    });
  if (there.length === 0) return undefined;
  return say.crowd(there.slice(0, NAMED).map(who), Math.max(0, there.length - NAMED));
}
