/** The true answers of the toy for two seats, worked out from its dice. */
import { QUANTILES } from '../answers.ts';

/** Chances by value, from `from` on. */
interface Chances {
  readonly from: number;
  readonly p: readonly number[];
}

function convolve(a: Chances, b: Chances): Chances {
  const p = new Array<number>(a.p.length + b.p.length - 1).fill(0);
  for (const [i, x] of a.p.entries()) for (const [j, y] of b.p.entries()) p[i + j]! += x * y;
  return { from: a.from + b.from, p };
}

const die = (faces: number): Chances => ({ from: 0, p: new Array<number>(faces).fill(1 / faces) });
const dice = (faces: number, rounds: number): Chances =>
  Array.from({ length: rounds - 1 }).reduce<Chances>((sum) => convolve(sum, die(faces)), die(faces));

const expect = ({ from, p }: Chances, of: (value: number) => number): number =>
  p.reduce((sum, chance, i) => sum + chance * of(from + i), 0);
const negative = ({ from, p }: Chances): Chances => ({ from: -(from + p.length - 1), p: p.toReversed() });

const ROUNDS = [1, 2, 3] as const;
const overRounds = (of: (rounds: number) => number): number =>
  ROUNDS.reduce<number>((sum, rounds) => sum + of(rounds) / ROUNDS.length, 0);

/** The first seat's points less the second's, after some rounds. */
const ahead = (faces: number, bonus: number, rounds: number): Chances => {
  const one = dice(faces, rounds);
  const both = convolve(one, negative(one));
  return { ...both, from: both.from + bonus };
};

const half = (value: number): number => (value > 0 ? 1 : value === 0 ? 0.5 : 0);

export interface Truth {
  readonly first: number;
  readonly ties: number;
  readonly score: number;
  readonly spread: number;
  readonly margin: number;
  /** Its quantiles, as a report tells them. */
  readonly winning: readonly number[];
  readonly turns: number;
  readonly choices: number;
  readonly forced: number;
  readonly led: number;
  /** Where two or three buttons are offered: how many, how many are thought to be good, whether it is thought to matter, and whether any of them is. */
  readonly weighed: number;
  readonly good: number;
  readonly matter: number;
  readonly greedy: number;
}

export function truthOf(faces: number, bonus: number): Truth {
  const seat = (of: (value: number) => number, plus: number): number =>
    overRounds((rounds) => expect(dice(faces, rounds), (value) => of(value + plus)));
  const mean = (seat((x) => x, bonus) + seat((x) => x, 0)) / 2;
  const square = (seat((x) => x * x, bonus) + seat((x) => x * x, 0)) / 2;
  return {
    first: overRounds((rounds) => expect(ahead(faces, bonus, rounds), half)),
    ties: overRounds((rounds) => expect(ahead(faces, bonus, rounds), (x) => (x === 0 ? 1 : 0))),
    score: mean,
    spread: Math.sqrt(square - mean * mean),
    margin: overRounds((rounds) => expect(ahead(faces, bonus, rounds), Math.abs)),
    winning: QUANTILES.map((share) => quantileOfBest(faces, bonus, share)),
    turns: 2 * overRounds((rounds) => rounds),
    choices: 2,
    forced: 1 / 3,
    led: overRounds((rounds) => ledLate(faces, bonus, rounds)),
    weighed: (2 + 3) / 2,
    good: (2 + 1) / 2,
    matter: (0 + 1) / 2,
    greedy: (1 + 1 / 3) / 2,
  };
}

/** The least winning score that this share of games does not exceed. */
function quantileOfBest(faces: number, bonus: number, share: number): number {
  const rolls = ROUNDS.map((rounds) => dice(faces, rounds));
  for (let value = 0; ; value++) {
    const below = (plus: number, rounds: number): number =>
      expect(rolls[rounds - 1]!, (x) => (x + plus <= value ? 1 : 0));
    if (overRounds((rounds) => below(bonus, rounds) * below(0, rounds)) >= share) return value;
  }
}

/** How often the leader before the last roll wins; where both lead, one of them counts half. */
function ledLate(faces: number, bonus: number, rounds: number): number {
  const last = ahead(faces, 0, 1);
  const before: Chances = rounds === 1 ? { from: bonus, p: [1] } : ahead(faces, bonus, rounds - 1);
  return expect(before, (lead) => {
    if (lead === 0) return 0.5;
    // A leader who shares the win is among the winners.
    return expect(last, (roll) => ((lead > 0 ? lead + roll >= 0 : lead + roll <= 0) ? 1 : 0));
  });
}
