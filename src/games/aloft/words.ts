/** Every sentence about Aloft that players read outside the rulebook. */
import type { Words } from '../../contract/index.ts';
import {
  balloonName,
  colorName,
  columnOf,
  countBits,
  rowOf,
  skySentences,
} from '../../families/airfield/formation.ts';
import { BALLOONS, type Balloon, COLORS, COLUMNS, TRUCKS } from './data.ts';
import { type AloftEvent, type AloftState, actionOf, isSolo, Step, spaceOf } from './state.ts';

/** "green-red", "the first special shape". */
export const balloonWords = (balloon: Balloon): string => balloonName(BALLOONS[balloon]!);

export const colorWords = (color: number): string => colorName(COLORS[color] ?? '');

const place = (space: number): string => (space > COLUMNS ? 'past the edge' : `in column ${space}`);

/** Answers to moves that are not legal: the rule that forbids it, or what to write instead. */
export const refusals = {
  notNow: 'No move can be made now.',
  notYourTurn: 'It is another player’s turn.',
  unknown: (text: string) =>
    `“${text.trim().slice(0, 40)}” is no move; write T, S, U GR 3, I 3, L 3, A GR or -.`,
  truckFirst: 'A balloon is flying, so a truck moves first: T or S.',
  advanceNow: 'No truck moves now: advance a balloon.',
  lastTruckPasses: 'The last launch truck may not pass the safety truck: move the safety truck.',
  safetyPasses: 'The safety truck may not pass the lead truck: move a launch truck.',
  mustAdvance: 'A balloon can be advanced, so the step may not be skipped.',
  noSuchBalloon: (name: string) => `There is no balloon ${name.slice(0, 8)} in this game.`,
  noTruck: (space: string) => `No launch truck stands on ${space.slice(0, 8)}.`,
  notPacked: (name: string) => `${name} is not packed any more.`,
  truckFull: (space: string) => `The truck on ${space} carries a balloon already.`,
  truckEmpty: (space: string) => `The truck on ${space} carries no balloon.`,
  alreadyInflated: (space: string) => `The balloon on ${space} is inflated already: launch it.`,
  notInflated: (space: string) => `The balloon on ${space} must be inflated before it can launch.`,
  pastTheEdge: 'A truck past the right edge has no column to launch into.',
  notFlying: (name: string) => `${name} is not flying yet.`,
  atTheTop: (name: string) => `${name} is at altitude 4, the highest there is.`,
  notFirst: (name: string) => `Alone, only the first balloon left in the row may be unpacked: ${name}.`,
  neighbour: (column: number, altitude: number) =>
    `Column ${column}, altitude ${altitude} is beside, below or on another balloon: flying balloons may not be neighbours.`,
  corner: (column: number, altitude: number) =>
    `At column ${column}, altitude ${altitude} it would touch the corner of a balloon that shares a colour.`,
  noDraw: 'Nothing is dealt or shown now.',
  deal: (seats: number) => `A deal names ${seats} different colours of G P R W Y, one for each seat.`,
  row: 'The row names the twelve balloons GP GR GW GY PR PW PY RW RY WY X1 X2, each once.',
  otherCards: 'These are not the colours that were dealt.',
} as const;

