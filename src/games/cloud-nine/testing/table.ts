/** Helpers of the tests: a game that is dealt and played by notation. */
import { CHANCE, type OptionValue } from '../../../contract/index.ts';
import { defaultOptions } from '../../../toolkit/options.ts';
import { FastRng } from '../../../toolkit/rng.ts';
import { speechOf } from '../../../toolkit/speech.ts';
import { facts } from '../facts.ts';
import { cloudNine } from '../game.ts';
import { readPosition } from '../position.ts';
import { sentences } from '../sentences.ts';
import { type CloudEvent, type CloudState, handOf, Step } from '../state.ts';
import { words as table } from '../words/en/table.ts';

/** What English says. */
export const english = table(speechOf('en'));
export const words = sentences(english);

export type Given = Record<string, OptionValue>;

/** A game dealt by notation. */
export function dealt(hands: string, options: Given = {}): CloudState {
  const state = cloudNine.start(hands.split(' ').length, { ...defaultOptions(facts.options), ...options });
  say(state, CHANCE, `deal ${hands}`);
  return state;
}

/** A position from its text. */
export function at(text: string): CloudState {
  const reading = readPosition(text);
  if ('refused' in reading) throw new Error(`${text}: ${JSON.stringify(reading.refused)}`);
  return reading.value;
}

export function say(state: CloudState, by: number, text: string, tell?: (event: CloudEvent) => void): void {
  const reading = cloudNine.read(state, by, text);
  if ('refused' in reading) throw new Error(`${text}: ${JSON.stringify(reading.refused)}`);
  cloudNine.play(state, by, reading.value, tell);
}

/** Moves and draws in a row: rolls and cards are chance's, everything else is the move of the seat whose turn it is. */
export function playAll(state: CloudState, texts: string): CloudState {
  for (const text of texts.split(', ')) say(state, /^(roll|draw)/.test(text) ? CHANCE : state.turn, text);
  return state;
}

export function legal(state: CloudState, seat = state.turn): string[] {
  const out: (number | string)[] = [];
  const count = cloudNine.moves(state, seat, out);
  return out.slice(0, count).map((move) => cloudNine.write(state, seat, move));
}

/** The code of the rule that forbids a move. */
export const why = (state: CloudState, text: string) => {
  const reading = cloudNine.read(state, state.turn, text);
  return 'refused' in reading ? reading.refused : undefined;
};

export const forced = (state: CloudState): string | undefined => {
  const move = cloudNine.forced?.(state, state.turn);
  return move === undefined ? undefined : cloudNine.write(state, state.turn, move);
};

/** Every seat draws a card, whichever comes. */
export function drawAll(state: CloudState): CloudState {
  const rng = new FastRng(1);
  while (state.step === Step.DRAW) cloudNine.play(state, CHANCE, cloudNine.draw(state, rng));
  return state;
}

export const text = (state: CloudState, seat: number): string =>
  handOf(state, seat)
    .map((count, card) => 'GPRY*'[card]!.repeat(count))
    .join('');

export const ANY = 'GGPPRR YYGGPP';
