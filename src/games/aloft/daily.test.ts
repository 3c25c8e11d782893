import { describe, expect, it } from 'vitest';
import { accepted } from '../../laws/positions.ts';
import { dayAt } from '../../toolkit/daily/days.ts';
import { speechOf } from '../../toolkit/speech.ts';
import { bestOf, gameOn, rowOfDay, shareText } from './daily.ts';
import { BEST, FIRST_DAY } from './days.ts';
import { aloft } from './game.ts';
import { rowText, solveRow } from './solve/solve.ts';
import { Step } from './state.ts';
import { words } from './words/en/pages.ts';

const DAY = '2026-12-24';
const say = words(speechOf('en'));

describe('the daily row', () => {
  it('is the same for all players, and another row on another day', () => {
    expect(rowText(rowOfDay(DAY))).toBe('PY PW GR GP X1 PR GW GY RW RY WY X2');
    expect(accepted(gameOn(DAY, [])).state.row).toEqual(rowOfDay(DAY));
    expect(rowOfDay('2026-12-25')).not.toEqual(rowOfDay(DAY));
  });

  it('refuses moves that the rules do not allow', () => {
    expect(gameOn(DAY, ['T'])).toHaveProperty('refused');
    expect(gameOn(DAY, ['I 1'])).toHaveProperty('refused');
  });

  it('tells what the last move did, and does what nothing can be done about', () => {
    const first = rowText(rowOfDay(DAY)).slice(0, 2);
    const { state, events } = accepted(gameOn(DAY, [`U ${first} 3`]));
    expect(events.map(({ kind }) => kind)).toEqual(['unpacked']);
    expect([state.step, state.load[2]]).toEqual([Step.ADVANCE, rowOfDay(DAY)[0]]);
  });

  it('knows the proven best of 365 days, and of no other', () => {
    expect(BEST).toMatch(/^[78]{365}$/);
    expect(bestOf(dayAt(FIRST_DAY, 364))).toBe(Number(BEST[364]));
    expect([bestOf(dayAt(FIRST_DAY, -1)), bestOf(dayAt(FIRST_DAY, 365))]).toEqual([undefined, undefined]);
  });

  it('what it knows is what the search finds, and playing that line is told and shared', () => {
    const { score, least, line } = solveRow(rowOfDay(DAY));
    expect([score, least]).toEqual([bestOf(DAY), bestOf(DAY)]);
    // What is forced is not written down by the page.
    const { state } = accepted(
      gameOn(
        DAY,
        line.filter((move) => move !== '-'),
      ),
    );
    expect(state.step).toBe(Step.OVER);
    expect(aloft.result(state).scores).toEqual([score]);
    expect(shareText(say, DAY, state)).toMatchInlineSnapshot(`
      "Aloft daily row, 24 December 2026
      ···█▅▃█▃▅█··
      7 points, the best that the row allows"
    `);
    expect(say.daily.compared(score, score)).toMatch(/You made it!$/);
    expect(say.daily.compared(score + 2, score)).toMatch(/You were 2 above it\.$/);
    expect(say.daily.compared(9, undefined)).toMatch(/^No row allows less than 7\./);
  }, 60_000);
});
