/** Labels of the board drawn with letters. */
import { airfield } from '../../../../families/airfield/words/en/airfield.ts';
import type { Speech } from '../../../../toolkit/speech.ts';

export const words = (s: Speech) => {
  const { color, terminal } = airfield(s);
  return {
    ...terminal,
    color,
    legend: '[  ] launch truck   <  > safety truck   [GR] with a balloon',
    tokens: (seat: number, own: boolean, held: string, name = `Player ${seat + 1}`) =>
      `${own ? 'You hold' : `${name} holds`} ${held || 'no tokens'}`,
    secret: (colors: readonly string[]) => `Your secret colours: ${s.list(colors)}`,
    formation: (names: string) => `Formation: ${names || 'none'}`,
    more: (names: string) => `           ${names}`,
    score: (colors: readonly string[], sets: number, formation: number) =>
      `  ${s.list(colors)}: sets ${sets} + formation ${formation} = ${sets + formation}`,
  };
};
