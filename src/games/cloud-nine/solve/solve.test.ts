import { describe, expect, it } from 'vitest';
import { speechOf } from '../../../toolkit/speech.ts';
import { CARDS, DECK, FACES } from '../data.ts';
import { eachNeed, payOdds, pays, type WildRule } from '../odds.ts';
import { countNeed } from '../pay.ts';
import { words } from '../words/en/terminal.ts';
import { solver } from './command.ts';
import { fraction, payFractions, rollFractions } from './fractions.ts';

const io = { read: async () => ({ refused: 'no files here' }) };
const rules: readonly WildRule[] = ['one die', 'whole roll'];

/** Every hand card by card, every roll die by die: how many pay. */
function byBruteForce(pool: readonly number[], size: number, dice: number, rule: WildRule) {
  const cards = pool.flatMap((count, kind) => new Array<number>(count).fill(kind));
  let [paid, all] = [0n, 0n];
  const need = [0, 0, 0, 0];
  for (let roll = 0; roll < 6 ** dice; roll++) {
    const faces = Array.from({ length: dice }, (_, i) => FACES[Math.floor(roll / 6 ** i) % 6]).join('');
    countNeed(faces, need);
    for (let chosen = 0; chosen < 1 << cards.length; chosen++) {
      const held = cards.filter((_, i) => (chosen >> i) & 1);
      if (held.length !== size) continue;
      all++;
      if (
        pays(
          CARDS.map((_, kind) => held.filter((card) => card === kind).length),
          need,
          rule,
        )
      )
        paid++;
    }
  }
  return fraction(paid, all);
}

describe('exact chances in Cloud 9', () => {
  it.each(rules)('agree with every hand and every roll counted one by one (%s)', (rule) => {
    for (const [pool, size, dice] of [
      [[2, 1, 2, 1, 1], 3, 2],
      [[1, 0, 3, 2, 2], 4, 1],
      [[3, 2, 1, 0, 1], 2, 3],
    ] as const)
      expect(rollFractions(pool, size, dice, rule).able).toEqual(byBruteForce(pool, size, dice, rule));
  });

  it('agree with the chances that bots and boards use', () => {
    eachNeed(4, (need) => {
      const exact = payFractions(DECK, 6, need, 'one die');
      const known = payOdds(DECK, 6, need, 'one die');
      expect(Number(exact.able.top) / Number(exact.able.bottom)).toBeCloseTo(known.able, 12);
      expect(Number(exact.colored.top) / Number(exact.colored.bottom)).toBeCloseTo(known.colored, 12);
    });
  });

  it('are printed as fractions, for hidden hands and for known ones', async () => {
    const lines = async (given: Record<string, string>) => {
      const answer = await solver(words(speechOf('en'))).run(given, io);
      return 'refused' in answer ? [answer.refused] : answer.value.lines;
    };
    expect(await lines({ hand: 'RG*', roll: 'RR' })).toEqual([
      'The pilot holds RG*; to be paid: RR.',
      'Coloured cards alone are enough: 0.',
      'With a wild card where one is needed: 1.',
    ]);
    expect((await lines({ hand: '*', dice: '2' }))[2]).toContain('5/9 = 55.5556 %');
    expect((await lines({ hand: '6', roll: 'R' }))[1]).toMatch(/enough: \d+\/\d+ = 81\.\d+ %/);
    for (const wrong of [
      {},
      { roll: 'X' },
      { dice: '0' },
      { hand: 'RB', roll: 'R' },
      { roll: 'R', track: 'old' },
    ])
      expect(await lines(wrong)).toHaveLength(1);
  });
});
