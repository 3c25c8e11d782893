/**
 * Balloons and trucks, each one element that stays the same wherever it goes: its place is a few custom properties,
 * and the style sheet moves it there.
 */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Token } from '../../../toolkit/art/tokens.tsx';
import { cx } from '../../../toolkit/ui/index.ts';
import { type BalloonState, FieldBalloon, shapeOf } from '../art/balloon.tsx';
import { LegalRing } from '../art/ring.tsx';
import { Truck } from '../art/truck.tsx';
import { columnOf, rowOf } from '../formation.ts';
import type { Picked } from './deeds.ts';
import css from './pieces.module.css';
import { slotStyle, trayStyle } from './tray.tsx';

/** The sheet that all pieces lie on, over the grid and the tray. */
export function Pieces({ slots, children }: { slots: number; children: ComponentChildren }) {
  return (
    <div class={css.pieces} aria-hidden="true" style={trayStyle(slots)}>
      {children}
    </div>
  );
}

/** What a board draws its pieces from. */
export interface PiecesProps<S, C, E> {
  readonly view: S;
  readonly choices: C;
  readonly picked?: Picked | undefined;
  readonly events?: readonly E[];
  /** The balloons in scoring order, at the end. */
  readonly order?: readonly number[];
}

/** The number that a balloon wears at the end. */
export const tokenOf = (order: readonly number[] | undefined, balloon: number): number | undefined =>
  order?.includes(balloon) ? order.indexOf(balloon) + 1 : undefined;

/** Where a balloon is: in a cell of the sky, on the truck of a space, or in its slot of the tray. */
export type BalloonPlace =
  | { readonly state: 'flying'; readonly cell: number }
  | { readonly state: 'inflated' | 'unpacked'; readonly space: number }
  | { readonly state: 'packed'; readonly slot: number; readonly slots: number };

function styleOf(place: BalloonPlace) {
  if (place.state === 'flying') return { '--x': columnOf(place.cell) - 1, '--y': 3 - rowOf(place.cell) };
  if (place.state !== 'packed') return { '--x': place.space - 1 };
  return slotStyle(place.slot, place.slots);
}

export interface BalloonPieceProps {
  readonly balloon: number;
  /** Its two letters. */
  readonly name: string;
  readonly place: BalloonPlace;
  readonly lit: boolean;
  readonly picked: boolean;
  /** Something has just happened to it: "inflated", "launched", … */
  readonly news?: string | undefined;
  /** The number on it at the end. */
  readonly token?: number | undefined;
}

export function BalloonPiece({ balloon, name, place, lit, picked, news, token }: BalloonPieceProps) {
  return (
    <div
      class={cx(css.piece, css.balloon)}
      data-state={place.state}
      data-balloon={balloon}
      data-lit={lit || undefined}
      data-picked={picked || undefined}
      data-news={news}
      style={{ ...styleOf(place), '--beat': (balloon * 5) % 13 }}
    >
      <BalloonDrawing name={name} place={place.state} lit={lit || picked} />
      {token !== undefined && <TokenOn value={token} />}
    </div>
  );
}

/** Standing on a truck it is the same drawing as in the sky, so that a launch changes nothing but its place. */
function BalloonDrawing({ name, place, lit }: { name: string; place: BalloonPlace['state']; lit: boolean }) {
  const state = place === 'inflated' ? 'flying' : place;
  return useMemo(
    () => (
      <svg key={state} class={css.art} viewBox="-50 -75 100 150" aria-hidden="true" focusable="false">
        {lit && <BalloonRing name={name} state={state} />}
        <FieldBalloon name={name} state={state} />
      </svg>
    ),
    [name, state, lit],
  );
}

function BalloonRing({ name, state }: { name: string; state: BalloonState }) {
  if (state === 'packed') return <LegalRing shape="box" y={1} width={104} height={94} radius={26} />;
  if (state === 'unpacked') return <LegalRing shape="box" y={48} width={112} height={60} radius={22} />;
  return <LegalRing shape={shapeOf(name) ?? 'balloon'} />;
}

function TokenOn({ value }: { value: number }) {
  return (
    <svg
      class={cx(css.art, css.token)}
      viewBox="-50 -75 100 150"
      style={{ '--n': value }}
      aria-hidden="true"
      focusable="false"
    >
      <Token value={value} x={2} y={-84} size={54} />
    </svg>
  );
}

export interface TruckPieceProps {
  readonly kind: 'launch' | 'safety';
  readonly space: number;
  readonly lit: boolean;
  readonly picked?: boolean;
  readonly news: string | undefined;
}

export function TruckPiece({ kind, space, lit, picked = false, news }: TruckPieceProps) {
  return (
    <div
      class={cx(css.piece, css.truck)}
      data-truck={kind}
      data-lit={lit || undefined}
      data-news={news}
      data-picked={picked || undefined}
      style={{ '--x': space - 1 }}
    >
      <TruckDrawing kind={kind} lit={lit || picked} />
    </div>
  );
}

function TruckDrawing({ kind, lit }: { kind: 'launch' | 'safety'; lit: boolean }) {
  return useMemo(
    () => (
      <svg class={css.art} viewBox="-52 -56 104 62" aria-hidden="true" focusable="false">
        {lit && <LegalRing shape="box" y={-24} width={102} height={62} radius={18} />}
        <Truck kind={kind} x={0} y={0} width={100} />
      </svg>
    ),
    [kind, lit],
  );
}

/** Once one thing is picked, only what goes with it glows; the rest can still be done. */
export const isLit = (
  picked: Picked | undefined,
  can: { readonly packed: boolean; readonly elsewhere: boolean },
): boolean => picked?.balloon === undefined && (can.packed || (picked === undefined && can.elsewhere));
