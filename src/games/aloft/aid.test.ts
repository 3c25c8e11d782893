import { describe, expect, it } from 'vitest';
import { accepted } from '../../laws/positions.ts';
import { speechOf } from '../../toolkit/speech.ts';
import { SPOTS } from './board/rows.ts';
import { BALLOONS } from './data.ts';
import { aloft as entry } from './index.ts';
import { readPosition } from './position.ts';
import { figures } from './rulebook.ts';
import type { AloftState } from './state.ts';
import { whyNot } from './why.ts';
import { words } from './words/en/aid.ts';

const aid = await entry.aid!('en');
const at = (text: string): AloftState => accepted(readPosition(text));
const who = (seat: number) => ({ name: `Player ${seat}`, isYou: seat === 0, sign: seat });
const middle = at(
  'trucks 3 4 6 7; safety 5; on 3 GY, 4 PW inflated; sky GR 2,3 WY 5,1; colours R W Y; turn 0 advance',
);
const places = [
  ...SPOTS.flatMap((row) => row.places),
  ...BALLOONS.map((name) => `tray-${name}`),
  ...Array.from({ length: 12 }, (_, i) => `column-${i + 1}`),
  ...Array.from({ length: 4 }, (_, i) => `altitude-${i + 1}`),
  'edge',
  'own',
];

describe('tips', () => {
  it('every place of the board has one, in sentences', () => {
    for (const place of places) {
      const tip = aid.tip(middle, 0, place, who);
      expect(tip?.title, place).toMatch(/^\p{Lu}/u);
      expect(tip?.text, place).toMatch(/^\S.*\.$/);
    }
  });

  it('tell the numbers of this position', () => {
    expect(aid.tip(middle, 0, 'sky-2-3', who)?.text).toMatch(/green and red.*number 2 of 2.*room to rise/);
    expect(aid.tip(middle, 0, 'road-4', who)?.text).toMatch(
      /Purple-white balloon stands ready.*next launch truck/,
    );
    expect(aid.tip(middle, 0, 'own', who)?.text).toMatch(/show red score for you/);
    expect(aid.tip(middle, -1, 'own', who)?.title).toBe('A secret colour card');
  });
});

describe('coaching', () => {
  it('says why: first what flies soonest', () => {
    const coach = (text: string, held?: string) => aid.coach(at(`colours R W; ${text}`), 0, held);
    expect(coach('on 3 GR inflated; turn 0 advance')).toMatch(/^Launch green-red/);
    expect(coach('on 3 GR; turn 0 advance')).toMatch(
      /^Inflate green-red.*only an inflated balloon can launch/,
    );
    expect(coach('turn 0 advance')).toMatch(/^Unpack a balloon of your colour/);
    expect(coach('turn 0 advance', 'tray-GW')).toMatch(/not your colour/);
    expect(coach('trucks 1 3 4 5; safety 1; sky GR 2,2; turn 0 truck')).toMatch(/^Only the safety truck/);
  });

  it('tells trucks apart by what this position makes of them', () => {
    const coach = (text: string) =>
      aid.coach(at(`colours R W; sky GR 2,2; ${text}; turn 0 truck`), 0, undefined);
    expect(coach('trucks 2 3 4 5; safety 3')).toMatch(/^Launch truck: further right/);
    expect(coach('trucks 2 3 4 5; safety 3; on 5 RW')).toMatch(/^The launch truck carries red-white/);
    expect(coach('trucks 2 3 4 5; safety 3; on 4 RW')).toMatch(/^Launch truck: further right/);
    expect(coach('trucks 8 9 10 11; safety 9; on 11 RW')).toMatch(/^5 steps of launch trucks end the game/);
  });
});

describe('why nothing can be done at a place', () => {
  const say = words(speechOf('en')).why;
  const launches = at(
    'trucks 4 5 6 7; safety 5; on 4 GY inflated, 5 RY, 6 PR inflated; sky RW 3,1 GP 4,2 PW 7,2; turn 0 advance',
  );

  it.each([
    ['road-4', 'Green-yellow cannot launch in column 4'],
    ['road-7', 'Trucks have moved'],
    ['road-9', 'No truck stands at column 9.'],
    ['lane-5', 'Trucks have moved'],
    ['lane-6', 'safety truck’s lane'],
    ['sky-6-1', 'Nothing flies in column 6, altitude 1.'],
    ['tray-PR', 'has left the tray'],
    ['own', 'to be remembered'],
  ])('%s', (place, reason) => {
    expect(whyNot(say, launches, place)).toContain(reason);
  });

  it('while a truck is due', () => {
    const trucks = at('trucks 1 3 4 5; safety 1; sky GR 2,2; turn 0 truck');
    expect(whyNot(say, trucks, 'road-1')).toContain('would pass the safety truck');
    expect(whyNot(say, trucks, 'road-4')).toContain('You do not choose which');
    expect(whyNot(say, trucks, 'sky-2-2')).toBe(say.truckFirst);
    expect(whyNot(say, trucks, 'tray-PR')).toBe(say.truckFirst);
  });
});

it('figures of the rules point at places of the board', () => {
  for (const { crop = [], arrows = [] } of Object.values(figures) as {
    crop?: readonly string[];
    arrows?: readonly (readonly string[])[];
  }[])
    for (const place of [...crop, ...arrows.flat()]) expect(places).toContain(place);
});
