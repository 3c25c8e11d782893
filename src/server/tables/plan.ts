/** Makes the record of a new table from a player's plan. */

import { BOT_IDS } from '../../bots/ids.ts';
import { botName, findBot } from '../../bots/index.ts';
import type { Reading } from '../../contract/index.ts';
import { commitmentOf } from '../../match/fair.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { PACE_LIMITS, type Pace, type TablePlan } from '../../online/table.ts';
import { readHouse } from '../../toolkit/house.ts';
import { readOptions } from '../../toolkit/options.ts';
import { distinctName } from '../names.ts';
import type { Identity } from '../store/store.ts';
import type { Playable } from './catalog.ts';
import type { SeatRecord, TableRecord } from './record.ts';

export function planTable(
  { facts, game: rules }: Playable,
  by: Identity,
  plan: TablePlan,
  secret: string,
  now: number,
): Reading<TableRecord, ServerRefusal> {
  const { min, max } = facts.seats;
  if (plan.seats.length < min || plan.seats.length > max)
    return { refused: { code: 'seatCount', min, max, seats: plan.seats.length } };
  if (plan.seats.filter((seat) => seat === 'you').length > 1) return { refused: { code: 'oneYou' } };
  if (plan.seats.every((seat) => typeof seat === 'object')) return { refused: { code: 'noPlayer' } };
  const wrongBot = [
    plan.standIn,
    ...plan.seats.map((seat) => (typeof seat === 'object' ? seat.bot : plan.standIn)),
  ].find((bot) => !findBot(bot));
  if (wrongBot !== undefined) return { refused: noBot(wrongBot) };
  if (!isPace(plan.pace)) return { refused: { code: 'badPace', ...PACE_LIMITS } };
  const options = readOptions(facts, plan.options);
  if ('refused' in options) return options;
  const table = { seats: plan.seats.length, options: options.value };
  const house = readHouse(rules, table, plan.house ?? {});
  if ('refused' in house) return house;
  const { game, fixedSeats, pace, listed, watch, hints, standIn } = plan;
  return {
    value: {
      game,
      version: facts.version,
      options: options.value,
      ...(house.value ? { house: house.value } : {}),
      state: 'open',
      seats: distinct(plan.seats.map((seat, n) => seatOf(seat, n, by, plan.seal))),
      fixedSeats,
      pace,
      listed,
      watch,
      hints,
      standIn,
      host: by.who,
      created: now,
      commitment: commitmentOf(secret),
    },
  };
}

export const noBot = (bot: string): ServerRefusal => ({
  code: 'noBot',
  bot,
  known: BOT_IDS,
});

function seatOf(
  seat: TablePlan['seats'][number],
  n: number,
  by: Identity,
  seal: string | undefined,
): SeatRecord {
  if (seat === 'open') return { kind: 'open' };
  if (seat === 'you') return { kind: 'person', who: by.who, name: by.name, ...(seal ? { seal } : {}) };
  return { kind: 'bot', bot: seat.bot, name: botName(n) };
}

/** Bots have numbers where players have their names. */
function distinct(seats: readonly SeatRecord[]): readonly SeatRecord[] {
  const people = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
  return seats.map((seat) =>
    seat.kind === 'bot' ? { ...seat, name: distinctName(seat.name, people) } : seat,
  );
}

export function isPace(pace: Pace): boolean {
  const within = (n: number, least: number, most: number) => Number.isInteger(n) && n >= least && n <= most;
  if (pace.kind === 'turns') return within(pace.hours, 1, PACE_LIMITS.hours);
  if (pace.kind === 'round') return within(pace.seconds, PACE_LIMITS.leastRound, PACE_LIMITS.round);
  return (
    pace.kind === 'live' &&
    within(pace.minutes, 0, PACE_LIMITS.minutes) &&
    within(pace.seconds, 0, PACE_LIMITS.seconds) &&
    pace.minutes * 60 + pace.seconds >= PACE_LIMITS.least
  );
}

/** Seats for the same players and the same bots once more, by the newest rules and with a secret of its own; each player seals another salt. */
export function planRematch(
  { facts, game: rules }: Playable,
  {
    record,
    host,
    secret,
    now,
    quiet,
    isHere,
  }: {
    record: TableRecord;
    host: string;
    secret: string;
    now: number;
    /** Who is told only by the page of the finished match. */
    quiet: ReadonlySet<string>;
    /** Who looks at the finished match now. */
    isHere: (who: string) => boolean;
  },
): Reading<TableRecord, ServerRefusal> {
  const { game, pace, listed, watch, hints, standIn, fixedSeats } = record;
  const seats = record.seats.map((seat): SeatRecord => {
    if (seat.kind !== 'person') return seat;
    // A forgotten person does not come again.
    if (seat.who === '') return { kind: 'open' };
    const silent = quiet.has(seat.who) ? ({ silent: true } as const) : {};
    const shown = isHere(seat.who) ? ({ shown: true } as const) : {};
    const program = seat.program ? ({ program: true } as const) : {};
    return { kind: 'asked', who: seat.who, name: seat.name, ...silent, ...shown, ...program };
  });
  const options = readOptions(facts, record.options);
  if ('refused' in options) return options;
  const house = readHouse(rules, { seats: seats.length, options: options.value }, record.house ?? {});
  if ('refused' in house) return house;
  const { version } = facts;
  return {
    value: {
      ...{ game, pace, listed, watch, hints, standIn, fixedSeats },
      seats,
      version,
      options: options.value,
      ...(house.value ? { house: house.value } : {}),
      state: 'open',
      host,
      created: now,
      commitment: commitmentOf(secret),
    },
  };
}
