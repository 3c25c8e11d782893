/** What can be said of the draws of a match: what it proves by itself, and what this browser saw of it before. */
import type { MatchHead } from '../../match/log.ts';
import { SEALED } from '../../match/log.ts';
import type { Verdict } from '../../match/verify.ts';
import { testify } from '../../match/witness.ts';
import { wordRefusal } from '../wording.ts';
import { witnessOf } from './salts.ts';
import type { OnlineWords } from './words/index.ts';

export interface Judged {
  /** That the server could not choose: a match that only fits itself proves less. */
  readonly proven: boolean;
  readonly sentence: string;
}

export async function judge(say: OnlineWords['match'], head: MatchHead, verdict: Verdict): Promise<Judged> {
  const testimony = testify(head, witnessOf(head.id));
  // What was changed before the deal is the reason for all that differs later.
  const why = 'refused' in testimony ? testimony.refused : verdict.fair ? undefined : verdict.why;
  if (why) return { proven: false, sentence: say.unfair(await wordRefusal(why)) };
  if (!verdict.fair || 'refused' in testimony) throw new Error('a match is fair or has a reason');
  const { draws, order, scheme, salts, left } = verdict;
  if (scheme !== SEALED) return { proven: false, sentence: say.unsealed(draws, order) };
  const proven = testimony.saw === 'bound' && left.length === 0;
  const told = [
    proven ? say.proven(draws, order) : say.fits(draws, order),
    say.saw[testimony.saw],
    ...(left.length > 0 ? [salts === 0 ? say.noSalts : say.left(left)] : []),
  ];
  return { proven, sentence: told.join(' ') };
}
