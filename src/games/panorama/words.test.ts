import { describe, expect, it } from 'vitest';
import type { Who } from '../../contract/index.ts';
import { accepted } from '../../laws/positions.ts';
import { pilePlace, placesOf, traceOf } from './board/places.ts';
import { panorama } from './game.ts';
import { panorama as entry } from './index.ts';
import { readPosition } from './position.ts';
import { figures } from './rulebook.ts';
import type { PanoramaEvent, PanoramaState } from './state.ts';
import { view as seenBy } from './view.ts';

const words = await entry.words('en');
const at = (text: string): PanoramaState => accepted(readPosition(text));
const who = (seat: number): Who => ({ name: ['Ann', 'Ben'][seat]!, isYou: seat === 0, sign: seat });
const move = (s: PanoramaState, text: string): number => accepted(panorama.read(s, s.turn, text));

const middle =
  'trucks 2 3 4 6 7; on 3 GR, 7 BW; sky PW 5,1 X1 2,3; tokens PWs *s; colours RW GP; turn 0 play';

describe('where moves are on the board', () => {
  it.each([
    ['T 2', ['road-2', 'road-5']],
    ['I GP 4', ['tray-GP', 'bed-4']],
    ['L 3', ['bed-3', 'sky-3-1']],
    ['A PW', ['sky-5-1', 'sky-5-2']],
  ])('%s, and its event leaves its mark there', (text, places) => {
    const s = at(middle);
    expect(placesOf(s, move(s, text))).toEqual(places);
    const told: PanoramaEvent[] = [];
    panorama.play(s, 0, move(s, text), (event) => told.push(event));
    expect(told.map(traceOf)).toEqual([{ from: places[0], to: places[1] }]);
  });

  it('piles of tokens are named by player and kind', () => {
    expect([0, 6, 7].map((kind) => pilePlace(1, kind))).toEqual([
      'tokens-1-B',
      'tokens-1-multi',
      'tokens-1-safety',
    ]);
  });
});

it('what is asked changes with what is in the hand', () => {
  const s = at(middle);
  const titles = [undefined, 'tray-GP', 'bed-4', 'bed-3', 'sky-5-1'].map(
    (held) => words.ask(s, 0, held).title,
  );
  expect(titles).toEqual([
    'Drive a truck or advance a balloon',
    'Put green-purple on a truck',
    'Load the truck on space 4',
    'Launch green-red',
    'Raise purple-white',
  ]);
});

it('points if it ended now count sets and sky, for colours that the viewer knows', () => {
  const s = at(middle);
  // Red and white: purple and safety tokens are sets of one, the white one is dropped, and purple-white is number 1.
  expect([0, 1].map((seat) => words.points?.(seenBy(s, 0), seat))).toEqual([3, undefined]);
});

it('the verdict tells sets and sky apart', () => {
  const s = at(figures.scored.position);
  expect(words.verdict!(s, panorama.result(s), who)).toBe(
    'Ben wins with green and purple, 5 points ahead. 16 points for sets of tokens and 7 for the sky.',
  );
});
