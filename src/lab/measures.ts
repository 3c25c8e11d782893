/** What settings are compared by, and what a wish can be about: one number a game. */
import { type GameRow, total } from './row.ts';
import { COUNT, type Range, SHARE } from './stats.ts';

export const MEASURES = [
  'first',
  'last',
  'ties',
  'score',
  'winning',
  'margin',
  'turns',
  'minutes',
  'choices',
  'forced',
] as const;
export type MeasureId = (typeof MEASURES)[number];

/** Which of them are shares, and shown in percent. */
export const isShare = (id: MeasureId): boolean => isChance(id) || id === 'forced';
/** Which of them are a chance: each game has won or not. */
export const isChance = (id: MeasureId): boolean => id === 'first' || id === 'last' || id === 'ties';
/** Which of them say nothing of a game for one. */
export const needsRivals = (id: MeasureId): boolean => isChance(id) || id === 'margin' || id === 'winning';

/** Who is asked for a move has one. */
export const CHOICES: Range = { least: 1 };

/** What one of them can be; a score may be below zero. */
export const rangeOf = (id: MeasureId): Range => {
  if (isShare(id)) return SHARE;
  if (id === 'score' || id === 'winning') return {};
  return id === 'choices' ? CHOICES : COUNT;
};

const mean = (values: readonly number[]): number => total(values) / values.length;

const aMove = ({ movesBy }: GameRow, count: number): number => {
  const moves = total(movesBy);
  return moves === 0 ? 0 : count / moves;
};

/** The score of the seat that won, and how far the next one was behind. Winning may mean the lowest score. */
export const winningScore = ({ scores, wins }: GameRow): number =>
  scores[wins.findIndex((share) => share > 0)]!;

function marginOf(row: GameRow): number {
  const best = winningScore(row);
  if (row.wins.filter((share) => share > 0).length > 1) return 0;
  const others = row.scores.filter((_, seat) => row.wins[seat] === 0);
  return others.length === 0 ? 0 : Math.min(...others.map((score) => Math.abs(best - score)));
}

export const measure: Readonly<Record<MeasureId, (row: GameRow) => number>> = {
  first: ({ wins }) => wins[0]!,
  last: ({ wins }) => wins.at(-1)!,
  ties: ({ wins }) => (wins.filter((share) => share > 0).length > 1 ? 1 : 0),
  score: ({ scores }) => mean(scores),
  winning: winningScore,
  margin: marginOf,
  turns: ({ turns }) => turns,
  minutes: ({ seconds }) => seconds / 60,
  choices: (row) => aMove(row, total(row.choicesBy)),
  forced: (row) => aMove(row, row.forced),
};
