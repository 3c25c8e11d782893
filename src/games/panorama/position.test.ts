import { describe, expect, it } from 'vitest';
import { accepted, expectSameWhenReadAgain } from '../../laws/positions.ts';
import { MULTI, SAFETY, TOKEN_KINDS } from './data.ts';
import { facts } from './facts.ts';
import { panorama } from './game.ts';
import { panorama as entry } from './index.ts';
import { readPosition, writePosition } from './position.ts';
import { type PanoramaState, Step, safetySpace } from './state.ts';

const value = (text: string): PanoramaState => accepted(readPosition(text));
const refuse = await entry.refusals('en');
const refused = (text: string): string => {
  const reading = readPosition(text);
  return 'refused' in reading ? refuse(reading.refused) : '';
};

describe('positions as text', () => {
  it('say the same when written and read again, in whole random games and their views', () => {
    expectSameWhenReadAgain(panorama, { read: readPosition, write: writePosition }, facts.seats);
  });

  it('need say only what differs from the start', () => {
    const s = value('');
    expect([s.seats, s.turn, s.step, safetySpace(s)]).toEqual([2, 0, Step.TURN, 5]);
    expect(value('colours R ? G B').seats).toBe(4);
    expect(value('tokens - - -').seats).toBe(3);
    expect(value('trucks 9 10 11 12 13').step).toBe(Step.OVER);
  });

  it('read the example of the header', () => {
    const s = value(
      'players 2; trucks 2 3 4 6 7; on 3 GR, 7 BW; sky PW 5,1 X1 2,3; tokens PWs *s; colours RW ?; turn 0 play',
    );
    expect(s.trucks).toBe(0b11011100);
    expect([s.load[3], s.load[7]]).toEqual([6, 3]);
    expect(s.colors).toEqual([0b11000, 0]);
    expect([s.tokens[SAFETY], s.tokens[TOKEN_KINDS + MULTI], s.tokens[TOKEN_KINDS + SAFETY]]).toEqual([
      1, 1, 1,
    ]);
  });

  it('give the first player all tokens where none are named', () => {
    const s = value('trucks 2 3 4 5 6; sky BG 1,1 X2 4,2 GP 5,1');
    expect(s.tokens.slice(0, TOKEN_KINDS)).toEqual([1, 2, 1, 0, 0, 0, 1, 1]);
  });

  it.each([
    ['sky GR 3,1 PY 4,1', 'neighbours'],
    ['sky GR 3,1 PY 3,1', 'neighbours'],
    ['sky GR 3,1 GR 1,1', 'one place'],
    ['on 2 GR; sky GR 1,1', 'one place'],
    ['sky GR 6,1', 'reached column 6'],
    ['sky GR 3,5', 'no place'],
    ['sky ZZ 1,1', 'no balloon ZZ'],
    ['trucks 1 2 3 4', 'never stand'],
    ['trucks 1 2 3 4 7', 'never stand'],
    ['trucks 1 2 2 3 4', 'never stand'],
    ['trucks 10 11 12 13 14', 'never stand'],
    ['on 6 GR', 'No truck'],
    ['on 99 GR', 'No truck'],
    ['on 2 GR, 2 PW', 'already'],
    ['on GR', 'nothing on a truck'],
    ['tokens GG -', '0 green tokens'],
    ['tokens s -', '0 safety tokens'],
    ['trucks 1 2 3 4 6; tokens - -', '1 safety token'],
    ['tokens Q -', 'one for each seat'],
    ['players 3; tokens - -', 'one for each seat'],
    ['turn 2', 'seat from 0 to 1'],
    ['turn 0 dance', 'seat from 0 to 1'],
    ['turn 0 over', 'only when all balloons fly'],
    ['trucks 9 10 11 12 13; turn 0 play', 'no truck can move'],
    ['trucks 1 2 3 4 6; turn 0 deal', 'at its start'],
    ['colours RW R', 'two letters'],
    ['colours RW RG', 'at most once'],
    ['colours R G B Q', 'one letter'],
    ['players 7', '2 to 6'],
    ['players 1', '2 to 6'],
    ['clouds 3', 'no part'],
    ['trucks 1 2 3 4 5; trucks 1 2 3 4 5', 'twice'],
  ])('refuse %s', (text, why) => {
    expect(refused(text)).toContain(why);
  });
});
