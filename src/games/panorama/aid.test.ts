import { describe, expect, it } from 'vitest';
import { accepted } from '../../laws/positions.ts';
import { speechOf } from '../../toolkit/speech.ts';
import { pilePlace } from './board/places.ts';
import { SPOTS } from './board/rows.ts';
import { BALLOONS, TOKEN_KINDS } from './data.ts';
import { panorama as entry } from './index.ts';
import { readPosition } from './position.ts';
import { figures } from './rulebook.ts';
import type { PanoramaState } from './state.ts';
import { whyNot } from './why.ts';
import { words } from './words/en/aid.ts';

const aid = await entry.aid!('en');
const at = (text: string): PanoramaState => accepted(readPosition(text));
const who = (seat: number) => ({ name: seat === 0 ? 'Ann' : 'Ben', isYou: seat === 0, sign: seat });
const middle = at(
  'trucks 2 3 4 6 7; on 3 GR, 7 BW; sky PW 5,1 X1 2,3; tokens PWs *s; colours RW GP; turn 0 play',
);
const places = [
  ...SPOTS.flatMap((row) => row.places),
  ...BALLOONS.map((name) => `tray-${name}`),
  ...[0, 1].flatMap((seat) => Array.from({ length: TOKEN_KINDS }, (_, kind) => pilePlace(seat, kind))),
  ...Array.from({ length: 12 }, (_, i) => `column-${i + 1}`),
  ...Array.from({ length: 4 }, (_, i) => `altitude-${i + 1}`),
  'edge',
  'own',
];

describe('tips', () => {
  it('every place of the board has one, in sentences', () => {
    for (const place of places) {
      const tip = aid.tip(middle, 0, place, who);
      expect(tip?.title, place).toMatch(/^[\p{Lu}\d]/u);
      expect(tip?.text, place).toMatch(/^\S.*\.$/);
    }
  });

  it('say what a set is worth, and which tokens are dropped', () => {
    expect(aid.tip(middle, 0, 'tokens-0-P', who)).toMatchObject({ title: 'Your 1 purple token' });
    expect(aid.tip(middle, 0, 'tokens-0-P', who)?.text).toContain('worth 1 point');
    expect(aid.tip(middle, 0, 'tokens-0-W', who)?.text).toContain('dropped');
    expect(aid.tip(middle, 0, 'bed-3', who)?.text).toContain('a green and a red token');
  });
});

it('coaching says why', () => {
  expect(aid.coach(middle, 0, undefined)).toMatch(/^Launch green-red.*brings you a green and a red token/);
  expect(aid.coach(at('colours RW GP; turn 0 play'), 0, undefined)).toMatch(/safety token/);
  expect(aid.coach(middle, 0, 'tray-GP')).toMatch(/better columns/);
});

describe('why nothing can be done at a place', () => {
  const say = words(speechOf('en')).why;

  it.each([
    ['road-7', 'Fill the gap'],
    ['road-6', 'The gap is behind'],
    ['road-9', 'No truck stands'],
    ['sky-1-1', 'Nothing flies'],
    ['tray-GR', 'has left the tray'],
    ['tokens-0-P', 'only collected'],
  ])('%s', (place, reason) => {
    expect(whyNot(say, middle, place)).toContain(reason);
  });

  it('at the start no launch truck may pass the safety truck', () => {
    expect(whyNot(say, at(''), 'road-4')).toBe(say.noGap);
  });

  it('a launch that would make neighbours', () => {
    expect(whyNot(say, at('on 2 PW; sky GR 2,1'), 'bed-2')).toContain('cannot launch in column 2');
  });
});

it('figures of the rules point at places of the board', () => {
  for (const { crop = [], arrows = [] } of Object.values(figures) as {
    crop?: readonly string[];
    arrows?: readonly (readonly string[])[];
  }[])
    for (const place of [...crop, ...arrows.flat()]) expect(places).toContain(place);
});
