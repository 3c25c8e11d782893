/** The connections that read. None is kept for one question: what is asked is sent at once, behind what others have asked and before it is answered. */
import type pg from 'pg';
import { Link, together } from './connection.ts';

/** With the one that writes and the one of the bus a node has two more. */
const MOST = 8;

interface Reader {
  readonly link: Link;
  underWay: number;
}

export class Readers {
  readonly #readers: readonly Reader[];

  constructor(config: pg.ClientConfig) {
    const reader = (): Reader => ({ link: new Link(config, async () => {}), underWay: 0 });
    this.#readers = Array.from({ length: MOST }, reader);
  }

  /** Asks all of these in one transaction that begins so. */
  async together(begin: string, queries: readonly pg.QueryConfig[]): Promise<unknown[][]> {
    const answers = await this.#ask([{ text: begin }, ...queries, { text: 'COMMIT' }]);
    return answers.slice(1, -1);
  }

  async one(query: pg.QueryConfig): Promise<unknown[]> {
    const [rows] = await this.#ask([query]);
    return rows!;
  }

  async end(): Promise<void> {
    await Promise.all(this.#readers.map(({ link }) => link.end()));
  }

  /** On the connection on which least is under way, the first of these: the others are made when they are needed. */
  async #ask(queries: readonly pg.QueryConfig[]): Promise<unknown[][]> {
    const reader = this.#readers.reduce((least, one) => (one.underWay < least.underWay ? one : least));
    reader.underWay++;
    try {
      const client = await reader.link.client();
      const asked = together(client, () => queries.map((query) => client.query(query)));
      // After a failure the others fail, too, and the connection is as before when all are answered.
      await Promise.allSettled(asked);
      return (await Promise.all(asked)).map(({ rows }) => rows);
    } finally {
      reader.underWay--;
    }
  }
}
