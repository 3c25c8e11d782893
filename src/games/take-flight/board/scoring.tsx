/** The score boxes, filled in from left to right, the rank, and the paper planes of a tie. */
import type { ScoringProps, WhoOf } from '../../../contract/index.ts';
import { Hidden } from '../../../toolkit/ui/index.ts';
import { ScrollBox } from '../../../toolkit/ui/scroll-box.tsx';
import { type Boxes, boxesOf, standings, totalOf } from '../scoring.ts';
import { tablesNamed } from '../sheet/index.ts';
import type { FlightState } from '../state.ts';
import type { TableWords } from '../words/index.ts';
import { useSay } from './say.ts';
import css from './scoring.module.css';
import { SymbolMark } from './symbol.tsx';
import { Throws } from './throws.tsx';

/** More pilots than these are a crowd: the best, the winners and the one who looks are shown, and all of them on demand. */
const FEW = 8;
const BEST = 3;

export function Scoring({ view, result, who, viewer }: ScoringProps<FlightState>) {
  const { board: say } = useSay();
  const order = standings(view);
  const own = viewer >= 0 ? viewer : order[0]!;
  const crowd = order.length > FEW;
  const first = order.filter(
    (seat, place) => !crowd || place < BEST || seat === viewer || result.winners.includes(seat),
  );
  const table = { view, result, who, order, own, crowd };
  return (
    <div class={css.scoring}>
      <Card view={view} seat={own} who={who} />
      {view.throws.length > 0 && <Throws throws={view.throws} own={own} who={who} />}
      {view.seats > 1 && <Table {...table} seats={first} />}
      {crowd && (
        <details>
          <summary class={css.all}>{say.all(order.length)}</summary>
          <Table {...table} seats={order} />
        </details>
      )}
    </div>
  );
}

interface Box {
  readonly label: string;
  readonly points: number;
  /** A symbol stands for its name. */
  readonly symbol?: string;
}

function boxList(say: TableWords['board'], view: FlightState, boxes: Boxes): Box[] {
  const { symbols } = tablesNamed(view.sheet).sheet;
  return [
    { label: say.box.distance, points: boxes.distance },
    { label: say.box.peak, points: boxes.peak },
    { label: say.box.build, points: boxes.build },
    { label: say.box.goal, points: boxes.goal },
    ...symbols.map(({ name }, i) => ({
      label: say.symbolBox(name),
      points: boxes.symbols[i]!,
      symbol: name,
    })),
    ...(boxes.top > 0 ? [{ label: say.box.top, points: boxes.top }] : []),
  ];
}

/** One pilot's boxes, one by one, then the total and the rank. */
function Card({ view, seat, who }: { view: FlightState; seat: number; who: WhoOf }) {
  const { board: say, name } = useSay();
  const boxes = boxesOf(view, seat);
  const list = boxList(say, view, boxes);
  const total = totalOf(boxes);
  return (
    <section class={css.card} aria-label={name(who(seat))}>
      <dl class={css.boxes}>
        {list.map(({ label, points, symbol }, i) => (
          <div key={label} class={css.box} style={{ '--n': i }}>
            <dt>
              {symbol ? <SymbolMark name={symbol} /> : label}
              {symbol && <Hidden>{label}</Hidden>}
            </dt>
            <dd>{points}</dd>
          </div>
        ))}
        <div class={css.box} data-total style={{ '--n': list.length }}>
          <dt>{say.box.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p class={css.rank} style={{ '--n': list.length + 2 }}>
        {say.rank(total)}
      </p>
    </section>
  );
}

interface TableProps extends Pick<ScoringProps<FlightState>, 'view' | 'result' | 'who'> {
  readonly order: readonly number[];
  readonly seats: readonly number[];
  /** Places stand before the names. */
  readonly crowd: boolean;
  readonly own: number;
}

function Table({ view, result, who, order, seats, crowd, own }: TableProps) {
  const { board: say, name } = useSay();
  const { symbols } = tablesNamed(view.sheet).sheet;
  const scored = symbols.flatMap(({ points, name: symbol }, i) => (points === 0 ? [] : [{ symbol, i }]));
  return (
    <ScrollBox label={say.all(seats.length)} class={css.table}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.box.pilot}</th>
            <th scope="col">
              <Label long={say.box.distance} short={say.shortBox.distance} />
            </th>
            <th scope="col">{say.box.peak}</th>
            <th scope="col">
              <Label long={say.box.goal} short={say.shortBox.goal} />
            </th>
            {scored.map(({ symbol }) => (
              <th key={symbol} scope="col">
                <SymbolMark name={symbol} />
              </th>
            ))}
            <th scope="col">
              <Label long={say.box.top} short={say.shortBox.top} />
            </th>
            <th scope="col">{say.box.total}</th>
            <th scope="col" class={css.wide}>
              {say.box.rank}
            </th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => {
            const boxes = boxesOf(view, seat);
            const total = totalOf(boxes);
            const look = result.winners.includes(seat) ? 'winner' : seat === own ? 'own' : undefined;
            return (
              <tr key={seat} data-look={look}>
                <th scope="row">
                  {crowd ? say.placed(order.indexOf(seat) + 1, name(who(seat))) : name(who(seat))}
                </th>
                <td>{boxes.distance}</td>
                <td>{boxes.peak}</td>
                <td>{boxes.goal}</td>
                {scored.map(({ symbol, i }) => (
                  <td key={symbol}>{boxes.symbols[i]}</td>
                ))}
                <td>{boxes.top}</td>
                <td class={css.sum}>{total}</td>
                <td class={css.wide}>{say.rank(total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** A word that is shorter where the table is narrow. */
const Label = ({ long, short }: { long: string; short: string }) => (
  <>
    <span class={css.long}>{long}</span>
    <span class={css.short} aria-hidden="true">
      {short}
    </span>
  </>
);
