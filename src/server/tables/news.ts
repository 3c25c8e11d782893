/** How a match stands for its players: who owes a choice, since when and until when, and who looks at it. */
import type { Seat } from '../../contract/index.ts';
import type { TableMachine } from '../../match/table.ts';
import { isLive, revealTime, type TableLine } from '../../online/table.ts';
import type { PersonNews, TableNews } from '../alerts/news.ts';
import { owesSalt } from './beginning.ts';
import type { TableRecord } from './record.ts';
import type { Table } from './table.ts';
import { vacationUntil } from './vacations.ts';

/** Before the start, those for whom a seat is kept; before the deal, those whose salt is waited for. */
export function newsOf({ id, record, machine, audience }: Table): TableNews {
  const here = (who: string) => audience.isHere(who);
  const pace = isLive(record.pace) ? 'live' : 'turns';
  if (!machine) return { table: id, over: false, pace, people: beforeTheDeal(record, here) };
  const seated = record.seats.flatMap((seat, i): PersonNews[] =>
    seat.kind === 'person' && !seat.program
      ? [
          {
            who: seat.who,
            seat: i,
            here: here(seat.who),
            away: record.away?.[i],
            ...givingTo(record, i),
          },
        ]
      : [],
  );
  const people = [...seated, ...withoutSeat(record, here)];
  const news = { table: id, over: record.state === 'over', pace } as const;
  // What they owe is not even worked out.
  if (news.over || isAttended({ record, audience })) return { ...news, people };
  const turns = turnsOf(machine);
  return { ...news, people: people.map((person) => ({ ...person, owes: turns.get(person.seat) })) };
}

function givingTo({ giving, away }: TableRecord, seat: Seat): Pick<PersonNews, 'giving'> {
  if (giving?.waits.includes(seat)) return { giving: 'consent' };
  return giving?.seat === seat && away?.[seat] !== 'resigned' ? { giving: 'losing' } : {};
}

/** The person to whom a seat is offered, and those whose seats other players have now. */
function withoutSeat(
  { giving, givingQuietly, former = [], seats }: TableRecord,
  here: (who: string) => boolean,
) {
  const people: PersonNews[] = [];
  const add = (who: string, seat: Seat, what: PersonNews['giving']) => {
    const isThere = seats.some((one) => 'who' in one && one.who === who);
    if (!isThere && who !== '') people.push({ who, seat, here: here(who), giving: what });
  };
  for (const { who, seat } of former) if (seats[seat]?.kind === 'person') add(who, seat, 'lost');
  if (giving && !giving.agreed && !givingQuietly) add(giving.who, giving.seat, 'offered');
  return people;
}

/** Players who all sit at a live table need not be told what happens there: only that one of them leaves is news. */
export const isAttended = ({ record, audience }: Pick<Table, 'record' | 'audience'>): boolean =>
  isLive(record.pace) && record.seats.every((seat) => seat.kind !== 'person' || audience.isHere(seat.who));

function beforeTheDeal(record: TableRecord, here: (who: string) => boolean): PersonNews[] {
  const { seats, revealing, pace } = record;
  return seats.flatMap((there, seat): PersonNews[] => {
    if (there.kind === 'asked' && !there.program && !there.silent && !there.shown)
      return [{ who: there.who, seat, here: here(there.who), invited: true }];
    if (!revealing || there.kind !== 'person' || !owesSalt(record, seat)) return [];
    const { until } = revealing;
    const salt = { since: until - revealTime(pace), until };
    return [{ who: there.who, seat, here: here(there.who), salt }];
  });
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
  { now, looked = Number.POSITIVE_INFINITY }: { readonly now: number; readonly looked?: number | undefined },
): Pick<TableLine, 'you' | 'yourTurn' | 'turns' | 'until' | 'news' | 'resigned' | 'resting'> {
  // Also a seat that is kept for this player, who was asked to play again.
  const you = record.seats.findIndex((seat) => 'who' in seat && seat.who === who);
  const own = { you, ...(record.away?.[you] === 'resigned' ? { resigned: true } : {}) };
  // The deal waits for this player's salt.
  if (!machine) return { ...own, yourTurn: owesSalt(record, you) };
  const turns = turnsOf(machine);
  const mine = turns.get(you);
  const times = (mine ? [mine] : [...turns.values()]).flatMap(({ until }) => until ?? []);
  const news = machine.match.standing.length - looked;
  const resting = [...record.seats.keys()].filter((seat) => (vacationUntil(record, seat) ?? 0) > now);
  return {
    ...own,
    yourTurn: mine !== undefined,
    turns: [...turns.keys()],
    ...(times.length > 0 ? { until: Math.min(...times) } : {}),
    ...(news > 0 ? { news } : {}),
    ...(resting.length > 0 ? { resting } : {}),
  };
}
