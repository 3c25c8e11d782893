/** Checks that a finished match was drawn fairly: the secret fits its commitment, and every draw follows from it. */
import { CHANCE } from '../contract/index.ts';
import { commitmentOf, drawStream, isSecret } from './fair.ts';
import { isUndo, saltsOf } from './log.ts';
import { Match } from './match.ts';
import { fairWords as say } from './words.ts';

export type Verdict =
  | { readonly fair: true; readonly draws: number }
  | { readonly fair: false; readonly why: string };

export function verify<S>(match: Match<S>, secret: string): Verdict {
  const { game, head } = match;
  if (!isSecret(secret) || commitmentOf(secret) !== head.commitment)
    return { fair: false, why: say.otherSecret };
  const again = new Match(game, head);
  let draws = 0;
  for (const [n, entry] of match.log.entries()) {
    if (!isUndo(entry) && entry.by === CHANCE) {
      const right = game.draw(again.state, drawStream(secret, saltsOf(head), n));
      if (right !== entry.move) {
        return {
          fair: false,
          why: say.otherDraw(
            n + 1,
            game.write(again.state, CHANCE, entry.move),
            game.write(again.state, CHANCE, right),
          ),
        };
      }
      draws++;
    }
    again.append(entry);
  }
  return { fair: true, draws };
}
