/** The sky, the convoy and each seat's tokens in letters. */
import type { Paint, Terminal, WhoOf } from '../../contract/index.ts';
import { formation } from '../../families/airfield/formation.ts';
import { BLANK, inkOf, letters, line, skyLines, under } from '../../families/airfield/letters.ts';
import { BALLOONS, COLORS, MULTI, SAFETY, SPACES, TOKEN_KINDS } from './data.ts';
import { achievements, formationScore } from './scoring.ts';
import { type PanoramaState, Step, safetySpace } from './state.ts';
import type { TerminalWords } from './words/index.ts';

export const terminalOf = (say: TerminalWords): Terminal<PanoramaState> => ({
  draw(view, viewer, paint, who) {
    return [
      ...skyLines(view.at, BALLOONS, SPACES, paint),
      line(
        say.trucks,
        Array.from({ length: SPACES }, (_, i) => truckCell(view, i + 1, paint)),
      ),
      under(paint('gray', say.legend)),
      ...(view.step === Step.OVER
        ? atTheEnd(view, viewer, paint, say, who)
        : underWay(view, viewer, paint, say, who)),
    ].map((text) => text.trimEnd());
  },
});

/** All eighteen do not fit in one line. */
const HALF = 9;

/** `[  ]` a launch truck, `<  >` the safety truck, with the balloon that stands on it. */
function truckCell(view: PanoramaState, space: number, paint: Paint): string {
  if ((view.trucks & (1 << space)) === 0) return BLANK;
  const balloon = view.load[space]!;
  const load = balloon < 0 ? '  ' : letters(BALLOONS[balloon]!, paint);
  return space === safetySpace(view) ? `<${load}> ` : `[${load}] `;
}

type Lines = (view: PanoramaState, viewer: number, paint: Paint, say: TerminalWords, who?: WhoOf) => string[];

const underWay: Lines = (view, viewer, paint, say, who) => {
  const packed = BALLOONS.filter((_, b) => view.packed & (1 << b)).map((name) => letters(name, paint));
  const own = view.colors[viewer] ?? 0;
  return [
    say.packed(packed.join(' ')),
    ...seatsOf(view).map((seat) =>
      say.tokens(seat, seat === viewer, tokens(view, seat, paint), who?.(seat).name),
    ),
    ...(own === 0 ? [] : [say.secret(colors(own, paint, say))]),
  ];
};

const atTheEnd: Lines = (view, viewer, paint, say, who) => {
  const order = formation(view.at);
  const numbered = order.map((balloon, i) => `${letters(BALLOONS[balloon]!, paint)} ${i + 1}`);
  return [
    say.formation(numbered.slice(0, HALF).join('  ')),
    ...(order.length > HALF ? [say.more(numbered.slice(HALF).join('  '))] : []),
    ...seatsOf(view).flatMap((seat) => {
      const set = view.colors[seat]!;
      const { points } = achievements(view, seat, set);
      return [
        say.tokens(seat, seat === viewer, tokens(view, seat, paint), who?.(seat).name),
        say.score(colors(set, paint, say), points, formationScore(order, set)),
      ];
    }),
  ];
};

const seatsOf = (view: PanoramaState): number[] => Array.from({ length: view.seats }, (_, seat) => seat);

const colors = (set: number, paint: Paint, say: TerminalWords): string[] =>
  COLORS.filter((_, color) => set & (1 << color)).map((letter) =>
    paint(inkOf(letter), `${say.color(letter)} (${letter})`),
  );

/** `G2 R1 *1 S3`: by letter, `*` for multicoloured and `S` for safety tokens. */
function tokens(view: PanoramaState, seat: number, paint: Paint): string {
  const held = view.tokens.slice(seat * TOKEN_KINDS, (seat + 1) * TOKEN_KINDS);
  const name = (kind: number): string => {
    if (kind === MULTI) return paint('bold', '*');
    return kind === SAFETY ? paint('bold', 'S') : paint(inkOf(COLORS[kind]!), COLORS[kind]!);
  };
  return held.flatMap((count, kind) => (count > 0 ? [`${name(kind)}${count}`] : [])).join(' ');
}
