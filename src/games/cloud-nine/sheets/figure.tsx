/** A position on paper: the balloon at its cloud, who has jumped, the dice, and the hand of the one who looks. */
import type { Box, FigureRequest, Picture, Place } from '../../../contract/index.ts';
import { SeatBadge } from '../../../toolkit/art/index.ts';
import { widthOf } from '../../../toolkit/type/face.ts';
import { Line } from '../../../toolkit/type/line.tsx';
import { AirshipArt } from '../board/airship.tsx';
import { CardFace } from '../board/card-faces.tsx';
import { cardsIn } from '../board/cards.tsx';
import { DieFace } from '../board/dice.tsx';
import { cardPlace } from '../board/places.ts';
import { type CloudState, diceAt, isAboard, ownHand, pointsAt } from '../state.ts';
import type { SheetWords } from '../words/index.ts';

const WIDTH = 110;
const HEIGHT = 52;
const HAND = 24;

export const figure =
  (say: SheetWords) =>
  ({ position, viewer, who, crop }: FigureRequest<CloudState>): Picture => {
    const own = viewer >= 0 ? ownHand(position, viewer) : undefined;
    // All else of the table is small enough to be shown whole.
    const hand = !crop || crop.some((place) => place.startsWith('hand-')) ? own : undefined;
    return {
      where: (place) => boxOf(place, position, hand, (seat) => lineOf(position, seat, who(seat).name, say)),
      size: { w: WIDTH, h: HEIGHT + (hand ? HAND + 2 : 0) },
      draw: () => <Position position={position} who={who} hand={hand} say={say} />,
    };
  };

/** Of other clouds than the balloon's, and of buttons, nothing is drawn. */
function boxOf(
  place: Place,
  s: CloudState,
  hand: readonly number[] | undefined,
  textOf: (seat: number) => string,
): Box | undefined {
  const [kind, which] = place.split('-');
  const wide = (seat: number) => 8 + widthOf(textOf(seat), 'text', 3);
  const line = (seat: number): Box => ({ x: 39, y: 21.2 + seat * 5, w: wide(seat), h: 5 });
  switch (kind) {
    case 'balloon':
      return { x: 4, y: 3, w: 28, h: 46 };
    case 'cloud':
      return Number(which) === s.level ? { x: 39, y: 2, w: 52, h: 5.5 } : undefined;
    case 'dice':
      return { x: 39.5, y: 9.5, w: (s.dice.length || diceAt(s, s.level)) * 11, h: 11 };
    case 'die':
      return { x: 40 + Number(which) * 11, y: 10, w: 10, h: 10 };
    case 'pilot':
      return line(s.pilot);
    case 'seat':
    case 'jumper':
      return line(Number(which));
    case 'standings':
      return {
        ...line(0),
        w: Math.max(...Array.from({ length: s.sizes.length }, (_, seat) => wide(seat))),
        h: 5 * s.sizes.length,
      };
    case 'hand': {
      const found = hand ? cardsIn(hand).findIndex((card) => cardPlace(card) === place) : -1;
      return found < 0 ? undefined : { x: 1 + found * 13.5, y: HEIGHT + 2, w: 12, h: 18 };
    }
    default:
      return undefined;
  }
}

interface PositionProps extends Pick<FigureRequest<CloudState>, 'position' | 'who'> {
  readonly hand: readonly number[] | undefined;
  readonly say: SheetWords;
}

function Position({ position: s, who, hand, say }: PositionProps) {
  const seats = Array.from({ length: s.sizes.length }, (_, seat) => seat);
  const riders = seats
    .filter((seat) => isAboard(s, seat))
    .map((seat) => ({ seat, who: who(seat), pilot: seat === s.pilot, asked: false }));
  const dice = s.dice || '?'.repeat(diceAt(s, s.level));
  return (
    <>
      <g transform={`translate(18 ${HEIGHT * 0.47}) scale(.235)`}>
        <AirshipArt label={String(s.level)} riders={riders} />
      </g>
      <Line x={40} y={6} size={3.6} face="title" text={say.figure.cloud(s.level, pointsAt(s, s.level))} />
      {[...dice].map((face, i) => (
        <g key={i} transform={`translate(${45 + i * 11} 15) scale(.22)`}>
          {face === '?' ? (
            <rect
              x="-20"
              y="-20"
              width="40"
              height="40"
              rx="10"
              fill="none"
              stroke="#777777"
              stroke-width="2"
              stroke-dasharray="5 5"
            />
          ) : (
            <DieFace face={face} />
          )}
        </g>
      ))}
      {seats.map((seat) => (
        <g key={seat}>
          <SeatBadge who={who(seat)} x={40} y={21.5 + seat * 5} size={4.5} />
          <Line x={46} y={25 + seat * 5} size={3} text={lineOf(s, seat, who(seat).name, say)} />
        </g>
      ))}
      {hand &&
        cardsIn(hand).map((card, i) => (
          <g key={i} transform={`translate(${1 + i * 13.5} ${HEIGHT + 2}) scale(.2)`}>
            <CardFace card={card} />
          </g>
        ))}
    </>
  );
}

function lineOf(s: CloudState, seat: number, name: string, { figure: say }: SheetWords): string {
  const jumped = s.jumped[seat]!;
  const where = jumped > 0 ? say.jumped(jumped) : seat === s.pilot ? say.pilot : say.aboard;
  return say.seat(name, where, s.sizes[seat]!, s.scores[seat]!);
}
