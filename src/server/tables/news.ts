/** How a match stands for its players: who owes a choice, since when and until when, and who looks at it. */
import type { Seat } from '../../contract/index.ts';
import type { TableMachine } from '../../match/table.ts';
import type { TableLine } from '../../online/table.ts';
import type { PersonNews, TableNews } from '../alerts/news.ts';
import { owesSalt } from './beginning.ts';
import type { TableRecord } from './record.ts';
import type { Table } from './table.ts';

/** Undefined before the match begins. */
export function newsOf({ id, record, machine, audience }: Table): TableNews | undefined {
  if (!machine || record.state === 'open') return undefined;
  const here = new Set<string>();
  for (const [caller] of audience.callers) here.add(caller.who);
  const people = record.seats.flatMap((seat, i): PersonNews[] =>
    seat.kind === 'person'
      ? [{ who: seat.who, seat: i, here: here.has(seat.who), away: record.away?.[i] }]
      : [],
  );
  const news = { table: id, over: record.state === 'over', pace: record.pace.kind };
  const allHere = people.every((person) => person.here);
  // Players who all sit at a live table need not be told anything: what they owe is not even worked out.
  if (news.over || (allHere && news.pace === 'live')) return { ...news, people };
  const turns = turnsOf(machine);
  return { ...news, people: people.map((person) => ({ ...person, owes: turns.get(person.seat) })) };
}

/** The turns of those who owe a choice, by the seat of the player who decides. */
export function turnsOf({
  match,
  clocks,
  choices,
}: TableMachine): Map<Seat, NonNullable<PersonNews['owes']>> {
  const turns = new Map<Seat, NonNullable<PersonNews['owes']>>();
  for (const seat of choices) {
    const decider = match.decider(seat);
    const clock = clocks?.running(decider);
    const turn = (turns.get(decider)?.turn ?? 0) + match.count(seat);
    turns.set(decider, { turn, since: clock?.since ?? 0, until: clock?.until });
  }
  return turns;
}

/** How a match stands for a player who looked last when `looked` entries stood. */
export function standingOf(
  record: TableRecord,
  machine: TableMachine | undefined,
  who: string,
  looked = Number.POSITIVE_INFINITY,
): Pick<TableLine, 'you' | 'yourTurn' | 'turns' | 'until' | 'news' | 'resigned'> {
  // Also a seat that is kept for this player, who was asked to play again.
  const you = record.seats.findIndex((seat) => 'who' in seat && seat.who === who);
  const own = { you, ...(record.away?.[you] === 'resigned' ? { resigned: true } : {}) };
  // A player whose salt is waited for is waited for.
  if (!machine) return { ...own, yourTurn: owesSalt(record, you) };
  const turns = turnsOf(machine);
  const mine = turns.get(you);
  const times = (mine ? [mine] : [...turns.values()]).flatMap(({ until }) => until ?? []);
  const news = machine.match.standing.length - looked;
  return {
    ...own,
    yourTurn: mine !== undefined,
    turns: [...turns.keys()],
    ...(times.length > 0 ? { until: Math.min(...times) } : {}),
    ...(news > 0 ? { news } : {}),
  };
}
