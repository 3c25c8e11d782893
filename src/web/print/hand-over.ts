/** What a table gives the page that prints it: the view of its viewer, so no more than the viewer may know. */
import type { House, Options, Position, Reading } from '../../contract/index.ts';
import { navigate } from '../router.ts';

export interface HandedOver {
  readonly view: Position;
  readonly players: number;
  readonly options: Options;
  readonly house?: House | undefined;
}

const keyOf = (game: string): string => `updraft/print/${game}`;

/** Kept for this tab only, until the next one of its game. */
export function printMatch(game: string, match: HandedOver): void {
  try {
    sessionStorage.setItem(keyOf(game), JSON.stringify(match));
  } catch {
    // No store: the page says that it was given nothing.
  }
  navigate(`/games/${game}/print?match`);
}

export function handedOver(game: string): Reading<HandedOver> {
  try {
    const text = sessionStorage.getItem(keyOf(game));
    if (text !== null) return { value: JSON.parse(text) };
  } catch {
    // No store, or not what was put there.
  }
  return { refused: { code: 'nothingHandedOver' } };
}
