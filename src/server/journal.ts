/** What the server counts (for /metrics) and what it writes down. Tokens, secrets, chat and moves never come here. */
import pino, { type DestinationStream, type Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Unavailable } from './store/store.ts';
import type { Journal } from './table-service.ts';

const registers = (registry: Registry) => ({ registers: [registry] });

export class ServerJournal implements Journal {
  readonly registry = new Registry();
  readonly log: Logger;
  readonly #moves = new Counter({
    name: 'updraft_moves_total',
    help: 'Entries of matches that were stored, by game.',
    labelNames: ['game'],
    ...registers(this.registry),
  });
  /** To look one up takes longer than to count. */
  readonly #movesOf = new Map<string, Counter.Internal>();
  readonly #refusals = new Counter({
    name: 'updraft_refusals_total',
    help: 'What was refused, by kind.',
    labelNames: ['kind'],
    ...registers(this.registry),
  });
  readonly #tables = new Gauge({
    name: 'updraft_tables_loaded',
    help: 'Tables that are held in memory.',
    ...registers(this.registry),
  });
  readonly #commits = new Histogram({
    name: 'updraft_commit_seconds',
    help: 'How long a transaction took, until it was durable.',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    ...registers(this.registry),
  });
  readonly #writes = new Counter({
    name: 'updraft_writes_total',
    help: 'Writes that were committed; several share a transaction.',
    ...registers(this.registry),
  });

  readonly #quarantined = new Counter({
    name: 'updraft_tables_damaged_total',
    help: 'Tables that were found damaged and set aside.',
    ...registers(this.registry),
  });

  readonly #alerts = new Counter({
    name: 'updraft_alerts_total',
    help: 'Messages to people who looked elsewhere, by their way and by what was answered.',
    labelNames: ['way', 'outcome'],
    ...registers(this.registry),
  });

  constructor(log: Logger) {
    this.log = log;
    // Memory, processor and the delay of the event loop.
    collectDefaultMetrics({ register: this.registry });
  }

  moved(game: string): void {
    let counter = this.#movesOf.get(game);
    if (!counter) {
      counter = this.#moves.labels(game);
      this.#movesOf.set(game, counter);
    }
    counter.inc();
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

  /** A number that is read whenever `/metrics` is asked for. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      ...registers(this.registry),
      collect() {
        this.set(read());
      },
    });
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
