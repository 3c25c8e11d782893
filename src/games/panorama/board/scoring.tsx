/** How every point was scored: the formation with its numbers, and both scores of everybody. */
import type { ScoringProps, Seat } from '../../../contract/index.ts';
import { fieldWords as field, Won } from '../../../toolkit/art/field/index.ts';
import { PaintDot, SeatBadge } from '../../../toolkit/art/index.ts';
import { formation } from '../../../toolkit/formation.ts';
import { BALLOONS, type Balloon, COLORS } from '../data.ts';
import { achievements, formationScore } from '../scoring.ts';
import type { PanoramaState } from '../state.ts';
import { colorsWords } from '../words.ts';
import { FormationRow, SetRows } from './account.tsx';
import { Still } from './still.tsx';
import { scoringWords as say } from './words.ts';

export function Scoring(props: ScoringProps<PanoramaState>) {
  const { view, result, name } = props;
  const order = formation(view.at);
  const seats = result.scores.map((_, seat) => seat);
  seats.sort((a, b) => result.scores[b]! - result.scores[a]!);
  return (
    <div class="airfield-scoring">
      <Still
        view={view}
        order={order}
        label={order.length ? field.formation(order.map((b) => BALLOONS[b]!)) : field.noFormation}
      />
      <Totals {...props} order={order} seats={seats} />
      <h4>{say.how}</h4>
      <div class="panorama-accounts">
        {seats.map((seat) => (
          <Account key={seat} view={view} seat={seat} order={order} name={name(seat)} />
        ))}
      </div>
    </div>
  );
}

interface TotalsProps extends ScoringProps<PanoramaState> {
  readonly order: readonly Balloon[];
  /** The best first. */
  readonly seats: readonly Seat[];
}

function Totals({ view, result, name, order, seats }: TotalsProps) {
  return (
    <table class="airfield-sums panorama-totals">
      <caption>{say.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{field.player}</th>
          <th scope="col">{say.colors}</th>
          <th scope="col">{say.achievements}</th>
          <th scope="col">{say.formation}</th>
          <th scope="col">{say.total}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat} class={result.winners.includes(seat) ? 'is-winner' : ''}>
            <th scope="row">
              {name(seat)}
              {result.winners.includes(seat) && <Won shared={result.winners.length > 1} />}
            </th>
            <td>
              <ColorsOf set={view.colors[seat]!} />
            </td>
            <td>{achievements(view.tokens, seat, view.colors[seat]!).points}</td>
            <td>{formationScore(order, view.colors[seat]!)}</td>
            <td>{result.scores[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColorsOf({ set }: { set: number }) {
  return (
    <span class="panorama-colors">
      {COLORS.filter((_, color) => set & (1 << color)).map((paint) => (
        <PaintDot key={paint} paint={paint} size={22} />
      ))}
      <span>{colorsWords(set)}</span>
    </span>
  );
}

interface AccountProps {
  readonly view: PanoramaState;
  readonly seat: Seat;
  readonly order: readonly Balloon[];
  readonly name: string;
}

function Account({ view, seat, order, name }: AccountProps) {
  return (
    <table class="panorama-account">
      <caption>
        <SeatBadge seat={seat} name={name} size={28} /> {say.howFor(name)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say.set}</th>
          <th scope="col">{say.tokens}</th>
          <th scope="col">{say.points}</th>
        </tr>
      </thead>
      <tbody>
        <SetRows view={view} seat={seat} />
        <FormationRow order={order} own={view.colors[seat]!} />
      </tbody>
    </table>
  );
}
