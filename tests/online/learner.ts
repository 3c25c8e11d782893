/** A small learner: trees of one question each, boosted by gradients of the logistic loss. It finds what a spectator could find. */

export interface Example {
  readonly features: readonly number[];
  readonly label: boolean;
}

interface Stump {
  readonly feature: number;
  readonly threshold: number;
  readonly below: number;
  readonly above: number;
}

const ROUNDS = 200;
const RATE = 0.15;
const THRESHOLDS = 48;
/** A side of a question that fewer examples are on is not believed. */
const LEAST = 25;

/** Answers how likely the label is. */
export function learn(examples: readonly Example[]): (features: readonly number[]) => number {
  const share = examples.filter(({ label }) => label).length / examples.length;
  const bias = Math.log(share / (1 - share));
  const scores = examples.map(() => bias);
  const questions = questionsOf(examples);
  const stumps: Stump[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const errors = examples.map(({ label }, n) => Number(label) - likely(scores[n]!));
    const stump = bestOf(examples, questions, errors, scores);
    if (!stump) break;
    stumps.push(stump);
    for (const [n, { features }] of examples.entries()) scores[n]! += answer(stump, features);
  }
  return (features) => likely(stumps.reduce((score, stump) => score + answer(stump, features), bias));
}

/** How often the more likely answer is right, in percent, and how often always the same answer would be. */
export function judge(
  likelihood: (features: readonly number[]) => number,
  examples: readonly Example[],
): { readonly right: number; readonly base: number } {
  const count = (test: (example: Example) => boolean) =>
    (100 * examples.filter(test).length) / examples.length;
  const labelled = count(({ label }) => label);
  return {
    right: count(({ features, label }) => likelihood(features) > 0.5 === label),
    base: Math.max(labelled, 100 - labelled),
  };
}

const likely = (score: number): number => 1 / (1 + Math.exp(-score));

const answer = ({ feature, threshold, below, above }: Stump, features: readonly number[]): number =>
  features[feature]! < threshold ? below : above;

interface Question {
  readonly feature: number;
  readonly thresholds: readonly number[];
  /** For each example, how many thresholds it has reached. */
  readonly places: readonly number[];
}

function questionsOf(examples: readonly Example[]): Question[] {
  return examples[0]!.features.map((_, feature) => {
    const values = examples.map(({ features }) => features[feature]!).sort((a, b) => a - b);
    const at = (n: number) => values[Math.floor(((n + 1) * values.length) / (THRESHOLDS + 1))]!;
    const thresholds = [...new Set(Array.from({ length: THRESHOLDS }, (_, n) => at(n)))];
    const places = examples.map(
      ({ features }) => thresholds.filter((threshold) => features[feature]! >= threshold).length,
    );
    return { feature, thresholds, places };
  });
}

/** The question whose answers lower the loss most: a step of Newton's for each side. */
function bestOf(
  examples: readonly Example[],
  questions: readonly Question[],
  errors: readonly number[],
  scores: readonly number[],
): Stump | undefined {
  let best: Stump | undefined;
  let most = 1e-9;
  for (const { feature, thresholds, places } of questions) {
    const sums = Array.from({ length: thresholds.length + 1 }, () => ({ error: 0, weight: 0, count: 0 }));
    for (const n of examples.keys()) {
      const sum = sums[places[n]!]!;
      sum.error += errors[n]!;
      sum.weight += likely(scores[n]!) * (1 - likely(scores[n]!));
      sum.count++;
    }
    const all = total(sums);
    for (let n = 0; n < thresholds.length; n++) {
      const below = total(sums.slice(0, n + 1));
      const above = {
        error: all.error - below.error,
        weight: all.weight - below.weight,
        count: all.count - below.count,
      };
      if (Math.min(below.count, above.count) < LEAST) continue;
      const gain = below.error ** 2 / (below.weight + 1) + above.error ** 2 / (above.weight + 1);
      if (gain <= most) continue;
      most = gain;
      const step = (side: { error: number; weight: number }) => (RATE * side.error) / (side.weight + 1);
      best = { feature, threshold: thresholds[n]!, below: step(below), above: step(above) };
    }
  }
  return best;
}

const total = (sums: readonly { error: number; weight: number; count: number }[]) =>
  sums.reduce(
    (sum, { error, weight, count }) => ({
      error: sum.error + error,
      weight: sum.weight + weight,
      count: sum.count + count,
    }),
    { error: 0, weight: 0, count: 0 },
  );
