/**
 * Writes batches to PostgreSQL: a batch is a transaction. First all entries are expected to be taken: a statement that finds otherwise fails. Then a write
 * that loses against another node is looked for, and the others are written without it.
 */
import type pg from 'pg';
import type { StatementName } from '../statements.ts';
import { Conflict, Unavailable } from '../store.ts';
import {
  type Call,
  type Commit,
  type Failed,
  type Outcome,
  outcomeOf,
  type Row,
  type Write,
  type Writer,
  type Written,
} from '../writes.ts';
import { asTrouble, isLost, isNotSo, isToRepeat, type Link, together } from './connection.ts';
import {
  addAllEntries,
  addedSql,
  endSql,
  lifeSql,
  locks,
  postgresSql,
  transactionSql,
} from './statements.ts';
import { encoded } from './texts.ts';

/** After so many tries in which one more write lost, each of the rest is tried alone. */
const TRIES_TOGETHER = 4;
/** So often a write is tried again that another node's transaction stood in the way of. */
const TRIES_ALONE = 5;
/** Whether a commit was made whose answer was lost is asked so often, and between two times waited for so many milliseconds. */
const QUESTIONS = 8;
const QUESTION_PAUSE = 250;
/** As PostgreSQL says it of a transaction. */
const UNDER_WAY = 'in progress';

/** What became of a transaction: made, or taken back because of one of its writes, or for another reason. */
type Attempt =
  | { readonly values: readonly unknown[] }
  | { readonly loser: number; readonly failed: Failed }
  | { readonly again: true; readonly failed: Failed }
  | { readonly failed: Failed };

interface Statement {
  /** Which write of the batch it belongs to; none where it is for all. */
  readonly of?: number;
  readonly call?: Call;
  readonly query: pg.QueryArrayConfig;
}

type Given = { readonly row: Row; readonly of: number };

export const queryOf = (name: StatementName, params: Call['params']): pg.QueryArrayConfig => ({
  name,
  text: postgresSql[name],
  values: params.map((value) => (typeof value === 'string' ? encoded(value) : value)),
  rowMode: 'array',
});

export class PostgresWriter implements Writer {
  readonly fullBatch = Number.POSITIVE_INFINITY;
  /** Whatever comes while a transaction is under way is the next one: the busier, the larger. */
  readonly mostUnderWay = 1;
  readonly #link: Link;
  /** When the database that each connection leads to began, or last crashed. */
  readonly #lives = new WeakMap<pg.Client, string>();

  constructor(link: Link) {
    this.#link = link;
  }

  async write(batch: readonly Write[]): Promise<Written> {
    const outcomes: Outcome[] = new Array(batch.length);
    const commits: Commit[] = [];
    let left = batch.map((write, n) => ({ write, n }));
    for (let tries = 0; left.length > 0; tries++) {
      const part = tries < TRIES_TOGETHER ? left : left.slice(0, 1);
      const begun = performance.now();
      const attempt = await this.#attempt(
        part.map(({ write }) => write),
        tries === 0,
      );
      if ('values' in attempt) {
        for (const [i, { n }] of part.entries()) outcomes[n] = { value: attempt.values[i] };
        commits.push({ seconds: (performance.now() - begun) / 1000, writes: part.length });
      } else if ('loser' in attempt) outcomes[part[attempt.loser]!.n] = attempt.failed;
      else if (!('again' in attempt) || tries >= TRIES_TOGETHER + TRIES_ALONE)
        // A database that does not answer would make each wait again.
        for (const { n } of left) outcomes[n] = attempt.failed;
      left = left.filter(({ n }) => outcomes[n] === undefined);
    }
    return { outcomes, commits };
  }

  close(): void {}

  /** `sure`: all entries are expected to be taken. */
  async #attempt(batch: readonly Write[], sure: boolean): Promise<Attempt> {
    let client: pg.Client;
    try {
      client = await this.#link.client();
    } catch (error) {
      return { failed: outcomeOf(error) };
    }
    const rows = batch.flatMap(({ rows: texts = [] }, of) =>
      texts.length === 0 ? [] : (JSON.parse(`[${texts.join()}]`) as Row[]).map((row): Given => ({ row, of })),
    );
    const statements = [...batch.flatMap(callsOf), ...entriesOf(rows, sure)];
    // Nearly all that is ever written: entries alone. One statement is a transaction by itself.
    if (sure && rows.length > 0 && statements.length === 1)
      return this.#addEntries(client, batch, statements[0]!.query);
    if (!this.#lives.has(client)) this.#lives.set(client, await lifeOn(client).catch(() => ''));
    // All of it is sent at once. What comes after a failure fails, too: the first failure tells.
    const [begin, asked, named] = together(client, () => [
      client.query('BEGIN'),
      statements.map(({ query }) => client.query(query)),
      client.query<{ xid: string }>('SELECT pg_current_xact_id()::text AS xid'),
    ]);
    const answers = await Promise.allSettled([begin, ...asked, named]);
    const wrong = answers.findIndex(({ status }) => status === 'rejected');
    if (wrong >= 0)
      return this.#back(
        client,
        batch,
        (answers[wrong] as PromiseRejectedResult).reason,
        statements[wrong - 1]?.of,
      );
    const results = await Promise.all(asked);
    const loser = firstLoser(statements, results, sure ? [] : rows);
    if (loser !== undefined) return this.#back(client, batch, new Conflict('another node was first'), loser);
    try {
      await client.query('COMMIT');
    } catch (error) {
      // The commit may have been made all the same, and only the answer to it was lost.
      const { xid } = (await named).rows[0]!;
      const life = this.#lives.get(client);
      const wasMade = async (other: pg.Client) => {
        // After a crash numbers are given to other transactions.
        if ((await lifeOn(other)) !== life) return 'unknown';
        return (await other.query<{ status: string | null }>(transactionSql, [xid])).rows[0]?.status;
      };
      if (!isLost(error) || !(await this.#wasCommitted(wasMade)))
        return { failed: outcomeOf(asTrouble(error)) };
    }
    return { values: valuesOf(batch, statements, results) };
  }

  async #addEntries(
    client: pg.Client,
    batch: readonly Write[],
    query: pg.QueryArrayConfig,
  ): Promise<Attempt> {
    try {
      await together(client, () => client.query(query));
    } catch (error) {
      const trouble = asTrouble(error);
      const failed = outcomeOf(trouble);
      if (isToRepeat(error) || !(trouble instanceof Unavailable)) return { failed, again: true };
      const { processID } = client as pg.Client & { processID: number };
      const all = query.values![0].length;
      let added = 0;
      const wasAdded = async (other: pg.Client) => {
        // The process behind the lost connection first: once it is gone, what stands stands. It may wait for another, and commit much later.
        const isThere = (await other.query(endSql, [processID])).rows.length > 0;
        added = (await other.query<{ n: number }>(addedSql, query.values!.slice(0, 5))).rows[0]!.n;
        return added === all ? 'committed' : isThere ? UNDER_WAY : 'aborted';
      };
      if (!isLost(error)) return { failed };
      // Where some of them stand, another node has added these.
      if (!(await this.#wasCommitted(wasAdded))) return added > 0 ? { failed, again: true } : { failed };
    }
    return { values: new Array(batch.length) };
  }

  /** Takes a transaction back, and says whose fault it was. */
  async #back(client: pg.Client, batch: readonly Write[], error: unknown, of?: number): Promise<Attempt> {
    await client.query('ROLLBACK').catch(() => {});
    const trouble = asTrouble(error);
    const failed = outcomeOf(trouble);
    if (isToRepeat(error) || isNotSo(error)) return { failed, again: true };
    if (trouble instanceof Unavailable) return { failed };
    if (of !== undefined) return { failed, loser: of };
    // Entries of all writes were refused together, by one of them.
    return batch.length === 1 ? { failed, loser: 0 } : { failed, again: true };
  }

  /** Asks on another connection until the one that was lost has come to its end in the database. */
  async #wasCommitted(statusOn: (client: pg.Client) => Promise<string | null | undefined>): Promise<boolean> {
    for (let n = 0; n < QUESTIONS; n++) {
      try {
        const status = await statusOn(await this.#link.client());
        if (status !== UNDER_WAY) return status === 'committed';
      } catch {
        // The database is asked again.
      }
      await new Promise((resolve) => setTimeout(resolve, QUESTION_PAUSE));
    }
    return false;
  }
}

