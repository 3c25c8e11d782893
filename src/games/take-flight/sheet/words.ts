/** What is said of a sheet that cannot be played. */

export const sheetErrors = {
  noObject:
    'A sheet is an object with wings, tail, dashboard, sky, heights, distances, start, symbols and goal.',
  missing: (field: string, form: string) => `The sheet needs “${field}”: ${form}.`,
  id: 'letters, digits and hyphens, at most 60 of them',
  text: 'a text',
  whole: 'a whole number',
  numbers: 'a list of whole numbers',
  texts: 'a list of texts',
  tops: (most: number) =>
    `The wings need 2 to ${most} columns, each with a whole number from -20 to 20 on top.`,
  left: (columns: number) =>
    `The centre line must leave a column on both sides: “left” is from 1 to ${columns - 1}.`,
  tower: (column: string, columns: number) =>
    `A tower stands on “${column}”, but the wings have the columns 1 to ${columns}, and its number is whole.`,
  tailAction: (text: string) =>
    `The tail offers “${text}”; it can offer <>, =4 (or another number), +-, +2 (or another number) and level.`,
  tailTwice: (text: string) => `The tail offers “${text}” more than three times.`,
  tailSets: 'The tail may set the value to one number only, so that no order of actions matters.',
  tailMany: (most: number) => `The tail offers more than ${most} different things to write after a square.`,
  dashboardForm: 'rows of a least wing sum (null in the last), a slope and a drag modifier',
  dashboardOrder:
    'The dashboard goes from the highest wing sum to the lowest; only its last row has no least sum.',
  dashboardSlopes: (slope: number) =>
    `Each row of the dashboard is one step less steep than the row before; slope ${slope} is out of order.`,
  dashboardLevel: 'The dashboard needs a row with slope 0, for a level flight.',
  steep: (most: number) => `No slope may be steeper than ${most}.`,
  skySize: (rows: number, columns: number) =>
    `The sky needs 2 to ${rows} rows, all of one length from 1 to ${columns}.`,
  skyLonger: (columns: number, squares: number) =>
    `The sky has ${columns} columns, but the wings have only ${squares} squares to write in.`,
  skyLetter: (letter: string, row: number, column: number) =>
    `Row ${row}, column ${column} of the sky holds “${letter}”, which is neither open (.), a dune (#) nor a symbol.`,
  heights: (rows: number) => `“heights” has one number for each of the ${rows} rows, none of them negative.`,
  heightsRise: 'A higher row may not have a lower height label.',
  distances: (columns: number) =>
    `“distances” has one number for each of the ${columns} columns, none of them negative.`,
  start: (rows: number) => `The path starts in a row from 1 to ${rows}.`,
  symbols: (most: number) =>
    `A sheet has 1 to ${most} symbols, each with a capital letter, a name, a modifier and points.`,
  symbolTwice: (letter: string) => `Two symbols share the letter ${letter} or a name.`,
  modifier: (name: string, most: number) => `The modifier of the ${name} is not from -${most} to ${most}.`,
  goalForm: 'kind “each” with steps of a count and its points, or kind “sets” with points',
  goalSteps: 'The steps of the flight goal rise: each needs more symbols than the step before.',
  unknown: (id: string) =>
    `There is no sheet “${id.slice(0, 60)}”; there are demo and drawn sheets such as drawn-7.`,
} as const;

export const drawnTitle = (id: string): string => `Sheet ${id.replace(/^drawn-/, '')}`;
