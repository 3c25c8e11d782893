/** A match as it stood when it was asked for: nothing happens there, and nothing can be done. */
import { SPECTATOR } from '../../contract/index.ts';
import { standing } from '../../match/log.ts';
import type { Look } from '../../online/api.ts';
import type { Host, ToHost, ToPage } from '../host/host.ts';

export class StillHost implements Host {
  readonly #look: Look;
  #hear: (message: ToPage) => void = () => {};

  constructor(look: Look) {
    this.#look = look;
  }

  listen(hear: (message: ToPage) => void): void {
    this.#hear = hear;
  }

  send(message: ToHost): void {
    if (message.type !== 'open') return;
    const { table, match } = this.#look;
    const { head, over, notes = [] } = match;
    const names = table.seats.map(({ name }) => name);
    this.#hear({
      type: 'joined',
      head: { ...head, seats: head.seats.map((seat, n) => ({ ...seat, name: names[n] || seat.name })) },
      viewer: SPECTATOR,
      people: [],
      entries: over ? standing(over.log).map(({ entry }) => entry) : match.entries,
      undo: undefined,
      kept: true,
      hints: table.hints,
      notes,
      away: table.seats.map(({ away }) => away),
      ...(over ? { over } : {}),
      ...(over && table.ended?.how === 'resigned' ? { givenUp: table.ended.winners } : {}),
    });
  }

  close(): void {
    this.#hear = () => {};
  }
}
