/**
 * What holds for every game of the house. Each law plays random games through the contract and throws where it is
 * broken; `check-list.ts` runs them over the list, `broken.test.ts` shows that each one catches its defect.
 */
import type { Law } from './checks.ts';
import {
  copiesAreIndependent,
  gamesEndWithAResult,
  logsReplay,
  oddsCoverEveryDraw,
  piecesAreConserved,
  transcriptsRoundTrip,
} from './of-games.ts';
import {
  everyListedMoveChangesTheState,
  notationRoundTrips,
  readRefusesEverythingElse,
  simultaneousMovesCommute,
  theOrderOfMovesIsStable,
} from './of-moves.ts';
import { guessesFitTheView, viewsFollowHiddenEntries, viewsKnowTheirOwnMoves } from './of-views.ts';
import { everyMoveHasAReason, everythingHasWords } from './of-words.ts';

export type { Law } from './checks.ts';
export { twinsLookAlike } from './of-twins.ts';
export { everythingIsTranslated } from './of-words.ts';

export const laws = {
  everyListedMoveChangesTheState,
  notationRoundTrips,
  readRefusesEverythingElse,
  copiesAreIndependent,
  viewsFollowHiddenEntries,
  viewsKnowTheirOwnMoves,
  guessesFitTheView,
  piecesAreConserved,
  gamesEndWithAResult,
  logsReplay,
  theOrderOfMovesIsStable,
  simultaneousMovesCommute,
  transcriptsRoundTrip,
  oddsCoverEveryDraw,
  everythingHasWords,
  everyMoveHasAReason,
} as const satisfies Record<string, Law>;
