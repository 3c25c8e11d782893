/** A run of the lab in workers: rows are taken in the order of their games, so that the report is the one of any other machine. */
import { type Chunk, missing, type Plan } from '../../lab/plan.ts';
import { type LabReport, Reporting } from '../../lab/report.ts';
import type { GameRow } from '../../lab/row.ts';
import type { LabAnswer, LabAsk } from './lab.worker.ts';

/** Parts are small, so that plots fill steadily. */
const PART = 5;
const MOST_WORKERS = 8;

export class LabRun {
  readonly plan: Plan;
  /** All rows so far that no game before them is missing for. */
  readonly rows: GameRow[] = [];
  readonly #reporting: Reporting;
  readonly #waiting = new Map<number, { to: number; rows: readonly GameRow[] }>();
  readonly #workers: Worker[] = [];
  readonly #changed: () => void;
  #next: number;
  #failed: string | undefined;
  #playing = 0;

  /** `changed` hears when there is something new to see. */
  constructor(plan: Plan, features: readonly string[], changed: () => void) {
    this.plan = plan;
    this.#reporting = new Reporting(plan, features);
    this.#changed = changed;
    this.#next = plan.first;
    const parts = missing(plan, [], PART).values();
    const count = Math.min(MOST_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
    for (let i = 0; i < count; i++) this.#start(parts);
  }

  get isOver(): boolean {
    return this.#playing === 0;
  }

  get failed(): string | undefined {
    return this.#failed;
  }

  /** How many games of each setting are in the report. */
  get games(): number {
    return this.#next - this.plan.first;
  }

  /** What the games so far come to. A run that was stopped is a run of so many games. */
  report(): LabReport {
    return { ...this.#reporting.report(), plan: { ...this.plan, games: Math.max(1, this.games) } };
  }

  stop(): void {
    for (const worker of this.#workers) worker.terminate();
    this.#playing = 0;
  }

  #start(parts: IterableIterator<Chunk>): void {
    const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module', name: 'lab' });
    this.#workers.push(worker);
    this.#playing++;
    let part: Chunk | undefined;
    const go = (): void => {
      part = parts.next().value as Chunk | undefined;
      if (part) worker.postMessage({ plan: this.plan, chunk: part } satisfies LabAsk);
      else {
        this.#playing--;
        worker.terminate();
      }
    };
    worker.onmessage = ({ data }: MessageEvent<LabAnswer>) => {
      if ('failed' in data) {
        this.#fail(data.failed);
        return;
      }
      this.#take(part!, data.rows);
      go();
      this.#changed();
    };
    worker.onerror = ({ message }) => this.#fail(message || 'worker');
    go();
  }

  #fail(why: string): void {
    this.#failed ??= why;
    this.stop();
    this.#changed();
  }

  #take({ from, to }: Chunk, rows: readonly GameRow[]): void {
    this.#waiting.set(from, { to, rows });
    for (let next = this.#waiting.get(this.#next); next; next = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next);
      this.#next = next.to;
      for (const row of next.rows) {
        this.rows.push(row);
        this.#reporting.add(row);
      }
    }
  }
}
