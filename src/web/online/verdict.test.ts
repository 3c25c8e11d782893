import { expect, test } from 'vitest';
import { newSecret } from '../../match/fair.ts';
import { SEALED } from '../../match/log.ts';
import { newHead } from '../../match/match.ts';
import { saltFrom, sealFrom } from '../../match/testing/salts.ts';
import type { Verdict } from '../../match/verify.ts';
import { headDigest } from '../../match/witness.ts';
import { keep } from './salts.ts';
import { judge } from './verdict.ts';
import { onlineWords } from './words/index.ts';

const fair = (change: Partial<Extract<Verdict, { fair: true }>> = {}): Verdict => ({
  ...{ fair: true, draws: 3, order: false, scheme: SEALED, salts: 2, left: [] },
  ...change,
});
const head = (id: string) =>
  newHead({
    ...{ id, game: 'kites', version: 1, options: {}, secret: newSecret(), created: '', fixedSeats: true },
    seats: ['Ann', 'Bob'].map((name) => ({
      name,
      player: 'person' as const,
      seal: sealFrom(name),
      salt: saltFrom(name),
    })),
    scheme: SEALED,
  });

test('that a match fits itself is no proof that the server could not choose, and is not shown as one', async () => {
  const { match: say } = await onlineWords('en');
  const unseen = await judge(say, head('unseen'), fair());
  expect(unseen).toEqual({ proven: false, sentence: `${say.fits(3, false)} ${say.saw.unseen}` });
  const seen = head('seen');
  keep('seen', { commitment: seen.commitment, head: headDigest(seen) });
  expect(await judge(say, seen, fair())).toEqual({
    proven: false,
    sentence: `${say.fits(3, false)} ${say.saw.seen}`,
  });
  const { scheme: _sealed, ...first } = head('first');
  expect(await judge(say, first, fair({ scheme: '1' }))).toMatchObject({ proven: false });
});
