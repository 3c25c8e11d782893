/** New tables: what is on the way from a form to the page of its table. */
import { USUAL_BOT } from '../../bots/ids.ts';
import { botName } from '../../bots/names.ts';
import type { GameMeta } from '../../contract/index.ts';
import type { MatchHead, MatchSeat } from '../../match/log.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { fetchTable } from '../ahead.ts';
import type { Host, Setup } from '../host/host.ts';
import { localHost } from '../host/local.ts';
import { busy } from '../ready.ts';
import { navigate, path } from '../router.ts';
import { pace, paces, playerName } from '../settings.ts';

/** A table whose host is at work while its page comes. */
export interface Begun {
  readonly setup: Setup;
  readonly host: Host;
}

const waiting = new Map<string, Begun>();

function newId(): string {
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

/** Opens a table at once: its host begins, while the page of it is fetched. */
export function startTable(chosen: Omit<Setup, 'id'>, how: 'push' | 'replace' = 'push'): void {
  busy();
  fetchTable(chosen.game);
  const id = newId();
  const setup = { ...chosen, id };
  const host = localHost();
  // Until its page shows it: no bot moves unseen.
  host.send({ type: 'rest', resting: true });
  host.send({ type: 'create', setup, pace: paces[pace.peek()] });
  waiting.set(id, { setup, host });
  const place = `/table/${id}`;
  navigate(place, how);
  const stop = path.subscribe((at) => {
    if (at === place) return;
    stop();
    // The player went on before the page was there.
    takeBegun(id)?.host.close();
  });
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

/** A table that waits for its page; each can be had once. */
export function takeBegun(id: string): Begun | undefined {
  const begun = waiting.get(id);
  waiting.delete(id);
  return begun;
}
