/** The sheet that a pilot writes on, in millimetres: sky, wind, wings, tail, dashboard, symbols, goal and score boxes. */
import type { ComponentType } from 'preact';
import type { Picture } from '../../../contract/index.ts';
import { Line } from '../../../toolkit/type/line.tsx';
import { outlineAt } from '../board/shapes.ts';
import { SymbolPath } from '../board/symbol.tsx';
import { face, plain, signed } from '../numbers.ts';
import type { FlightGoal, Sheet } from '../sheet/format.ts';
import { printedOver, tablesNamed } from '../sheet/index.ts';
import { type FlightState, legsOf } from '../state.ts';
import type { SheetWords } from '../words/index.ts';
import { AT, boxWidth, CELL, dashboardCell, PAGE, TOKEN, WIND_ROW, WING_GAP, wingX } from './layout.ts';
import { PaperSky } from './paper-sky.tsx';

/** What a pilot has written so far; a fresh sheet has nothing of it. */
export interface Written {
  readonly view: FlightState;
  readonly seat: number;
}

interface Part {
  readonly sheet: Sheet;
  readonly say: SheetWords;
  readonly written?: Written | undefined;
}

export const flightSheet = (sheet: Sheet, say: SheetWords, written?: Written, name = ''): Picture => ({
  size: PAGE,
  draw: () => <FlightSheet sheet={sheet} say={say} written={written} name={name} />,
});

/** The parts of the sheet, by the corners at which they stand. */
const PARTS: readonly (readonly [keyof typeof AT, ComponentType<Part & { readonly cell: number }>])[] = [
  ['sky', PaperSky],
  ['wind', Wind],
  ['wings', Wings],
  ['tail', Tail],
  ['dashboard', Dashboard],
  ['goals', Goals],
  ['boxes', Boxes],
];

function FlightSheet({ name, ...part }: Part & { readonly name: string }) {
  const { sheet, say } = part;
  return (
    <>
      <Line x={0} y={7} size={6} face="title" text={sheet.title} />
      <Line x={104} y={7} size={3.4} text={name === '' ? say.pilot : name} />
      <path d="M116 7.800h64" stroke="#000000" stroke-width=".25" fill="none" />
      {PARTS.map(([corner, Each]) => (
        <g key={corner} transform={at(AT[corner])}>
          <Each {...part} cell={CELL} />
        </g>
      ))}
    </>
  );
}

const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `translate(${x} ${y})`;
const box = (x: number, y: number, w: number, h: number): string => `M${x.toFixed(2)} ${y}h${w}v${h}h${-w}Z`;
const lines = { fill: 'none', stroke: '#000000', 'stroke-width': 0.25 } as const;

/** Under each column: the die, what is added to it, and the wind value. */
function Wind({ sheet, say, written, cell }: Part & { readonly cell: number }) {
  const columns = sheet.sky[0]!.length;
  const legs = written ? legsOf(written.view, written.seat) : [];
  const high = WIND_ROW;
  return (
    <>
      {[say.wind.die, say.wind.modifier, say.wind.value].map((label, row) => (
        <Line key={label} x={columns * cell + 1.5} y={row * high + 3.8} size={2.6} most={12} text={label} />
      ))}
      <path
        d={Array.from({ length: columns * 3 }, (_, i) =>
          box((i % columns) * cell, Math.floor(i / columns) * high, cell, high),
        ).join('')}
        {...lines}
        stroke="#777777"
      />
      <Line x={cell / 2} y={high + 4} size={3.2} anchor="middle" text="0" />
      {legs.map(({ value }, i) => (
        <Line
          key={i}
          x={(i + 0.5) * cell}
          y={2 * high + 4}
          size={3.2}
          face="strong"
          anchor="middle"
          text={plain(value)}
        />
      ))}
    </>
  );
}

function Wings({ sheet, say, written }: Part) {
  const t = tablesNamed(sheet.id);
  const { left } = sheet.wings;
  const cell = (PAGE.w - WING_GAP) / t.squares;
  const filled = new Map(
    (written ? legsOf(written.view, written.seat) : []).map(({ square, value }) => [square, value]),
  );
  const xOf = (square: number): number => wingX(sheet, t.squares, square);
  const squares = Array.from({ length: t.squares }, (_, i) => i + 1);
  return (
    <>
      <Line x={0} y={3} size={3.2} face="title" text={say.wings} />
      {squares.map((square) => {
        const [top, tower] = printedOver(t, square);
        const value = filled.get(square);
        const middle = xOf(square) + cell / 2;
        return (
          <g key={square} {...(value !== undefined && { 'data-written': `${square} ${value}` })}>
            {tower !== undefined && (
              <>
                <path d={box(xOf(square) + 0.6, 5.5, cell - 1.2, 5.5)} {...lines} />
                <Line x={middle} y={9.7} size={3.6} face="title" anchor="middle" text={String(tower)} />
              </>
            )}
            <path d={box(xOf(square), 11, cell, 6)} {...lines} fill="#eeeeee" />
            <Line x={middle} y={15.5} size={3.8} face="title" anchor="middle" text={String(top)} />
            <path d={box(xOf(square), 17, cell, 8)} {...lines} stroke-width={0.4} />
            {value !== undefined && (
              <Line x={middle} y={22.7} size={4.2} face="strong" anchor="middle" text={plain(value)} />
            )}
            <Line x={middle} y={28.5} size={2.4} anchor="middle" color="#555555" text={String(square)} />
          </g>
        );
      })}
      <path d={`M${(left * cell + WING_GAP / 2).toFixed(2)} 4v27`} {...lines} stroke-width={0.8} />
    </>
  );
}

