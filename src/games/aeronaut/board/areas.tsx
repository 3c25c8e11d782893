/** Players' cells: written, crossed out, free. */
import type { ComponentChildren } from 'preact';
import type { Who, WhoOf } from '../../../contract/index.ts';
import { SeatBadge } from '../../../toolkit/art/tokens.tsx';
import { cx, Hidden, motion } from '../../../toolkit/ui/index.ts';
import { freeCells, heldOf, isHidden } from '../rules/area.ts';
import { type AeronautEvent, type AeronautState, SPENT, sides, TYPE, UNKNOWN } from '../rules/state.ts';
import { areaWords } from './area-words.ts';
import css from './areas.module.css';
import { TypeMark } from './marks.tsx';
import { cellPlace } from './places.ts';
import { useSay } from './say.ts';

interface CellsProps {
  readonly view: AeronautState;
  readonly side: number;
  readonly events?: readonly AeronautEvent[];
  readonly small?: boolean;
}

/** Every cell, oldest first. Those who listen hear the sum instead. */
export function Cells({ view, side, events = [], small }: CellsProps) {
  const area = view.areas[side]!;
  const types = view.map!.types;
  const hidden = isHidden(view, side);
  const fresh = events.reduce(
    (sum, event) =>
      event.kind === 'received' && event.side === side
        ? sum + event.count
        : (event.kind === 'passed' && event.to === side && event.type !== null) ||
            (event.kind === 'swapped' && event.side === side)
          ? sum + 1
          : sum,
    0,
  );
  return (
    <div class={css.cells} aria-hidden="true">
      {area.map((cell, i) => (
        <span
          key={i}
          data-place={cellPlace(side, i)}
          class={cx(css.cell, i >= area.length - fresh && cx(motion.pop, css.fresh))}
          data-spent={cell !== UNKNOWN && !hidden && (cell & SPENT) !== 0 ? '' : undefined}
        >
          {cell === UNKNOWN ? (
            <span class={css.unknown}>?</span>
          ) : (
            <TypeMark kind={types[cell & TYPE]!} small={small} />
          )}
        </span>
      ))}
      {Array.from({ length: Math.max(0, freeCells(view, side)) }, (_, i) => (
        <span
          key={`free ${i}`}
          data-place={cellPlace(side, area.length + i)}
          class={cx(css.cell, css.free)}
        />
      ))}
    </div>
  );
}

/** What can be paid: every type with how many there are. */
export function Purse({ view, side }: CellsProps) {
  const types = view.map!.types;
  if (isHidden(view, side)) return null;
  return (
    <div class={css.purse} aria-hidden="true">
      {types.map((type, i) => {
        const held = heldOf(view, side, i);
        return (
          <span
            key={type}
            data-place={`purse-${type}`}
            class={css.coin}
            data-none={held === 0 ? '' : undefined}
          >
            <TypeMark kind={type} />
            {held}
          </span>
        );
      })}
    </div>
  );
}

/** The others, clockwise from the viewer. */
function othersOf(view: AeronautState, viewer: number): number[] {
  const count = sides(view);
  const from = viewer < 0 ? 0 : viewer + 1;
  return Array.from({ length: count }, (_, i) => (from + i) % count).filter((side) => side !== viewer);
}

interface AreasProps {
  readonly view: AeronautState;
  readonly viewer: number;
  readonly who: WhoOf;
  readonly events?: readonly AeronautEvent[];
}

export function Areas({ view, viewer, who, events = [] }: AreasProps) {
  const say = useSay();
  return (
    <ul class={css.areas} aria-label={say.board.areas}>
      {othersOf(view, viewer).map((side) => (
        <li
          key={side}
          class={css.area}
          data-place={`area-${side}`}
          data-turn={view.turn === side ? '' : undefined}
          data-many={view.cells[side]! > 24 ? '' : undefined}
        >
          <AreaHead who={who(side)}>
            <small>{say.board.cellsFree(freeCells(view, side))}</small>
          </AreaHead>
          <Cells view={view} side={side} events={events} small />
          <Hidden>{areaWords(say, view, side, who)}</Hidden>
        </li>
      ))}
    </ul>
  );
}

interface AreaHeadProps {
  readonly who: Who;
  readonly children?: ComponentChildren;
}

export function AreaHead({ who, children }: AreaHeadProps) {
  const say = useSay();
  return (
    <span class={css.head} aria-hidden="true">
      <SeatBadge who={who} size={24} />
      <b>{say.name(who)}</b>
      {children}
    </span>
  );
}
