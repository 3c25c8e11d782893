/** What decided a flight that is over: points, a box, a throw; alone, how good it was. */
import type { Result, WhoOf } from '../../contract/index.ts';
import { decidedBy, leaders, RANKS, rankOf, standings } from './scoring.ts';
import { DEMO, sheetNamed } from './sheet/index.ts';
import type { FlightState } from './state.ts';
import type { TableWords } from './words/index.ts';

/**
 * Alone on the demo's sheet, on average: the best pilot who spends nothing (exact, see `updraft solve take-flight`), and Storm
 * (docs/proof.md).
 */
const WITHOUT_TAIL = 41;
const STRONGEST = 76;

export function verdictWords(say: TableWords, view: FlightState, result: Result, who: WhoOf): string {
  if (view.seats === 1) return aloneWords(say, view, result.scores[0]!);
  return [decisionWords(say, view, result, who), ...ownWords(say, view, result, who)].join(' ');
}

function aloneWords({ verdict }: TableWords, view: FlightState, score: number): string {
  const rank = rankOf(score) + 1;
  const least = RANKS[rank];
  const told = verdict.alone(score, least === undefined ? undefined : { rank, missing: least - score });
  return view.sheet === DEMO ? `${told} ${verdict.usual(WITHOUT_TAIL, STRONGEST)}` : told;
}

function decisionWords(say: TableWords, view: FlightState, result: Result, who: WhoOf): string {
  const { verdict } = say;
  if (view.throws.length > 0) {
    const tied = leaders(view);
    const behind = result.winners.some((seat) => !tied.includes(seat));
    return verdict.throws(
      tied.map(who),
      result.scores[tied[0]!]!,
      view.seats,
      result.winners.map(who),
      Math.max(...view.throws),
      behind,
    );
  }
  const [first, second] = standings(view);
  const { box, values } = decidedBy(view, first!, second!)!;
  const score = result.scores[first!]!;
  return box === 0
    ? verdict.points(who(first!), who(second!), values[0] - values[1], score)
    : verdict.box(who(first!), who(second!), score, boxName(say, view, box), values[0], values[1]);
}

/** The boxes in the order in which they break ties. */
function boxName({ board }: TableWords, view: FlightState, box: number): string {
  const { distance, peak, build, goal } = board.box;
  return (
    [distance, peak, build, goal][box - 1] ?? board.symbolBox(sheetNamed(view.sheet).symbols[box - 5]!.name)
  );
}

/** Where the reader came in, if that is one pilot who has not been told of yet. */
function ownWords(
  { verdict }: TableWords,
  view: FlightState,
  { scores, winners }: Result,
  who: WhoOf,
): string[] {
  const own = scores.flatMap((_, seat) => (who(seat).isYou ? [seat] : []));
  if (own.length !== 1 || winners.includes(own[0]!)) return [];
  const place = standings(view).indexOf(own[0]!);
  return [verdict.own(place + 1, view.seats, scores[own[0]!]!)];
}
