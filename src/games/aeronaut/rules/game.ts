/** Aeronaut Odyssey, as the contract wants it, built from the parts that its use needs. */
import type { Game, Seat } from '../../../contract/index.ts';
import { draw, setupOf } from './deal.ts';
import type { Edition } from './editions.ts';
import { moves, pick } from './moves.ts';
import { read, write } from './notation.ts';
import type { Parts } from './parts.ts';
import { next, play, start } from './rules.ts';
import { result } from './scoring.ts';
import { type AeronautEvent, type AeronautState, Flag, has, isAutomaton, Phase } from './state.ts';
import { turnables } from './turnables.ts';
import { copy, hide, view } from './view.ts';

const scratch: string[] = [];

/** The program answers where there is one answer; a turn of one's own is always left to its player. */
function forced(s: AeronautState, side: Seat): string | undefined {
  if (s.phase !== Phase.CHOICE && !(s.phase === Phase.ACTION && isAutomaton(s, side))) return undefined;
  return moves(s, side, scratch) === 1 ? scratch[0] : undefined;
}

type Aeronaut = Game<AeronautState, string, AeronautEvent>;

/** Every edition of the rules. */
export const editionsOf = (parts: Parts): Readonly<Record<Edition, Aeronaut>> => ({
  2: gameOf(2, parts),
  1: gameOf(1, parts),
});

const gameOf = (edition: Edition, { maker, reader }: Parts): Aeronaut => ({
  turnables,
  start: (seats, options, house) => start(edition, seats, options, house),
  next,
  result,
  moves,
  pick,
  forced,
  play,
  draw: (s, rng) => draw(s, rng, maker),
  copy,
  view,
  hide,
  guess: (seen, _viewer, rng) => maker.guess(seen, rng),
  decides: (s, seat) => (isAutomaton(s, seat) ? 0 : seat),
  // A reward or a loss takes no longer than a tap: where areas are open, nothing secret is needed for it.
  openly: (s) => s.phase === Phase.CHOICE && !has(s, Flag.secretAreas),
  write,
  read: (s, by, text) => read(s, by, text, reader),
  transcript: {
    setup: setupOf,
    opening: (s, setup) => reader.openingOf(s, setup),
    chance: () => {
      throw new Error('nothing is drawn after the deal');
    },
    readChance: () => ({ refused: { code: 'setupNoDraw' } }),
  },
});
