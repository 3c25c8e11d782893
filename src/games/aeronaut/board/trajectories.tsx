/** Pairs of cities to connect: what they give, who has them, how far one is. */

import type { ComponentChildren } from 'preact';
import type { Place } from '../../../contract/index.ts';
import { SeatBadge } from '../../../toolkit/art/tokens.tsx';
import { Hidden } from '../../../toolkit/ui/index.ts';
import { isHidden } from '../rules/area.ts';
import { hasTaken, isFull } from '../rules/network.ts';
import { tablesOf } from '../rules/tables.ts';
import { rewardOf, secretPair, takersOf } from '../words/describe.ts';
import { pairOf } from './names.ts';
import { progressOf } from './progress.ts';
import type { Table } from './table.ts';
import css from './trajectories.module.css';

export function Trajectories({ table }: { table: Table }) {
  const list = table.view.map!.trajectories ?? [];
  return (
    <ul class={css.trajectories} aria-label={table.say.board.trajectories}>
      <Secret table={table} />
      {list.map(({ id }, i) => (
        <Row key={id} table={table} index={i} />
      ))}
    </ul>
  );
}

interface Line {
  readonly a: number;
  readonly b: number;
  readonly state: string;
  readonly done: boolean;
  readonly routes: readonly number[];
}

/** How far the viewer is. */
function lineOf({ say: { board: say }, view, viewer }: Table, a: number, b: number): Line {
  if (viewer < 0) return { a, b, state: '', done: false, routes: [] };
  const { missing, routes } = progressOf(view, tablesOf(view.map!), viewer, a, b);
  const state = missing === 0 ? say.connected : Number.isFinite(missing) ? say.missing(missing) : say.noWay;
  return { a, b, state, done: missing === 0, routes };
}

function Row({ table, index }: { table: Table; index: number }) {
  const { view, viewer, who } = table;
  const say = table.say.board;
  const trajectory = view.map!.trajectories![index]!;
  const t = tablesOf(view.map!);
  const line = lineOf(table, t.pairA[index]!, t.pairB[index]!);
  const takers = takersOf(view, index);
  const mine = viewer >= 0 && hasTaken(view, index, viewer);
  const full = isFull(view, index);
  const state = mine ? say.taken : full ? say.gone : line.state;
  const left = Math.max(0, trajectory.slots - takers.length);
  const reward = rewardOf(table.say, view, trajectory, index);
  const heard = [
    say.trajectory(pairOf(table, index), reward, say.slotsLeft(left, trajectory.slots), state),
    say.takenBy(takers.map(who)),
  ];
  return (
    <Item
      table={table}
      place={`trajectory-${trajectory.id}`}
      line={mine || full ? { ...line, routes: [] } : line}
      state={mine ? 'mine' : full ? 'full' : line.done ? 'done' : 'open'}
    >
      <Hidden>{say.facts(heard.filter((part) => part !== ''))}</Hidden>
      <span aria-hidden="true" class={css.pair}>
        {pairOf(table, index)}
      </span>
      <span aria-hidden="true" class={css.gives}>
        <b>{reward}</b>
        <span>{state}</span>
        <span class={css.takers}>
          {takers.map((side) => (
            <SeatBadge key={side} who={who(side)} size={20} />
          ))}
          {Array.from({ length: left }, (_, i) => (
            <span key={i} class={css.openSlot} />
          ))}
        </span>
      </span>
    </Item>
  );
}

function Secret({ table }: { table: Table }) {
  const { view, viewer } = table;
  const say = table.say.board;
  const secret = viewer < 0 ? null : view.secret[viewer];
  if (secret == null || isHidden(view, viewer)) return null;
  const t = tablesOf(view.map!);
  const [a, b] = [t.cityIndex.get(secret.a)!, t.cityIndex.get(secret.b)!];
  const line = lineOf(table, a, b);
  return (
    <Item table={table} place="secret" line={line} state={line.done ? 'mine' : 'open'}>
      <span class={css.pair}>
        <small>{say.secret}</small> {secretPair(table.say, view, secret)}
      </span>
      <span class={css.gives}>
        <b>{say.points(secret.n)}</b>
        <span>{line.state}</span>
      </span>
    </Item>
  );
}

interface ItemProps {
  readonly table: Table;
  readonly place: Place;
  readonly line: Line;
  readonly state: string;
  readonly children: ComponentChildren;
}

/** Pointing at it shows the two cities, and the shortest way that is missing. */
function Item({ table, place, line: { a, b, routes }, state, children }: ItemProps) {
  return (
    <li
      class={css.trajectory}
      data-place={place}
      data-state={state}
      onMouseEnter={() => table.think({ routes, cities: [a, b] })}
      onMouseLeave={() => table.think(undefined)}
    >
      {children}
    </li>
  );
}
