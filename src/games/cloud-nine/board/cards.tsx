/** Cards: their faces, their backs, and a hand fanned out. */
import { KINDS } from '../data.ts';
import { BackFace, CardFace } from './card-faces.tsx';
import css from './cards.module.css';
import { cardPlace } from './places.ts';

/** A card is 60 wide and 84 tall. */
export function Card({ card }: { card: number }) {
  return (
    <svg class={css.face} viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <CardFace card={card} />
    </svg>
  );
}

export function CardBack() {
  return (
    <svg class={css.face} viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <BackFace />
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
