/** The player aid, tips and coaching of Aloft. */
import type { Tip } from '../../../../contract/index.ts';
import { airfieldAid } from '../../../../families/airfield/words/en/aid.ts';
import { airfield } from '../../../../families/airfield/words/en/airfield.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { AloftNumbers } from '../../turnables.ts';
import { extraPoints } from './extra.ts';

export const words = (s: Speech) => {
  const field = airfieldAid(s);
  const { balloon, piece, capital, where, place } = airfield(s);
  return {
    ...field,
    turn: {
      title: 'Your turn',
      steps: [
        '**Move a truck** one column right: the launch truck whose turn it is, or the safety truck. Skipped while no balloon flies.',
        '**Advance a balloon** one step: unpack, inflate, launch or raise.',
      ],
      list: [
        'Launch trucks keep together: the lead goes first, then each fills the gap before it.',
        'The last launch truck never passes the safety truck, and the safety truck never passes the lead.',
        'Flying balloons are never beside each other or one on top of the other. Corners may touch.',
      ],
    },
    scoring: {
      title: 'Scoring',
      list: (numbers: AloftNumbers) => [
        'Flying balloons are numbered 1, 2, 3 … along altitude 1 from the left, then altitude 2, 3 and 4.',
        'You score the numbers on balloons of your colour. The most points win; a tie is a shared win.',
        ...extraPoints(s, numbers),
        `**Alone**: the columns from the first to the last balloon, plus ${numbers.grounded} for each that never took off. Low is good: 7 or 8 is perfect.`,
      ],
    },
    end: {
      title: 'The end',
      text: 'When the lead truck goes to space 13, that player still advances a balloon. Then it is over.',
    },
    legend: {
      title: 'Signs',
      packed: field.signs.packed,
      unpacked: 'Unpacked on a truck: inflate it next.',
      inflated: field.signs.inflated,
      flying: field.signs.flying,
      shape: field.signs.shape,
      launch: 'Launch truck: carries one balloon.',
      safety: 'Safety truck: keeps the last launch truck back.',
      card: 'A colour card. Yours lies beside the tray.',
      glow: field.signs.glow,
    },

    own: {
      extra: (points: number) =>
        `House rules: ${s.plural(points, { one: '# point', other: '# points' })} more for a balloon here.`,
      packedSteps: 'Three steps bring it into the sky: unpack, inflate, launch.',
      notFirst: 'Alone, only the first basket in the row may be unpacked.',
      /** Trucks from the last to the lead. */
      truck: (space: number, load: string | undefined, inflated: boolean, rolls: boolean): Tip => ({
        title: `Launch truck, ${where(space)}`,
        text: `${
          load === undefined
            ? 'Empty: a balloon can be unpacked onto it.'
            : inflated
              ? `${capital(piece(load))} stands ready to launch.`
              : `${capital(piece(load))} is unpacked: inflate it before it can launch.`
        } ${rolls ? 'It is the next launch truck to move.' : 'Another launch truck moves before it.'}`,
      }),
      road: (space: number): Tip => ({
        title: capital(where(space)),
        text: 'A free space of the road. Balloons launch straight up from where their truck stands.',
      }),
      lastSpace: {
        title: 'Space 13',
        text: 'The end of the road: the turn in which the lead truck comes here is the last. Nothing launches from it.',
      },
      safety: (column: number, left: number): Tip => ({
        title: `Safety truck, column ${column}`,
        text: `The last launch truck may not pass it. The launch trucks have ${s.plural(left, { one: '# step', other: '# steps' })} left before the game ends.`,
      }),
      lane: { title: 'The safety truck’s lane', text: 'Only the safety truck drives here.' },
    },

    coach: {
      both: 'A launch truck takes balloons further right, where numbers are higher, and brings the end nearer. The safety truck buys time.',
      /** The launch truck that may move carries a balloon of the player's colour. */
      carries: (letters: string) =>
        `The launch truck carries ${balloon(letters)}, your colour: one column further right it launches into a better place. The safety truck leaves it where it is.`,
      /** `left` steps of launch trucks until the end. */
      nearEnd: (left: number) =>
        `${s.plural(left, { one: '# step of a launch truck ends', other: '# steps of launch trucks end' })} the game. Move one if your colour is ahead; the safety truck buys time.`,
      later:
        'Launch truck: further right and nearer to the end. Safety truck: time for balloons that are not up yet.',
      onlySafety: 'Only the safety truck can move: the last launch truck would pass it.',
      onlyLaunch: 'Only a launch truck can move: the safety truck may not pass the lead.',
      launch: (letters: string) =>
        `Launch ${balloon(letters)}: it wears your colour, and only flying balloons score.`,
      inflate: (letters: string) =>
        `Inflate ${balloon(letters)}: it wears your colour, and only an inflated balloon can launch.`,
      raise: (letters: string) =>
        `Raise ${balloon(letters)}: it wears your colour, and higher altitudes are counted later, with higher numbers.`,
      unpack: 'Unpack a balloon of your colour: it needs three steps to fly, and the road ends.',
      neutral: 'Nothing of yours can use a step now. Another balloon hides your colour, or blocks a place.',
      holdOwn: 'It wears your colour. A truck further right launches into a better column.',
      holdOther: 'It is not your colour. It may still block a place, or hide what you are after.',
      holdTruck: 'Trucks further right launch into better columns. Your own colour first.',
      alone: 'Build a narrow checkerboard: only corners may touch, and not where balloons share a colour.',
    },

    why: {
      ...field.why,
      truckFirst: 'A balloon flies, so your turn begins with a truck. Then you may use a balloon.',
      noTrucksNow: 'Trucks have moved: now a balloon is due. No truck moves either while nothing flies.',
      notThisTruck: (space: number) =>
        `You do not choose which launch truck moves: the rightmost one behind the gap goes, or the lead where there is none. The one ${place(space)} has to wait.`,
      lastWaits:
        'The last launch truck would pass the safety truck, so it has to wait. Move the safety truck.',
      safetyWaits: 'The safety truck may not pass the lead truck.',
      lane: 'That is the safety truck’s lane. Only it drives there.',
      notInflated: (letters: string) =>
        `${capital(balloon(letters))} is only unpacked. It has to be inflated before it can launch.`,
      notFirst: 'Alone, only the first basket that is left in the row may be unpacked.',
    },
  };
};
