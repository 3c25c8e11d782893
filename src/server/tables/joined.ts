/** Builds `joined`: the whole log as a viewer may see it, or what the client missed. */
import type { Seat } from '../../contract/index.ts';
import { isUndo } from '../../match/log.ts';
import type { Match } from '../../match/match.ts';
import { type SeatNote, standingNotes } from '../../match/notes.ts';
import { seen } from '../../match/seen.ts';
import type { Have, JoinedTable, Tick } from '../../online/protocol.ts';

interface At {
  readonly table: string;
  readonly clock: readonly Tick[];
  readonly notes: readonly SeatNote[] | undefined;
  /** Once the match is over nothing is hidden, and this lets every client check its draws. */
  readonly secret?: string;
}

export function joined(match: Match, viewer: Seat, at: At, have?: Have): JoinedTable {
  const { table, clock, secret, notes } = at;
  const over = secret !== undefined;
  const from = over || !have ? 0 : known(match, have);
  return {
    type: 'joined',
    table,
    head: match.head,
    viewer,
    from,
    entries: over ? match.standing.map(({ entry }) => entry) : seen(match, viewer).slice(from),
    log: match.log.length,
    clock,
    ...(notes ? { notes: standingNotes(notes, match.log) } : {}),
    ...(over ? { over: { secret, log: match.log } } : {}),
  };
}

/** How many entries a client that was here before need not be told again: none if something was taken back since. */
function known(match: Match, { log, standing }: Have): number {
  const since = match.log.slice(log);
  const fits = log <= match.log.length && standing + since.length === match.standing.length;
  return fits && !since.some(isUndo) ? standing : 0;
}
