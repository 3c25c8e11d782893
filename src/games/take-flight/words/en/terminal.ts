/** The sheet in letters, the command `sheet` and `solve`. */
import type { RefusalWords } from '../../../../contract/index.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { plain, signed } from '../../numbers.ts';
import type { Sheet } from '../../sheet/format.ts';
import type { FieldForm, SheetRefusal } from '../../sheet/refusals.ts';
import type { ExactValue } from '../../solve/exact.ts';
import type { Hindsight } from '../../solve/hindsight.ts';
import type { Bounds } from '../../solve/value.ts';
import { flying } from './flight.ts';

export const words = (s: Speech) => {
  const { points, rank, metres } = flying(s);
  const fixed = (n: number, digits: number) =>
    s.number(n, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return {
    terminal: {
      over: (seat: number, score: number, name = `Pilot ${seat + 1}`) =>
        `${name}: ${points(score)}, ${rank(score)}`,
      waiting: (round: number, rounds: number) => `Round ${round} of ${rounds} is over`,
      crashed: (seat: number, column: number, score: number, name = `Pilot ${seat + 1}`) =>
        `${name} crashed in column ${column} with ${points(score)}`,
      wind: (round: number, die: number, modifier: number) =>
        `Round ${round}: die ${die}, modifier ${signed(modifier)}, wind ${plain(modifier + die)}`,
      columns: 'square',
      tower: 'tower',
      top: 'top',
      square: 'number',
      tail: 'tail',
      standing: (
        pilot: number,
        score: number,
        crashed: number,
        thrown: number | undefined,
        own: boolean,
        name?: string,
      ) =>
        `${own ? '>' : ' '} ${name?.padEnd(14) ?? `pilot ${String(pilot).padEnd(2)}`} ${String(score).padStart(3)} points${crashed > 0 ? `, crashed in column ${crashed}` : ''}${thrown === undefined ? '' : `, threw ${metres(thrown)}`}`,
    },

    command: {
      summary: 'draw a sheet for Take Flight! from a seed, or check one',
      seed: 'draw a new sheet from this seed; without one, print the demo’s',
      out: 'write it to this file',
      check: 'check the sheet in this file',
      badSeed: 'A seed for a sheet has 1 to 54 letters, digits and hyphens.',
      written: (file: string) => `${file} holds the sheet.`,
      wrong: (file: string, why: string) => `${file} is no sheet that can be flown. ${why}`,
      fine: ({ title, sky, wings }: Sheet) =>
        `“${title}” can be flown: ${wings.tops.length} wing columns, ${sky[0]!.length} columns and ${sky.length} rows of sky.`,
    },

    solve: {
      summary: 'Take Flight!: the best flight for known dice, with the most that was possible',
      flags: {
        dice: 'one die for each column of the sky; without them, what a pilot without a tail can expect (this takes a minute)',
        sheet: 'the sheet to fly',
      },
      flight: ({ score, most }: Hindsight) =>
        score === most
          ? `Best flight: ${points(score)}. Proven: no flight scores more.`
          : `A flight of ${points(score)} is possible. Proven: none scores more than ${most}.`,
      line: 'Round by round, the die and what is written:',
      round: (round: number, die: number, move: string) => `  ${round}. die ${die}: ${move}`,
      exact: (value: ExactValue) =>
        `Without a tail the best pilot can expect ${fixed(value.points, 4)} points from the start: exact, by dynamic programming over ${s.number(value.positions)} positions.`,
      value: ({ least, most }: Bounds) =>
        `Without a tail the best pilot can expect from ${fixed(least, 2)} to ${fixed(most, 2)} points from the start, proven by dynamic programming.`,
      share:
        'The two differ in what a symbol counts for the flight goal: once a little less than it brings, once as much as it can at best.',
      time: (seconds: number) => `Found in ${fixed(seconds, 2)} s.`,
      dice: (columns: number) =>
        `--dice takes ${columns} numbers from 1 to 6 with commas between them: 3,6,1,…`,
    },

    sheets,
  };
};

const forms: Readonly<Record<FieldForm, string>> = {
  id: 'letters, digits and hyphens, at most 60 of them',
  text: 'a text',
  whole: 'a whole number',
  numbers: 'a list of whole numbers',
  texts: 'a list of texts',
  dashboard: 'rows of a least wing sum (null in the last), a slope and a drag modifier',
  goal: 'kind “each” with steps of a count and its points, or kind “sets” with points',
};

/** Why a sheet cannot be flown. */
const sheets: RefusalWords<SheetRefusal> = {
  unknownSheet: ({ id }) => `There is no sheet “${id}”; there are demo and drawn sheets such as drawn-7.`,
  noObject: () =>
    'A sheet is an object with wings, tail, dashboard, sky, heights, distances, start, symbols and goal.',
  missing: ({ field, form }) => `The sheet needs “${field}”: ${forms[form]}.`,
  tops: ({ most }) => `The wings need 2 to ${most} columns, each with a whole number from -20 to 20 on top.`,
  left: ({ columns }) =>
    `The centre line must leave a column on both sides: “left” is from 1 to ${columns - 1}.`,
  tower: ({ column, columns }) =>
    `A tower stands on “${column}”, but the wings have the columns 1 to ${columns}, and its number is whole.`,
  tailAction: ({ action }) =>
    `The tail offers “${action}”; it can offer <>, =4 (or another number), +-, +2 (or another number) and level.`,
  tailTwice: ({ action }) => `The tail offers “${action}” more than three times.`,
  tailSets: () => 'The tail may set the value to one number only, so that no order of actions matters.',
  tailMany: ({ most }) => `The tail offers more than ${most} different things to write after a square.`,
  dashboardOrder: () =>
    'The dashboard goes from the highest wing sum to the lowest; only its last row has no least sum.',
  dashboardSlopes: ({ slope }) =>
    `Each row of the dashboard is one step less steep than the row before; slope ${slope} is out of order.`,
  dashboardLevel: () => 'The dashboard needs a row with slope 0, for a level flight.',
  steep: ({ most }) => `No slope may be steeper than ${most}.`,
  skySize: ({ rows, columns }) => `The sky needs 2 to ${rows} rows, all of one length from 1 to ${columns}.`,
  skyLonger: ({ columns, squares }) =>
    `The sky has ${columns} columns, but the wings have only ${squares} squares to write in.`,
  skyLetter: ({ letter, row, column }) =>
    `Row ${row}, column ${column} of the sky holds “${letter}”, which is neither open (.), a dune (#) nor a symbol.`,
  heights: ({ rows }) => `“heights” has one number for each of the ${rows} rows, none of them negative.`,
  heightsRise: () => 'A higher row may not have a lower height label.',
  distances: ({ columns }) =>
    `“distances” has one number for each of the ${columns} columns, none of them negative.`,
  start: ({ rows }) => `The path starts in a row from 1 to ${rows}.`,
  symbols: ({ most }) =>
    `A sheet has 1 to ${most} symbols, each with a capital letter, a name, a modifier and points.`,
  symbolTwice: ({ letter }) => `Two symbols share the letter ${letter} or a name.`,
  modifier: ({ name, most }) => `The modifier of the ${name} is not from -${most} to ${most}.`,
  goalSteps: () => 'The steps of the flight goal rise: each needs more symbols than the step before.',
};
