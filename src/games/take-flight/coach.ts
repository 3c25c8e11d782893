/** Why a player would do what is asked now: for a first game. */
import type { Place } from '../../contract/index.ts';
import { heldIn } from './places.ts';
import { innermost } from './rules.ts';
import { leadOf, moveWith, pointsAfter } from './sentences.ts';
import { tablesNamed } from './sheet/index.ts';
import { type FlightState, moveOf, squaresOf } from './state.ts';
import type { AidWords, Lead } from './words/index.ts';

export function coach(
  { coach: say }: AidWords,
  view: FlightState,
  seat: number,
  held: Place | undefined,
): string {
  const t = tablesNamed(view.sheet);
  const { square, spent } = heldIn(t, held);
  const aimed = square === undefined ? undefined : moveWith(view, seat, square, spent);
  if (aimed !== undefined) {
    const lead = leadOf(view, seat, aimed);
    if (lead.flight.crash) return say.crashing(pointsAfter(view, seat, aimed));
    return say.picked(lead, lead.flight.modifier + 1, lead.flight.modifier + 6);
  }
  if (spent !== 0) return say.token;
  const inner = squaresOf(innermost(t, view.filled[seat]!));
  return advice(
    say,
    inner.map((each) => leadOf(view, seat, moveOf(each, 0))),
  );
}

/** The most telling thing about the squares that need nothing: danger, a symbol, height. */
function advice(say: AidWords['coach'], leads: readonly Lead[]): string {
  const safe = leads.filter(({ flight }) => !flight.crash);
  if (safe.length === 0) return say.allCrash;
  const crashing = leads.find(({ flight }) => flight.crash);
  if (crashing) return say.crash(crashing, safe[0]!);
  const best = safe
    .flatMap((lead) => (lead.found ? [{ lead, found: lead.found }] : []))
    .sort((a, b) => b.found.points - a.found.points)[0];
  if (best) return say.symbol(best.lead, best.found.name, best.found.points, best.found.modifier);
  const highest = safe.toSorted((a, b) => b.flight.slope - a.flight.slope)[0]!;
  if (highest.flight.slope > 0) return say.climb(highest);
  return highest.flight.slope === 0 ? say.level(highest) : say.sink(highest);
}
