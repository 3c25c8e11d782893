/** The games of this server, with their rules loaded once. */

import type { Game, GameEntry, GameFacts, Position } from '../../contract/index.ts';
import { rulesOf } from '../../toolkit/listing.ts';

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

  load(id: string): Promise<Playable> | undefined {
    const entry = this.#entries.get(id);
    if (!entry) return undefined;
    let loaded = this.#loaded.get(id);
    if (!loaded) {
      loaded = rulesOf(entry).then((game) => ({ facts: entry.facts, game }));
      this.#loaded.set(id, loaded);
    }
    return loaded;
  }
}
