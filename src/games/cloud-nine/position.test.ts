import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANCE, type Move, SPECTATOR } from '../../contract/index.ts';
import { cloudNine } from './game.ts';
import { cloudNine as entry } from './index.ts';
import { readPosition, writePosition } from './position.ts';
import { Step } from './state.ts';
import { at as value } from './testing/table.ts';

const refuse = await entry.refusals('en');

const refused = (text: string): string => {
  const reading = readPosition(text);
  return 'refused' in reading ? refuse(reading.refused) : '';
};

describe('positions as text', () => {
  it('say the same when written and read again, in whole random games and their views', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.constantFrom('manual', 'classic'),
        fc.constantFrom(0, 4),
        fc.infiniteStream(fc.nat(99_999)),
        (seats, track, diceCap, numbers) => {
          const rng = { below: (n: number) => numbers.next().value! % n };
          const s = cloudNine.start(seats, { track, diceCap, target: 20 });
          const out: Move[] = [];
          for (let n = 0; ; n++) {
            for (const viewer of n % 5 ? [] : [SPECTATOR, 0]) {
              const view = cloudNine.view(s, viewer);
              expect(value(writePosition(view))).toEqual(view);
            }
            if (n % 5 === 0 || s.step === Step.OVER) expect(value(writePosition(s))).toEqual(s);
            const next = cloudNine.next(s);
            if (next.to === 'over') return;
            if (next.to !== 'act') cloudNine.play(s, CHANCE, cloudNine.draw(s, rng));
            else cloudNine.play(s, s.turn, out[rng.below(cloudNine.moves(s, s.turn, out))]!);
          }
        },
      ),
      { numRuns: 12, seed: 5 },
    );
  });

  it('need say only what differs from the start', () => {
    expect(value('')).toMatchObject({ seats: 2, step: Step.ROLL, level: 1, pilot: 0, left: 64 });
    expect(value('hands RG* ?6 PPYY').sizes).toEqual([3, 6, 4]);
    expect(value('cloud 2; roll RR')).toMatchObject({ step: Step.PASSENGERS, turn: 1 });
    expect(value('jumped 0 1; cloud 2')).toMatchObject({ step: Step.ALONE, turn: 0, scores: [0, 1] });
    expect(value('jumped 0 2; cloud 2; roll R -')).toMatchObject({ step: Step.PAY, turn: 0, dice: 'R-' });
    expect(value('hands G P; history 1 0, 3 2').scores).toEqual([4, 2]);
  });

  it('read the example of the header', () => {
    const s = value(
      'hands RG* ?6 PPYY; cloud 3; pilot 0; jumped 0 0 2; roll R-Y; points 4 0 7; trips 5; turn 1 decide',
    );
    expect(s).toMatchObject({ level: 3, pilot: 0, aboard: 0b011, dice: 'R-Y', scores: [4, 0, 7], trips: 5 });
    expect(s.hands.slice(0, 5)).toEqual([1, 0, 1, 0, 1]);
    expect(s.deck).toEqual([-1, -1, -1, -1, -1]);
  });

  it.each([
    ['hands R', '2 to 6'],
    ['hands RX Y', '2 to 6'],
    ['hands ***** G', 'only 4'],
    ['hands ?50 ?50', '76 cards'],
    ['track round', 'manual or classic'],
    ['cap 3', '0 for none or 4'],
    ['target 500', '20 to 100'],
    ['cloud 0', 'from 1'],
    ['track classic; cloud 10', 'ends at 9'],
    ['pilot 2', '0 to 1'],
    ['jumped 0 3', 'up to the one'],
    ['jumped 0', '2 clouds'],
    ['roll RR', '1 letters'],
    ['roll X', '1 letters'],
    ['points 1', '2 whole numbers'],
    ['trips 300', '200'],
    ['history 1 2 3', 'each trip'],
    ['discard Q', 'letters'],
    ['turn 4 roll', 'seat from 0 to 1'],
    ['turn 0 dance', 'seat from 0 to 1'],
    ['roll R; turn 0 decide', 'pilot rolls and pays'],
    ['pilot 1; jumped 0 1; turn 1 roll', 'in the balloon'],
    ['turn 0 pay', 'dice are rolled'],
    ['roll R; turn 0 roll', 'Before a roll'],
    ['turn 0 alone', 'only when alone'],
    ['turn 0 deal', 'Before the deal'],
    ['points 3 4; turn 0 over', 'reached the target'],
    ['clouds 3', 'no part'],
    ['cloud 1; cloud 2', 'twice'],
  ])('refuse %s', (text, why) => {
    expect(refused(text)).toContain(why);
  });
});
