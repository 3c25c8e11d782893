import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playthrough } from '../cli/playthrough.ts';
import { games } from '../games/index.ts';
import { inLanguage } from '../toolkit/listing.ts';

test.each(games.map((entry) => [entry.facts.id, entry] as const))(
  '%s: its committed playthrough is what its rules give; "npm run playthroughs" writes it anew',
  async (id, entry) => {
    const committed = readFileSync(new URL(`../games/${id}/playthrough.txt`, import.meta.url), 'utf8');
    expect(await playthrough(await inLanguage(entry, 'en'))).toBe(committed);
    expect(committed.split('\n').length).toBeLessThan(1500);
  },
);
