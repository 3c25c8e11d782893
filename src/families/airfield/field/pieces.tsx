/**
 * Balloons and trucks, each one element that stays the same wherever it goes: its place is a few custom properties,
 * and the style sheet moves it there.
 */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Token } from '../../../toolkit/art/tokens.tsx';
import { cx, motion } from '../../../toolkit/ui/index.ts';
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
  /** What each of them scores, where that is not its place in the order. */
  readonly numbers?: readonly number[];
}

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

/** A balloon, and what can be done to it in the tray or elsewhere. */
export interface FieldPiece {
  readonly balloon: number;
  /** Its two letters. */
  readonly name: string;
  readonly place: BalloonPlace;
  readonly canLeaveTray: boolean;
  readonly canElsewhere: boolean;
}

interface BalloonsProps {
  readonly all: readonly FieldPiece[];
  readonly picked?: Picked | undefined;
  /** What has just happened to a balloon: "inflated", "launched", … */
  readonly news: ReadonlyMap<string, string>;
  /** In scoring order, at the end: each wears its number. */
  readonly order?: readonly number[];
  readonly numbers?: readonly number[];
}

export function Balloons({ all, picked, news, order, numbers }: BalloonsProps) {
  return all.map(({ balloon, name, place, canLeaveTray, canElsewhere }) => {
    const isPicked = picked?.balloon === balloon;
    // Once one thing is picked, only what goes with it glows; the rest can still be done.
    const isLit = picked?.balloon === undefined && (canLeaveTray || (picked === undefined && canElsewhere));
    return (
      <div
        key={balloon}
        class={cx(css.piece, css.balloon)}
        data-state={place.state}
        data-balloon={balloon}
        data-lit={isLit || undefined}
        data-picked={isPicked || undefined}
        data-news={news.get(`balloon${balloon}`)}
        style={{ ...styleOf(place), '--beat': (balloon * 5) % 13 }}
      >
        <BalloonDrawing name={name} place={place.state} lit={isLit || isPicked} />
        {order?.includes(balloon) && (
          <TokenOn value={numbers?.[order.indexOf(balloon)] ?? order.indexOf(balloon) + 1} />
        )}
      </div>
    );
  });
}

/** Standing on a truck it is the same drawing as in the sky, so that a launch changes nothing but its place. */
function BalloonDrawing({ name, place, lit }: { name: string; place: BalloonPlace['state']; lit: boolean }) {
  const state = place === 'inflated' ? 'flying' : place;
  return useMemo(
    () => (
      <svg
        key={state}
        class={cx(css.art, state === 'flying' && motion.bob)}
        viewBox="-50 -75 100 150"
        aria-hidden="true"
        focusable="false"
      >
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
