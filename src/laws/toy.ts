/**
 * A tiny game for testing the laws themselves: two dice for the table, a hidden card each. Both seats choose at once to
 * keep or to throw their card away; the higher card kept wins. It keeps every law; `broken.test.ts` breaks it in many ways.
 */
import {
  CHANCE,
  type Game,
  type GameEvent,
  type GameFacts,
  type Reading,
  SPECTATOR,
} from '../contract/index.ts';
import { ACT, DEAL, DRAW, OVER, REVEAL } from '../toolkit/next.ts';
import type { Table } from './table.ts';

export interface ToyState {
  step: number;
  /** 1-6, 0 while it is not known. */
  cards: number[];
  die: number;
  /** 0 undecided, 1 keep, 2 throw. */
  chosen: number[];
}

export interface ToyEvent extends GameEvent {
  readonly kind: 'told';
  readonly text: string;
}

const BOTH = { to: 'act', seats: [0, 1] } as const;
const STEP = { DEAL: 0, ROLL: 1, ACT: 2, REVEAL: 3, OVER: 4 } as const;

export const toy: Game<ToyState, number, ToyEvent> = {
  start: () => ({ step: STEP.DEAL, cards: [0, 0], die: 0, chosen: [0, 0] }),
  next(s) {
    if (s.step === STEP.DEAL) return DEAL;
    if (s.step === STEP.ROLL) return DRAW;
    if (s.step === STEP.REVEAL) return REVEAL;
    if (s.step === STEP.OVER) return OVER;
    if (s.chosen[0] === 0 && s.chosen[1] === 0) return BOTH;
    return ACT[s.chosen[0] === 0 ? 0 : 1]!;
  },
  result(s) {
    const scores = s.cards.map((card, seat) => (s.chosen[seat] === 1 ? card * s.die : 0));
    const best = Math.max(...scores);
    return { scores, winners: [0, 1].filter((seat) => scores[seat] === best), detail: { cards: s.cards } };
  },
  moves(s, seat, out) {
    if (s.step !== STEP.ACT || s.chosen[seat] !== 0) return 0;
    out[0] = 1;
    out[1] = 2;
    return 2;
  },
  play(s, by, move, tell) {
    if (by !== CHANCE) {
      s.chosen[by] = move;
      tell?.({ kind: 'told', text: `Seat ${by} has chosen.` });
      if (s.chosen.every((choice) => choice !== 0)) s.step = STEP.REVEAL;
    } else if (s.step === STEP.ROLL) {
      s.die = move;
      s.step = STEP.ACT;
    } else {
      s.cards = [move % 10, Math.floor(move / 10)];
      s.step = s.step === STEP.DEAL ? STEP.ROLL : STEP.OVER;
    }
  },
  draw(s, rng) {
    if (s.step === STEP.ROLL) return 1 + rng.below(6);
    if (s.step === STEP.REVEAL) return s.cards[0]! + 10 * s.cards[1]!;
    const first = 1 + rng.below(6);
    const second = 1 + rng.below(5);
    return first + 10 * (second >= first ? second + 1 : second);
  },
  odds(s, visit) {
    if (s.step !== STEP.ROLL) return false;
    for (let face = 1; face <= 6; face++) visit(face, 1);
    return true;
  },
  copy: (s) => ({ step: s.step, cards: s.cards.slice(), die: s.die, chosen: s.chosen.slice() }),
  view(s, viewer) {
    const seen = toy.copy(s);
    if (s.step !== STEP.OVER) seen.cards = s.cards.map((card, seat) => (seat === viewer ? card : 0));
    return seen;
  },
  hide(s, by, move, viewer) {
    if (by !== CHANCE || s.step !== STEP.DEAL) return move;
    if (viewer === SPECTATOR) return 0;
    return viewer === 0 ? move % 10 : move - (move % 10);
  },
  guess(seen, _viewer, rng) {
    const whole = toy.copy(seen);
    if (seen.step === STEP.DEAL) return whole;
    for (const seat of [0, 1]) {
      while (whole.cards[seat] === 0 || whole.cards[seat] === whole.cards[1 - seat]) {
        if (seen.cards[seat] !== 0) break;
        whole.cards[seat] = 1 + rng.below(6);
      }
    }
    return whole;
  },
  decides: (_s, seat) => seat,
  write(s, by, move) {
    if (by !== CHANCE) return move === 1 ? 'keep' : 'throw';
    if (s.step === STEP.ROLL) return `die ${move}`;
    return `cards ${move % 10} ${Math.floor(move / 10)}`;
  },
  read(s, by, text): Reading<number> {
    if (by === CHANCE) return readDraw(s, text);
    if (s.step !== STEP.ACT || s.chosen[by] !== 0) return { refused: { code: 'notNow' } };
    if (text === 'keep') return { value: 1 };
    return text === 'throw' ? { value: 2 } : { refused: { code: 'unknown' } };
  },
  transcript: {
    setup: (s) => ({ cards: s.cards }),
    opening(_s, setup) {
      const cards = setup.cards;
      if (!Array.isArray(cards) || cards.length !== 2) return { refused: { code: 'setup' } };
      return { value: [Number(cards[0]) + 10 * Number(cards[1])] };
    },
    chance: (_s, draw) => ({ kind: 'die', value: draw }),
    readChance: (_s, line) => ({ value: Number(line.value) }),
  },
};

function readDraw(s: ToyState, text: string): Reading<number> {
  const die = /^die ([1-6])$/.exec(text);
  const cards = /^cards ([0-6]) ([0-6])$/.exec(text);
  if (s.step === STEP.ROLL && die) return { value: Number(die[1]) };
  if ((s.step === STEP.DEAL || s.step === STEP.REVEAL) && cards)
    return { value: Number(cards[1]) + 10 * Number(cards[2]) };
  return { refused: { code: 'draw' } };
}

const facts: GameFacts = {
  id: 'toy',
  designers: [],
  seats: { min: 2, max: 2 },
  usualSeats: 2,
  minutes: 1,
  age: 1,
  secrets: true,
  version: 1,
  options: {},
};

/** The toy at a table, with parts of it replaced. */
export function toyTable(
  game: Partial<Game<ToyState, number, ToyEvent>> = {},
  rest: Partial<Omit<Table<ToyState, number>, 'game'>> = {},
): Table<ToyState, number> {
  const absent = async (): Promise<never> => {
    throw new Error('the toy has no such part');
  };
  const parts = {
    text: absent,
    cover: absent,
    refusals: absent,
    rules: { 1: absent },
    words: absent,
    hints: absent,
    board: absent,
    rulebook: absent,
    terminal: absent,
    pieces: absent,
  };
  return {
    entry: { facts, ...parts },
    game: { ...toy, ...game } as Game<ToyState, number>,
    words: {
      ask: () => ({ title: 'Choose', detail: 'Keep your card or throw it away.' }),
      move: (_view, _seat, move) => (move === 1 ? 'Keep the card' : 'Throw the card away'),
      say: (event) => (event as ToyEvent).text,
      about: () => 'a hidden card',
      describe: () => ['Two cards lie on the table.'],
    },
    refuse: ({ code }) => `This cannot be: ${code}.`,
    hints: { value: (view, seat) => view.cards[seat]! },
    reasons: {
      why: (view, seat, move) =>
        move === 1
          ? `Your card is worth ${view.cards[seat]! * view.die}.`
          : 'A card thrown away is worth nothing.',
    },
    terminal: { draw: () => ['[ ] [ ]'] },
    pieces: (s) => ({ cards: s.cards.length }),
    seats: 2,
    options: {},
    ...rest,
  };
}
