/** What the command `sheet` says. */
import type { Sheet } from './sheet/format.ts';

export const commandWords = {
  summary: 'draw a sheet for Take Flight! from a seed, or check one',
  seed: 'draw a new sheet from this seed; without one, print the demo’s',
  out: 'write it to this file',
  check: 'check the sheet in this file',
  badSeed: 'A seed for a sheet has 1 to 54 letters, digits and hyphens.',
  written: (file: string) => `${file} holds the sheet.`,
  wrong: (file: string, why: string) => `${file} is no sheet that can be flown. ${why}`,
  fine: ({ title, sky, wings }: Sheet) =>
    `“${title}” can be flown: ${wings.tops.length} wing columns, ${sky[0]!.length} columns and ${sky.length} rows of sky.`,
} as const;
