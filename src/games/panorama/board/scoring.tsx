/** How every point was scored: the formation with its numbers, and both scores of each seat. */
import type { ScoringProps, Seat, Who } from '../../../contract/index.ts';
import { bestFirst, ScoreTable, ScoringPage } from '../../../families/airfield/field/score-table.tsx';
import { formation } from '../../../families/airfield/formation.ts';
import { PaintDot, SeatBadge } from '../../../toolkit/art/index.ts';
import { TableHead } from '../../../toolkit/ui/score-table.tsx';
import { ScrollBox } from '../../../toolkit/ui/scroll-box.tsx';
import { BALLOONS, type Balloon, COLORS } from '../data.ts';
import type { PanoramaState } from '../state.ts';
import account from './account.module.css';
import { FormationRow, SetRows } from './account.tsx';
import { useSay } from './say.ts';
import css from './scoring.module.css';
import { Still } from './still.tsx';

export function Scoring(props: ScoringProps<PanoramaState>) {
  const { view, result, who } = props;
  const say = useSay().scoring;
  const order = formation(view.at);
  return (
    <ScoringPage>
      <Still
        view={view}
        order={order}
        label={say.formation(
          order.map((b) => BALLOONS[b]!),
          order.map((_, i) => i + 1),
        )}
      />
      <Totals {...props} />
      <h4>{say.how}</h4>
      <div class={css.accounts}>
        {bestFirst(result).map((seat) => (
          <Account key={seat} view={view} seat={seat} order={order} who={who(seat)} />
        ))}
      </div>
    </ScoringPage>
  );
}

function Totals({ view, result, who }: ScoringProps<PanoramaState>) {
  const { field, scoring: say } = useSay();
  const detail = (part: 'achievements' | 'formationScores') => (seat: Seat) =>
    (result.detail[part] as readonly number[])[seat];
  return (
    <ScoreTable
      class={css.totals}
      caption={say.caption}
      result={result}
      who={who}
      say={field}
      columns={[
        { title: say.colors, of: (seat) => <ColorsOf set={view.colors[seat]!} /> },
        { title: say.achievements, of: detail('achievements') },
        { title: say.formationPoints, of: detail('formationScores') },
        { title: say.total, of: (seat) => result.scores[seat] },
      ]}
    />
  );
}

function ColorsOf({ set }: { set: number }) {
  return (
    <span class={css.colors}>
      {COLORS.filter((_, color) => set & (1 << color)).map((paint) => (
        <PaintDot key={paint} paint={paint} size={22} />
      ))}
      <span>{useSay().colors(set)}</span>
    </span>
  );
}

interface AccountProps {
  readonly view: PanoramaState;
  readonly seat: Seat;
  readonly order: readonly Balloon[];
  readonly who: Who;
}

function Account({ view, seat, order, who }: AccountProps) {
  const say = useSay().scoring;
  return (
    <ScrollBox label={say.howFor(who)}>
      <table class={account.account}>
        <caption>
          <SeatBadge who={who} size={28} /> {say.howFor(who)}
        </caption>
        <TableHead titles={[say.set, say.tokens, say.points]} />
        <tbody>
          <SetRows view={view} seat={seat} />
          <FormationRow order={order} own={view.colors[seat]!} />
        </tbody>
      </table>
    </ScrollBox>
  );
}
