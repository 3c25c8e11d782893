/** What the form of a new online table holds, and whether a table can be made of it. */
import { USUAL_BOT } from '../../../bots/ids.ts';
import type { GameMeta, OptionValue, Reading, Refusal } from '../../../contract/index.ts';
import { LIVE, PACE_LIMITS, type Pace, type SeatPlan, type TablePlan, TURNS } from '../../../online/table.ts';
import { readOptions, readSeats } from '../../../toolkit/options.ts';
import type { OnlineWords } from '../words/index.ts';

export interface OnlineForm {
  readonly seats: readonly SeatPlan[];
  readonly shuffle: boolean;
  readonly kind: Pace['kind'];
  /** As typed. */
  readonly minutes: string;
  readonly seconds: string;
  readonly hours: number;
  /** Seconds for a round. */
  readonly round: number;
  readonly listed: boolean;
  readonly watch: boolean;
  readonly hints: boolean;
  readonly standIn: string;
}

/** Hours for a turn that the form offers. */
export const turnHours: readonly number[] = [1, 6, 12, 24, 48, 72, 24 * 7, PACE_LIMITS.hours];

/** Seconds for a round that the form offers. */
export const roundSeconds: readonly number[] = [15, 30, 60, 120, 300];

export function usualForm({ usualSeats, seats }: GameMeta): OnlineForm {
  const live = LIVE.kind === 'live' ? LIVE : { minutes: 15, seconds: 15 };
  // A player who sets up an online table wants company.
  const count = Math.min(seats.max, Math.max(2, usualSeats));
  return {
    seats: Array.from({ length: count }, (_, i): SeatPlan => (i === 0 ? 'you' : 'open')),
    shuffle: true,
    kind: 'live',
    minutes: String(live.minutes),
    seconds: String(live.seconds),
    hours: TURNS.kind === 'turns' ? TURNS.hours : 72,
    round: 60,
    listed: false,
    watch: true,
    hints: true,
    standIn: USUAL_BOT,
  };
}

/** There is one "you": a host who takes another seat leaves the first one open. */
export function putSeat(seats: readonly SeatPlan[], at: number, plan: SeatPlan): SeatPlan[] {
  return seats.map((seat, i) => {
    if (i === at) return plan;
    return plan === 'you' && seat === 'you' ? 'open' : seat;
  });
}

/** More or fewer seats: new ones are open. You keep a seat if you had one. */
export function resizeSeats(seats: readonly SeatPlan[], count: number): SeatPlan[] {
  const kept = seats.slice(0, count);
  while (kept.length < count) kept.push('open');
  if (seats.includes('you') && !kept.includes('you')) kept[0] = 'you';
  return kept;
}

export function readPlan(
  meta: GameMeta,
  form: OnlineForm,
  typed: Readonly<Record<string, OptionValue | string>>,
  seal: string,
  say: OnlineWords['setup'],
): Reading<TablePlan, string | Refusal> {
  const count = readSeats(meta, form.seats.length);
  if ('refused' in count) return count;
  if (form.seats.every((seat) => typeof seat === 'object')) return { refused: say.noPerson };
  const options = readOptions(meta, typed);
  if ('refused' in options) return options;
  const pace = readPace(form, say);
  if ('refused' in pace) return pace;
  const { seats, shuffle, listed, watch, hints, standIn } = form;
  return {
    value: {
      game: meta.id,
      options: options.value,
      seats,
      fixedSeats: !shuffle,
      pace: pace.value,
      listed,
      watch,
      hints,
      standIn,
      seal,
    },
  };
}

function readPace(
  { kind, minutes, seconds, hours, round }: OnlineForm,
  say: OnlineWords['setup'],
): Reading<Pace, string> {
  if (kind === 'turns') return { value: { kind, hours } };
  if (kind === 'round') return { value: { kind, seconds: round } };
  const [m, s] = [wholeUpTo(minutes, PACE_LIMITS.minutes), wholeUpTo(seconds, PACE_LIMITS.seconds)];
  if (m === undefined) return { refused: say.wholeMinutes(PACE_LIMITS.minutes) };
  if (s === undefined) return { refused: say.wholeSeconds(PACE_LIMITS.seconds) };
  if (m * 60 + s < PACE_LIMITS.least) return { refused: say.least(PACE_LIMITS.least) };
  return { value: { kind, minutes: m, seconds: s } };
}

function wholeUpTo(text: string, most: number): number | undefined {
  const plain = text.trim();
  return /^\d{1,4}$/.test(plain) && Number(plain) <= most ? Number(plain) : undefined;
}
