/** The packed balloons. A slot stays where it is when its balloon has left, so that nothing jumps under a finger. */
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
}

/** In the narrow layout the tray has two rows. */
export const slotsPerRow = (slots: number): number => Math.ceil(slots / 2) || 7;

export const trayStyle = (slots: number) => ({ '--slots': slots, '--per-row': slotsPerRow(slots) });

export function Tray({ label, slots, stop }: TrayProps) {
  return (
    <div class={css.tray} role="toolbar" aria-label={label} style={trayStyle(slots.length)}>
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
          data-act={lit || undefined}
          data-drag={lit || undefined}
        >
          <span class={css.name} aria-hidden="true">
            {letters}
          </span>
        </button>
      ))}
    </div>
  );
}

export function StillTray({ letters }: { letters: readonly string[] }) {
  return (
    <div class={css.tray} style={trayStyle(letters.length)}>
      {letters.map((name) => (
        <span key={name} class={css.slot}>
          <span class={css.name}>{name}</span>
        </span>
      ))}
    </div>
  );
}
