/** The sky and the trucks in letters. */
import type { Paint, Terminal } from '../../contract/index.ts';
import { formation } from '../../families/airfield/formation.ts';
import { BLANK, cell, inkOf, letters, line, skyLines, under } from '../../families/airfield/letters.ts';
import { BALLOONS, COLORS, LAST_SPACE, TRUCKS } from './data.ts';
import { numberAt } from './scoring.ts';
import { type AloftState, isSolo, Step, spaceOf } from './state.ts';
import type { TerminalWords } from './words/index.ts';

const SPACES = Array.from({ length: LAST_SPACE }, (_, i) => i + 1);

export const terminalOf = ({ terminal: say, color }: TerminalWords): Terminal<AloftState> => ({
  draw(view, viewer, paint) {
    return [
      ...skyLines(view.at, BALLOONS, LAST_SPACE, paint),
      line(
        say.trucks,
        SPACES.map((space) => truckCell(view, space, paint)),
      ),
      line(
        say.safety,
        SPACES.map((space) => (space === view.safety ? cell('<S>', paint, 'bold') : BLANK)),
      ),
      under(paint('gray', say.legend)),
      ...below(view, viewer, paint, say, color),
    ].map((text) => text.trimEnd());
  },
});

function truckCell(view: AloftState, space: number, paint: Paint): string {
  for (let truck = 0; truck < TRUCKS; truck++) {
    if (spaceOf(view, truck) !== space) continue;
    const balloon = view.load[truck]!;
    if (balloon < 0) return '[  ] ';
    if (view.inflated & (1 << truck)) return `(${letters(BALLOONS[balloon]!, paint)}) `;
    return `[${letters(BALLOONS[balloon]!, paint, (name) => name.toLowerCase())}] `;
  }
  return BLANK;
}

function below(
  view: AloftState,
  viewer: number,
  paint: Paint,
  say: TerminalWords['terminal'],
  nameOf: TerminalWords['color'],
): string[] {
  if (view.step === Step.OVER) {
    const formed = formation(view.at);
    const tokens = formed.map(
      (balloon, i) => `${letters(BALLOONS[balloon]!, paint)}=${numberAt(view, formed, i)}`,
    );
    return [say.tokens(tokens.join(' '))];
  }
  const order = isSolo(view) && view.row.length > 0 ? view.row : BALLOONS.map((_, i) => i);
  const packed = order.filter((b) => view.packed & (1 << b)).map((b) => letters(BALLOONS[b]!, paint));
  const color = COLORS[view.colors[viewer] ?? -1];
  return [
    (isSolo(view) ? say.row : say.packed)(packed.join(' ')),
    ...(color === undefined ? [] : [say.secret(paint(inkOf(color), `${nameOf(color)} (${color})`))]),
  ];
}
