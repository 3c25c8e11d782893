/** Counts every piece wherever it is, for the law that none appears or is lost. */
import { countBits } from '../../families/airfield/formation.ts';
import { TRUCKS } from './data.ts';
import type { AloftState } from './state.ts';

export function pieces(s: AloftState): Readonly<Record<string, number>> {
  const loaded = s.load.filter((balloon) => balloon >= 0);
  const inSky = s.sky.reduce((sum, row) => sum + countBits(row), 0);
  const placed = [...loaded, ...s.at.flatMap((cell, balloon) => (cell >= 0 ? [balloon] : []))];
  return {
    balloons: countBits(s.packed) + loaded.length + countBits(s.flying),
    distinct: new Set([
      ...placed,
      ...s.at.flatMap((_, balloon) => (s.packed & (1 << balloon) ? [balloon] : [])),
    ]).size,
    // Two ways to say where balloons fly must agree.
    skyAgrees: inSky - s.at.filter((cell) => cell >= 0).length,
    inflatedWithoutBalloon: s.load.filter(
      (balloon, truck) => balloon < 0 && (s.inflated & (1 << truck)) !== 0,
    ).length,
    trucks: TRUCKS,
  };
}
