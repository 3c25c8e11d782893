/** Every sentence about Take Flight! that players read outside the rulebook and the board. */
import type { Move, NameOf, Words } from '../../contract/index.ts';
import { type Flight, flightOf, windOf } from './flight.ts';
import { innermost } from './rules.ts';
import { boxesOf, rankOf, totalOf } from './scoring.ts';
import { heightOf, leftOf, type Sheet, type Tables, tablesNamed, tokensOf } from './sheet/index.ts';
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

/** "+2", "0", "−3": numbers that are added have a sign, and a real minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
/** A number with a real minus. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const quote = (text: string): string => `“${text.slice(0, 20)}”`;
export const list = (parts: readonly (string | number)[], joint = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;
const many = (n: number, name: string): string =>
  `${n} ${name}${n === 1 ? '' : name.endsWith('s') ? 'es' : 's'}`;

export const RANK_NAMES = ['Novice', 'Amateur', 'Pro', 'Expert', 'Legend'] as const;
export const rankName = (points: number): string => RANK_NAMES[rankOf(points)]!;

/** Answers to moves that are not legal: the rule that forbids it, or what to write instead. */
export const refusals = {
  noDie: 'The die has not been rolled for this round yet.',
  over: 'The flight is over.',
  noSeat: 'There is no pilot on this seat.',
  crashed: (column: number) => `This plane crashed in column ${column}: its flight is over.`,
  written: 'This pilot has written a number this round and waits for the others.',
  square: (text: string, squares: number) =>
    `${quote(text)} is no square of the wings: a move starts with a column from 1 to ${squares}, such as 14 or 15 +2.`,
  filled: (square: number) => `Square ${square} already holds a number.`,
  notInnermost: (square: number, inner: readonly number[]) =>
    `Square ${square} is not the innermost empty one of its wing: write in ${list(inner, 'or')}, or spend <> to write anywhere.`,
  jumpWasted: (square: number) =>
    `Square ${square} is the innermost empty one of its wing, so <> would be wasted: leave it out.`,
  token: (word: string, tokens: readonly string[]) =>
    `${quote(word)} is no tail action; after the square write ${list(tokens, 'or')}.`,
  plusMinus: 'Write +1 or −1 (with a plain minus: -1) to spend +-.',
  twice: (action: string) => `${action} can be spent only once in a round.`,
  order: (tokens: readonly string[]) => `Tail actions are written in this order: ${tokens.join(' ')}.`,
  usedUp: (action: string) => `${action} has been crossed off this tail.`,
  noDraw: 'Nothing is rolled or thrown now.',
  die: 'A die shows a number from 1 to 6: die 5.',
  throws: (seats: number, most: number) =>
    `Throws are ${seats} whole numbers of centimetres from 1 to ${most}, one for each pilot.`,
  setup: 'The set-up of this flight is empty, or holds the sheet that its options name.',
} as const;

/** "+2 and level", "nothing". */
export function spentWords(t: Tables, spent: number): string {
  return list(tokensOf(t, spent).map((token) => (token === '-1' ? '−1' : token)));
}

/** "climbs 2 to row 5 and a heart, next modifier −4". */
export function flightWords(t: Tables, { slope, row, crash, gain, symbol, modifier }: Flight): string {
  const way = slope === 0 ? 'flies level' : `${slope > 0 ? 'climbs' : 'sinks'} ${Math.abs(slope)}`;
  if (crash) return `${way} and crashes`;
  const parts = [`${way} to row ${row}`];
  if (gain > 0) parts.push(`${gain} points at the top`);
  if (symbol >= 0) parts.push(article(t.sheet.symbols[symbol]!.name));
  return `${list(parts)}, next modifier ${signed(modifier)}`;
}

export const article = (name: string): string => (/^([aeiou]|hour)/.test(name) ? `an ${name}` : `a ${name}`);

