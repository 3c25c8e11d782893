/**
 * Where a run is kept: its plan, and the games that are played, in parts that are written whole or not at all. A run that was stopped goes on
 * with the parts that are missing; parts of several machines are put together by copying them into one folder.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Chunk, gamesIn, identityOf, missing, type Plan } from '../../lab/plan.ts';
import type { GameRow } from '../../lab/row.ts';

const PLAN = 'plan.json';
const PARTS = 'parts';
const SHARD = 'shard.json';
const FORM = /^(\d+)-(\d+)\.jsonl$/;

/** The third part of eight: 3 of 8. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** Of equal pieces, those whose turn it is. */
export const inShard = (plan: Plan, { part, of }: Shard): Chunk[] =>
  missing(plan, []).filter((_, i) => i % of === part - 1);

/** The parts of `of` that miss some of these games. */
export const shardsWithout = (plan: Plan, left: readonly Chunk[], of: number): number[] =>
  Array.from({ length: of }, (_, i) => i + 1).filter((part) =>
    inShard(plan, { part, of }).some(({ from, to }) => left.some((gap) => gap.from < to && from < gap.to)),
  );

export class RunFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** The plan that was begun here. */
  plan(): Plan | undefined {
    const file = join(this.path, PLAN);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Plan) : undefined;
  }

  /** Writes down what is played here; the parts of another run are in the way, and are said to be (false). */
  begin(plan: Plan): boolean {
    const before = this.plan();
    if (before && identityOf(before) !== identityOf(plan)) return false;
    mkdirSync(join(this.path, PARTS), { recursive: true });
    writeWhole(join(this.path, PLAN), `${JSON.stringify(plan, null, 1)}\n`);
    return true;
  }

  /** Writes down which part of a run is played here. */
  keepShard(shard: Shard): void {
    writeWhole(join(this.path, SHARD), `${JSON.stringify(shard)}\n`);
  }

  shard(): Shard | undefined {
    const file = join(this.path, SHARD);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shard) : undefined;
  }

  forget(): void {
    for (const file of [PLAN, SHARD]) rmSync(join(this.path, file), { force: true });
    rmSync(join(this.path, PARTS), { recursive: true, force: true });
  }

  /** The parts that are here and whole, within the plan. */
  done(plan: Plan): Chunk[] {
    const folder = join(this.path, PARTS);
    if (!existsSync(folder)) return [];
    const end = plan.first + plan.games;
    const found = readdirSync(folder).flatMap((name) => {
      const form = FORM.exec(name);
      if (!form) return [];
      const chunk = { from: Number(form[1]), to: Number(form[2]) };
      return chunk.to <= end && this.#isWhole(plan, chunk) ? [chunk] : [];
    });
    return withoutOverlaps(found.sort((a, b) => a.from - b.from));
  }

  /** A part ends with the number of its lines: what a full disk or a broken copy has cut off is played again. */
  #isWhole(plan: Plan, chunk: Chunk): boolean {
    const text = readFileSync(this.#file(chunk), 'utf8');
    return text.endsWith(`\n${endOf(gamesIn(plan, chunk))}`) || text === endOf(0);
  }

  keep(plan: Plan, chunk: Chunk, lines: string): void {
    writeWhole(this.#file(chunk), lines + endOf(gamesIn(plan, chunk)));
  }

  /** The lines of a part, as `keep` took them. */
  lines(chunk: Chunk): string {
    const text = readFileSync(this.#file(chunk), 'utf8');
    return text.slice(0, text.lastIndexOf('{"games"'));
  }

  /** All rows of a plan, by game and arm. */
  *rows(plan: Plan): Generator<GameRow> {
    for (const chunk of this.done(plan))
      for (const line of this.lines(chunk).split('\n')) if (line !== '') yield JSON.parse(line) as GameRow;
  }

  #file({ from, to }: Chunk): string {
    return join(this.path, PARTS, `${from}-${to}.jsonl`);
  }
}

const endOf = (games: number): string => `{"games":${games}}\n`;

/** Runs with other numbers of games may have cut them otherwise: the first part that has a game counts. */
function withoutOverlaps(sorted: readonly Chunk[]): Chunk[] {
  const kept: Chunk[] = [];
  for (const chunk of sorted) if (chunk.from >= (kept.at(-1)?.to ?? 0)) kept.push(chunk);
  return kept;
}

/** On the disk before it has its name: a part that can be seen is whole. */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.${process.pid}.new`;
  const file = openSync(beside, 'w');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, path);
}
