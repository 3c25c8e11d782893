/** The table in letters: areas, then the map as lists by city and by route. */
import type { Paint, Terminal, WhoOf } from '../../../contract/index.ts';
import { withNames } from '../map/named.ts';
import { freeCells, isHidden, unspent } from '../rules/area.ts';
import { isComplete } from '../rules/claims.ts';
import { scoreOf } from '../rules/scoring.ts';
import { type AeronautState, SPENT, sides, TYPE, UNKNOWN } from '../rules/state.ts';
import { MULTI, type Tables, tablesOf } from '../rules/tables.ts';
import { abilitiesOf, paidWords, rewardOf, secretPair, takersOf } from '../words/describe.ts';
import type { ToolWords } from '../words/index.ts';
import { countedAt, whoAt } from '../words/names.ts';

const WIDTH = 96;

export const terminal = (words: ToolWords): Terminal<AeronautState> => ({
  draw(view, viewer, paint, who) {
    const say = words.terminal;
    if (view.map === null) return [say.noMap];
    const t = tablesOf(view.map);
    return [
      ...Array.from({ length: sides(view) }, (_, side) =>
        areaLines(
          words,
          view,
          t,
          side,
          who ? whoAt(words.table, view, who) : countedAt(words.table, view, viewer),
          paint,
        ),
      ).flat(),
      ...secretLine(words, view, viewer),
      paint('bold', say.cities),
      ...columns(t.cityIds.map((_, city) => cityLine(view, t, city, paint))),
      paint('bold', say.routes),
      ...columns(t.routeIds.map((_, route) => routeLine(view, t, route, paint))),
      ...trajectoryLines(words, view, paint),
    ].map((line) => line.trimEnd());
  },
});

/** A text and how wide it is without its colours. */
interface Piece {
  readonly text: string;
  readonly width: number;
}
const piece = (text: string, width = [...text].length): Piece => ({ text, width });
const joined = (pieces: readonly Piece[], gap: string): Piece =>
  piece(
    pieces.map(({ text }) => text).join(gap),
    pieces.reduce((sum, { width }) => sum + width, 0) + gap.length * Math.max(0, pieces.length - 1),
  );

/** Pieces side by side, as many as fit into a line. */
function columns(pieces: readonly Piece[]): string[] {
  const wide = Math.max(...pieces.map(({ width }) => width)) + 3;
  const across = Math.max(1, Math.floor(WIDTH / wide));
  const rows = Math.ceil(pieces.length / across);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across }, (_each, column) => pieces[column * rows + row])
      .map((each) => (each ? each.text + ' '.repeat(wide - each.width) : ''))
      .join(''),
  );
}

/** Three letters a cell: RED unspent, red crossed out, ??? unknown. */
function areaLines(
  { table, terminal: say }: ToolWords,
  view: AeronautState,
  t: Tables,
  side: number,
  who: WhoOf,
  paint: Paint,
): string[] {
  const hidden = isHidden(view, side);
  const cells = view.areas[side]!.map((cell) => {
    if (cell === UNKNOWN) return piece(say.unknown);
    const name = t.types[cell & TYPE]!;
    const letters = name.slice(0, 3);
    if (hidden) return piece(paint(name, letters.toUpperCase()), 3);
    return piece(cell & SPENT ? paint('gray', letters) : paint(name, letters.toUpperCase()), 3);
  });
  const free = Array.from({ length: freeCells(view, side) }, () => piece(say.freeCell));
  const points = table.points(scoreOf(view, t, side));
  const balloons = say.balloons(unspent(view, side));
  const title = say.side(table.name(who(side)), side, points, balloons);
  const abilities = abilitiesOf(table, view, side);
  const paid = hidden ? paidWords(table, view, t, side) : '';
  return [
    paint('bold', title) + (abilities.length > 0 ? say.abilities(abilities) : ''),
    ...wrapped([...cells, ...free]),
    ...(paid ? [`  ${say.paid(paid)}`.slice(0, WIDTH)] : []),
  ];
}

