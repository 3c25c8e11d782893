/** Tips, signs and reasons that both airfields have in common. */
import type { Tip } from '../../../../contract/index.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { airfield } from './airfield.ts';

/** What keeps a balloon from coming into a cell. */
export type Block = 'free' | 'neighbour' | 'corner' | 'top';

export const airfieldAid = (s: Speech) => {
  const { balloon, piece, color, capital, where } = airfield(s);
  const counts = (letters: string): string =>
    letters.startsWith('X')
      ? 'It wears no colour and scores for no player, but takes a place and a number.'
      : `It counts for ${s.list([...letters].map(color))}.`;
  const rise: Readonly<Record<Block, string>> = {
    free: 'It has room to rise.',
    neighbour: 'It cannot rise: it would be beside or below another balloon.',
    corner: 'It cannot rise: it would touch the corner of a balloon that shares a colour.',
    top: 'It is as high as it gets.',
  };
  return {
    tips: {
      flying: (letters: string, number: number, of: number, block: Block): Tip => ({
        title: capital(piece(letters)),
        text: `${counts(letters)} Counted now it would be number ${number} of ${of}. ${rise[block]}`,
      }),
      /** Alone nothing is numbered. */
      flyingAlone: (letters: string, block: Block): Tip => ({
        title: capital(piece(letters)),
        text: rise[block],
      }),
      empty: (column: number, altitude: number, room: boolean): Tip => ({
        title: `Column ${column}, altitude ${altitude}`,
        text: room
          ? 'Free. A balloon comes here from below; nothing drifts sideways or sinks.'
          : 'No balloon may come here now: it would be beside or below another one. Corners may touch.',
      }),
      packed: (letters: string, steps: string): Tip => ({
        title: `${capital(piece(letters))}, packed`,
        text: `${counts(letters)} ${steps}`,
      }),
      gone: (letters: string): Tip => ({
        title: capital(piece(letters)),
        text: 'Its basket is empty: it stands on a truck or flies.',
      }),
      column: (n: number): Tip => ({
        title: `Column ${n}`,
        text: 'A balloon launched here stays in this column. Along one altitude, numbers grow to the right.',
      }),
      altitude: (n: number): Tip => ({
        title: `Altitude ${n}`,
        text:
          n === 1
            ? 'Balloons start here and are counted first: the lowest numbers.'
            : 'Counted after everything below it, so balloons here have higher numbers.',
      }),
      card: (letters: readonly string[]): Tip => ({
        title: letters.length > 1 ? 'Your secret colours' : 'Your secret colour',
        text: `Balloons that show ${s.either(letters.map(color))} score for you. Only you know it until the end.`,
      }),
      cardDown: { title: 'A secret colour card', text: 'Every player holds one. All are shown at the end.' },
    },
    signs: {
      packed: 'Packed: in its basket, on the tray.',
      inflated: 'Inflated on a truck: ready to launch.',
      flying: 'Flying: it can rise, and it scores.',
      shape: 'Fish, star and moon wear no colour.',
      glow: 'A red ring: you can use it now.',
    },
    /** Why something cannot be done at a place. */
    why: {
      number: 'That is only a number at the edge. Choose a balloon or a truck.',
      noBalloon: (column: number, altitude: number) =>
        `Nothing flies in column ${column}, altitude ${altitude}. Click a balloon to raise it, or a truck.`,
      top: (letters: string) => `${capital(balloon(letters))} is at altitude 4, and there is none above.`,
      neighbour: (letters: string) =>
        `${capital(balloon(letters))} cannot rise: it would be beside or below another balloon, and flying balloons are never neighbours.`,
      corner: (letters: string) =>
        `${capital(balloon(letters))} cannot rise: alone, balloons that share a colour may not touch at a corner.`,
      noRoom: (letters: string, column: number) =>
        `${capital(balloon(letters))} cannot launch in column ${column}: it would be beside or below a flying balloon.`,
      edge: 'Space 13 has no column above it: nothing can launch from there.',
      noTruck: (space: number) => `No truck stands at ${where(space)}.`,
      gone: (letters: string) => `The basket of ${balloon(letters)} is empty: it has left the tray.`,
      trucksFull: 'Every truck carries a balloon already. One has to launch first.',
      card: 'That is your secret colour. It is there to be remembered, not to be played.',
      other: 'Nothing can be done there now. What you can use has a red ring.',
    },
  };
};
