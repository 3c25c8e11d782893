/** Matches that were written under the first edition of the rulings, by the program of that time, go on under it. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportMatch, importMatch, type MatchFile } from '../../../match/file.ts';
import type { Match } from '../../../match/match.ts';
import { dueAt } from '../../../match/testing/due.ts';
import { verifyFile } from '../../../match/verify.ts';
import { FastRng } from '../../../toolkit/rng.ts';
import { facts } from '../facts.ts';
import { editions } from '../rules/everything.ts';
import type { AeronautState } from '../rules/state.ts';
import { copy } from '../rules/view.ts';

const files: MatchFile[] = readFileSync(new URL('./first-edition.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const first = { ...facts, version: 1 };

function read(file: MatchFile): Match<AeronautState> {
  const reading = importMatch(editions[1], first, file);
  if ('refused' in reading) throw new Error(String(reading.refused));
  return reading.value.match;
}

function legal(s: AeronautState, side: number): string[] {
  const out: string[] = [];
  out.length = editions[s.edition as 1 | 2].moves(s, side, out);
  return out;
}

/** The same position under the second edition. */
const second = (s: AeronautState): AeronautState => ({ ...copy(s), edition: 2 });

/** Every choice of a file, in the position that it was made in. */
function choicesOf(file: MatchFile): { before: AeronautState; side: number; move: string }[] {
  const match = read(file);
  const found: { before: AeronautState; side: number; move: string }[] = [];
  match.at(match.standing.length, (before, { by, move }) => {
    if (by >= 0) found.push({ before: copy(before), side: by, move: String(move) });
  });
  return found;
}

describe('matches of the first edition', () => {
  it.each(files.map((file, i) => [i, file] as const))(
    'file %i reads, and writes the same again',
    (_, file) => {
      const match = read(file);
      expect(exportMatch(match, file.secret)).toEqual(file);
      for (const { before, side, move } of choicesOf(file)) expect(legal(before, side)).toContain(move);
    },
  );

  it('finished ones keep their result, and their draws are fair', () => {
    for (const file of files.filter(({ result }) => result)) {
      expect(editions[1].result(read(file).state)).toEqual(file.result);
      expect(verifyFile(editions[1], first, file)).toMatchObject({ value: { fair: true, order: true } });
    }
  });

  it('unfinished ones go on, to an end', () => {
    for (const file of files.filter(({ result }) => !result)) {
      const match = read(file);
      const rng = new FastRng('on');
      for (let due = dueAt(match); due.what !== 'nothing'; due = dueAt(match)) {
        if (due.what === 'draw') match.append({ by: -1, move: editions[1].draw(match.state, rng) });
        else if (due.what === 'forced') match.append({ by: due.seat, move: due.move });
        else {
          const able = legal(match.state, due.seats[0]!);
          match.append({ by: due.seats[0]!, move: able[rng.below(able.length)]! });
        }
      }
      expect(editions[1].next(match.state)).toEqual({ to: 'over' });
      expect(exportMatch(match).version).toBe(1);
    }
  });

  it('a teleport to one’s own city stands in them, and is none of the second edition’s', () => {
    const home = files
      .flatMap(choicesOf)
      .filter(
        ({ before, side, move }) => move === `use teleport ${before.map!.cities[before.at[side]!]?.id}`,
      );
    expect(home.length).toBeGreaterThan(1);
    for (const { before, side, move } of home) expect(legal(second(before), side)).not.toContain(move);
  });

  it('a swap used up a free cell, and was left out without one', () => {
    const [, unfinished] = files;
    const last = choicesOf(unfinished!).at(-1)!;
    expect(last.move).toMatch(/^swap \w+ \w+$/);
    const swapped = (s: AeronautState): AeronautState => {
      editions[s.edition as 1 | 2].play(s, last.side, last.move);
      return s;
    };
    const [one, two] = [swapped(copy(last.before)), swapped(second(last.before))];
    expect(one.cells).toEqual(last.before.cells);
    // One swap is left: the first edition goes on to the next player, the second asks again.
    expect(editions[1].next(one)).not.toEqual({ to: 'act', seats: [last.side] });
    expect(editions[2].next(two)).toEqual({ to: 'act', seats: [last.side] });
    expect(two.cells[last.side]).toBe(last.before.cells[last.side]! + 1);
  });

  it('read as the second edition they are refused where it differs', () => {
    for (const file of files.filter(({ result }) => result)) {
      const reading = importMatch(editions[2], facts, { ...file, version: 2 });
      expect(reading).toHaveProperty('refused');
    }
  });
});
