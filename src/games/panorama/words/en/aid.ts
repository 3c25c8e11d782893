/** The player aid, tips and coaching of the panoramic edition. */
import type { Tip, Who } from '../../../../contract/index.ts';
import { airfieldAid } from '../../../../families/airfield/words/en/aid.ts';
import { airfield } from '../../../../families/airfield/words/en/airfield.ts';
import { possessive } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { setPoints } from '../../scoring.ts';
import { kinds } from './kinds.ts';
import { spaceName } from './spaces.ts';

export const words = (s: Speech) => {
  const field = airfieldAid(s);
  const { balloon, piece, capital, points } = airfield(s);
  const { kind, brings } = kinds(s);
  const drives = (to: number): string => `It can drive to ${spaceName(to)}.`;
  return {
    ...field,
    turn: {
      title: 'Your turn: one action',
      list: [
        '**Drive a truck** to the next free space on its right. The safety truck stays in front, and at most one space among the five is empty. The safety truck brings a safety token.',
        '**Inflate** a packed balloon on an empty truck, **launch** an inflated one and take its tokens, or **raise** a flying one.',
        'Flying balloons are never beside each other or one on top of the other. Corners may touch.',
      ],
    },
    scoring: {
      title: 'Scoring',
      text: '**Sets.** Tokens of your own colours are dropped. All others of one colour are a set, and so are safety tokens:',
      head: ['Tokens', '1', '2', '3', '4', '5 or more'],
      row: 'Points',
      list: [
        '**Sky.** Balloons are numbered along altitude 1 from the left, then 2, 3 and 4. You score the numbers on balloons of your colours.',
        'The highest sum wins; a tie is a shared win.',
      ],
    },
    end: {
      title: 'The end',
      text: 'At once: when all 18 balloons are launched, or when no truck can move (safety truck on space 13, the others on 9 to 12).',
    },
    legend: {
      title: 'Signs',
      packed: field.signs.packed,
      inflated: field.signs.inflated,
      flying: field.signs.flying,
      shape: 'Fish, star and moon wear no colour and bring a multicoloured token.',
      launch: 'Launch truck: carries one balloon.',
      safety: 'Safety truck: always in front, carries a balloon, too.',
      red: 'A launch token: one for each colour of a balloon that you launch.',
      multi: 'A multicoloured token: it joins the set where it scores most.',
      token: 'A safety token: for driving the safety truck.',
      dropped: 'Struck out: your own colour, dropped at the end.',
      glow: field.signs.glow,
    },

    own: {
      packedSteps: 'Two steps bring it into the sky: inflate it on a truck, then launch it.',
      bed: (space: number, balloonName: string | undefined, taken: string): Tip => ({
        title: `The bed of the truck on ${spaceName(space)}`,
        text:
          balloonName === undefined
            ? 'Empty: a balloon can be inflated on it.'
            : `${capital(piece(balloonName))}, ready to launch. It brings ${taken}.`,
      }),
      brings,
      truck: (space: number, safety: boolean, to: number | undefined): Tip => ({
        title: `${safety ? 'Safety truck' : 'Launch truck'}, ${spaceName(space)}`,
        text: safety
          ? `It always is the rightmost, and whoever drives it takes a safety token. ${to === undefined ? 'It waits until the gap is filled.' : drives(to)}`
          : `It carries a balloon along. ${to === undefined ? 'It cannot drive: there is no gap before it.' : drives(to)}`,
      }),
      road: (space: number): Tip => ({
        title: capital(spaceName(space)),
        text: 'A free space of the road. At most one may be empty between the last truck and the safety truck.',
      }),
      lastSpace: {
        title: 'Space 13',
        text: 'The end of the road. With the safety truck here and no gap behind it, the game is over. Nothing launches from it.',
      },
      tokens: (
        who: Who,
        kindOf: number,
        count: number,
        values: readonly number[],
        dropped: boolean,
      ): Tip => ({
        title: capital(
          `${possessive(who)} ${s.plural(count, { one: `# ${kind(kindOf)} token`, other: `# ${kind(kindOf)} tokens` })}`,
        ),
        text: dropped
          ? 'One’s own colour: these tokens are dropped at the end and score nothing.'
          : `As a set worth ${points(setPoints(values, count))}. Sets of 1, 2, 3, 4 and 5 score ${s.list(values.slice(1).map(String))}.`,
      }),
      wild: (who: Who, count: number): Tip => ({
        title: capital(
          `${possessive(who)} ${s.plural(count, { one: '# multicoloured token', other: '# multicoloured tokens' })}`,
        ),
        text: 'At the end each joins the set where it scores most.',
      }),
    },

    coach: {
      launch: (letters: string, taken: string) =>
        `Launch ${balloon(letters)}: only flying balloons score, and it brings you ${taken}.`,
      raise: (letters: string) =>
        `Raise ${balloon(letters)}: it wears a colour of yours, and higher altitudes have higher numbers.`,
      safety: (four: number) =>
        `The safety truck can drive: it brings a safety token, and four of those are ${points(four)}.`,
      inflate: 'Inflate a balloon of yours on a truck far right: it launches into a better column.',
      fill: 'Fill the gap with a truck whose balloon belongs further right.',
      hold: 'Trucks further right launch into better columns, but nothing launches from space 13.',
    },

    why: {
      ...field.why,
      noGap: 'There is no gap to drive into, and no launch truck may pass the safety truck.',
      noGapAhead: (space: number) =>
        `The gap is behind the truck on ${spaceName(space)}. Only a truck on its left can fill it.`,
      gapFirst:
        'One space is empty already, and only one may be. Fill the gap before the safety truck drives on.',
      endOfRoad: 'The safety truck is at the end of the road.',
      tokens: 'Tokens are only collected: by launching balloons, and by driving the safety truck.',
    },
  };
};
