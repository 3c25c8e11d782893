/** Chat at a table. A spectator may know what a player does not, so until the end only spectators read what spectators write. */
import type { ChatLine } from '../../online/table.ts';
import { usualLimits } from '../limits.ts';
import { distinctName, lookAlike, readLine } from '../names.ts';
import type { Answer, Caller, TableServiceDeps } from '../table-service.ts';
import type { Portions } from './portions.ts';
import type { AnyTable } from './requests.ts';
import type { SharedChat } from './shared-chat.ts';

/** A client that joins is sent this many lines. */
export const SHOWN = 100;
/** A person may write this many lines within this many milliseconds. */
const BURST = { lines: 6, within: 10_000 } as const;
const recent = new WeakMap<AnyTable, Map<string, number[]>>();

export async function chatAt(
  deps: TableServiceDeps,
  table: AnyTable,
  caller: Caller,
  said: string,
  { portions, shared }: { readonly portions: Portions; readonly shared: Pick<SharedChat, 'said'> },
): Promise<Answer> {
  const { store, clock, limits = usualLimits } = deps;
  const { who } = caller;
  const text = readLine(said);
  if (text === '') return { refused: { code: 'emptyChat' } };
  if (!mayTalk(table, who, clock.now())) return { refused: { code: 'chatTooFast' } };
  const refused = portions.take(caller);
  if (refused) return { refused };
  const seat = table.seatOf(who);
  const name = shownName(table, caller);
  const line = await store.addChat(table.id, { who, name, seat, text, at: clock.now() }, limits.chatOfTable);
  shared.said(table, line);
  await deliver(deps, table, line);
  return {};
}

/** Tells a line to those at this node who may and want to read it. */
export async function deliver(
  { store }: Pick<TableServiceDeps, 'store'>,
  table: AnyTable,
  line: ChatLine,
): Promise<void> {
  const blockers = await store.manners.blockersOf(line.who);
  for (const [caller, viewer] of table.audience.callers)
    if (!blockers.has(caller.who) && mayRead(table, viewer, line)) send(table, caller, [line]);
}

/** A player as the table shows them; a spectator whose name looks like that of a player, or of a spectator who came before, has a number. */
function shownName({ record, audience }: AnyTable, { who, name }: Caller): string {
  const own = record.seats.find((seat) => seat.kind === 'person' && seat.who === who);
  if (own?.kind === 'person') return own.name;
  const others = new Map<string, string>();
  for (const [n, seat] of record.seats.entries())
    if (seat.kind === 'bot') others.set(`bot ${n}`, seat.name);
    else if (seat.kind !== 'open' && seat.who !== who) others.set(seat.who, seat.name);
  for (const [one] of audience.callers) {
    if (one.who === who) break;
    if (!others.has(one.who) && lookAlike(one.name, name))
      others.set(one.who, distinctName(one.name, [...others.values()]));
  }
  return distinctName(name, [...others.values()]);
}

/** What was said before a caller came. */
export async function chatOf(
  { store, limits = usualLimits }: TableServiceDeps,
  table: AnyTable,
  caller: Caller,
): Promise<void> {
  const viewer = table.seatOf(caller.who);
  const blocked = new Set((await store.manners.blocksOf(caller.who)).map(({ whom }) => whom));
  // What a caller may not or will not read takes no room from what they read.
  const most = blocked.size > 0 ? 2 * limits.chatOfTable : SHOWN;
  const by = table.stored.state === 'playing' && viewer >= 0 ? 'players' : 'all';
  const lines = await store.chat(table.id, most, by);
  const readable = lines
    .filter((line) => !blocked.has(line.who) && mayRead(table, viewer, line))
    .slice(-SHOWN);
  if (readable.length > 0) send(table, caller, readable);
}

export function mayRead({ stored }: Pick<AnyTable, 'stored'>, viewer: number, line: ChatLine): boolean {
  // An end that is not stored yet may be none: another node may have written before.
  return stored.state !== 'playing' || viewer < 0 || line.seat >= 0;
}

function send(table: AnyTable, caller: Caller, lines: readonly ChatLine[]): void {
  caller.send(JSON.stringify({ type: 'chat', table: table.id, lines }));
}

function mayTalk(table: AnyTable, who: string, now: number): boolean {
  const people = recent.get(table) ?? new Map<string, number[]>();
  recent.set(table, people);
  const times = (people.get(who) ?? []).filter((time) => time > now - BURST.within);
  people.set(who, times);
  if (times.length >= BURST.lines) return false;
  times.push(now);
  return true;
}
