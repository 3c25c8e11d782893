/** Counts every piece wherever it is, for the law that none appears or is lost. */
import { countBits } from '../../families/airfield/formation.ts';
import { SAFETY, SPACES, TOKEN_KINDS, TOKEN_SUPPLY } from './data.ts';
import { type PanoramaState, safetySpace } from './state.ts';

export function pieces(s: PanoramaState): Readonly<Record<string, number>> {
  const loaded = s.load.filter((balloon) => balloon >= 0);
  const flying = s.at.flatMap((cell, balloon) => (cell >= 0 ? [balloon] : []));
  const packed = s.at.flatMap((_, balloon) => (s.packed & (1 << balloon) ? [balloon] : []));
  const held = TOKEN_SUPPLY.map((_, kind) =>
    s.tokens.reduce((sum, n, i) => sum + (i % TOKEN_KINDS === kind ? n : 0), 0),
  );
  return {
    balloons: packed.length + loaded.length + countBits(s.flying),
    distinct: new Set([...packed, ...loaded, ...flying]).size,
    // Two ways to say where balloons fly must agree.
    skyAgrees: s.sky.reduce((sum, row) => sum + countBits(row), 0) - flying.length,
    loadWithoutTruck: s.load.filter((balloon, space) => balloon >= 0 && (s.trucks & (1 << space)) === 0)
      .length,
    trucks: countBits(s.trucks),
    // The counts of tokens fit the rules exactly: no seat ever takes one that is not there.
    tokensMissing: held.filter((n, kind) => n > TOKEN_SUPPLY[kind]!).length,
    safetyTokens: held[SAFETY]! + (SPACES - safetySpace(s)),
  };
}
