/**
 * What a page remembers of the entries that it was shown while a match was played, so that a server cannot tell another story at the end.
 * A draw is never taken back, nor what came before it (`mayUndoTo`): up to the last draw, what was shown stands for good.
 */
import { CHANCE, type Entry, type Seat } from '../contract/index.ts';
import { digest } from './witness.ts';

export interface Memo {
  /** Who saw it: moves are hidden from some. */
  readonly viewer: Seat;
  /** How many entries stood, up to the last draw. */
  readonly n: number;
  /** How long the log was at most, with what was taken back: a draw depends on its number in it. */
  readonly log: number;
  readonly digest: string;
}

/** An honest match has one for each seat that its player had. More are kept, so that no later story wipes out an earlier one. */
const mostMemos = 9;

export const memoDigest = (entries: readonly Entry[]): string =>
  digest(entries.map(({ by, move }) => [by, move]));

/** With the entries that stand now. They take the place of what they go on from, and of nothing else; undefined where nothing is new. */
export function remember(
  memos: readonly Memo[],
  {
    viewer,
    entries,
    log,
  }: { readonly viewer: Seat; readonly entries: readonly Entry[]; readonly log: number },
): readonly Memo[] | undefined {
  const n = entries.findLastIndex(({ by }) => by === CHANCE) + 1;
  const goesOn = memos.filter(
    (memo) =>
      memo.viewer === viewer &&
      memo.n <= entries.length &&
      memo.log <= log &&
      memo.digest === memoDigest(entries.slice(0, memo.n)),
  );
  const others = memos.filter((memo) => !goesOn.includes(memo));
  if (n === 0 || goesOn.some((memo) => memo.n === n) || others.length >= mostMemos) return undefined;
  return [...others, { viewer, n, log, digest: memoDigest(entries.slice(0, n)) }];
}
