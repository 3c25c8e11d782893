/** The sky and the trucks in letters: a cell is five characters wide, so that all thirteen spaces fit in 80 columns. */
import type { Paint, Terminal } from '../../contract/index.ts';
import { BALLOONS, type Balloon, COLORS, COLUMNS, LAST_SPACE, PAINT, ROWS, TRUCKS } from './data.ts';
import { formation } from './scoring.ts';
import { type AloftState, cellAt, isSolo, Step, spaceOf } from './state.ts';
import { COLOR_NAMES, colorWords, terminalWords as say } from './words.ts';

const LABEL = 8;
const SPACES = Array.from({ length: LAST_SPACE }, (_, i) => i + 1);

export const terminal: Terminal<AloftState> = {
  draw(view, viewer, paint) {
    return [
      line(
        '',
        SPACES.map((space) => cell(String(space), paint, 'gray')),
      ),
      ...Array.from({ length: ROWS }, (_, i) => skyRow(view, ROWS - 1 - i, paint)),
      ' '.repeat(LABEL) + paint('gray', '-'.repeat(5 * LAST_SPACE)),
      line(
        say.trucks,
        SPACES.map((space) => truckCell(view, space, paint)),
      ),
      line(
        say.safety,
        SPACES.map((space) => (space === view.safety ? cell('<S>', paint, 'bold') : BLANK)),
      ),
      ' '.repeat(LABEL) + paint('gray', say.legend),
      ...below(view, viewer, paint),
    ].map((text) => text.trimEnd());
  },
};

const BLANK = ' '.repeat(5);

const line = (label: string, cells: readonly string[]): string => label.padEnd(LABEL) + cells.join('');

/** A text of up to four letters in the middle of a cell; colour adds no width. */
function cell(text: string, paint: Paint, color?: string): string {
  const before = Math.floor((5 - text.length) / 2);
  const painted = color ? paint(color, text) : text;
  return ' '.repeat(before) + painted + ' '.repeat(5 - before - text.length);
}

/** A balloon's two letters, each in its own colour. */
function letters(balloon: Balloon, paint: Paint, write = (name: string): string => name): string {
  const name = BALLOONS[balloon]!;
  if (PAINT[balloon] === 0) return paint('bold', write(name));
  return [...name].map((letter) => paint(COLOR_NAMES[letter]!, write(letter))).join('');
}

function skyRow(view: AloftState, row: number, paint: Paint): string {
  const cells = SPACES.slice(0, COLUMNS).map((column) => {
    const balloon = view.at.indexOf(cellAt(row, column));
    return balloon < 0 ? cell('.', paint, 'gray') : ` ${letters(balloon, paint)}  `;
  });
  return line(`      ${row + 1}`, cells);
}

function truckCell(view: AloftState, space: number, paint: Paint): string {
  for (let truck = 0; truck < TRUCKS; truck++) {
    if (spaceOf(view, truck) !== space) continue;
    const balloon = view.load[truck]!;
    if (balloon < 0) return '[  ] ';
    if (view.inflated & (1 << truck)) return `(${letters(balloon, paint)}) `;
    return `[${letters(balloon, paint, (name) => name.toLowerCase())}] `;
  }
  return BLANK;
}

function below(view: AloftState, viewer: number, paint: Paint): string[] {
  if (view.step === Step.OVER) {
    const tokens = formation(view).map((balloon, i) => `${letters(balloon, paint)}=${i + 1}`);
    return [say.tokens(tokens.join(' '))];
  }
  const order = isSolo(view) && view.row.length > 0 ? view.row : BALLOONS.map((_, i) => i);
  const packed = order.filter((b) => view.packed & (1 << b)).map((b) => letters(b, paint));
  const color = view.colors[viewer] ?? -1;
  return [
    (isSolo(view) ? say.row : say.packed)(packed.join(' ')),
    ...(color < 0 ? [] : [say.secret(paint(colorWords(color), `${colorWords(color)} (${COLORS[color]})`))]),
  ];
}
