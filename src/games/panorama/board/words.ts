/** What the board says to people who listen, what stands beside tokens, and the words of the scoring. */
import { pieceName } from '../../../families/airfield/field/index.ts';
import { BALLOONS, type Balloon } from '../data.ts';
import { balloonWords, kindWords, spaceWords } from '../words.ts';

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const boardWords = {
  board: 'The sky, the balloons on trucks, and the convoy',
  beds: 'on the trucks',
  trucks: 'convoy',

  nothing: (space: number) => `${spaceWords(space)}: no truck`,
  bed: (space: number, balloon: Balloon, can: string) =>
    `${spaceWords(space)}: ${pieceName(BALLOONS[balloon]!)}, inflated${can}`,
  emptyBed: (space: number, can: string) => `${spaceWords(space)}: empty truck bed${can}`,
  canLaunch: ', can launch',
  canTake: ', can take a balloon',
  canTakeThis: (balloon: Balloon) => `, can take ${balloonWords(balloon)}`,
  chosen: ', chosen',
  noTruck: (space: number) => `${spaceWords(space)}: free`,
  truck: (space: number, safety: boolean, can: string) =>
    `${spaceWords(space)}: ${safety ? 'safety truck' : 'launch truck'}${can}`,
  canDrive: (to: number, safety: boolean) =>
    `, can drive to ${spaceWords(to)}${safety ? ' for a safety token' : ''}`,

  tokens: 'Tokens',
  /** "Ann: 2 red, 1 multicoloured and 3 safety tokens" */
  collection: (name: string, counts: readonly number[], own: number) => {
    const held = counts.flatMap((count, kind) => {
      if (count === 0) return [];
      return [`${count} ${kindWords(kind)}${own & (1 << kind) ? ' (to be dropped)' : ''}`];
    });
    return held.length === 0 ? `${name}: no tokens` : `${name}: ${list(held)} tokens`;
  },
} as const;

export const scoringWords = {
  caption: 'Achievements and formation',
  colors: 'Colours',
  achievements: 'Achievements',
  formation: 'Formation',
  total: 'Total',

  how: 'Set by set',
  howFor: (name: string) => `${name}, token by token`,
  set: 'Set',
  tokens: 'Tokens',
  points: 'Points',
  /** "3 tokens", "2 tokens and 1 multicoloured", "2 dropped" */
  tokensOf: (kept: number, given: number, dropped: number) =>
    list([
      ...(kept > 0 ? [`${kept} ${kept === 1 ? 'token' : 'tokens'}`] : []),
      ...(given > 0 ? [`${given} multicoloured`] : []),
      ...(dropped > 0 ? [`${dropped} dropped`] : []),
    ]),
  dropped: 'dropped',
  given: (count: number) => `${count} multicoloured`,
  noBalloon: 'none flew',
} as const;
