/** Counts what no move may change, for the law that nothing appears or is lost. */
import { type AeronautState, countTypes, SPENT, sides, TYPE } from './state.ts';
import { MULTI, tablesOf } from './tables.ts';

export function pieces(s: AeronautState): Readonly<Record<string, number>> {
  const t = tablesOf(s.map!);
  const types = countTypes(s);
  let disagree = 0;
  for (let side = 0; side < sides(s); side++) {
    const area = s.areas[side]!;
    if (area.length > s.cells[side]!) disagree++;
    // Two ways to say what an area holds must agree.
    for (let type = 0; type < types; type++) {
      const written = area.filter((cell) => (cell & TYPE) === type);
      const spent = written.filter((cell) => (cell & SPENT) !== 0).length;
      if (s.paid[side * types + type] !== spent || s.held[side * types + type] !== written.length - spent)
        disagree++;
    }
  }
  return {
    travellers: s.at.length,
    spaces: s.spaces.length,
    disagree,
    overfull: s.slots.filter((slots) => slots < 0).length,
    // Every space says who took it, and every taker has a space; sharing adds takers to a plain route.
    strayTakers: t.kind.filter((kind, route) => {
      const takers = new Set(s.spaces.slice(t.offset[route]!, t.offset[route]! + t.length[route]!));
      const some = [...takers].some((side) => side >= 0);
      if (some !== (s.takers[route] !== 0) || some !== s.first[route]! >= 0) return true;
      if ([...takers].some((side) => side >= 0 && (s.takers[route]! & (1 << side)) === 0)) return true;
      return kind !== MULTI && takers.size > 1;
    }).length,
  };
}