/** Each is crossed off once. */
function Tail({ sheet, say, written }: Part) {
  const t = tablesNamed(sheet.id);
  const left = t.actions.map((_, i) =>
    written ? (written.view.tail[written.seat]! >> (2 * i)) & 3 : t.offered[i]!,
  );
  const wide = TOKEN.w;
  return (
    <>
      <Line x={0} y={3} size={3.2} face="title" text={say.tail} />
      {sheet.tail.map((token, i) => {
        const before = sheet.tail.slice(0, i).filter((each) => each === token).length;
        const spent = before >= left[t.actions.indexOf(token)]!;
        return (
          <g key={i} transform={`translate(${i * (wide + 0.5)} 5)`}>
            <path d={box(0, 0, wide, 9)} {...lines} stroke-width={0.4} />
            <Line
              x={wide / 2}
              y={6.2}
              size={4.4}
              face="title"
              anchor="middle"
              most={wide - 1.5}
              text={tokenText(token, say)}
            />
            {spent && <path d={`M1 1l${wide - 2} 7m0-7l${2 - wide} 7`} {...lines} stroke-width={0.6} />}
          </g>
        );
      })}
    </>
  );
}

const tokenText = (token: string, say: SheetWords): string =>
  token === '+-' ? say.moreOrLess : token === 'level' ? say.level : face(token);

function Dashboard({ sheet, say }: Part) {
  const rows = sheet.dashboard;
  const { first, wide, high } = dashboardCell(sheet);
  const texts = [
    rows.map(({ least }, i) =>
      least === null
        ? say.orLess(rows[i - 1]!.least! - 1)
        : i === 0
          ? say.orMore(least)
          : say.range(least, rows[i - 1]!.least! - 1),
    ),
    rows.map(({ slope }) => signed(slope)),
    rows.map(({ drag }) => signed(drag)),
  ];
  return (
    <>
      <Line x={0} y={3} size={3.2} face="title" text={say.dashboard.title} />
      {[say.dashboard.sum, say.dashboard.slope, say.dashboard.drag].map((label, r) => (
        <g key={label} transform={`translate(0 ${5 + r * high})`}>
          <Line x={0} y={3.6} size={2.8} most={first - 1} text={label} />
          <path
            d={rows.map((_, i) => box(first + i * wide, 0, +wide.toFixed(2), high)).join('')}
            {...lines}
          />
          {texts[r]!.map((text, i) => (
            <Line
              key={i}
              x={first + (i + 0.5) * wide}
              y={3.6}
              size={3}
              face={r === 1 ? 'strong' : 'text'}
              anchor="middle"
              most={wide - 0.6}
              text={text}
            />
          ))}
        </g>
      ))}
    </>
  );
}

function Goals({ sheet, say }: Part) {
  return (
    <>
      <Line x={0} y={3} size={3.2} face="title" text={say.symbols} />
      {sheet.symbols.map(({ name, modifier, points }, i) => (
        <g key={name} transform={`translate(${(i % 2) * 46} ${6 + Math.floor(i / 2) * 7.5})`}>
          <g transform="translate(3 2.500) scale(.22)">
            <SymbolPath name={name} d={outlineAt(name, 0, 0)} />
          </g>
          <Line x={8} y={3.6} size={3} most={37} text={say.symbol(modifier, points)} />
        </g>
      ))}
      <g transform="translate(96 0)">
        <Line x={0} y={3} size={3.2} face="title" text={say.goal} />
        <Line x={0} y={9} size={3} most={PAGE.w - 96} text={goalText(sheet.goal, say)} />
        <Line x={0} y={14} size={3} most={PAGE.w - 96} text={say.top(sheet.ceiling)} />
        <Line x={0} y={19} size={3} most={PAGE.w - 96} text={say.finish(sheet.finish)} />
      </g>
    </>
  );
}

const goalText = (goal: FlightGoal, say: SheetWords): string =>
  goal.kind === 'sets'
    ? say.goalSets(goal.points)
    : say.goalEach(
        goal.steps.map(([count]) => count),
        goal.steps.map(([, points]) => points),
      );

/** The boxes of the score, from left to right. */
function Boxes({ sheet, say }: Part) {
  const names = [say.boxes.distance, say.boxes.peak, say.boxes.goal];
  const count = names.length + sheet.symbols.length + 2;
  const wide = boxWidth(sheet);
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`translate(${(i * wide).toFixed(2)} 0)`}>
          <path
            d={box(0.5, 5, +(wide - 1).toFixed(2), 14)}
            {...lines}
            stroke-width={i === count - 1 ? 0.8 : 0.4}
          />
          {i >= 3 && i < count - 2 ? (
            <g transform={`translate(${(wide / 2).toFixed(2)} 2.200) scale(.17)`}>
              <SymbolPath name={sheet.symbols[i - 3]!.name} d={outlineAt(sheet.symbols[i - 3]!.name, 0, 0)} />
            </g>
          ) : (
            <Line
              x={+(wide / 2).toFixed(2)}
              y={3.6}
              size={3}
              anchor="middle"
              most={wide - 1}
              text={names[i] ?? (i === count - 1 ? say.boxes.total : say.boxes.top)}
            />
          )}
        </g>
      ))}
    </>
  );
}
