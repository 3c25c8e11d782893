/** What the games of one setting answer: fed row by row in the order of their numbers, so that the same games give the same bytes. */
import { CHOICES, measure, winningScore } from './measures.ts';
import { type GameRow, total } from './row.ts';
import { COUNT, Counts, type Estimated, Ratio, SHARE, Spread } from './stats.ts';

export interface SeatAnswer {
  readonly wins: Estimated;
  readonly score: Estimated;
}

export interface FeatureAnswer {
  readonly id: string;
  /** How much of it winners have, and the others, on average. */
  readonly winners: number;
  readonly others: number;
  /** The difference within a game. */
  readonly difference: Estimated;
  /** The share of wins of seats that have more of it than their table's average; a fair one is that of all seats. */
  readonly more: Estimated;
}

/** A distribution for plots: how many values lie in each bin of a width, from the first on. */
export interface Histogram {
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

export interface Answers {
  readonly games: number;
  readonly seats: readonly SeatAnswer[];
  readonly ties: Estimated;
  readonly score: { readonly mean: Estimated; readonly spread: Estimated; readonly histogram: Histogram };
  /** Of the seat that won, by quantile. */
  readonly winning: { readonly quantiles: readonly Estimated[]; readonly margin: Estimated };
  readonly turns: {
    readonly mean: Estimated;
    readonly quantiles: readonly Estimated[];
    readonly histogram: Histogram;
  };
  readonly minutes: { readonly mean: Estimated; readonly quantiles: readonly Estimated[] };
  readonly choices: { readonly mean: Estimated; readonly forced: Estimated };
  readonly lead: {
    readonly changes: Estimated;
    readonly decided: Estimated;
    readonly led: readonly Estimated[];
  } | null;
  readonly weighed: {
    readonly choices: Estimated;
    readonly good: Estimated;
    readonly matter: Estimated;
    /** By third of the game. */
    readonly greedy: readonly Estimated[];
  } | null;
  readonly features: readonly FeatureAnswer[];
}

/** The quantiles that are told. */
export const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;
const MOST_BINS = 40;

export class Answering {
  games = 0;
  readonly #players: number;
  readonly #seats: { wins: Ratio; score: Ratio }[];
  readonly #ties = new Ratio();
  readonly #score = new Ratio();
  readonly #spread = new Spread();
  readonly #scores = new Counts();
  readonly #winning = new Counts();
  readonly #margin = new Ratio();
  readonly #turns = new Ratio();
  readonly #lengths = new Counts();
  readonly #minutes = new Ratio();
  readonly #times = new Counts();
  readonly #choices = new Ratio();
  readonly #forced = new Ratio();
  readonly #changes = new Ratio();
  readonly #decided = new Ratio();
  readonly #led = Array.from({ length: 9 }, () => new Ratio());
  readonly #weighed = { choices: new Ratio(), good: new Ratio(), matter: new Ratio() };
  readonly #greedy = Array.from({ length: 3 }, () => new Ratio());
  readonly #features: { id: string; won: Ratio; lost: Ratio; difference: Ratio; more: Ratio }[];

