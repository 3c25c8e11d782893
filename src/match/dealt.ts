/** A match from a seed that people type: what the terminal plays and what is printed are the same deal. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game, House, Options } from '../contract/index.ts';
import { Match, newHead } from './match.ts';

export const secretFrom = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** The position in which the first seat has to choose. */
export function dealtFrom<S>(
  game: Game<S>,
  players: number,
  options: Options,
  seed: string,
  house?: House,
): S {
  const secret = secretFrom(seed);
  const seats = Array.from({ length: players }, () => ({ name: '', player: 'person' as const }));
  const head = newHead({
    id: seed,
    game: '',
    version: 0,
    options,
    seats,
    secret,
    created: '',
    fixedSeats: true,
    ...(house ? { house } : {}),
  });
  const match = new Match(game, head);
  while (match.waitsFor === 'chance') match.append(match.drawNow(secret));
  return match.state;
}
