/** Every sentence about the panoramic edition that players read outside the rulebook. */
import type { Words } from '../../contract/index.ts';
import {
  balloonName,
  colorName,
  columnOf,
  countBits,
  rowOf,
  skySentences,
} from '../../families/airfield/formation.ts';
import {
  BALLOONS,
  type Balloon,
  COLORS,
  COLUMNS,
  cardsEach,
  MULTI,
  PAINT,
  SAFETY,
  SPACES,
  TOKEN_KINDS,
} from './data.ts';
import { actionOf, nextFree, type PanoramaEvent, type PanoramaState, Step, safetySpace } from './state.ts';

export const balloonWords = (balloon: Balloon): string => balloonName(BALLOONS[balloon]!);

/** "red", "red and white". */
export function colorsWords(set: number): string {
  return COLORS.filter((_, color) => (set & (1 << color)) !== 0)
    .map(colorName)
    .join(' and ');
}

/** What a kind of token is called: "red", "multicoloured", "safety". */
export function kindWords(kind: number): string {
  if (kind === MULTI) return 'multicoloured';
  return kind === SAFETY ? 'safety' : colorName(COLORS[kind]!);
}

export const place = (space: number): string => (space > COLUMNS ? 'past the edge' : `in column ${space}`);
/** "space 3", "the space past the edge". */
export const spaceWords = (space: number): string =>
  space > COLUMNS ? 'the space past the edge' : `space ${space}`;

/** Answers to moves that are not legal: the rule that forbids it, or what to write instead. */
export const refusals = {
  notNow: 'No move can be made now.',
  notYourTurn: 'It is another player’s turn.',
  unknown: (text: string) => `“${text.trim().slice(0, 40)}” is no move; write T 4, I GR 3, L 3 or A GR.`,
  passesSafety: 'The safety truck must stay in front: no launch truck may pass it.',
  gapTooWide:
    'At most one space between the last and the lead truck may be empty: another truck must close up first.',
  endOfTrack: 'The safety truck is at the end of the track.',
  noSuchBalloon: (name: string) => `There is no balloon ${name.slice(0, 8)} in this game.`,
  noTruck: (space: string) => `No truck stands on ${space.slice(0, 8)}.`,
  notPacked: (name: string) => `${name} is not packed any more.`,
  truckFull: (space: number) => `The truck on ${space} carries a balloon already.`,
  truckEmpty: (space: number) => `The truck on ${space} carries no balloon.`,
  pastTheEdge: 'A truck past the right edge has no column to launch into.',
  notFlying: (name: string) => `${name} is not flying yet.`,
  atTheTop: (name: string) => `${name} is at altitude 4, the highest there is.`,
  neighbour: (column: number, altitude: number) =>
    `Column ${column}, altitude ${altitude} is beside, below or on another balloon: flying balloons may not be neighbours.`,
  noDraw: 'Nothing is dealt or shown now.',
  deal: (seats: number) =>
    cardsEach(seats) === 2
      ? `A deal names two colours of B G P R W Y for each of ${seats} seats, every colour at most once.`
      : `A deal names one colour of B G P R W Y for each of ${seats} seats, every colour at most once.`,
  otherCards: 'These are not the colours that were dealt.',
} as const;

