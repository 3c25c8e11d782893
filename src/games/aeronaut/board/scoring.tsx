/** How every point was scored: sums by player, then route by route. */

import type { ScoringProps, WhoOf } from '../../../contract/index.ts';
import { SeatBadge } from '../../../toolkit/art/tokens.tsx';
import { Hidden } from '../../../toolkit/ui/index.ts';
import { type ScoreColumn, ScoreTable, TableHead } from '../../../toolkit/ui/score-table.tsx';
import { ScrollBox } from '../../../toolkit/ui/scroll-box.tsx';
import { isComplete } from '../rules/claims.ts';
import { routePoints, secretPoints, trajectoryPoints } from '../rules/scoring.ts';
import { type AeronautState, Flag, has, sides } from '../rules/state.ts';
import { type Tables, tablesOf } from '../rules/tables.ts';
import { rewardOf, secretPair } from '../words/describe.ts';
import type { TableWords } from '../words/index.ts';
import { RouteMarks } from './marks.tsx';
import { pairOf, routeName, whoAt } from './names.ts';
import { useSay } from './say.ts';
import css from './scoring.module.css';

function columnsOf(
  { scoring: say }: TableWords,
  view: AeronautState,
  t: Tables,
  scores: readonly number[],
): ScoreColumn[] {
  return [
    { title: say.routes, of: (side) => routePoints(view, t, side) },
    ...(has(view, Flag.trajectories)
      ? [{ title: say.trajectories, of: (side: number) => trajectoryPoints(view, side) }]
      : []),
    ...(has(view, Flag.bonuses) ? [{ title: say.bonus, of: (side: number) => view.points[side]! }] : []),
    ...(has(view, Flag.thieves)
      ? [{ title: say.secret, of: (side: number) => secretPoints(view, t, side) }]
      : []),
    { title: say.total, of: (side) => scores[side]! },
  ];
}

export function Scoring({ view, result, who: whoOf }: ScoringProps<AeronautState>) {
  const words = useSay();
  const say = words.scoring;
  const t = tablesOf(view.map!);
  const who = whoAt(words, view, whoOf);
  const name = (side: number): string => words.name(who(side));
  const { scores, winners } = result;
  const order = Array.from({ length: sides(view) }, (_, side) => side).sort(
    (a, b) => scores[b]! - scores[a]!,
  );
  return (
    <div class={css.scoring}>
      <ScoreTable
        class={css.sums}
        caption={say.caption}
        order={order}
        winners={winners}
        player={(side) => (
          <>
            <SeatBadge who={who(side)} size={26} /> {name(side)}
          </>
        )}
        say={say}
        columns={columnsOf(words, view, t, scores)}
      />
      <div class={css.accounts}>
        {order.map((side) => (
          <Account key={side} view={view} side={side} who={who} />
        ))}
      </div>
    </div>
  );
}

function Account({ view, side, who }: { view: AeronautState; side: number; who: WhoOf }) {
  const words = useSay();
  const say = words.scoring;
  const t = tablesOf(view.map!);
  const own = t.routeIds.flatMap((_, route) =>
    (view.takers[route]! & (1 << side)) !== 0 && isComplete(view, t, route) ? [route] : [],
  );
  const taken = view.taken.flatMap((code) => ((code & 7) === side ? [code >> 3] : []));
  return (
    <ScrollBox label={say.how(who(side))}>
      <table class={css.account}>
        <caption>{say.how(who(side))}</caption>
        <TableHead titles={[say.route, say.spaces, say.points]} />
        <tbody>
          {own.map((route) => (
            <RouteRow key={route} view={view} t={t} route={route} />
          ))}
          {own.length === 0 && (
            <tr>
              <td colSpan={3}>{say.none}</td>
            </tr>
          )}
          {taken.map((trajectory) => (
            <Row
              key={`t${trajectory}`}
              title={pairOf({ say: words, view }, trajectory)}
              text={rewardOf(words, view, view.map!.trajectories![trajectory]!, trajectory)}
              points={view.map!.trajectories![trajectory]!.reward === 'points' ? view.worth[trajectory]! : 0}
            />
          ))}
          {view.points[side] !== 0 && <Row title={say.bonus} text="" points={view.points[side]!} />}
          <SecretRow view={view} t={t} side={side} />
        </tbody>
      </table>
    </ScrollBox>
  );
}

function RouteRow({ view, t, route }: { view: AeronautState; t: Tables; route: number }) {
  const say = useSay();
  const length = t.length[route]!;
  return (
    <tr>
      <th scope="row">{routeName({ say, view }, route)}</th>
      <td>
        <Hidden>{length}</Hidden>
        <RouteMarks route={view.map!.routes[route]!} size={18} small />
      </td>
      <td>{t.points[route]}</td>
    </tr>
  );
}

function Row({ title, text, points }: { title: string; text: string; points: number }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{text}</td>
      <td>{points}</td>
    </tr>
  );
}

function SecretRow({ view, t, side }: { view: AeronautState; t: Tables; side: number }) {
  const say = useSay();
  const secret = view.secret[side];
  if (secret == null) return null;
  const points = secretPoints(view, t, side);
  const pair = secretPair(say, view, secret);
  return <Row title={say.scoring.secretOf(pair, points > 0)} text="" points={points} />;
}
