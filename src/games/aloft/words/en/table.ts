/** What players read and hear at a table of Aloft. */
import type { Who } from '../../../../contract/index.ts';
import { airfield } from '../../../../families/airfield/words/en/airfield.ts';
import { subject } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { COLUMNS } from '../../data.ts';

/** Balloons are two letters, colours one. */
export const words = (s: Speech) => {
  const field = airfield(s);
  const { balloon, piece, color, place, where } = field;
  return {
    field,
    /** What chance is about to do. */
    drawing: {
      row: 'Balloons are drawn for the row',
      deal: 'Secret colours are dealt',
      reveal: 'The secret colours are shown',
    },

    ask: {
      truck: (lead: number) => ({
        title: 'Move a truck',
        detail: `Step 1 of 2. The game ends when the lead truck, now in column ${lead}, passes column ${COLUMNS}.`,
      }),
      advance: 'Advance a balloon',
      last: 'The last step of the game: the lead truck has left the road.',
      alone: 'Unpack, inflate, launch or raise. Few columns and nothing left on the ground: low is good.',
      any: 'Unpack, inflate, launch or raise one. High up and to the right scores most.',
      own: (letter: string) =>
        `Unpack, inflate, launch or raise one. Yours is ${color(letter)}: high up and to the right scores most.`,
      unpacking: (letters: string) => ({
        title: `Put ${balloon(letters)} on a truck`,
        detail: 'Choose an empty truck. After that it takes two more steps: inflate, then launch.',
      }),
      loading: (space: number) => ({
        title: `Load the truck ${place(space)}`,
        detail: 'Choose a packed balloon to unpack onto it.',
      }),
      ...field.ask,
    },

    move: {
      ...field.move,
      launchTruck: (from: number) => `Move the launch truck in column ${from} to ${where(from + 1)}`,
      safetyTruck: (to: number) => `Move the safety truck to column ${to}`,
      pass: 'Nothing can be advanced',
      unpack: (letters: string, space: number) => `Unpack ${balloon(letters)} onto the truck ${place(space)}`,
      inflate: (letters: string, space: number) => `Inflate ${balloon(letters)} ${place(space)}`,
    },

    told: {
      ...field.told,
      dealtRow: 'The balloons were shuffled into a row.',
      dealt: 'Everybody got a secret colour.',
      truckMoved: (who: Who, to: number) =>
        to > COLUMNS
          ? `${subject(who)} moved the lead truck to ${where(to)}: the game ends with this turn.`
          : `${subject(who)} moved a launch truck to column ${to}.`,
      safetyMoved: (who: Who, to: number) => `${subject(who)} moved the safety truck to column ${to}.`,
      unpacked: (who: Who, letters: string, space: number) =>
        `${subject(who)} unpacked ${balloon(letters)} ${place(space)}.`,
      launched: (who: Who, letters: string, column: number) =>
        `${field.told.launched(who, letters, column)}.`,
      passed: (who: Who) => `${subject(who)} could advance nothing.`,
    },

    /** Under a name. */
    about: {
      alone: (flying: number, packed: number) => `${flying} flying, ${packed} packed`,
      secret: 'secret colour',
      own: (letter: string) => `secret colour: ${color(letter)}`,
      shown: (letter: string) => `colour: ${color(letter)}`,
    },

    verdict: {
      ...field.verdict,
      /** Every row of balloons that was ever solved allows a score of `least` or `most`, and none less. */
      alone: (score: number, width: number, grounded: number, least: number, most: number) =>
        `${field.points(score)}, and low is good: ${s.plural(width, { one: '# column', other: '# columns' })}${
          grounded === 0
            ? ', and every balloon took off'
            : ` and ${s.plural(grounded, { one: '# balloon', other: '# balloons' })} left on the ground`
        }. No row allows less than ${least}; perfect play makes ${least} or ${most}, our strongest bot about 12.`,
    },

    describe: {
      ...field.describe,
      own: (letter: string) => `Your colour is ${color(letter)}.`,
      /** From the last truck to the lead. */
      trucks: (
        trucks: readonly { space: number; load: string | undefined; inflated: boolean }[],
        safety: number,
      ) => {
        const each = trucks.map(({ space, load, inflated }) =>
          load === undefined
            ? `${where(space)} empty`
            : `${where(space)} with ${balloon(load)}, ${inflated ? 'inflated' : 'unpacked'}`,
        );
        return `Launch trucks: ${each.join('; ')}. Safety truck: column ${safety}.`;
      },
      row: (letters: readonly string[]) =>
        letters.length
          ? `Packed, in this order: ${s.list(letters.map(balloon))}.`
          : field.describe.packed([]),
    },

    board: {
      ...field.board,
      board: 'The sky, the launch trucks and the safety truck',
      trucks: 'launch trucks',
      lane: 'safety lane',
      row: 'Packed balloons, in their order',
      noTruck: (space: number) => `${where(space)}: no launch truck`,
      truck: (space: number, load: string, can: string) => `${where(space)}: launch truck, ${load}${can}`,
      empty: 'empty',
      unpacked: (letters: string) => `with ${piece(letters)}, unpacked`,
      inflated: (letters: string) => `with ${piece(letters)}, inflated`,
      canMove: ', can move',
      canInflate: ', can inflate',
      noSafety: (column: number) => `column ${column}: empty lane`,
      safety: (column: number, lit: boolean) => `column ${column}: safety truck${lit ? ', can move' : ''}`,
      card: (letter: string | undefined) =>
        letter === undefined ? 'A secret colour card' : `Your secret colour: ${color(letter)}`,
      firstInRow: (slot: string) => `${slot}, first in the row`,
    },

    scoring: {
      ...field.scoring,
      caption: 'The numbers on your colour add up',
      color: 'Colour',
      width: (first: number, last: number) =>
        `The formation reaches from column ${first} to column ${last}: ${last - first + 1} wide.`,
      grounded: (count: number, penalty: number) =>
        count === 0
          ? 'Every balloon took off: no penalty.'
          : `${s.plural(count, { one: '# balloon', other: '# balloons' })} never took off, at ${penalty} points each: ${count * penalty}.`,
      total: (width: number, fine: number) => `${width} + ${fine} = ${field.points(width + fine)}.`,
      rating,
    },
  };
};

/** Nothing below 7 is possible, and the strongest bot makes about 12. */
function rating(points: number): string {
  if (points <= 8) return 'As tight as a bunch of grapes: it hardly gets better.';
  if (points <= 10) return 'A masterly flight: people will talk about it on the ground.';
  if (points <= 12) return 'A fine formation, and everybody in sight of each other.';
  if (points <= 16) return 'A good day out. There is room for a little more order.';
  if (points <= 24) return 'The wind had its say. Try to leave fewer on the ground.';
  return 'Most of the sky stayed free. Tomorrow the air will be better.';
}
