/** How every point was scored: the formation with its numbers, and what they add up to. */
import type { ScoringProps, Seat } from '../../../contract/index.ts';
import { ScoreTable, ScoringPage } from '../../../families/airfield/field/score-table.tsx';
import { columnOf, formation } from '../../../families/airfield/formation.ts';
import { PaintDot } from '../../../toolkit/art/index.ts';
import { BALLOONS, type Balloon, COLORS, PAINT, SOLO_BALLOONS } from '../data.ts';
import { numberAt } from '../scoring.ts';
import { type AloftState, isSolo, penaltyOf } from '../state.ts';
import { useSay } from './say.ts';
import css from './scoring.module.css';
import { Still } from './still.tsx';

export function Scoring(props: ScoringProps<AloftState>) {
  const { view } = props;
  const say = useSay().scoring;
  const order = formation(view.at);
  const numbers = order.map((_, i) => numberAt(view, order, i));
  return (
    <ScoringPage>
      <Still
        view={view}
        order={isSolo(view) ? [] : order}
        numbers={numbers}
        label={say.formation(
          order.map((b) => BALLOONS[b]!),
          numbers,
        )}
      />
      {isSolo(view) ? <Alone view={view} order={order} /> : <Sums {...props} order={order} />}
    </ScoringPage>
  );
}

interface Counted extends ScoringProps<AloftState> {
  readonly order: readonly Balloon[];
}

function Sums(props: Counted) {
  const { view, result, who } = props;
  const { field, scoring: say } = useSay();
  return (
    <ScoreTable
      caption={say.caption}
      result={result}
      who={who}
      say={field}
      columns={[
        { title: say.color, of: (seat) => <ColorOf view={view} seat={seat} /> },
        { title: say.points, of: (seat) => <Sum {...props} seat={seat} /> },
      ]}
    />
  );
}

function ColorOf({ view, seat }: { view: AloftState; seat: Seat }) {
  const say = useSay().field;
  const paint = COLORS[view.colors[seat]!];
  return (
    <span class={css.color}>
      {paint !== undefined && <PaintDot paint={paint} />} {say.color(paint ?? '')}
    </span>
  );
}

function Sum({ view, result, order, seat }: Counted & { readonly seat: Seat }) {
  const say = useSay().scoring;
  const parts = order.flatMap((balloon, i) =>
    PAINT[balloon]! & (1 << view.colors[seat]!) ? [numberAt(view, order, i)] : [],
  );
  return (
    <>
      {say.sum(parts, result.scores[seat]!)}
      {parts.length === 0 && <small> ({say.nothing})</small>}
    </>
  );
}

function Alone({ view, order }: { view: AloftState; order: readonly Balloon[] }) {
  const say = useSay().scoring;
  const columns = order.map((balloon) => columnOf(view.at[balloon]!));
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const width = order.length === 0 ? 0 : last - first + 1;
  const grounded = SOLO_BALLOONS - order.length;
  const fine = grounded * penaltyOf(view);
  return (
    <div class={css.alone}>
      <ul>
        <li>{width === 0 ? say.formation([], []) : say.width(first, last)}</li>
        <li>{say.grounded(grounded, penaltyOf(view))}</li>
      </ul>
      <p class={css.total}>{say.total(width, fine)}</p>
      <p>{say.rating(width + fine)}</p>
    </div>
  );
}
