/** The packed balloons. A slot stays where it is when its balloon has left, so that nothing jumps under a finger. */
import type { PaintId } from '../../../toolkit/art/paints.ts';
import { cx } from '../../../toolkit/ui/index.ts';
import { ColorCard } from '../art/card.tsx';
import { trayPlace } from '../places.ts';
import css from './tray.module.css';

export interface TraySlot {
  /** The two letters under the balloon. */
  readonly letters: string;
  readonly name: string;
  readonly lit: boolean;
  readonly picked: boolean;
}

interface TrayProps {
  readonly label: string;
  readonly slots: readonly TraySlot[];
  /** The slot that the keyboard comes to. */
  readonly stop: number;
  /** The player's own card, behind the last slot: its colours, and what to call it. */
  readonly card?: OwnCard | undefined;
}

export interface OwnCard {
  readonly paints: readonly PaintId[];
  readonly label: string;
}

/** In the narrow layout the tray has two rows. */
const slotsPerRow = (slots: number): number => Math.ceil(slots / 2) || 7;

/** Where a slot is, for either layout. */
export const slotStyle = (slot: number, slots: number) => ({
  '--i': slot,
  '--j': slot % slotsPerRow(slots),
  '--k': Math.floor(slot / slotsPerRow(slots)),
});

export const trayStyle = (slots: number) => ({ '--slots': slots, '--per-row': slotsPerRow(slots) });

export function Tray({ label, slots, stop, card }: TrayProps) {
  const places = slots.length + (card ? 1 : 0);
  return (
    <div class={css.tray} style={trayStyle(places)}>
      <div role="toolbar" aria-label={label}>
        {slots.map(({ letters, name, lit, picked }, slot) => (
          <button
            key={letters}
            type="button"
            class={css.slot}
            aria-label={name}
            aria-pressed={picked}
            aria-disabled={!lit}
            tabIndex={slot === stop ? 0 : -1}
            data-slot={slot}
            style={slotStyle(slot, places)}
            data-place={trayPlace(letters)}
            data-can={lit || undefined}
            data-drag={lit || undefined}
          >
            <span class={css.name} aria-hidden="true">
              {letters}
            </span>
          </button>
        ))}
      </div>
      {card && <Card card={card} style={slotStyle(slots.length, places)} />}
    </div>
  );
}

function Card({ card, style }: { card: OwnCard; style: ReturnType<typeof slotStyle> }) {
  return (
    <div class={cx(css.slot, css.card)} style={style} role="img" aria-label={card.label} data-place="own">
      <ColorCard paints={card.paints} />
    </div>
  );
}

interface StillTrayProps {
  readonly letters: readonly string[];
  readonly card?: OwnCard | undefined;
}

export function StillTray({ letters, card }: StillTrayProps) {
  const places = letters.length + (card ? 1 : 0);
  return (
    <div class={css.tray} style={trayStyle(places)}>
      {card && <Card card={card} style={slotStyle(letters.length, places)} />}
      {letters.map((name, slot) => (
        <span key={name} class={css.slot} data-place={trayPlace(name)} style={slotStyle(slot, places)}>
          <span class={css.name}>{name}</span>
        </span>
      ))}
    </div>
  );
}
