/** What is cut out besides cards: the balloon, its passengers, faces for dice; and what is looked up or written on. */
import type { ComponentChildren } from 'preact';
import type { CutSheet, PlayerSheet } from '../../../contract/index.ts';
import { ink as black, SeatBadge } from '../../../toolkit/art/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { AirshipArt } from '../board/airship.tsx';
import { DieFace } from '../board/dice.tsx';
import { Parachutist } from '../board/figure.tsx';
import { FACES } from '../data.ts';
import type { SheetWords } from '../words/index.ts';

/** Four dice lie in the box. */
const DICE = 4;
/** The edge of a die that is bought: its faces are a little smaller. */
const FACE = 14;

const BALLOON = { w: 46, h: 100 };
/** Where a standee is folded, above its foot. */
const FOOT = 13;

export const balloon = ({ balloon: say }: SheetWords): CutSheet => ({
  id: 'balloon',
  kind: 'cut',
  title: say.title,
  hint: say.hint,
  size: BALLOON,
  pieces: [
    { part: 'balloon', name: say.title, count: 1, draw: () => <Standee {...BALLOON} art={<Ship />} /> },
  ],
});

/** 46 wide. */
export const Ship = () => (
  <g transform="translate(23 42) scale(.34)">
    <AirshipArt label="9" riders={[]} />
  </g>
);

const FIGURE = { w: 27, h: 54 };

/** Each on both sides: in the basket, and under the parachute. */
export const passengers = ({ passengers: say }: SheetWords, players: number): CutSheet => ({
  id: 'passengers',
  kind: 'cut',
  title: say.title,
  hint: say.hint,
  size: FIGURE,
  pieces: Array.from({ length: players }, (_, seat) => ({
    part: 'passenger',
    name: say.title,
    count: 1,
    draw: () => <Standee {...FIGURE} art={<Passenger seat={seat} />} />,
  })),
});

/** What tells a player's figure and column from the others'. */
const Badge = ({ seat, ...at }: { seat: number; x: number; y: number; size: number }) => (
  <SeatBadge who={{ name: 'ABCDEF'[seat]!, sign: seat }} {...at} />
);

function Passenger({ seat }: { seat: number }) {
  return (
    <>
      <g transform={`translate(${FIGURE.w / 2} 2) scale(.325)`}>
        <Parachutist sign={seat} />
      </g>
      <Badge seat={seat} x={FIGURE.w / 2 - 4.5} y={30.5} size={9} />
    </>
  );
}

/** A picture with a foot: folded back along the dashed line, it stands. */
function Standee({ w, h, art }: { w: number; h: number; art: ComponentChildren }) {
  return (
    <>
      {art}
      <path
        d={`M0 ${h - FOOT}h${w}`}
        stroke="#666666"
        stroke-width=".2"
        stroke-dasharray="1.500 1.500"
        fill="none"
      />
      <path d={`M${w / 2 - 3} ${h - FOOT + 4}h6l-3 4Z`} fill="#bbbbbb" />
    </>
  );
}

export const dice = ({ dice: say }: SheetWords): CutSheet => ({
  id: 'dice',
  kind: 'cut',
  title: say.title,
  hint: say.hint,
  size: { w: FACE, h: FACE },
  pieces: FACES.map((face) => ({
    part: `face-${face}`,
    name: say.part(face),
    count: DICE,
    draw: () => (
      <g transform={`translate(${FACE / 2} ${FACE / 2}) scale(${((FACE - 1) / 42).toFixed(4)})`}>
        <DieFace face={face} />
      </g>
    ),
  })),
});

const TABLE = { w: 100, h: 138 };

/** What the eyes of an ordinary die stand for. */
export const diceTable = ({ dice: say }: SheetWords): PlayerSheet => ({
  id: 'dice-table',
  kind: 'sheet',
  title: say.table,
  hint: say.tableHint,
  size: TABLE,
  copies: 1,
  draw: () => <DiceTable say={say} />,
});

function DiceTable({ say }: { say: SheetWords['dice'] }) {
  const { tone } = useInk();
  return (
    <>
      {FACES.map((face, i) => (
        <g key={i} transform={`translate(14 ${12 + i * 23})`}>
          <Eyes count={i + 1} />
          <path d="M12 -2h9m-3-3 3 3-3 3" stroke="#000000" stroke-width=".6" fill="none" />
          <g transform="translate(34 -2) scale(.42)">
            <DieFace face={face} />
          </g>
          <text {...letters} x="62" font-size="6" fill={tone(black)}>
            {say.face(face)}
          </text>
        </g>
      ))}
    </>
  );
}

const SPOTS: readonly string[] = ['e', 'ai', 'aei', 'acgi', 'acegi', 'acdfgi'];

function Eyes({ count }: { count: number }) {
  return (
    <g transform="translate(0 -2)">
      <rect x="-8" y="-8" width="16" height="16" rx="3" fill="#ffffff" stroke="#000000" stroke-width=".5" />
      {[...SPOTS[count - 1]!].map((spot) => {
        const at = 'abcdefghi'.indexOf(spot);
        return (
          <circle
            key={spot}
            cx={((at % 3) - 1) * 4.5}
            cy={(Math.floor(at / 3) - 1) * 4.5}
            r="1.500"
            fill="#000000"
          />
        );
      })}
    </g>
  );
}

const SCORES = { w: 180, h: 250 };
const TRIPS = 24;

export const scores = ({ scores: say }: SheetWords, players: number): PlayerSheet => ({
  id: 'scores',
  kind: 'sheet',
  title: say.title,
  hint: say.hint,
  size: SCORES,
  copies: 1,
  draw: () => <Scores say={say} players={players} />,
});

function Scores({ say, players }: { say: SheetWords['scores']; players: number }) {
  const { tone } = useInk();
  const first = 18;
  const wide = (SCORES.w - first) / players;
  const head = 14;
  const high = (SCORES.h - head) / (TRIPS + 1);
  const across = Array.from(
    { length: TRIPS + 2 },
    (_, i) => `M0 ${(head + i * high).toFixed(2)}h${SCORES.w}`,
  );
  const down = Array.from(
    { length: players + 1 },
    (_, i) => `M${(first + i * wide).toFixed(2)} 0v${SCORES.h}`,
  );
  return (
    <>
      <rect width={SCORES.w} height={head} fill={tone('#dfe9f5')} />
      <path
        d={`M0 0h${SCORES.w}M0 0v${SCORES.h}${across.join('')}${down.join('')}`}
        stroke="#555555"
        stroke-width=".25"
        fill="none"
      />
      {Array.from({ length: players }, (_, seat) => (
        <Badge key={seat} seat={seat} x={first + seat * wide + 2} y={2.5} size={9} />
      ))}
      {Array.from({ length: TRIPS + 1 }, (_, i) => (
        <text
          key={i}
          {...letters}
          x={first / 2}
          y={(head + (i + 0.65) * high).toFixed(2)}
          font-size="3.400"
          fill="#000000"
        >
          {i < TRIPS ? i + 1 : say.sum}
        </text>
      ))}
      <text {...letters} x={first / 2} y={head / 2 + 1.2} font-size="3.400" fill="#000000">
        {say.trip}
      </text>
    </>
  );
}
