/** What the server counts (for /metrics) and what it writes down. Tokens, secrets, chat and moves never come here. */
import pino, { type DestinationStream, type Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Unavailable } from './store/store.ts';
import type { Journal } from './table-service.ts';

const MINUTE = 60_000;

export class ServerJournal implements Journal {
  readonly registry = new Registry();
  readonly log: Logger;
  /** By game. Moves are many, and `/metrics` is asked for seldom: they are handed over then. */
  readonly #moves = new Map<string, number>();
  readonly #refusals = new Counter({
    ...this.#named('updraft_refusals_total', 'What was refused, by kind.'),
    labelNames: ['kind'],
  });
  readonly #tables = new Gauge(this.#named('updraft_tables_loaded', 'Tables that are held in memory.'));
  readonly #commits = new Histogram({
    ...this.#named('updraft_commit_seconds', 'How long a transaction took, until it was durable.'),
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
  });
  readonly #writes = new Counter(
    this.#named('updraft_writes_total', 'Writes that were committed; several share a transaction.'),
  );

  readonly #quarantined = new Counter(
    this.#named('updraft_tables_damaged_total', 'Tables that were found damaged and set aside.'),
  );

  readonly #alerts = new Counter({
    ...this.#named(
      'updraft_alerts_total',
      'Messages to people who looked elsewhere, by their way and by what was answered.',
    ),
    labelNames: ['way', 'outcome'],
  });

  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(log: Logger) {
    this.log = log;
    const moves = this.#moves;
    new Counter({
      ...this.#named('updraft_moves_total', 'Entries of matches that were stored, by game.'),
      labelNames: ['game'],
      collect() {
        this.reset();
        for (const [game, count] of moves) this.inc({ game }, count);
      },
    });
    // Memory, processor and the delay of the event loop.
    collectDefaultMetrics({ register: this.registry });
  }

  moved(game: string): void {
    this.#moves.set(game, (this.#moves.get(game) ?? 0) + 1);
  }

  refused(kind: string): void {
    this.#refusals.inc({ kind });
  }

  alerted(way: string, outcome: string): void {
    this.#alerts.inc({ way, outcome });
  }

  tables(loaded: number): void {
    this.#tables.set(loaded);
  }

  quarantined(table: string, why: string): void {
    this.#quarantined.inc();
    this.log.error({ table, why }, 'a table cannot be read and was set aside');
  }

  readonly committed = (seconds: number, writes: number): void => {
    this.#commits.observe(seconds);
    this.#writes.inc(writes);
  };

  #named(name: string, help: string) {
    return { name, help, registers: [this.registry] };
  }

  /** A number that is read whenever `/metrics` is asked for. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      ...this.#named(name, help),
      collect() {
        this.set(read());
      },
    });
  }

  /** The store does nothing for the moment: of the many who are refused meanwhile the first in a minute is written down. */
  unavailable(what: string, error: Unavailable): void {
    const now = performance.now();
    if (now < this.#toldAt + MINUTE) return;
    this.#toldAt = now;
    this.trouble(what, error);
  }

  trouble(what: string, error: unknown): void {
    if (error instanceof Unavailable) this.log.error({ why: error.message, cause: causeOf(error) }, what);
    else this.log.error({ err: error }, what);
  }
}

function causeOf({ cause }: Error): string | undefined {
  return cause instanceof Error ? cause.message : undefined;
}

/** Lines of JSON on standard error, so that standard output is for people; `level` is one of pino's. */
export function openLog(
  level = 'warn',
  to: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  return pino({ level, base: { pid: process.pid } }, to);
}
