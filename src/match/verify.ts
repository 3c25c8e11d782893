/** Checks that a finished match was drawn fairly: the secret fits its commitment, and every draw follows from it. */
import { CHANCE, type Game, type GameFacts, type Reading } from '../contract/index.ts';
import { commitmentOf, drawStream, isSecret } from './fair.ts';
import { importMatch } from './file.ts';
import { isUndo, type LogEntry, type MatchHead, saltsOf } from './log.ts';
import { Match, seatOrder } from './match.ts';
import type { FairRefusal, MatchRefusal } from './refusals.ts';

export type Verdict =
  /** `order`: that of the seats was drawn too. */
  | { readonly fair: true; readonly draws: number; readonly order: boolean }
  /** `entry` counts from 1, as files do; it is left out where the secret itself or the order of the seats is another one. */
  | { readonly fair: false; readonly why: FairRefusal; readonly entry?: number };

export function verify<S>(match: Match<S>, secret: string): Verdict {
  const again = new Match(match.game, match.head);
  const check = new DrawCheck<S>(secret);
  for (const entry of match.log) {
    check.see(again, entry);
    again.append(entry);
  }
  return check.verdict(match.head);
}

/** Reads a match file and checks it on the way, so that the first draw that differs is named, whatever became of it. */
export function verifyFile<S>(
  game: Game<S>,
  facts: GameFacts,
  file: unknown,
): Reading<Verdict, MatchRefusal> {
  const { secret, commitment, order } = (file ?? {}) as Partial<Record<'secret' | keyof MatchHead, unknown>>;
  const check = new DrawCheck<S>(typeof secret === 'string' ? secret : '');
  const read = importMatch(game, facts, file, (before, entry) => check.see(before, entry));
  const hasSecret = typeof secret === 'string' && typeof commitment === 'string';
  if (hasSecret) {
    const verdict = check.verdict({ commitment, ...(Array.isArray(order) ? { order } : {}) });
    if (!verdict.fair || 'value' in read) return { value: verdict };
  }
  return 'refused' in read ? read : { refused: { code: 'noSecret' } };
}

/** Makes every draw again, up to the first that differs. */
class DrawCheck<S> {
  readonly #secret: string;
  #draws = 0;
  #other: Extract<Verdict, { fair: false }> | undefined;

  constructor(secret: string) {
    this.#secret = secret;
  }

  see(before: Match<S>, entry: LogEntry): void {
    if (this.#other || !isSecret(this.#secret) || isUndo(entry) || entry.by !== CHANCE) return;
    const { game, head, state } = before;
    const n = before.log.length;
    const right = game.draw(state, drawStream(this.#secret, saltsOf(head), n));
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

  verdict({ commitment, order }: Pick<MatchHead, 'commitment' | 'order'>): Verdict {
    if (!isSecret(this.#secret) || commitmentOf(this.#secret) !== commitment)
      return { fair: false, why: { code: 'otherSecret' } };
    const right = order && seatOrder(this.#secret, order.length);
    if (right && String(right) !== String(order))
      return { fair: false, why: { code: 'otherOrder', got: order.join(), right: right.join() } };
    return this.#other ?? { fair: true, draws: this.#draws, order: order !== undefined };
  }
}
