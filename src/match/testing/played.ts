import type { GameEntry, Move } from '../../contract/index.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { commitmentOf } from '../fair.ts';
import { exportMatch, type MatchFile } from '../file.ts';
import type { SEALED } from '../log.ts';
import { Match, newHead } from '../match.ts';
import { dueAt } from './due.ts';
import { saltFrom, sealFrom } from './salts.ts';

/** A random game to its end, or to so many entries. */
export async function played(entry: GameEntry, most = 100_000, scheme?: typeof SEALED): Promise<MatchFile> {
  const { facts } = entry;
  const game = await rulesOf(entry);
  // The same match each time.
  const secret = commitmentOf('00'.repeat(32));
  const seats = Array.from({ length: facts.usualSeats }, (_, i) => ({
    name: `P${i}`,
    player: 'person' as const,
    ...(scheme ? { salt: saltFrom(`${i}`), seal: sealFrom(`${i}`) } : { salt: `salt ${i}` }),
  }));
  const options = Object.fromEntries(
    Object.entries(facts.options).map(([name, spec]) => [name, spec.default]),
  );
  const created = '2026-01-01T00:00:00Z';
  const match = new Match(
    game,
    newHead({
      ...{ id: 'm1', game: facts.id, version: facts.version, options, seats, secret, created },
      ...(scheme ? { scheme } : {}),
    }),
  );
  const rng = new FastRng(facts.id);
  while (match.log.length < most) {
    const due = dueAt(match);
    if (due.what === 'nothing') break;
    if (due.what === 'draw') match.append(match.drawNow(secret));
    else if (due.what === 'forced') match.append({ by: due.seat, move: due.move });
    else {
      const moves: Move[] = [];
      const seat = due.seats[0]!;
      const move = moves[rng.below(game.moves(match.state, seat, moves))]!;
      match.append({ by: seat, move });
    }
  }
  return exportMatch(match, secret);
}
