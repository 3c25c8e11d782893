/** Labels of the board drawn with letters, and what `solve` says. */
import { airfield } from '../../../../families/airfield/words/en/airfield.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Solution } from '../../solve/solve.ts';
import { words as refusals } from './refusals.ts';

export const words = (s: Speech) => {
  const { color, terminal } = airfield(s);
  return {
    color,
    terminal: {
      ...terminal,
      safety: 'safety',
      legend: '[  ] truck   [gr] unpacked   (GR) inflated   <S> safety truck',
      row: (names: string) => `Packed, in this order: ${names || 'none'}`,
      secret: (color: string) => `Your secret colour: ${color}`,
      tokens: (names: string) => `Tokens: ${names || 'none'}`,
    },

    solve: {
      summary: 'Aloft alone: the best score that a row allows, with a line of play',
      flags: {
        seed: 'the row that "simulate --players 1" deals first with this seed',
        day: 'the daily row of this date, as in 2026-12-24',
        row: 'the balloons in the order of the row',
      },
      row: (text: string) => `Row: ${text}.`,
      score: ({ score, least }: Solution) =>
        score === least
          ? `Best score: ${score}. Proven: no line of play scores less.`
          : `A score of ${score} is possible. Proven: nothing below ${least} is.`,
      line: 'A line of play, turn by turn:',
      time: (seconds: number) =>
        `Found in ${s.number(seconds, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} s.`,
      oneOf: 'A row is given by --seed, by --day or by --row: choose one.',
      noDay: (text: string) => `--day takes a date as in 2026-12-24, and "${text.slice(0, 20)}" is none.`,
    },

    refusals: refusals(s),
  };
};
