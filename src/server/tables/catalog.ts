/** The games of this server, with their rules loaded once. */
import type { Game, GameEntry, GameMeta, Position } from '../../contract/index.ts';

export interface Playable {
  readonly meta: GameMeta;
  readonly game: Game<Position>;
}

export class Catalog {
  readonly #entries: ReadonlyMap<string, GameEntry>;
  readonly #loaded = new Map<string, Promise<Playable>>();

  constructor(games: readonly GameEntry[]) {
    this.#entries = new Map(games.map((entry) => [entry.meta.id, entry]));
  }

  meta(id: string): GameMeta | undefined {
    return this.#entries.get(id)?.meta;
  }

  load(id: string): Promise<Playable> | undefined {
    const entry = this.#entries.get(id);
    if (!entry) return undefined;
    let loaded = this.#loaded.get(id);
    if (!loaded) {
      loaded = entry.rules().then((game) => ({ meta: entry.meta, game }));
      this.#loaded.set(id, loaded);
    }
    return loaded;
  }
}
