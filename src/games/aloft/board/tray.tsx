/** The packed balloons. A slot stays where it is when its balloon has left, so that nothing jumps under a finger. */
import { BALLOONS } from '../data.ts';
import { type AloftState, isSolo } from '../state.ts';
import { type Choices, has, type Picked } from './choices.ts';
import { trayOf } from './look.ts';
import { boardWords as say } from './words.ts';

export interface TrayProps {
  readonly view: AloftState;
  readonly choices: Choices;
  readonly picked: Picked | undefined;
  /** The slot that the keyboard comes to. */
  readonly stop: number;
}

/** In the narrow layout the tray has two rows. */
export const slotsPerRow = (view: AloftState): number => Math.ceil(trayOf(view).length / 2) || 7;

export const trayStyle = (view: AloftState) => ({
  '--slots': trayOf(view).length,
  '--per-row': slotsPerRow(view),
});

export function Tray({ view, choices, picked, stop }: TrayProps) {
  const solo = isSolo(view);
  return (
    <div class="aloft-tray" role="toolbar" aria-label={say.tray(solo)} style={trayStyle(view)}>
      {trayOf(view).map((balloon, slot) => {
        const lit = has(choices.unpack, balloon);
        return (
          <button
            key={balloon}
            type="button"
            class="aloft-slot"
            aria-label={say.slot(balloon, has(view.packed, balloon)) + (solo && lit ? say.first : '')}
            aria-pressed={picked?.balloon === balloon}
            aria-disabled={!lit}
            tabIndex={slot === stop ? 0 : -1}
            data-slot={slot}
            data-act={lit || undefined}
            data-drag={lit || undefined}
          >
            <span class="aloft-slot-name" aria-hidden="true">
              {BALLOONS[balloon]}
            </span>
          </button>
        );
      })}
    </div>
  );
}

export function StillTray({ view }: { view: AloftState }) {
  return (
    <div class="aloft-tray" style={trayStyle(view)}>
      {trayOf(view).map((balloon) => (
        <span key={balloon} class="aloft-slot">
          <span class="aloft-slot-name">{BALLOONS[balloon]}</span>
        </span>
      ))}
    </div>
  );
}