function wrapped(pieces: readonly Piece[]): string[] {
  const lines: string[] = [];
  const across = Math.floor((WIDTH - 2) / 4);
  for (let i = 0; i < pieces.length; i += across)
    lines.push(`  ${joined(pieces.slice(i, i + across), ' ').text}`);
  return lines;
}

function secretLine({ table, terminal: say }: ToolWords, view: AeronautState, viewer: number): string[] {
  const secret = view.secret[viewer];
  return secret == null ? [] : [say.secret(secretPair(table, view, secret), secret.n)];
}

/** `7 Zephra oo. @0 @2 r3 r8`: free slots, taken ones, travellers, routes. */
function cityLine(view: AeronautState, t: Tables, city: number, paint: Paint): Piece {
  const { id, slots, name = '' } = withNames(view.map!).cities[city]!;
  const free = view.slots[city]!;
  const dots = 'o'.repeat(free) + '.'.repeat(Math.max(0, slots - free));
  const here = view.at.flatMap((at, side) => (at === city ? [`@${side}`] : []));
  const routes = t.routesAt[city]!.map((route) => t.routeIds[route]!).join(' ');
  const head = `${String(id).padStart(3)} ${name}`.trimEnd();
  const stand = here.length ? ` ${here.join(' ')}` : '';
  return piece(
    `${head} ${dots}${paint('bold', stand)} ${paint('gray', routes)}`,
    `${head} ${dots}${stand} ${routes}`.length,
  );
}

/** `r3  4-7  2 red  #0`: who has it behind `#`; a multi route by its spaces. */
function routeLine(view: AeronautState, t: Tables, route: number, paint: Paint): Piece {
  const { id, a, b, length, type, types, bonus } = view.map!.routes[route]!;
  const parts: Piece[] = [piece(`${id.padEnd(4)}${`${a}-${b}`.padEnd(6)}`)];
  if (types)
    parts.push(
      joined(
        types.map((each, i) => spacePiece(view, t, route, i, each, paint)),
        ' ',
      ),
    );
  else parts.push(piece(paint(type, `${length} ${type}`), `${length} ${type}`.length));
  if (bonus?.some((each) => each !== null)) {
    const text = `[${bonus.map((each) => (each === null ? '·' : each)).join(' ')}]`;
    parts.push(piece(paint('gray', text), text.length));
  }
  const takers = Array.from({ length: sides(view) }, (_, side) => side).filter(
    (side) => view.takers[route]! & (1 << side),
  );
  if (takers.length && isComplete(view, t, route)) {
    const text = `#${takers.join('')}`;
    parts.push(piece(paint('bold', text), text.length));
  }
  return joined(parts, ' ');
}

function spacePiece(
  view: AeronautState,
  t: Tables,
  route: number,
  space: number,
  type: string,
  paint: Paint,
): Piece {
  const taker = view.spaces[t.offset[route]! + space]!;
  const mark = taker < 0 || t.kind[route] !== MULTI ? '' : `#${taker}`;
  return piece(paint(type, type.slice(0, 3)) + mark, 3 + mark.length);
}

function trajectoryLines({ table, terminal: say }: ToolWords, view: AeronautState, paint: Paint): string[] {
  const list = view.map!.trajectories;
  if (!list?.length) return [];
  const lines = list.map((trajectory, i) => {
    const takers = takersOf(view, i).map((side) => `#${side}`);
    const slots = Math.max(0, trajectory.slots - takers.length);
    return piece(
      `${trajectory.id.padEnd(4)}${`${trajectory.a}-${trajectory.b}`.padEnd(6)} ${rewardOf(table, view, trajectory, i)} ${'o'.repeat(slots)}${takers.join('')}`,
    );
  });
  return [paint('bold', say.trajectories), ...columns(lines)];
}
