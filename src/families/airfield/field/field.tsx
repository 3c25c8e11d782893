/** An airfield: a sky of columns and rows over a road with trucks, and a tray of packed balloons. */
import type { ComponentChildren } from 'preact';
import { ArtSheet } from '../../../toolkit/art/defs.tsx';
import type { Scene } from '../../../toolkit/art/sky.tsx';
import { arrange, cx, Hidden } from '../../../toolkit/ui/index.ts';
import css from './field.module.css';
import { Grid, type GridRow, type SpotRow, StillGrid } from './grid.tsx';
import { Backdrop } from './scene.tsx';
import { type OwnCard, StillTray, Tray, type TraySlot } from './tray.tsx';
import type { FieldHandle } from './use-field.ts';
import { Which } from './which.tsx';

export interface AirfieldProps {
  readonly scene: Scene;
  readonly class?: string | undefined;
  readonly field: FieldHandle;
  /** What the grid is called, and the question where a tap was near to two things. */
  readonly say: { readonly board: string; readonly which: string };
  readonly rows: readonly GridRow[];
  readonly tray: {
    readonly label: string;
    readonly slots: readonly TraySlot[];
    readonly card?: OwnCard | undefined;
  };
  /** What to say about a first choice, for people who listen. */
  readonly heard: string;
  /** The pieces, and whatever else a game puts on the field. */
  readonly children: ComponentChildren;
}

export function Airfield({ scene, class: extra, field, say, rows, tray, heard, children }: AirfieldProps) {
  return (
    <div class={cx(css.board, extra)} dir="ltr">
      <div ref={field.root} class={cx(arrange.stage, css.airfield)} data-airfield {...field.listeners}>
        <ArtSheet />
        <Backdrop scene={scene} />
        <Grid label={say.board} rows={rows} spots={field.spots} stop={field.stop} drops={field.drops} />
        <Tray {...tray} stop={field.slot} />
        {children}
        {field.question && (
          <Which label={say.which} question={field.question} onClose={field.closeQuestion} />
        )}
        <Hidden as="p" role="status">
          {heard}
        </Hidden>
      </div>
    </div>
  );
}

export interface StillAirfieldProps {
  readonly scene: Scene;
  readonly class?: string | undefined;
  /** The whole position in words. */
  readonly label: string;
  /** The balloons of the tray by their letters; without any, only the sky is shown. */
  readonly tray?: readonly string[];
  readonly card?: OwnCard | undefined;
  readonly spots: readonly SpotRow[];
  readonly children: ComponentChildren;
}

/** A position to look at: in the rulebook, and under the scoring. */
export function StillAirfield({
  scene,
  class: extra,
  label,
  tray,
  card,
  spots,
  children,
}: StillAirfieldProps) {
  return (
    <div class={cx(css.board, extra)} dir="ltr">
      <div
        class={cx(arrange.stage, css.airfield)}
        data-airfield
        data-still
        data-sky={tray === undefined || undefined}
        role="img"
        aria-label={label}
      >
        <ArtSheet />
        <Backdrop scene={scene} still />
        <StillGrid spots={spots} />
        {tray && <StillTray letters={tray} card={card} />}
        {children}
      </div>
    </div>
  );
}
