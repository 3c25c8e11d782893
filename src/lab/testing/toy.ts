/**
 * A game whose answers can be worked out: one to three rounds; in each, every seat picks one of one to three buttons, which do nothing, and rolls for
 * points. Two house rules: what the first seat gets for nothing, and how many faces the dice have.
 */

import type { BotKind } from '../../bots/bot.ts';
import { random } from '../../bots/random.ts';
import type { Entry, Game, Hints, House, LabHints, Rng, Turnables } from '../../contract/index.ts';
import type { ReportNames } from '../names.ts';

export interface ToyState {
  seats: number;
  bonus: number;
  faces: number;
  rounds: number;
  round: number;
  buttons: number;
  turn: number;
  /** The last that was pressed: it counts for nothing. */
  pressed: number;
  scores: number[];
}

export const FACES = 100;

export const turnables = {
  bonus: { standard: 0, min: 0, max: 100 },
  faces: { standard: FACES, min: 10, max: 200, step: 10 },
} as const satisfies Turnables;

const refused = { refused: { code: 'toy' } } as const;

export const toy: Game<ToyState> = {
  turnables,
  start: (seats, _options, house: House = {}) => ({
    seats,
    bonus: house.bonus ?? 0,
    faces: house.faces ?? FACES,
    rounds: 0,
    round: 0,
    buttons: 0,
    turn: 0,
    pressed: 0,
    scores: Array.from({ length: seats }, (_, seat) => (seat === 0 ? (house.bonus ?? 0) : 0)),
  }),
  next(s) {
    if (s.rounds === 0) return { to: 'deal' };
    if (s.round === s.rounds) return { to: 'over' };
    if (s.buttons === 0 || s.turn === s.seats) return { to: 'draw' };
    return { to: 'act', seats: [s.turn] };
  },
  draw(s, rng: Rng) {
    if (s.rounds === 0 || s.buttons === 0) return String(1 + rng.below(3));
    return Array.from({ length: s.seats }, () => rng.below(s.faces)).join(' ');
  },
  moves(s, seat, out) {
    if (seat !== s.turn) return 0;
    for (let i = 0; i < s.buttons; i++) out[i] = i;
    return s.buttons;
  },
  play(s, by, move) {
    if (by >= 0) {
      s.turn++;
      s.pressed = Number(move);
    } else if (s.rounds === 0) s.rounds = Number(move);
    else if (s.buttons === 0) s.buttons = Number(move);
    else {
      const rolls = String(move).split(' ').map(Number);
      s.scores = s.scores.map((score, seat) => score + rolls[seat]!);
      s.round++;
      s.buttons = 0;
      s.turn = 0;
    }
  },
  result({ scores }) {
    const best = Math.max(...scores);
    return {
      scores,
      winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
      detail: {},
    };
  },
  copy: (s) => ({ ...s, scores: s.scores.slice() }),
  view: (s) => s,
  hide: (_s, _by, move) => move,
  guess: (s) => ({ ...s, scores: s.scores.slice() }),
  decides: (_s, seat) => seat,
  write: (_s, _by, move) => String(move),
  read: () => refused,
  transcript: {
    setup: () => ({}),
    opening: () => refused,
    chance: () => ({}),
    readChance: () => refused,
  },
};

export const hints: Hints<ToyState> = {
  /** Of three buttons the first is thought to be worth most, two are thought to be alike. */
  value: ({ buttons, pressed }) => (buttons === 3 && pressed === 0 ? 30 : 0),
  search: {
    points(state, out) {
      for (const [seat, score] of state.scores.entries()) out[seat] = score;
      return state.seats;
    },
    spread: () => 50,
  },
};

/** Counts who pressed the first button, which does not help. */
export const lab: LabHints<ToyState> = {
  groups: [{ id: 'buttons', title: 'Buttons', features: [{ id: 'first', name: 'the first button' }] }],
  move(_state, seat, move: Entry['move'], count) {
    if (move === 0) count(seat, 'first');
  },
};

/** Every bot presses any button, and so does one that is asked for an opinion. */
export const kinds: readonly BotKind[] = [random, { ...random, id: 'gust' }];

/** Its parts have the names that the program has. */
export const names: ReportNames = {
  title: 'Toy',
  minutes: 5,
  groups: lab.groups,
  setting: (name, value) => [name, String(value)],
};
