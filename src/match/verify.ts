/**
 * Checks a finished match against itself: the secret fits its commitment, every salt fits its seal, and every draw follows from them; and
 * against what a page was shown of its entries meanwhile. What it saw before the start is checked by witness.ts.
 */
import { CHANCE, type Game, type GameFacts, type Reading } from '../contract/index.ts';
import { drawsOf, refuseSeals, seatOrder } from './draws.ts';
import { commitmentOf, type Draws, isSecret } from './fair.ts';
import { importMatch } from './file.ts';
import { isUndo, type LogEntry, leftOut, type MatchHead, SEALED } from './log.ts';
import { Match } from './match.ts';
import { type Memo, memoDigest } from './memo.ts';
import type { FairRefusal, MatchRefusal, WitnessRefusal } from './refusals.ts';
import { seen } from './seen.ts';

export type Verdict =
  | {
      readonly fair: true;
      readonly draws: number;
      /** Was the order of seats drawn, too? */
      readonly order: boolean;
      readonly scheme: '1' | typeof SEALED;
      /** Of a sealed match: how many salts are part of its draws, and the names of players whose salts are not. */
      readonly salts: number;
      readonly left: readonly string[];
    }
  /** `entry` counts from 1, as files do; it is left out where the secret itself or the order of the seats is another one. */
  | { readonly fair: false; readonly why: FairRefusal | WitnessRefusal; readonly entry?: number };

export function verify<S>(match: Match<S>, secret: string, memos: readonly Memo[] = []): Verdict {
  const again = new Match(match.game, match.head);
  const check = new DrawCheck<S>(secret);
  for (const entry of match.log) {
    check.see(again, entry);
    again.append(entry);
  }
  return recall(match, memos, check.verdict(match.head));
}

/** A match may fit itself and yet be another one than a page was shown. */
function recall<S>({ game, head, log }: Match<S>, memos: readonly Memo[], verdict: Verdict): Verdict {
  if (!verdict.fair) return verdict;
  const other = memos.find((memo) => {
    if (memo.viewer >= head.seats.length) return true;
    const then = new Match(game, head, log.slice(0, memo.log));
    return memoDigest(seen(then, memo.viewer).slice(0, memo.n)) !== memo.digest;
  });
  return other ? { fair: false, why: { code: 'otherEntries', n: other.n } } : verdict;
}

/** Reads a match file and checks it on the way, so that the first draw that differs is named, whatever became of it. */
export function verifyFile<S>(
  game: Game<S>,
  facts: GameFacts,
  file: unknown,
  memos: readonly Memo[] = [],
): Reading<Verdict, MatchRefusal> {
  const { secret } = (file ?? {}) as { readonly secret?: unknown };
  const check = new DrawCheck<S>(typeof secret === 'string' ? secret : '');
  const read = importMatch(game, facts, file, (before, entry) => check.see(before, entry));
  const head = 'value' in read ? read.value.match.head : check.head;
  if (typeof secret === 'string' && head) {
    const verdict = check.verdict(head);
    if ('value' in read) return { value: recall(read.value.match, memos, verdict) };
    if (!verdict.fair) return { value: verdict };
  }
  return 'refused' in read ? read : { refused: { code: 'noSecret' } };
}

/** Makes every draw again, up to the first that differs. */
class DrawCheck<S> {
  /** The head of the match whose entries were seen. */
  head: MatchHead | undefined;
  readonly #secret: string;
  #by: Draws | undefined;
  #draws = 0;
  #other: Extract<Verdict, { fair: false }> | undefined;

  constructor(secret: string) {
    this.#secret = secret;
  }

  see(before: Match<S>, entry: LogEntry): void {
    const { game, head, state } = before;
    this.head = head;
    if (this.#other || !isSecret(this.#secret) || isUndo(entry) || entry.by !== CHANCE) return;
    this.#by ??= drawsOf(head, this.#secret);
    if (!this.#by) return;
    const n = before.log.length;
    const right = game.draw(state, this.#by(n));
    if (right === entry.move) this.#draws++;
    else {
      const [got, wanted] = [entry.move, right].map((move) => game.write(state, CHANCE, move));
      this.#other = {
        fair: false,
        why: { code: 'otherDraw', n: n + 1, got: got!, right: wanted! },
        entry: n + 1,
      };
    }
  }

  verdict(head: MatchHead): Verdict {
    const { scheme, commitment, order, seats } = head;
    if (!isSecret(this.#secret) || commitmentOf(this.#secret) !== commitment)
      return { fair: false, why: { code: 'otherSecret' } };
    const draws = drawsOf(head, this.#secret);
    if (!draws) return { fair: false, why: { code: 'unknownScheme', scheme: scheme ?? '' } };
    const sealed = scheme === SEALED;
    const unsealed = sealed ? refuseSeals(head) : undefined;
    if (unsealed) return { fair: false, why: unsealed };
    const right = order && seatOrder(draws, order.length);
    if (right && String(right) !== String(order))
      return { fair: false, why: { code: 'otherOrder', got: order.join(), right: right.join() } };
    if (this.#other) return this.#other;
    const left = leftOut(head).map((seat) => seats[seat]!.name);
    return {
      fair: true,
      draws: this.#draws,
      order: order !== undefined,
      scheme: sealed ? SEALED : '1',
      salts: seats.filter(({ player, salt }) => player === 'person' && salt !== undefined).length,
      left,
    };
  }
}
