/** The lobby and one's own games as lists: what a message changes, and what stands where. */
import type { GameMeta, OptionValue } from '../../../contract/index.ts';
import type { ToClient } from '../../../online/protocol.ts';
import { isLive, type TableLine } from '../../../online/table.ts';

export interface Lobby {
  readonly tables: readonly TableLine[];
  /** Open tables that were not there before, and are worth a word. */
  readonly appeared: readonly TableLine[];
}

/** The list after a message; undefined where it says nothing about the lobby. `known` is undefined before the first list. */
export function afterMessage(known: readonly TableLine[] | undefined, message: ToClient): Lobby | undefined {
  const isNew = (table: TableLine) =>
    known !== undefined && table.state === 'open' && known.every(({ id }) => id !== table.id);
  switch (message.type) {
    case 'lobby':
      return { tables: sorted(message.tables), appeared: message.tables.filter(isNew) };
    case 'listed': {
      const others = (known ?? []).filter(({ id }) => id !== message.table.id);
      return {
        tables: sorted([...others, message.table]),
        appeared: isNew(message.table) ? [message.table] : [],
      };
    }
    case 'unlisted':
      return { tables: (known ?? []).filter(({ id }) => id !== message.id), appeared: [] };
    default:
      return undefined;
  }
}

/** Tables that wait for people first, those with the fewest free seats in front: they start soonest. */
function sorted(tables: readonly TableLine[]): TableLine[] {
  const rank = (table: TableLine) => (table.state === 'open' && freeSeats(table) > 0 ? 0 : 1);
  return [...tables].sort(
    (a, b) => rank(a) - rank(b) || freeSeats(a) - freeSeats(b) || b.created - a.created,
  );
}

export const freeSeats = ({ seats }: TableLine): number => seats.filter(({ kind }) => kind === 'open').length;

export type MineGroup = 'asked' | 'turn' | 'waiting' | 'running' | 'over' | 'resigned';

export function groupOf(table: TableLine): MineGroup {
  if (table.state === 'over') return 'over';
  if (table.resigned) return 'resigned';
  if (table.state === 'open') return table.seats[table.you ?? -1]?.kind === 'asked' ? 'asked' : 'waiting';
  return table.yourTurn ? 'turn' : 'running';
}

const order: readonly MineGroup[] = ['asked', 'turn', 'waiting', 'running', 'over', 'resigned'];

function inOrder(a: TableLine, b: TableLine): number {
  const live = (table: TableLine) => (table.state === 'playing' && isLive(table.pace) ? 0 : 1);
  const until = ({ until: at = Number.MAX_SAFE_INTEGER }: TableLine) => at;
  return live(a) - live(b) || until(a) - until(b) || b.updated - a.updated;
}

export interface Group {
  readonly group: MineGroup;
  readonly tables: readonly TableLine[];
}

/** One's own games: where one is waited for, first. Of those that run live ones stand first, then those with the least time left. */
export function grouped(tables: readonly TableLine[]): Group[] {
  return order.flatMap((group) => {
    const inside = tables.filter((table) => groupOf(table) === group).sort(inOrder);
    return inside.length > 0 ? [{ group, tables: inside }] : [];
  });
}

/** The options that are not the usual ones, in the words of the game's form; `no` is said of a flag that is off. */
export function unusualOptions(
  meta: GameMeta,
  options: Readonly<Record<string, OptionValue>>,
  no: string,
): string[] {
  return Object.entries(meta.options).flatMap(([name, spec]) => {
    const value = options[name];
    if (value === undefined || value === spec.default) return [];
    if (spec.type === 'flag') return [value ? spec.label : `${spec.label}: ${no}`];
    const label =
      spec.type === 'choice' ? spec.values.find((each) => each.value === value)?.label : undefined;
    return [`${spec.label}: ${label ?? value}`];
  });
}
