/** Cards: their faces, their backs, and a hand fanned out. */
import { cream, ink, type PaintId, PaintMark, paints } from '../../../toolkit/art/index.ts';
import paper from '../../../toolkit/art/paper.module.css';
import { CARDS, KINDS, WILD } from '../data.ts';
import css from './cards.module.css';
import { cardPlace } from './places.ts';

const paintOf = (card: number): PaintId => CARDS[card] as PaintId;

/** A card is 60 wide and 84 tall. */
export function Card({ card }: { card: number }) {
  return (
    <svg class={css.face} viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <rect x=".5" y=".5" width="59" height="83" rx="8" fill={cream} stroke={ink} stroke-opacity=".28" />
      {card === WILD ? <Umbrella /> : <Colored paint={paintOf(card)} />}
    </svg>
  );
}

function Colored({ paint }: { paint: PaintId }) {
  const { hex, on, letter } = paints[paint];
  return (
    <>
      <rect x="4" y="4" width="52" height="76" rx="5.5" fill={hex} />
      <path
        d="M4 62C14 54 22 60 30 57S46 50 56 56V74.500Q56 80 50.500 80H9.500Q4 80 4 74.500Z"
        fill="#fff"
        opacity=".2"
      />
      <circle cx="34" cy="46" r="18" fill="#fff" opacity=".16" />
      <PaintMark paint={paint} x={34} y={46} scale={1.7} />
      <text class={paper.letters} x="15" y="25" font-size="20" fill={on}>
        {letter}
      </text>
    </>
  );
}

function Umbrella() {
  return (
    <>
      <rect x="4" y="4" width="52" height="76" rx="5.5" fill="#2c3267" />
      <path d="M34 27C48 27 55 37 55 48Q50 44 45 48Q40 44 34 48Z" fill={paints.R.hex} />
      <path d="M34 27C20 27 13 37 13 48Q18 44 23 48Q28 44 34 48Z" fill={paints.G.hex} />
      <path d="M34 27C28 31 23 38 23 48Q28 44 34 48Z" fill={paints.Y.hex} />
      <path d="M34 27C40 31 45 38 45 48Q40 44 34 48Z" fill={paints.P.hex} />
      <path
        d="M34 24V64Q34 70 28.500 70T23 64"
        fill="none"
        stroke={cream}
        stroke-width="2.6"
        stroke-linecap="round"
      />
      <text class={paper.letters} x="14" y="30" font-size="30" fill="#f7cf6b">
        *
      </text>
    </>
  );
}

export function CardBack() {
  return (
    <svg class={css.face} viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <rect x=".5" y=".5" width="59" height="83" rx="8" fill={cream} stroke={ink} stroke-opacity=".28" />
      <rect x="4" y="4" width="52" height="76" rx="5.5" fill="#3d6fb5" />
      <path
        d="M14 58C6 58 6 47 14 46.500C13 38 24 34 28.500 40C32 30 46 33 45.500 43C54 43 54 57 46 58Z"
        fill="#fffaf0"
        opacity=".92"
      />
      <path
        d="M9 15H51M9 20H43M9 70H51M17 65H51"
        stroke="#fffaf0"
        stroke-opacity=".35"
        stroke-width="2"
        stroke-linecap="round"
      />
    </svg>
  );
}

/** The cards of a hand in order, one number a card. */
export function cardsIn(hand: readonly number[]): number[] {
  const cards: number[] = [];
  for (let card = 0; card < KINDS; card++) for (let i = 0; i < hand[card]!; i++) cards.push(card);
  return cards;
}

interface FanProps {
  readonly hand: readonly number[];
  /** How many of each kind the payment in mind would take: they are lit. */
  readonly lit?: readonly number[] | undefined;
  /** The kind of the card that has just been drawn. */
  readonly drawn?: number | undefined;
  readonly label: string;
  /** Cards of a hand of one's own are places; those of another's are one. */
  readonly own?: boolean;
}

/** A hand of one's own. Where it is long, the cards lie closer together. */
export function Fan({ hand, lit, drawn, label, own = true }: FanProps) {
  const cards = cardsIn(hand);
  const left = lit?.slice() ?? [];
  const middle = (cards.length - 1) / 2;
  const newest = drawn === undefined ? -1 : cards.lastIndexOf(drawn);
  return (
    <div data-fan class={css.fan} dir="ltr" role="img" aria-label={label} style={{ '--n': cards.length }}>
      {cards.map((card, i) => {
        const shines = (left[card] ?? 0) > 0;
        if (shines) left[card]!--;
        const turn = cards.length > 1 ? (i - middle) / Math.max(middle, 2) : 0;
        return (
          <span
            // Cards of a kind are alike: the n-th green one stays the n-th green one.
            key={`${card} ${cards.slice(0, i).filter((each) => each === card).length}`}
            class={css.card}
            data-place={own ? cardPlace(card) : undefined}
            data-lit={shines || undefined}
            data-new={i === newest || undefined}
            style={{ '--i': i, '--turn': turn.toFixed(3) }}
          >
            <Card card={card} />
          </span>
        );
      })}
    </div>
  );
}
