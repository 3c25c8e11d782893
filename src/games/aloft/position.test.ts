import { describe, expect, it } from 'vitest';
import { accepted, expectSameWhenReadAgain } from '../../laws/positions.ts';
import { facts } from './facts.ts';
import { aloft } from './game.ts';
import { aloft as entry } from './index.ts';
import { readPosition, writePosition } from './position.ts';
import { type AloftState, leadSpace, Step, spaceOf } from './state.ts';

const value = (text: string): AloftState => accepted(readPosition(text));
const refuse = await entry.refusals('en');
const refused = (text: string): string => {
  const reading = readPosition(text);
  return 'refused' in reading ? refuse(reading.refused) : '';
};

describe('positions as text', () => {
  it('say the same when written and read again, in whole random games and their views', () => {
    expectSameWhenReadAgain(aloft, { read: readPosition, write: writePosition }, facts.seats);
  });

  it('need say only what differs from the start', () => {
    const s = value('');
    expect([s.seats, s.turn, s.step, s.safety]).toEqual([2, 0, Step.ADVANCE, 1]);
    expect(value('colours R ? G').seats).toBe(3);
    expect(value('row GP GR GW GY PR PW PY RW RY WY X1 X2').seats).toBe(1);
    expect(value('players 1; sky WY 1,1').row[0]).toBe(9);
    expect(value('trucks 3 4 6 7').safety).toBe(3);
    expect(value('sky GR 1,2').step).toBe(Step.TRUCK);
  });

  it('read the example of the header', () => {
    const s = value(
      'players 3; trucks 1 3 4 5; safety 2; on 3 GR, 5 PR inflated; sky PW 5,1 GY 5,4; colours R ? G; turn 0 advance',
    );
    expect([0, 1, 2, 3].map((truck) => spaceOf(s, truck))).toEqual([1, 3, 4, 5]);
    expect(s.colors).toEqual([2, -1, 0]);
    expect(s.load).toEqual([-1, 1, -1, 4]);
    expect(s.inflated).toBe(8);
    expect(leadSpace(s)).toBe(5);
  });

  it.each([
    ['sky GR 3,1 PY 4,1', 'neighbours'],
    ['sky GR 3,1 PY 3,2', 'neighbours'],
    ['sky GR 3,1 PY 3,1', 'neighbours'],
    ['sky GR 3,1 GR 1,1', 'one place'],
    ['on 2 GR; sky GR 1,1', 'one place'],
    ['sky GR 5,1', 'reached column 5'],
    ['sky GR 3,5', 'no place'],
    ['sky GR', 'no place'],
    ['sky GB 1,1', 'no balloon GB'],
    ['trucks 1 2 4 6', 'never stand'],
    ['trucks 1 2 3', 'never stand'],
    ['trucks 10 11 12 13', 'never stand'],
    ['trucks 2 3 4 5; safety 1', 'from 2 to 5'],
    ['safety 5', 'from 1 to 4'],
    ['on 5 GR', 'No launch truck'],
    ['on 2 GR, 2 PW', 'already'],
    ['on GR', 'nothing on a truck'],
    ['turn 2', 'seat from 0 to 1'],
    ['turn 0 dance', 'seat from 0 to 1'],
    ['turn 0 truck', 'when a balloon flies'],
    ['turn 0 over', 'past the edge'],
    ['trucks 9 10 11 13; turn 0 truck; sky GR 1,1', 'past the edge'],
    ['trucks 1 2 3 5; turn 0 deal', 'at its start'],
    ['colours R R', 'different letters'],
    ['colours R B', 'different letters'],
    ['players 1; colours R', 'Alone'],
    ['players 2; row GP', 'Alone'],
    ['players 6', '1 to 5'],
    ['row GP GR', 'twelve'],
    ['players 1; sky X3 1,1', 'no balloon X3'],
    ['players 1; sky GR 1,1 RY 2,2', 'share a colour'],
    ['row GP GR GW GY PR PW PY RW RY WY X1 X2; on 2 GR', 'leave the row'],
    ['clouds 3', 'no part'],
    ['safety 1; safety 2', 'twice'],
  ])('refuse %s', (text, why) => {
    expect(refused(text)).toContain(why);
  });

  it('allow corners to touch among several players, and alone where no colour is shared', () => {
    expect(refused('sky GR 1,1 RY 2,2')).toBe('');
    expect(refused('players 1; sky GR 1,1 PW 2,2')).toBe('');
    expect(refused('players 1; sky X1 1,1 GR 2,2')).toBe('');
  });
});
