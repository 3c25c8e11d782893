/** What players read and hear at a table of the panoramic edition. */
import type { Who } from '../../../../contract/index.ts';
import { airfield } from '../../../../families/airfield/words/en/airfield.ts';
import { subject, verb } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { kinds } from './kinds.ts';
import { spaceName } from './spaces.ts';

/** Balloons are two letters, colours bits; what a launch brings is worded by `kinds`. */
export const words = (s: Speech) => {
  const field = airfield(s);
  const { balloon, piece, place } = field;
  const { colors, kind, brings } = kinds(s);
  const own = (set: number, each: number) => `Your ${each > 1 ? 'colours are' : 'colour is'} ${colors(set)}.`;
  return {
    field,
    /** What chance is about to do. */
    drawing: { deal: 'Secret colours and tokens are dealt', reveal: 'The secret colours are shown' },
    colors,
    kind,
    brings,

    ask: {
      title: 'Drive a truck or advance a balloon',
      /** `sets`: what sets of one, two … tokens score at this table. */
      any: (sets: readonly number[]) =>
        `One action: drive, inflate, launch or raise. Sets of tokens score ${sets.join(', ')}.`,
      /** "red and white": what is one's own scores by its place, what is not by sets. */
      own: (set: number, sets: readonly number[]) =>
        `Yours is ${colors(set)}: high and right scores most. Sets of other tokens score ${sets.join(', ')}.`,
      inflating: (letters: string) => ({
        title: `Put ${balloon(letters)} on a truck`,
        detail: 'Choose an empty truck. It stands there inflated, ready to launch.',
      }),
      loading: (space: number) => ({
        title: `Load the truck on ${spaceName(space)}`,
        detail: 'Choose a packed balloon to inflate on it.',
      }),
      launching: (letters: string, taken: string) => ({
        title: `Launch ${balloon(letters)}`,
        detail: `Let go in the light above its truck. You take ${taken}.`,
      }),
      raising: field.ask.raising,
    },

    move: {
      ...field.move,
      truck: (from: number, to: number) => `Move the truck on space ${from} to ${spaceName(to)}`,
      safety: (to: number) => `Drive the safety truck to ${spaceName(to)} and take a safety token`,
      inflate: (letters: string, space: number) => `Inflate ${balloon(letters)} on the truck ${place(space)}`,
      launch: (letters: string, column: number, taken: string) =>
        `${field.move.launch(letters, column)} and take ${taken}`,
    },

    told: {
      ...field.told,
      dealt: (cards: number) =>
        cards > 1 ? 'Everybody got two secret colours.' : 'Everybody got a secret colour.',
      truckMoved: (who: Who, from: number, to: number) =>
        `${subject(who)} moved a truck from space ${from} to space ${to}.`,
      safetyMoved: (who: Who, to: number) =>
        `${subject(who)} drove the safety truck to ${spaceName(to)} and took a safety token.`,
      launched: (who: Who, letters: string, column: number, taken: string) =>
        `${field.told.launched(who, letters, column)} and took ${taken}.`,
    },

    /** Under a name. */
    about: {
      secret: (each: number) => (each > 1 ? 'two secret colours' : 'secret colour'),
      own: (set: number, each: number) => `secret ${each > 1 ? 'colours' : 'colour'}: ${colors(set)}`,
      shown: (set: number, each: number) => `${each > 1 ? 'colours' : 'colour'}: ${colors(set)}`,
    },

    verdict: {
      ...field.verdict,
      /** How the winner's points were made. */
      parts: (achievements: number, formation: number) =>
        `${s.plural(achievements, { one: '# point', other: '# points' })} for sets of tokens and ${formation} for the sky.`,
    },

    describe: {
      ...field.describe,
      own,
      trucks: (trucks: readonly { space: number; load: string | undefined; safety: boolean }[]) => {
        const each = trucks.map(({ space, load, safety }) => {
          const where = `on ${spaceName(space)}`;
          const name = safety ? `safety truck ${where}` : where;
          return `${name} ${load === undefined ? 'empty' : `with ${balloon(load)}`}`;
        });
        return `Trucks: ${each.join('; ')}.`;
      },
      /** Tokens by kind. */
      tokens: (who: Who | undefined, seat: number, counts: readonly number[]) =>
        who === undefined
          ? `Player ${seat + 1} holds ${held(counts)}.`
          : `${subject(who)} ${verb(who, 'hold', 'holds')} ${held(counts)}.`,
    },

    board: {
      ...field.board,
      board: 'The sky, the balloons on trucks, and the convoy',
      beds: 'on the trucks',
      trucks: 'convoy',
      nothing: (space: number) => `${spaceName(space)}: no truck`,
      bed: (space: number, letters: string, can: string) =>
        `${spaceName(space)}: ${piece(letters)}, inflated${can}`,
      emptyBed: (space: number, can: string) => `${spaceName(space)}: empty truck bed${can}`,
      noTruck: (space: number) => `${spaceName(space)}: free`,
      truck: (space: number, safety: boolean, can: string) =>
        `${spaceName(space)}: ${safety ? 'safety truck' : 'launch truck'}${can}`,
      canDrive: (to: number, safety: boolean) =>
        `, can drive to ${spaceName(to)}${safety ? ' for a safety token' : ''}`,
      tokens: 'Tokens',
      /** "Ann: 2 red, 1 multicoloured and 3 safety tokens"; colours in `own` will be dropped. */
      collection: (who: Who, counts: readonly number[], own: number) =>
        `${subject(who)}: ${held(counts, own)}`,
    },

    scoring: {
      ...field.scoring,
      caption: 'Achievements and formation',
      colors: 'Colours',
      achievements: 'Achievements',
      formationPoints: 'Formation',
      total: 'Total',
      how: 'Set by set',
      howFor: (who: Who) => `${subject(who)}, token by token`,
      set: 'Set',
      tokens: 'Tokens',
      /** "3 tokens", "2 tokens and 1 multicoloured", "2 dropped" */
      tokensOf: (kept: number, given: number, dropped: number) =>
        s.list([
          ...(kept > 0 ? [s.plural(kept, { one: '# token', other: '# tokens' })] : []),
          ...(given > 0 ? [`${given} multicoloured`] : []),
          ...(dropped > 0 ? [`${dropped} dropped`] : []),
        ]),
      dropped: 'dropped',
      given: (count: number) => `${count} multicoloured`,
    },
  };

  function held(counts: readonly number[], own = 0): string {
    const each = counts.flatMap((count, i) =>
      count > 0 ? [`${count} ${kind(i)}${own & (1 << i) ? ' (to be dropped)' : ''}`] : [],
    );
    const sum = counts.reduce((total, count) => total + count, 0);
    return each.length > 0
      ? `${s.list(each)} ${s.plural(sum, { one: 'token', other: 'tokens' })}`
      : 'no tokens';
  }
};
