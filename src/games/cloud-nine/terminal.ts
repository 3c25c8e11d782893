/** The balloon, the dice and the hands in letters. */
import type { Paint, Terminal } from '../../contract/index.ts';
import { CARDS, KINDS, WILD } from './data.ts';
import { type CloudState, diceAt, handOf, isAboard, isHidden, pointsAt, Step } from './state.ts';
import type { TerminalWords } from './words/index.ts';

type Labels = TerminalWords['terminal'];

export const terminal = ({ terminal: say }: TerminalWords): Terminal<CloudState> => ({
  draw(view, _viewer, paint, who) {
    const names = view.sizes.map((_, seat) => who?.(seat).name ?? say.seat(seat));
    return [
      head(say, view),
      ...diceLine(say, view, paint),
      ...view.sizes.map((_, seat) => seatLine(say, view, seat, names, paint)),
      piles(say, view, paint),
    ].map((text) => text.trimEnd());
  },
});

function head(say: Labels, view: CloudState): string {
  if (view.step === Step.DEAL) return say.dealing;
  if (view.step === Step.OVER) return say.over(view.trips);
  const trip = view.step === Step.DRAW ? view.trips : view.trips + 1;
  return say.balloon(trip, view.level, pointsAt(view, view.level));
}

/** As the terminal calls them. */
const COLORS = ['green', 'purple', 'red', 'yellow'] as const;

const letter = (card: number, paint: Paint): string =>
  card < WILD ? paint(COLORS[card]!, CARDS[card]!) : paint('bold', '*');

function diceLine(say: Labels, view: CloudState, paint: Paint): string[] {
  if (view.step === Step.DEAL || view.step === Step.OVER) return [];
  if (!view.dice)
    return view.step === Step.DRAW ? [] : [`${say.dice}  ${say.notRolled(diceAt(view, view.level))}`];
  const faces = [...view.dice].map((face) => {
    const card = (CARDS as readonly string[]).indexOf(face);
    return `[${card < 0 ? ' ' : letter(card, paint)}]`;
  });
  return [`${say.dice}  ${faces.join(' ')}`];
}

/** "Seat 1   12 pts   6 cards   pilot            GGRY*": the hand last, since it has any length. */
function seatLine(
  say: Labels,
  view: CloudState,
  seat: number,
  names: readonly string[],
  paint: Paint,
): string {
  const turn = view.turn === seat && view.step < Step.DRAW && view.step !== Step.DEAL ? '>' : ' ';
  const fixed = [
    `${turn} ${names[seat]}`.padEnd(Math.max(...names.map(({ length }) => length)) + 4),
    say.score(view.scores[seat]!).padStart(7),
    say.cards(view.sizes[seat]!).padStart(10),
    `   ${place(say, view, seat)}`.padEnd(20),
  ];
  return fixed.join('') + hand(view, seat, paint);
}

function place(say: Labels, view: CloudState, seat: number): string {
  if (view.step === Step.DEAL || view.step === Step.OVER) return '';
  const level = view.jumped[seat]!;
  if (level > 0) return say.out(level);
  if (view.step === Step.DRAW || !isAboard(view, seat)) return say.fell;
  return view.pilot === seat ? say.pilot : say.inBalloon;
}

function hand(view: CloudState, seat: number, paint: Paint): string {
  if (isHidden(view, seat)) return paint('gray', '?'.repeat(Math.min(view.sizes[seat]!, 40)));
  return cards(handOf(view, seat), paint);
}

/** "GGR*", or counts where the letters would be too many. */
function cards(counts: readonly number[], paint: Paint): string {
  const short = counts.reduce((sum, count) => sum + count, 0) <= 40;
  let text = '';
  for (let card = 0; card < KINDS; card++) {
    const count = counts[card]!;
    if (count > 0) text += short ? letter(card, paint).repeat(count) : `${letter(card, paint)}${count} `;
  }
  return text;
}

function piles(say: Labels, view: CloudState, paint: Paint): string {
  const counts = view.discard
    .map((count, card) => (count ? `${letter(card, paint)}${count}` : ''))
    .filter(Boolean);
  return say.deck(view.left, counts.join(' '));
}