export const words: Words<FlightState, Move, FlightEvent> = {
  ask(view, seat) {
    const t = tablesNamed(view.sheet);
    const wind = windOf(view, seat);
    const inner = squaresOf(innermost(t, view.filled[seat]!));
    return {
      title: `Write ${plain(wind)} into your wings`,
      detail: `Round ${view.round} of ${t.columns}: die ${view.die}, modifier ${signed(view.modifier[seat]!)}. Free squares: ${list(inner)}.`,
    };
  },

  move(view, seat, move) {
    const t = tablesNamed(view.sheet);
    const flight = flightOf(view, seat, move as number);
    const spent = spentOf(move as number);
    const spending = spent === 0 ? '' : ` with ${spentWords(t, spent)}`;
    return `Write ${plain(flight.value)} in square ${squareOf(move as number)}${spending}: wing sum ${plain(flight.sum)}, ${flightWords(t, flight)}`;
  },

  say(event, name) {
    switch (event.kind) {
      case 'rolled':
        return `Round ${event.round}: the die shows ${event.die}.`;
      case 'flew':
        return `${wrote(event, name)} and flew to row ${event.row} of column ${event.column}${found(event)}.`;
      case 'crashed':
        return `${wrote(event, name)} and crashed in column ${event.column}.`;
      case 'landed':
        return `${name(event.seat)} crossed the whole sky, ${event.height} high.`;
      case 'threw': {
        const farthest = Math.max(...event.throws);
        const best = event.throws.flatMap((cm, seat) => (cm === farthest ? [name(seat)] : []));
        return `The boxes are tied, so everybody threw a paper plane: ${list(best)} threw farthest, ${metres(farthest)}.`;
      }
    }
  },

  about(view, seat) {
    const points = totalOf(boxesOf(view, seat));
    if (view.step === Step.OVER || view.step === Step.THROW) return `${points} points, ${rankName(points)}`;
    if (!isLive(view, seat)) return `crashed in column ${view.crashed[seat]}, ${points} points`;
    return `row ${view.row[seat]}, ${points} points so far`;
  },

  describe(view, viewer) {
    const t = tablesNamed(view.sheet);
    const round = view.round === 0 ? 'The first die has not been rolled.' : roundWords(view, t);
    const seats = viewer >= 0 ? [viewer] : view.row.map((_, seat) => seat).slice(0, 6);
    const lines = seats.flatMap((seat) => pilotWords(view, t, seat, seat === viewer));
    return [round, ...lines, ...othersWords(view, viewer)];
  },
};

type Written = Extract<FlightEvent, { readonly kind: 'flew' | 'crashed' }>;

function wrote({ seat, sheet, square, spent, value }: Written, name: NameOf): string {
  const tail = spent === 0 ? '' : ` with ${spentWords(tablesNamed(sheet), spent)}`;
  return `${name(seat)} wrote ${plain(value)} in square ${square}${tail}`;
}

function found({ sheet, symbol, gain }: Extract<FlightEvent, { readonly kind: 'flew' }>): string {
  const parts: string[] = [];
  if (symbol >= 0) parts.push(article(tablesNamed(sheet).sheet.symbols[symbol]!.name));
  if (gain > 0) parts.push(`${gain} points for the top`);
  return parts.length === 0 ? '' : `: ${list(parts)}`;
}

/** "7.04 m". */
export const metres = (centimetres: number): string => `${(centimetres / 100).toFixed(2)} m`;

function roundWords(view: FlightState, t: Tables): string {
  const round = `Round ${view.round} of ${t.columns}, the die shows ${view.die}.`;
  if (view.step !== Step.FLY || view.seats === 1) return round;
  return `${round} ${many(view.waiting.length, 'pilot')} still ${view.waiting.length === 1 ? 'has' : 'have'} to write.`;
}

function pilotWords(view: FlightState, t: Tables, seat: number, own: boolean): string[] {
  const who = own ? 'You' : `Pilot ${seat + 1}`;
  const be = own ? 'are' : 'is';
  const points = totalOf(boxesOf(view, seat));
  const where = isLive(view, seat)
    ? `${who} ${be} in row ${view.row[seat]}, height ${heightOf(t, view.row[seat]!) || 'none'}, with ${points} points so far and modifier ${signed(view.modifier[seat]!)}.`
    : `${who} crashed in column ${view.crashed[seat]} with ${points} points.`;
  return [where, wingWords(view, t, seat), tailWords(view, t, seat), symbolWords(view, t.sheet, seat)];
}

function wingWords(view: FlightState, t: Tables, seat: number): string {
  const written = legsOf(view, seat)
    .sort((a, b) => a.square - b.square)
    .map(({ square, value }) => `${square} holds ${plain(value)}`);
  const inner = squaresOf(innermost(t, view.filled[seat]!));
  const free = `The innermost empty squares are ${list(inner.map((square) => `${square} below ${t.printed[square]}`))}.`;
  return written.length === 0 ? `The wings are empty. ${free}` : `Wings: ${written.join(', ')}. ${free}`;
}

function tailWords(view: FlightState, t: Tables, seat: number): string {
  const left = t.actions.flatMap((action, i) => {
    const count = leftOf(view.tail[seat]!, i);
    return count === 0 ? [] : [count === 1 ? action : `${action} ${count} times`];
  });
  return left.length === 0 ? 'Nothing is left in the tail.' : `Left in the tail: ${left.join(', ')}.`;
}

function symbolWords(view: FlightState, sheet: Sheet, seat: number): string {
  const counts = sheet.symbols.map(({ name }, i) => many(throughOf(view.through[seat]!, i), name));
  return `Flown through: ${counts.join(', ')}.`;
}

function othersWords(view: FlightState, viewer: number): string[] {
  const others = view.row.map((_, seat) => seat).filter((seat) => seat !== viewer);
  if (others.length === 0 || (viewer < 0 && view.seats <= 6)) return [];
  const flying = others.filter((seat) => isLive(view, seat));
  const best = Math.max(...others.map((seat) => totalOf(boxesOf(view, seat))));
  return [
    `Of ${many(others.length, 'other pilot')} ${flying.length} still in the air; the best of them has ${best} points.`,
  ];
}
