/** A sheet drawn with letters. */
import type { Paint, Seat, Terminal, WhoOf } from '../../contract/index.ts';
import { boxesOf, standings, totalOf } from './scoring.ts';
import { leftOf, type Tables, tablesNamed } from './sheet/index.ts';
import { type FlightState, isLive, type Leg, legsOf, Step } from './state.ts';
import type { TerminalWords } from './words/index.ts';

type Labels = TerminalWords['terminal'];

const COLORS: Readonly<Record<string, string>> = {
  H: 'red',
  Q: 'blue',
  S: 'yellow',
  G: 'green',
  '#': 'gray',
};

export const terminal = ({ terminal: say }: TerminalWords): Terminal<FlightState> => ({
  draw(view, viewer, paint, who) {
    const t = tablesNamed(view.sheet);
    // A spectator looks at the leader's sheet.
    const seat = viewer >= 0 ? viewer : standings(view)[0]!;
    return [
      ...head(say, view, t, seat, who),
      ...sky(view, t, seat, paint),
      '',
      ...wings(say, t, legsOf(view, seat), view.filled[seat]!, paint),
      tail(say, view, t, seat),
      ...leaderBoard(say, view, seat, who),
    ].map((line) => line.trimEnd());
  },
});

function head(say: Labels, view: FlightState, t: Tables, seat: Seat, who?: WhoOf): string[] {
  const points = totalOf(boxesOf(view, seat));
  if (view.step === Step.OVER) return [say.over(seat, points, who?.(seat).name), ''];
  if (view.step !== Step.FLY) return [say.waiting(view.round, t.columns), ''];
  if (!isLive(view, seat)) return [say.crashed(seat, view.crashed[seat]!, points, who?.(seat).name), ''];
  return [say.wind(view.round, view.die, view.modifier[seat]!), ''];
}

/** The path is a line of o over the sky; X is a crash. */
function sky(view: FlightState, t: Tables, seat: Seat, paint: Paint): string[] {
  const legs = legsOf(view, seat);
  const lines = t.sheet.sky.map((text, i) => {
    const row = t.rows - i;
    const cells = [...text].map((letter, at) => {
      const leg = legs[at];
      if (leg?.row === row)
        return paint('bold', at + 1 === view.crashed[seat] ? 'X' : letter === '.' ? 'o' : 'O');
      return COLORS[letter] ? paint(COLORS[letter], letter) : letter;
    });
    const label = t.sheet.heights[i] || '';
    return `${String(row).padStart(3)} ${row === t.sheet.start ? '>' : ' '}${cells.join(' ')}  ${label}`;
  });
  const tens = t.sheet.distances.map((n) => (n > 9 ? Math.floor(n / 10) : ' ')).join(' ');
  const ones = t.sheet.distances.map((n) => n % 10).join(' ');
  return [...lines, `     ${tens}`, `     ${ones}`];
}

/** The left wing, then the right: above each square its number, the tower above it and the printed number. */
function wings(say: Labels, t: Tables, legs: readonly Leg[], filled: number, paint: Paint): string[] {
  const { tops, towers, left } = t.sheet.wings;
  const written = new Map(legs.map(({ square, value }) => [square, value]));
  return [
    [1, left],
    [left + 1, tops.length],
  ].flatMap(([from, to]) => {
    const line = (name: string, cell: (column: number) => string): string => {
      const cells = Array.from({ length: to! - from! + 1 }, (_, i) => cell(from! + i).padStart(3));
      return name.padEnd(7) + cells.join('');
    };
    return [
      paint('gray', line(say.columns, String)),
      line(say.tower, (column) => String(towers[column] ?? '')),
      line(say.top, (column) => String(tops[column - 1])),
      line(say.square, (column) => ((filled & (1 << column)) !== 0 ? String(written.get(column)) : '_')),
    ];
  });
}

function tail(say: Labels, view: FlightState, t: Tables, seat: Seat): string {
  const left = t.actions.map((action, i) => `${action}${'*'.repeat(leftOf(view.tail[seat]!, i)) || '-'}`);
  return `${say.tail} ${left.join('  ')}`;
}

const MOST_LINES = 8;

function leaderBoard(say: Labels, view: FlightState, seat: Seat, who?: WhoOf): string[] {
  if (view.seats === 1) return [];
  const best = standings(view).slice(0, MOST_LINES);
  const shown = best.includes(seat) ? best : [...best, seat];
  return [
    '',
    ...shown.map((each) =>
      say.standing(
        each + 1,
        totalOf(boxesOf(view, each)),
        view.crashed[each]!,
        view.throws[each],
        each === seat,
        who?.(each).name,
      ),
    ),
  ];
}
