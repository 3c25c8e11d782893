/** New tables: what is on the way from a form to the page of its table. */
import { USUAL_BOT } from '../../bots/ids.ts';
import { botName } from '../../bots/names.ts';
import type { GameMeta } from '../../contract/index.ts';
import type { MatchHead, MatchSeat } from '../../match/log.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import type { Setup } from '../host/host.ts';
import { navigate } from '../router.ts';
import { playerName } from '../settings.ts';

/** Set up, but not yet opened. */
const waiting = new Map<string, Setup>();

export function newId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

/** One person against bots. */
export function againstBots(seats: number, you: string, bot = USUAL_BOT): MatchSeat[] {
  return [
    { name: playerName.peek() || you, player: 'person' },
    ...Array.from({ length: seats - 1 }, (_, n): MatchSeat => ({ name: botName(n), player: { bot } })),
  ];
}

/** `you` is what a player is called who has typed no name. */
export function usualSetup(meta: GameMeta, you: string): Omit<Setup, 'id'> {
  return {
    game: meta.id,
    options: defaultOptions(meta.options),
    seats: againstBots(meta.usualSeats, you),
    fixedSeats: false,
  };
}

/** Opens a table at once. */
export function startTable(setup: Omit<Setup, 'id'>, how: 'push' | 'replace' = 'push'): void {
  const id = newId();
  waiting.set(id, { ...setup, id });
  navigate(`/table/${id}`, how);
}

/** The same people at the same game once more. */
export function playAgain(head: MatchHead): void {
  startTable({
    game: head.game,
    options: head.options,
    ...(head.house ? { house: head.house } : {}),
    seats: head.seats,
    fixedSeats: false,
  });
}

/** A set-up that waits for its table; each can be had once. */
export function takeSetup(id: string): Setup | undefined {
  const setup = waiting.get(id);
  waiting.delete(id);
  return setup;
}
