/** How this server speaks to PostgreSQL: settings of every connection, what its errors mean, and a connection that is made again when it was lost. */
import pg from 'pg';
import { Conflict, Unavailable } from '../store.ts';
import { storeWords } from '../words.ts';
import { decoded } from './texts.ts';

/** A connection has to be there within so many milliseconds, */
const CONNECT_MS = 5000;
/** the database has so long for a statement, */
const STATEMENT_MS = 15_000;
/** and where no answer comes for so long the connection counts as lost. */
const ANSWER_MS = 20_000;

const BIGINT = 20;
const TEXT = 25;
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') => {
    // Times and counts are far below 2^53.
    if (oid === BIGINT) return Number;
    return oid === TEXT ? decoded : pg.types.getTypeParser(oid, format);
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** Throws an Unavailable where this is no address of a PostgreSQL. */
export function configOf(url: string): pg.ClientConfig {
  if (!/^postgres(ql)?:\/\/./.test(url)) throw new Unavailable(storeWords.noAddress);
  return {
    connectionString: url,
    application_name: 'updraft',
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    // Statements are sent without waiting for the answer to the one before.
    pipeline: true,
    types,
  };
}

/** Where a database is, without the name and password that lead there. */
export function placeOf(config: pg.ClientConfig): string {
  const { host, port, database } = new pg.Client(config);
  return `${host}:${port}/${database ?? ''}`;
}

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
};

/** Two nodes waited for each other, and this one was chosen to give way: the same can be tried again. */
export const isToRepeat = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error));

/** A statement that was sure of something found it otherwise: it divides by zero. */
export const isNotSo = (error: unknown): boolean => codeOf(error) === '22012';

/** What a program asked for wrongly: a statement or a value that PostgreSQL does not understand. */
const isBug = (code: string): boolean => /^(22|42)...$/.test(code) && code !== '42501';

/** A number or a revision that is taken is a conflict; whatever else a database says is that it does not work. */
export function asTrouble(error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof Conflict || error instanceof Unavailable || isBug(code)) return error;
  if (/^23...$/.test(code)) return new Conflict('another writer has written this already');
  return new Unavailable(storeWords.silent, { cause: error });
}

/** The connection is gone, and with it what was under way on it. */
export const isLost = (error: unknown): boolean => /^$|^(08|57P).+$|^E[A-Z]+$/.test(codeOf(error));

function wordsFor(code: string) {
  if (code === '42501') return storeWords.noRight;
  if (code === '53300') return storeWords.noRoom;
  return /^(28|3D|42)...$/.test(code) ? storeWords.notLetIn : storeWords.unreachable;
}

export function unreachable(config: pg.ClientConfig, error: unknown): Unavailable {
  if (error instanceof Unavailable) return error;
  const code = codeOf(error);
  const why = code || (error instanceof Error ? error.message : 'unknown');
  return new Unavailable(wordsFor(code)(placeOf(config), why), { cause: error });
}

/** What is asked on a connection in one go is one write: every write is a system call. */
export function together<T>(client: pg.ClientBase, ask: () => T): T {
  const { stream } = (client as pg.Client).connection;
  stream.cork();
  try {
    return ask();
  } finally {
    stream.uncork();
  }
}

/** One connection, made when it is first needed and again when it was lost. */
export class Link {
  readonly #config: pg.ClientConfig;
  readonly #prepare: (client: pg.Client) => Promise<void>;
  readonly #lost: () => void;
  #client: Promise<pg.Client> | undefined;
  #ended = false;

  /** `prepare` makes a new connection fit for use; `lost` hears when one that was in use is gone. */
  constructor(
    config: pg.ClientConfig,
    prepare: (client: pg.Client) => Promise<void>,
    lost: () => void = () => {},
  ) {
    this.#config = config;
    this.#prepare = prepare;
    this.#lost = lost;
  }

  /** Rejects with an Unavailable, with a sentence, where there is none to be had. */
  client(): Promise<pg.Client> {
    if (this.#ended) return Promise.reject(new Unavailable(storeWords.closed));
    this.#client ??= this.#connect();
    return this.#client;
  }

  async end(): Promise<void> {
    this.#ended = true;
    const client = await this.#client?.catch(() => undefined);
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<pg.Client> {
    // So that it is known which one is to be forgotten: the next may be under way.
    await Promise.resolve();
    const connecting = this.#client;
    const client = new pg.Client(this.#config);
    let isInUse = false;
    const forget = () => {
      if (this.#client !== connecting) return;
      this.#client = undefined;
      if (isInUse && !this.#ended) this.#lost();
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      await this.#prepare(client);
      isInUse = true;
      return client;
    } catch (error) {
      forget();
      void client.end().catch(() => {});
      throw unreachable(this.#config, error);
    }
  }
}
