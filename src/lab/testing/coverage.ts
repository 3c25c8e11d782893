/** How often each kind of interval holds the true answer of the toy. */
import { QUANTILES } from '../answers.ts';
import type { Arm, Plan } from '../plan.ts';
import { LabPlayer } from '../play.ts';
import { type LabReport, Reporting } from '../report.ts';
import type { Estimated } from '../stats.ts';
import { readWish, WishSearch } from '../wish.ts';
import { FACES, hints, kinds, lab, toy } from './toy.ts';
import { type Truth, truthOf } from './truth.ts';

const BONUS = 12;
const FEWER = 90;
const setting = { players: 2, options: {}, bots: ['random', 'random'], every: 1 };
const arms: readonly Arm[] = [
  { role: 'main', ...setting, house: { bonus: BONUS } },
  { role: 'versus', base: 0, ...setting, house: { bonus: BONUS, faces: FEWER } },
  { role: 'level', ...setting, challenger: 'random' },
];

export const toyPlan = (seed: string, games: number, first = 0): Plan => ({
  format: 1,
  program: 'toy',
  game: 'toy',
  version: 1,
  seed,
  first,
  games,
  iterations: 10,
  moves: false,
  arms,
});

export function toyReport(plan: Plan): LabReport {
  const player = new LabPlayer(plan, { game: toy, hints, lab }, kinds);
  const reporting = new Reporting(plan, ['first']);
  for (const row of player.play({ from: plan.first, to: plan.first + plan.games })) reporting.add(row);
  return reporting.report();
}

/** Each kind of interval in a report, with what it should hold. */
function intervalsOf(
  { arms: [main], versus, levels }: LabReport,
  truth: Truth,
  fewer: Truth,
): [string, Estimated, number][] {
  const { seats, ties, score, winning, turns, choices, lead, weighed, features } = main!.answers;
  const difference = (id: string): Estimated =>
    versus[0]!.differences.find(({ measure }) => measure === id)!.difference;
  return [
    ['share: wins of the first seat', seats[0]!.wins, truth.first],
    ['share: ties, which are rare', ties, truth.ties],
    ['share over games of different length: moves without a choice', choices.forced, truth.forced],
    ['share of some games: the leader at nine tenths wins', lead!.led[8]!, truth.led],
    ['mean: score', score.mean, truth.score],
    ['mean: margin', winning.margin, truth.margin],
    ['mean: turns', turns.mean, truth.turns],
    ['ratio: choices a move', choices.mean, truth.choices],
    ['standard deviation: scores', score.spread, truth.spread],
    ...QUANTILES.map((share, i): [string, Estimated, number] => [
      `quantile: ${100 * share} % of winning scores`,
      winning.quantiles[i]!,
      truth.winning[i]!,
    ]),
    ['difference within a game: winners and a feature', features[0]!.difference, 0],
    ['share within a game: wins with more of a feature', features[0]!.more, 0.5],
    ['ratio in some games: choices where there is one', weighed!.choices, truth.weighed],
    ['ratio in some games: good moves', weighed!.good, truth.good],
    ['share in some games: decisions that matter', weighed!.matter, truth.matter],
    ['share in some games: greedy play in the first third', weighed!.greedy[0]!, truth.greedy],
    ['paired difference of a mean: score', difference('score'), fewer.score - truth.score],
    ['paired difference of a share: first seat', difference('first'), fewer.first - truth.first],
    ['level: wins of a challenger', levels[0]!.wins, 0.5],
    ['level: points ahead', levels[0]!.ahead, 0],
  ];
}

/** Searches for a number of faces: by a mean and by a share, which have intervals of different kinds. */
const SEARCHES = [
  { kind: 'what a search for a mean found', text: 'score within 7 of 89', among: [80, 90, 100], of: 'score' },
  {
    kind: 'what a search for a share found',
    text: 'ties within 1.5% of 2.5%',
    among: [10, 30, 100],
    of: 'ties',
  },
] as const;

/** What a search found, looked at with games that it was not chosen by. */
function searchInterval(
  seed: string,
  { kind, text, among, of }: (typeof SEARCHES)[number],
): [string, Estimated, number] | undefined {
  const candidates = among.map((faces) => ({
    options: {},
    ...(faces === FACES ? {} : { house: { faces } }),
    changes: faces === FACES ? 0 : 1,
  }));
  const wish = readWish(text, 2)!;
  const search = new WishSearch(wish, toyPlan(seed, 0), ['random', 'random'], candidates, 20_000);
  for (let plan = search.next(); plan; plan = search.next()) {
    const player = new LabPlayer(plan, { game: toy, hints, lab }, kinds);
    search.take(plan, player.play({ from: plan.first, to: plan.first + plan.games }));
  }
  const { found } = search.outcome();
  if (!found) return undefined;
  return [kind, found.estimate, truthOf(found.house?.faces ?? FACES, 0)[of]];
}

export interface Coverage {
  readonly kind: string;
  readonly runs: number;
  readonly held: number;
}

/** Searches take long: so many of the runs have one. */
export function coverage(runs: number, games: number, searches: number): Coverage[] {
  const [truth, fewer] = [truthOf(FACES, BONUS), truthOf(FEWER, BONUS)];
  const counts = new Map<string, { runs: number; held: number }>();
  const count = (kind: string, { low, high }: Estimated, value: number): void => {
    const seen = counts.get(kind) ?? { runs: 0, held: 0 };
    seen.runs++;
    // A value that is reached exactly may be off by a rounding.
    if (low - 1e-9 <= value && value <= high + 1e-9) seen.held++;
    counts.set(kind, seen);
  };
  for (let run = 0; run < runs; run++) {
    for (const one of intervalsOf(toyReport(toyPlan(`cover ${run}`, games)), truth, fewer)) count(...one);
    if (run >= searches) continue;
    for (const one of SEARCHES) {
      const found = searchInterval(`search ${run}`, one);
      if (found) count(...found);
    }
  }
  return [...counts].map(([kind, { runs: of, held }]) => ({ kind, runs: of, held }));
}
