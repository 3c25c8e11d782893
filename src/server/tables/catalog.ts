/** The games of this server, with their rules loaded once. */

import type { Game, GameEntry, GameFacts, Position } from '../../contract/index.ts';
import { isShipped, rulesOf } from '../../toolkit/listing.ts';

export interface Playable {
  readonly facts: GameFacts;
  readonly game: Game<Position>;
}

export class Catalog {
  readonly #entries: ReadonlyMap<string, GameEntry>;
  readonly #loaded = new Map<string, Promise<Playable>>();

  constructor(games: readonly GameEntry[]) {
    this.#entries = new Map(games.map((entry) => [entry.facts.id, entry]));
  }

  facts(id: string): GameFacts | undefined {
    return this.#entries.get(id)?.facts;
  }

  /** A game by its newest rules; undefined where it is not known. */
  async newest(id: string): Promise<Playable | undefined> {
    const facts = this.facts(id);
    return facts && this.load(id, facts.version);
  }

  has(id: string, version: number): boolean {
    const entry = this.#entries.get(id);
    return entry !== undefined && isShipped(entry, version);
  }

  /** A game by this version of its rules; undefined where it is not shipped. */
  load(id: string, version: number): Promise<Playable> | undefined {
    if (!this.has(id, version)) return undefined;
    const entry = this.#entries.get(id)!;
    const key = `${id} ${version}`;
    const loaded =
      this.#loaded.get(key) ?? rulesOf(entry, version).then((game) => ({ facts: entry.facts, game }));
    this.#loaded.set(key, loaded);
    return loaded;
  }
}
