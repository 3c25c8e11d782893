/** Positions as text: named parts between semicolons, and a sky of balloons by column and altitude. */
import type { Reading } from '../../contract/index.ts';
import { cellAt, columnOf, rowOf, type SkyPosition } from './formation.ts';
import { type AirfieldRefusal, cut } from './refusals.ts';

/** `trucks 1 3 4 5; safety 2` as an object. Parts come in any order; a missing one stays undefined. */
export function splitParts<P extends string>(
  text: string,
  names: readonly P[],
): Reading<Partial<Record<P, string>>, AirfieldRefusal> {
  const parts: Partial<Record<P, string>> = {};
  for (const clause of text.split(';')) {
    const [first = '', ...rest] = clause.trim().split(/\s+/);
    if (first === '') continue;
    const name = first.toLowerCase().replace('colors', 'colours') as P;
    if (!names.includes(name)) return { refused: { code: 'noPart', text: cut(clause, 30), parts: names } };
    if (parts[name] !== undefined) return { refused: { code: 'twice', part: name } };
    parts[name] = rest.join(' ');
  }
  return { value: parts };
}

export const wordsOf = (text: string): string[] => text.split(/[\s·]+/).filter((word) => word !== '');

/** Takes a balloon out of the packed ones: its number, or why it cannot be had. */
export function takeBalloon(
  s: SkyPosition,
  name: string,
  names: readonly string[],
): number | AirfieldRefusal {
  const balloon = names.indexOf(name.toUpperCase());
  if (balloon < 0) return { code: 'noSuchBalloon', balloon: cut(name, 8) };
  if ((s.packed & (1 << balloon)) === 0) return { code: 'used', balloon: names[balloon]! };
  s.packed &= ~(1 << balloon);
  return balloon;
}

/** Reads `GR 1,3 PY 2,4` into the sky; nothing flies beyond the columns that trucks have reached. */
export function readSky(
  s: SkyPosition,
  text: string,
  names: readonly string[],
  reached: number,
): AirfieldRefusal | undefined {
  const words = wordsOf(text);
  for (let i = 0; i < words.length; i += 2) {
    const [name = '', place = ''] = words.slice(i, i + 2);
    const [, column = 0, altitude = 0] = (/^(\d+),([1-4]),?$/.exec(place) ?? []).map(Number);
    if (column < 1 || column > 12) return { code: 'noPlace', text: cut(`${name} ${place}`, 20) };
    if (column > reached) return { code: 'notYet', column };
    const balloon = takeBalloon(s, name, names);
    if (typeof balloon === 'object') return balloon;
    s.flying |= 1 << balloon;
    s.sky[altitude - 1]! |= 1 << column;
    s.at[balloon] = cellAt(altitude - 1, column);
  }
  const pair = findPair(s.at, (across, up) => across + up <= 1, names);
  return pair && { code: 'neighbours', pair };
}

/** The names of the first two flying balloons whose distances will not do. */
export function findPair(
  at: readonly number[],
  wrong: (across: number, up: number, a: number, b: number) => boolean,
  names: readonly string[],
): readonly [string, string] | undefined {
  for (let a = 0; a < at.length; a++) {
    for (let b = a + 1; b < at.length; b++) {
      if (at[a]! < 0 || at[b]! < 0) continue;
      const across = Math.abs(columnOf(at[a]!) - columnOf(at[b]!));
      const up = Math.abs(rowOf(at[a]!) - rowOf(at[b]!));
      if (wrong(across, up, a, b)) return [names[a]!, names[b]!];
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