export const words: Words<AloftState, number, AloftEvent> = {
  ask(view, seat) {
    const lead = spaceOf(view, TRUCKS - 1);
    if (view.step === Step.TRUCK) {
      return {
        title: 'Move a truck',
        detail: `The lead truck is at column ${lead}, the safety truck at column ${view.safety}.`,
      };
    }
    if (lead > COLUMNS)
      return {
        title: 'Advance a balloon',
        detail: 'The lead truck has left the board: this is the last step of the game.',
      };
    const aim = isSolo(view)
      ? 'Keep the formation narrow, and leave nobody on the ground.'
      : aimOf(view.colors[seat] ?? -1);
    return { title: 'Advance a balloon', detail: aim };
  },

  move(view, _seat, move) {
    const action = actionOf(move);
    switch (action.kind) {
      case 'launchTruck': {
        const truck = 3 - (view.steps & 3);
        const from = spaceOf(view, truck);
        return `Move the launch truck in column ${from} to ${from + 1 > COLUMNS ? 'the space past the edge' : `column ${from + 1}`}`;
      }
      case 'safetyTruck':
        return `Move the safety truck to column ${view.safety + 1}`;
      case 'pass':
        return 'Nothing can be advanced';
      case 'unpack':
        return `Unpack ${balloonWords(action.balloon)} onto the truck ${place(spaceOf(view, action.truck))}`;
      case 'inflate':
        return `Inflate ${balloonWords(view.load[action.truck]!)} ${place(spaceOf(view, action.truck))}`;
      case 'launch':
        return `Launch ${balloonWords(view.load[action.truck]!)} in column ${spaceOf(view, action.truck)}`;
      case 'ascend': {
        const cell = view.at[action.balloon]!;
        return `Raise ${balloonWords(action.balloon)} in column ${columnOf(cell)} to altitude ${rowOf(cell) + 2}`;
      }
    }
  },

  say(event, name) {
    switch (event.kind) {
      case 'dealt':
        return event.seats === 1
          ? 'The balloons were shuffled into a row.'
          : 'Everybody got a secret colour.';
      case 'truckMoved':
        return event.to > COLUMNS
          ? `${name(event.seat)} moved the lead truck past the edge: the game ends with this turn.`
          : `${name(event.seat)} moved a launch truck to column ${event.to}.`;
      case 'safetyMoved':
        return `${name(event.seat)} moved the safety truck to column ${event.to}.`;
      case 'unpacked':
        return `${name(event.seat)} unpacked ${balloonWords(event.balloon)} ${place(event.space)}.`;
      case 'inflated':
        return `${name(event.seat)} inflated ${balloonWords(event.balloon)} ${place(event.space)}.`;
      case 'launched':
        return `${name(event.seat)} launched ${balloonWords(event.balloon)} in column ${event.column}.`;
      case 'ascended':
        return `${name(event.seat)} raised ${balloonWords(event.balloon)} in column ${event.column} to altitude ${event.altitude}.`;
      case 'passed':
        return `${name(event.seat)} could advance nothing.`;
      case 'revealed':
        return `The colours are shown: ${event.colors.map((color, seat) => `${name(seat)} ${colorWords(color)}`).join(', ')}.`;
    }
  },

  about(view, seat) {
    if (isSolo(view)) return `${countBits(view.flying)} flying, ${countBits(view.packed)} packed`;
    const color = view.colors[seat] ?? -1;
    if (color < 0) return 'secret colour';
    return view.step === Step.OVER ? `colour: ${colorWords(color)}` : `secret colour: ${colorWords(color)}`;
  },

  describe(view, viewer) {
    return [
      ...secretWords(view, viewer),
      truckWords(view),
      ...skySentences(view.at, BALLOONS),
      packedWords(view),
    ];
  },
};

function aimOf(color: number): string {
  if (color < 0) return 'Lit balloons and trucks can be advanced.';
  return `Your colour is ${colorWords(color)}: balloons high up and to the right score more.`;
}

function secretWords(view: AloftState, viewer: number): string[] {
  const color = view.colors[viewer] ?? -1;
  return color < 0 ? [] : [`Your colour is ${colorWords(color)}.`];
}

function truckWords(view: AloftState): string {
  const trucks = Array.from({ length: TRUCKS }, (_, truck) => {
    const balloon = view.load[truck]!;
    const where = spaceOf(view, truck) > COLUMNS ? 'past the edge' : `column ${spaceOf(view, truck)}`;
    if (balloon < 0) return `${where} empty`;
    return `${where} with ${balloonWords(balloon)}, ${view.inflated & (1 << truck) ? 'inflated' : 'unpacked'}`;
  });
  return `Launch trucks: ${trucks.join('; ')}. Safety truck: column ${view.safety}.`;
}

function packedWords(view: AloftState): string {
  const order = isSolo(view) ? view.row : BALLOONS.map((_, i) => i);
  const packed = order.filter((b) => view.packed & (1 << b)).map(balloonWords);
  return packed.length
    ? `Packed${isSolo(view) ? ', in this order' : ''}: ${packed.join(', ')}.`
    : 'No balloon is packed.';
}

/** Labels of the board in letters. */
export const terminalWords = {
  trucks: 'trucks',
  safety: 'safety',
  legend: '[  ] truck   [gr] unpacked   (GR) inflated   <S> safety truck',
  packed: (names: string) => `Packed: ${names || 'none'}`,
  row: (names: string) => `Packed, in this order: ${names || 'none'}`,
  secret: (color: string) => `Your secret colour: ${color}`,
  tokens: (names: string) => `Tokens: ${names || 'none'}`,
} as const;