const lifeOn = async (client: pg.Client): Promise<string> =>
  (await client.query<{ life: string }>(lifeSql)).rows[0]!.life;

function callsOf({ calls = [] }: Write, of: number): Statement[] {
  return calls.flatMap((call) => {
    const { name, params } = call;
    const lock = locks[name];
    const query = queryOf(name, params);
    return lock === undefined
      ? [{ of, call, query }]
      : [
          { of, query: { ...query, name: `${name} lock`, text: lock, values: query.values!.slice(0, 1) } },
          { of, call, query },
        ];
  });
}

/** The entries of all tables in one statement. The first of each run of numbers needs the one before it. */
function entriesOf(given: readonly Given[], sure: boolean): Statement[] {
  if (given.length === 0) return [];
  const last = new Map<string, number>();
  const rows = given.map(({ row: [table, n, entry, at, spent, first, rev] }) => {
    const follows = first === 0 || last.get(table) === n - 1;
    last.set(table, n);
    return [encoded(table), n, encoded(entry), at, spent, follows ? 0 : 1, rev] as const;
  });
  // Two nodes that write to the same tables take them in one order, and do not wait for each other.
  rows.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const values = ([0, 1, 2, 3, 4, 5, 6] as const).map((column) => rows.map((row) => row[column]));
  const [name, text] = sure ? ['addAllEntries', addAllEntries] : ['addEntries', postgresSql.addEntries];
  return [{ query: { name, text, values, rowMode: 'array' } }];
}

/** The first write of a batch that found something else than it should, or whose entries were not taken. */
function firstLoser(
  statements: readonly Statement[],
  results: readonly pg.QueryArrayResult[],
  given: readonly Given[],
): number | undefined {
  const losers = statements.flatMap(({ of, call }, i) =>
    call?.must && results[i]!.rowCount === 0 ? [of!] : [],
  );
  if (given.length > 0) {
    const taken = new Set((results.at(-1)!.rows as [string, number][]).map(([table, n]) => `${n} ${table}`));
    // Each number is the first one's who asked for it.
    for (const { row, of } of given) if (!taken.delete(`${row[1]} ${row[0]}`)) losers.push(of);
  }
  return losers.length > 0 ? Math.min(...losers) : undefined;
}

/** What the last call of each write answers. */
function valuesOf(
  batch: readonly Write[],
  statements: readonly Statement[],
  results: readonly pg.QueryArrayResult[],
): unknown[] {
  const values: unknown[] = new Array(batch.length);
  for (const [i, { of, call }] of statements.entries()) {
    if (of === undefined || !call) continue;
    const { rows } = results[i]!;
    values[of] = call.how === 'all' ? rows : call.how === 'get' ? rows[0] : undefined;
  }
  return values;
}
