/** Positions as text: named parts between semicolons, and a sky of balloons by column and altitude. */
import { cellAt, columnOf, rowOf } from './formation.ts';

/** Why a part cannot be, or nothing where it can. */
export type Refusal = string | undefined;

/** `trucks 1 3 4 5; safety 2` as an object, or why it is none. Parts come in any order; a missing one stays undefined. */
export function splitParts<P extends string>(
  text: string,
  names: readonly P[],
): Partial<Record<P, string>> | string {
  const parts: Partial<Record<P, string>> = {};
  for (const clause of text.split(';')) {
    const [first = '', ...rest] = clause.trim().split(/\s+/);
    if (first === '') continue;
    const name = first.toLowerCase().replace('colors', 'colours') as P;
    if (!names.includes(name)) return skyRefusals.clause(clause.trim(), names);
    if (parts[name] !== undefined) return skyRefusals.twice(name);
    parts[name] = rest.join(' ');
  }
  return parts;
}

export const wordsOf = (text: string): string[] => text.split(/[\s·]+/).filter((word) => word !== '');

export const skyRefusals = {
  clause: (text: string, names: readonly string[]) =>
    `“${text.slice(0, 30)}” is no part of a position: write ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`,
  twice: (name: string) => `“${name}” stands in this position twice.`,
  balloon: (name: string) => `There is no balloon ${name.slice(0, 8)} in this game.`,
  used: (name: string) => `${name} can only be in one place.`,
  sky: (text: string) => `“${text.slice(0, 20)}” is no place in the sky: write “sky GR 1,3 PY 2,4”.`,
  notYet: (column: number) => `No truck has reached column ${column} yet, so nothing flies there.`,
  neighbours: (a: string, b: string) => `${a} and ${b} would be neighbours, and flying balloons never are.`,
} as const;

/** What positions with a sky have in common; see formation.ts for the bits. */
export interface SkyPosition {
  packed: number;
  flying: number;
  sky: number[];
  at: number[];
}

/** Takes a balloon out of the packed ones: its number, or why it cannot be had. */
export function takeBalloon(s: SkyPosition, name: string, names: readonly string[]): number | string {
  const balloon = names.indexOf(name.toUpperCase());
  if (balloon < 0) return skyRefusals.balloon(name);
  if ((s.packed & (1 << balloon)) === 0) return skyRefusals.used(names[balloon]!);
  s.packed &= ~(1 << balloon);
  return balloon;
}

/** Reads `GR 1,3 PY 2,4` into the sky; nothing flies beyond the columns that trucks have reached. */
export function readSky(s: SkyPosition, text: string, names: readonly string[], reached: number): Refusal {
  const words = wordsOf(text);
  for (let i = 0; i < words.length; i += 2) {
    const [name = '', place = ''] = words.slice(i, i + 2);
    const [, column = 0, altitude = 0] = (/^(\d+),([1-4]),?$/.exec(place) ?? []).map(Number);
    if (column < 1 || column > 12) return skyRefusals.sky(`${name} ${place}`);
    if (column > reached) return skyRefusals.notYet(column);
    const balloon = takeBalloon(s, name, names);
    if (typeof balloon === 'string') return balloon;
    s.flying |= 1 << balloon;
    s.sky[altitude - 1]! |= 1 << column;
    s.at[balloon] = cellAt(altitude - 1, column);
  }
  return findPair(s.at, (across, up) => across + up <= 1, names, skyRefusals.neighbours);
}

/** The first two flying balloons whose distances will not do, as a refusal. */
export function findPair(
  at: readonly number[],
  wrong: (across: number, up: number, a: number, b: number) => boolean,
  names: readonly string[],
  refusal: (a: string, b: string) => string,
): Refusal {
  for (let a = 0; a < at.length; a++) {
    for (let b = a + 1; b < at.length; b++) {
      if (at[a]! < 0 || at[b]! < 0) continue;
      const across = Math.abs(columnOf(at[a]!) - columnOf(at[b]!));
      const up = Math.abs(rowOf(at[a]!) - rowOf(at[b]!));
      if (wrong(across, up, a, b)) return refusal(names[a]!, names[b]!);
    }
  }
  return undefined;
}

export const writeSky = (at: readonly number[], names: readonly string[]): string[] => {
  const flying = at.flatMap((cell, b) =>
    cell < 0 ? [] : [`${names[b]} ${columnOf(cell)},${rowOf(cell) + 1}`],
  );
  return flying.length ? [`sky ${flying.join(' ')}`] : [];
};
