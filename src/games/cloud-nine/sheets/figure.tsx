/** A position on paper: the balloon at its cloud, who has jumped, the dice, and the hand of the one who looks. */
import type { FigureRequest, Picture } from '../../../contract/index.ts';
import { SeatBadge } from '../../../toolkit/art/index.ts';
import { Line } from '../../../toolkit/type/line.tsx';
import { AirshipArt } from '../board/airship.tsx';
import { CardFace } from '../board/card-faces.tsx';
import { cardsIn } from '../board/cards.tsx';
import { DieFace } from '../board/dice.tsx';
import { type CloudState, diceAt, isAboard, ownHand, pointsAt } from '../state.ts';
import type { SheetWords } from '../words/index.ts';

const WIDTH = 110;
const HEIGHT = 52;
const HAND = 24;

export const figure =
  (say: SheetWords) =>
  ({ position, viewer, who }: FigureRequest<CloudState>): Picture => {
    const hand = viewer >= 0 ? ownHand(position, viewer) : undefined;
    return {
      size: { w: WIDTH, h: HEIGHT + (hand ? HAND + 2 : 0) },
      draw: () => <Position position={position} who={who} hand={hand} say={say} />,
    };
  };

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