export const words: Words<PanoramaState, number, PanoramaEvent> = {
  ask(view, seat) {
    const own = view.colors[seat]!;
    const aim =
      own === 0
        ? 'Move a truck, or advance a balloon.'
        : `Your ${countBits(own) === 1 ? 'colour is' : 'colours are'} ${colorsWords(own)}.`;
    return {
      title: 'Move a truck or a balloon',
      detail: `${aim} Tokens of other colours make sets.`,
    };
  },

  move(view, _seat, move) {
    const action = actionOf(move);
    switch (action.kind) {
      case 'truck': {
        const to = spaceWords(nextFree(view.trucks, action.space));
        return action.space === safetySpace(view)
          ? `Drive the safety truck to ${to} and take a safety token`
          : `Move the truck on space ${action.space} to ${to}`;
      }
      case 'inflate':
        return `Inflate ${balloonWords(action.balloon)} on the truck ${place(action.space)}`;
      case 'launch':
        return `Launch ${balloonWords(view.load[action.space]!)} in column ${action.space} and take ${tokensOf(view.load[action.space]!)}`;
      case 'ascend': {
        const cell = view.at[action.balloon]!;
        return `Raise ${balloonWords(action.balloon)} in column ${columnOf(cell)} to altitude ${rowOf(cell) + 2}`;
      }
    }
  },

  say(event, name) {
    switch (event.kind) {
      case 'dealt':
        return event.cards === 2 ? 'Everybody got two secret colours.' : 'Everybody got a secret colour.';
      case 'truckMoved':
        return event.safety
          ? `${name(event.seat)} drove the safety truck to ${spaceWords(event.to)} and took a safety token.`
          : `${name(event.seat)} moved a truck from space ${event.from} to ${event.to}.`;
      case 'inflated':
        return `${name(event.seat)} inflated ${balloonWords(event.balloon)} ${place(event.space)}.`;
      case 'launched':
        return `${name(event.seat)} launched ${balloonWords(event.balloon)} in column ${event.column} and took ${tokensOf(event.balloon)}.`;
      case 'ascended':
        return `${name(event.seat)} raised ${balloonWords(event.balloon)} in column ${event.column} to altitude ${event.altitude}.`;
      case 'revealed':
        return `The colours are shown: ${event.colors.map((set, seat) => `${name(seat)} ${colorsWords(set)}`).join(', ')}.`;
    }
  },

  about(view, seat) {
    const own = view.colors[seat] ?? 0;
    const many = cardsEach(view.seats) === 2;
    if (own === 0) return many ? 'two secret colours' : 'secret colour';
    return `${view.step === Step.OVER ? '' : 'secret '}${many ? 'colours' : 'colour'}: ${colorsWords(own)}`.trim();
  },

  describe(view, viewer) {
    const own = view.colors[viewer] ?? 0;
    return [
      ...(own === 0
        ? []
        : [`Your ${countBits(own) === 1 ? 'colour is' : 'colours are'} ${colorsWords(own)}.`]),
      truckWords(view),
      ...skySentences(view.at, BALLOONS),
      packedWords(view),
      ...Array.from({ length: view.seats }, (_, seat) => tokenWords(view, seat)),
    ];
  },
};

/** "a green and a red token", "a multicoloured token". */
export function tokensOf(balloon: Balloon): string {
  const paint = PAINT[balloon]!;
  if (paint === 0) return 'a multicoloured token';
  return `${COLORS.filter((_, color) => paint & (1 << color))
    .map((letter) => `a ${colorName(letter)}`)
    .join(' and ')} token`;
}

function truckWords(view: PanoramaState): string {
  const trucks: string[] = [];
  for (let space = 1; space <= SPACES; space++) {
    if ((view.trucks & (1 << space)) === 0) continue;
    const balloon = view.load[space]!;
    const where = `${space === safetySpace(view) ? 'safety truck ' : ''}${space > COLUMNS ? 'past the edge' : `on space ${space}`}`;
    trucks.push(`${where} ${balloon < 0 ? 'empty' : `with ${balloonWords(balloon)}`}`);
  }
  return `Trucks: ${trucks.join('; ')}.`;
}

function packedWords(view: PanoramaState): string {
  const packed = BALLOONS.flatMap((_, b) => (view.packed & (1 << b) ? [balloonWords(b)] : []));
  return packed.length ? `Packed: ${packed.join(', ')}.` : 'No balloon is packed.';
}

/** "Seat 2 holds 2 red, 1 multicoloured and 3 safety tokens." */
function tokenWords(view: PanoramaState, seat: number): string {
  const held = Array.from({ length: TOKEN_KINDS }, (_, k) => ({
    k,
    count: view.tokens[seat * TOKEN_KINDS + k]!,
  }))
    .filter(({ count }) => count > 0)
    .map(({ k, count }) => `${count} ${kindWords(k)}`);
  return `Seat ${seat + 1} holds ${held.length ? `${held.join(', ')}` : 'no'} tokens.`;
}

/** Labels of the board in letters. */
export const terminalWords = {
  trucks: 'trucks',
  legend: '[  ] launch truck   <  > safety truck   [GR] with a balloon',
  packed: (names: string) => `Packed: ${names || 'none'}`,
  tokens: (seat: number, held: string) => `Seat ${seat + 1} holds ${held || 'no tokens'}`,
  secret: (colors: string) => `Your secret colours: ${colors}`,
  formation: (names: string) => `Formation: ${names || 'none'}`,
  more: (names: string) => `           ${names}`,
  score: (colors: string, sets: number, formation: number) =>
    `  ${colors}: sets ${sets} + formation ${formation} = ${sets + formation}`,
} as const;
