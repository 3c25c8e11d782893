/** What the form of a new table holds, and whether a table can be made of it. */
import { botName } from '../../bots/names.ts';
import type { GameMeta, OptionValue, Reading, Refusal } from '../../contract/index.ts';
import type { MatchSeat } from '../../match/log.ts';
import { readOptions, readSeats } from '../../toolkit/options.ts';
import type { Setup } from '../host/host.ts';
import type { TypedHouse } from '../house/load.ts';
import type { SetupWords } from '../words/index.ts';

/** A seat in the form: who plays it, and the name they have typed. */
export interface SeatChoice {
  readonly player: MatchSeat['player'];
  readonly name: string;
}

export type Preset = 'bots' | 'screen' | 'alone';

export interface SetupForm {
  readonly seats: readonly SeatChoice[];
  readonly shuffle: boolean;
  readonly options: Readonly<Record<string, OptionValue | string>>;
  /** House rules as typed; only what differs from the standard. */
  readonly house: TypedHouse;
}

export function presetsOf({ seats }: GameMeta): Preset[] {
  const presets: Preset[] = [];
  if (seats.max > 1) presets.push('bots', 'screen');
  if (seats.min === 1) presets.push('alone');
  return presets;
}

/** Which preset the seats amount to, if one. */
export function presetIn(seats: readonly SeatChoice[]): Preset | undefined {
  const people = seats.filter(({ player }) => player === 'person').length;
  if (seats.length === 1) return people === 1 ? 'alone' : undefined;
  if (people === seats.length) return 'screen';
  return people === 1 && seats[0]?.player === 'person' ? 'bots' : undefined;
}

export function applyPreset(
  meta: GameMeta,
  form: SetupForm,
  preset: Preset,
  bot: string,
  you: string,
  say: SetupWords,
): SetupForm {
  const { min, max } = meta.seats;
  const usual = Math.max(2, min, Math.min(max, meta.usualSeats));
  const now = form.seats.length;
  const count = preset === 'alone' ? 1 : now > 1 ? now : usual;
  const typed = form.seats[0]?.player === 'person' ? form.seats[0].name : you;
  // Around one screen "you" would be any of the players.
  const name = preset === 'screen' && typed === say.you ? say.personName(0) : typed;
  const first: SeatChoice = { player: 'person', name };
  return { ...form, seats: filled([first], count, preset === 'bots' ? { bot } : 'person', say) };
}

/** More or fewer seats: those that stay keep their players, new ones are like the last. */
export function resize(form: SetupForm, count: number, bot: string, say: SetupWords): SetupForm {
  const last = form.seats.at(-1)?.player;
  const player = form.seats.length > 1 && last !== undefined ? last : { bot };
  return { ...form, seats: filled(form.seats.slice(0, count), count, player, say) };
}

function filled(
  seats: readonly SeatChoice[],
  count: number,
  player: SeatChoice['player'],
  say: SetupWords,
): SeatChoice[] {
  const all = [...seats];
  while (all.length < count) all.push({ player, name: freeName(all, player, say) });
  return all;
}

/** The level of all bots at the table; undefined where they differ, or there are none. */
export function levelOf(seats: readonly SeatChoice[]): string | undefined {
  const levels = new Set(seats.flatMap(({ player }) => (player === 'person' ? [] : [player.bot])));
  const [level] = levels;
  return levels.size === 1 ? level : undefined;
}

export function withLevel(seats: readonly SeatChoice[], bot: string): SeatChoice[] {
  return seats.map((seat) => (seat.player === 'person' ? seat : { ...seat, player: { bot } }));
}

/** How many people, and how many bots of each level, in the order of their first seats. */
export function countsOf(seats: readonly SeatChoice[]): {
  readonly people: number;
  readonly bots: readonly (readonly [bot: string, count: number])[];
} {
  const bots = new Map<string, number>();
  let people = 0;
  for (const { player } of seats) {
    if (player === 'person') people++;
    else bots.set(player.bot, (bots.get(player.bot) ?? 0) + 1);
  }
  return { people, bots: [...bots] };
}

/** A name that no seat of the table has yet. */
export function freeName(
  others: readonly SeatChoice[],
  player: SeatChoice['player'],
  say: SetupWords,
): string {
  const taken = new Set(others.map(({ name }) => name));
  let n = 0;
  const next = () => (player === 'person' ? say.personName(n) : botName(n));
  while (taken.has(next())) n++;
  return next();
}

export function readForm(
  meta: GameMeta,
  form: SetupForm,
  say: SetupWords,
): Reading<Omit<Setup, 'id'>, string | Refusal> {
  const count = readSeats(meta, form.seats.length);
  if ('refused' in count) return count;
  const options = readOptions(meta, form.options);
  if ('refused' in options) return options;
  const names = new Set<string>();
  for (const [i, { name }] of form.seats.entries()) {
    const plain = name.trim();
    if (!plain) return { refused: say.noName(i + 1) };
    if (names.has(plain.toLowerCase())) return { refused: say.sameName(plain) };
    names.add(plain.toLowerCase());
  }
  const seats = form.seats.map(({ name, player }): MatchSeat => ({ name: name.trim(), player }));
  return { value: { game: meta.id, options: options.value, seats, fixedSeats: !form.shuffle } };
}