  constructor(players: number, features: readonly string[]) {
    this.#players = players;
    this.#seats = Array.from({ length: players }, () => ({ wins: new Ratio(), score: new Ratio() }));
    this.#features = features.map((id) => ({
      id,
      won: new Ratio(),
      lost: new Ratio(),
      difference: new Ratio(),
      more: new Ratio(),
    }));
  }

  add(row: GameRow): void {
    this.games++;
    for (const [seat, { wins, score }] of this.#seats.entries()) {
      wins.add(row.wins[seat]!);
      score.add(row.scores[seat]!);
      this.#scores.add(row.scores[seat]!);
    }
    this.#ties.add(measure.ties(row));
    this.#score.add(measure.score(row));
    this.#spread.add(row.scores);
    this.#winning.add(winningScore(row));
    this.#margin.add(measure.margin(row));
    this.#turns.add(row.turns);
    this.#lengths.add(row.turns);
    this.#minutes.add(row.seconds / 60);
    this.#times.add(row.seconds / 60);
    const moves = total(row.movesBy);
    this.#choices.add(total(row.choicesBy), moves);
    this.#forced.add(row.forced, moves);
    this.#follow(row);
    this.#weigh(row);
    if (this.#players > 1) this.#count(row);
  }

  #follow({ lead }: GameRow): void {
    if (!lead) return;
    this.#changes.add(lead.changes);
    this.#decided.add(lead.decided);
    for (const [i, ratio] of this.#led.entries()) ratio.add(lead.led[i]!);
  }

  #weigh({ weighed }: GameRow): void {
    if (!weighed || weighed.decisions === 0) return;
    const { choices, good, matter } = this.#weighed;
    choices.add(weighed.choices, weighed.decisions);
    good.add(weighed.good, weighed.decisions);
    matter.add(weighed.matter, weighed.decisions);
    for (const [i, ratio] of this.#greedy.entries())
      if (weighed.asked[i]! > 0) ratio.add(weighed.same[i]!, weighed.asked[i]!);
  }

  /** Winners against the others at the same table: what a deal gives to all does not count. */
  #count({ wins, features }: GameRow): void {
    const winners = wins.filter((share) => share > 0).length;
    const losers = wins.length - winners;
    if (losers === 0) return;
    for (const [i, { won, lost, difference, more }] of this.#features.entries()) {
      let ofWinners = 0;
      let ofLosers = 0;
      for (const [seat, counted] of features.entries()) {
        if (wins[seat]! > 0) ofWinners += counted[i]!;
        else ofLosers += counted[i]!;
      }
      const average = (ofWinners + ofLosers) / wins.length;
      won.add(ofWinners / winners);
      lost.add(ofLosers / losers);
      difference.add(ofWinners / winners - ofLosers / losers);
      let above = 0;
      let share = 0;
      for (const [seat, counted] of features.entries()) {
        if (counted[i]! <= average) continue;
        above++;
        share += wins[seat]!;
      }
      if (above > 0) more.add(share, above);
    }
  }

  answers(): Answers {
    const quantiles = (counts: Counts): Estimated[] => QUANTILES.map((share) => counts.quantile(share));
    const { choices, good, matter } = this.#weighed;
    return {
      games: this.games,
      seats: this.#seats.map(({ wins, score }) => ({ wins: wins.share(), score: score.estimate() })),
      ties: this.#ties.share(),
      score: {
        mean: this.#score.estimate(),
        spread: this.#spread.estimate(),
        histogram: histogramOf(this.#scores),
      },
      winning: { quantiles: quantiles(this.#winning), margin: this.#margin.estimate(COUNT) },
      turns: {
        mean: this.#turns.estimate(COUNT),
        quantiles: quantiles(this.#lengths),
        histogram: histogramOf(this.#lengths),
      },
      minutes: { mean: this.#minutes.estimate(COUNT), quantiles: quantiles(this.#times) },
      choices: { mean: this.#choices.estimate(CHOICES), forced: this.#forced.share() },
      lead:
        this.#changes.games < 2
          ? null
          : {
              changes: this.#changes.estimate(COUNT),
              decided: this.#decided.estimate(SHARE),
              led: this.#led.map((ratio) => ratio.share()),
            },
      weighed:
        choices.games < 2
          ? null
          : {
              choices: choices.estimate(CHOICES),
              good: good.estimate(CHOICES),
              matter: matter.share(),
              greedy: this.#greedy.map((ratio) => ratio.share()),
            },
      features: this.#features.map(({ id, won, lost, difference, more }) => ({
        id,
        winners: won.value,
        others: lost.value,
        difference: difference.estimate(),
        more: more.share(),
      })),
    };
  }
}

/** Bins of a whole width, at most forty, so that their edges can be read. */
function histogramOf(counts: Counts): Histogram {
  const sorted = counts.sorted();
  if (sorted.length === 0) return { from: 0, width: 1, counts: [] };
  const least = sorted[0]![0];
  const most = sorted.at(-1)![0];
  const width =
    [1, 2, 5]
      .flatMap((n) => [n, n * 10, n * 100, n * 1000, n * 10_000])
      .sort((a, b) => a - b)
      .find((step) => (most - least) / step < MOST_BINS - 1) ?? Math.ceil((most - least) / (MOST_BINS - 2));
  const from = Math.floor(least / width) * width;
  const bins = new Array<number>(Math.floor((most - from) / width) + 1).fill(0);
  for (const [value, count] of sorted) bins[Math.floor((value - from) / width)]! += count;
  return { from, width, counts: bins };
}
