/** What can be said of the draws of a match: what it proves by itself, and what this browser saw of it before. */
import type { MatchHead } from '../../match/log.ts';
import { SEALED } from '../../match/log.ts';
import type { Verdict } from '../../match/verify.ts';
import { testify } from '../../match/witness.ts';
import { wordRefusal } from '../wording.ts';
import { witnessOf } from './salts.ts';
import type { OnlineWords } from './words/index.ts';

export interface Judged {
  readonly fair: boolean;
  readonly sentence: string;
}

export async function judge(say: OnlineWords['match'], head: MatchHead, verdict: Verdict): Promise<Judged> {
  const testimony = testify(head, witnessOf(head.id));
  const why = !verdict.fair ? verdict.why : 'refused' in testimony ? testimony.refused : undefined;
  if (why) return { fair: false, sentence: say.unfair(await wordRefusal(why)) };
  if (!verdict.fair || 'refused' in testimony) throw new Error('a match is fair or has a reason');
  const { draws, order, scheme, salts, left } = verdict;
  if (scheme !== SEALED) return { fair: true, sentence: say.unsealed(draws, order) };
  const told = [
    testimony.saw === 'bound' && left.length === 0 ? say.proven(draws, order) : say.fits(draws, order),
    say.saw[testimony.saw],
    ...(left.length > 0 ? [salts === 0 ? say.noSalts : say.left(left)] : []),
  ];
  return { fair: true, sentence: told.join(' ') };
}
