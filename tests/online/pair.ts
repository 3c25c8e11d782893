import { games } from '../../src/games/index.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { Client } from './client.ts';
import { Group } from './crowd.ts';

/** Players who do nothing for so many milliseconds never will. */
const PATIENCE = 90_000;

/** Two people at a table of the first game, who play one match after the other. */
export class Pair {
  readonly group: Group;
  readonly #url: () => string;
  #playing: Promise<void> | undefined;
  #trouble: unknown;

  /** `wait`: milliseconds before each move. */
  constructor(url: () => string, wait = 0) {
    const { facts } = games[0]!;
    this.#url = url;
    const options = defaultOptions(facts.options);
    this.group = new Group(url, { game: facts.id, options, seats: 2, calm: true, wait });
  }

  async begin(): Promise<void> {
    await this.group.gather();
    this.#playing = this.group.play().catch((error: unknown) => {
      this.#trouble = error;
    });
    await this.moves(10);
  }

  /** Resolves when they have made so many moves more. */
  moves(more: number): Promise<void> {
    const goal = this.group.tally.moves + more;
    return this.#until(() => this.group.tally.moves >= goal);
  }

  /** Resolves when one more match is over. */
  match(): Promise<void> {
    const goal = this.group.tally.matches + 1;
    return this.#until(() => this.group.tally.matches >= goal);
  }

  async #until(enough: () => boolean): Promise<void> {
    for (const begun = Date.now(); !enough(); await new Promise((done) => setTimeout(done, 5))) {
      if (this.#trouble) throw this.#trouble;
      if (Date.now() - begun > PATIENCE) throw new Error(`the players do not go on: ${this.group}`);
    }
  }

  get acknowledged() {
    const { table } = this.group;
    const seen = [...(this.group.witnesses.get(table)?.values() ?? [])];
    return { table, list: seen.flatMap(({ acknowledged }) => [...acknowledged]) };
  }

  async stop(): Promise<void> {
    this.group.stop();
    await this.#playing;
    if (this.#trouble) throw this.#trouble;
  }

  /** How many entries a player is shown who comes back. */
  async shown(table: string): Promise<number> {
    const client = new Client({ url: this.#url, person: this.group.players[0]!.person });
    await client.connect();
    const { refused } = await client.join(table, this.group.game);
    const log = client.followed.get(table)?.log;
    client.drop();
    if (refused !== undefined || log === undefined) throw new Error(`the table is gone: ${refused}`);
    return log;
  }
}
