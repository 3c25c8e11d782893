/** What a seat is sent tells nothing that it may not know. */
import { expect, it } from 'vitest';
import { CHANCE, type Move, type Seat, SPECTATOR } from '../../contract/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { speechOf } from '../../toolkit/speech.ts';
import { facts } from './facts.ts';
import { cloudNine } from './game.ts';
import type { CloudState } from './state.ts';
import { terminal } from './terminal.ts';
import { at, legal, words } from './testing/table.ts';
import { words as letters } from './words/en/terminal.ts';

const { draw } = terminal(letters(speechOf('en')));

const name = (seat: Seat): string => `Player ${seat + 1}`;

/** Everything that a viewer is sent, and everything that is made of it on the page, through a whole script. */
function sent(deal: string, script: string, viewer: Seat): string[] {
  const state = cloudNine.start(deal.split(' ').length, defaultOptions(facts.options));
  const seen = cloudNine.view(state, viewer);
  const bytes: string[] = [];
  const note = (value: unknown): void => void bytes.push(JSON.stringify(value));
  const make = (by: Seat, move: Move): void => {
    const hidden = cloudNine.hide(state, by, move, viewer);
    cloudNine.play(state, by, move);
    note(hidden);
    note(cloudNine.write(seen, by, hidden));
    cloudNine.play(seen, by, hidden, (event) =>
      note([event, words.say(event, (seat) => ({ name: name(seat), isYou: false, sign: seat }))]),
    );
    note(cloudNine.view(state, viewer));
    note(page(seen, viewer));
    expect(cloudNine.next(seen)).toEqual(cloudNine.next(state));
  };
  for (const text of [`deal ${deal}`, ...script.split(', ')]) {
    const by = /^(deal|roll|draw)/.test(text) ? CHANCE : state.turn;
    const reading = cloudNine.read(state, by, text);
    if ('refused' in reading) throw new Error(`${text} is not legal`);
    make(by, reading.value);
  }
  return bytes;
}

function page(seen: CloudState, viewer: Seat): unknown {
  const next = cloudNine.next(seen);
  const forced = next.to === 'act' ? next.seats.map((seat) => cloudNine.forced?.(seen, seat) ?? 'none') : [];
  return [
    next,
    forced,
    words.describe(seen, viewer),
    seen.sizes.map((_, seat) => words.about(seen, seat)),
    draw(seen, viewer, (_color, text) => text),
  ];
}

const HANDS = ['RRGGPP YYYYYY GGGPPP', 'R*GYYY RRPPYY GGGPPP'];
/** Seat 0 pays a red card; seat 1 gives up with and without a wild card or the colours; every seat draws. */
const SCRIPT = 'roll R, stay, stay, pay, roll G G, leave, stay, fail';

it('two games with different hidden hands are the same to the third seat, byte for byte', () => {
  const [one, two] = HANDS.map((deal) => sent(deal, SCRIPT, 2));
  expect(one).toEqual(two);
  expect(one!.length).toBeGreaterThan(40);
});

it('cards drawn by others stay hidden, too', () => {
  const one = sent(HANDS[0]!, `${SCRIPT}, draw 2 R, draw 0 G, draw 1 *`, 2);
  const two = sent(HANDS[1]!, `${SCRIPT}, draw 2 R, draw 0 Y, draw 1 P`, 2);
  expect(one).toEqual(two);
  expect(sent(HANDS[1]!, `${SCRIPT}, draw 2 Y, draw 0 Y, draw 1 P`, 2)).not.toEqual(two);
});

it('they differ as soon as different cards are played', () => {
  const [one, two] = [`${SCRIPT}`, SCRIPT.replace('pay', 'pay *R')].map((script) =>
    sent(HANDS[1]!, script, 2),
  );
  expect(one).not.toEqual(two);
  const first = one!.findIndex((bytes, i) => bytes !== two![i]);
  expect(one![first]).toBe('2'); // the payment itself
});

it('a spectator is told no hand at all', () => {
  const [one, two] = ['GGGPPP', 'YYYRRR'].map((last) => sent(`RRGGPP YYYYPP ${last}`, SCRIPT, SPECTATOR));
  expect(one).toEqual(two);
});

it('a forced move is not known before it is made', () => {
  const state = cloudNine.start(3, defaultOptions(facts.options));
  cloudNine.play(state, CHANCE, 'GGGGGG PPPPPP RRRRRR');
  cloudNine.play(state, CHANCE, 'Y');
  cloudNine.play(state, 1, 0);
  cloudNine.play(state, 2, 0);
  expect(cloudNine.forced?.(state, 0)).toBeDefined();
  expect(cloudNine.next(state)).toEqual({ to: 'act', seats: [0] });
  for (const viewer of [1, 2, SPECTATOR])
    expect(cloudNine.forced?.(cloudNine.view(state, viewer), 0)).toBeUndefined();
});

it('a hand that is not seen may pay whatever so many cards could', () => {
  const moves = (text: string): string[] => legal(cloudNine.view(at(text), 1), 0);
  const rolled = (hand: string, track: string): string =>
    `hands ${hand} GGGGGG; track ${track}; cloud 2; pilot 0; roll RG; turn 0 pay`;
  expect(moves(rolled('RGY', 'manual'))).toEqual(['pay', 'pay *G', 'pay *R', 'fail']);
  expect(moves(rolled('YY', 'manual'))).toEqual(['pay', 'pay *G', 'pay *R', 'fail']);
  expect(moves(rolled('Y', 'manual'))).toEqual(['fail']);
  expect(moves(rolled('YY', 'classic'))).toEqual(['pay', 'pay *', 'fail']);
  expect(moves(rolled('Y', 'classic'))).toEqual(['pay *', 'fail']);
  expect(moves(rolled('-', 'classic'))).toEqual(['fail']);
});
