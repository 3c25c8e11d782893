/**
 * Faults that are put into the sources, each one line, to see that the simulation finds them. `find` stands in its file exactly once.
 *
 * @typedef {{ in: 'table' | 'lease' | 'store' | 'bus', what: string, file: string, find: string, put: string }} Planted
 * @type {readonly Planted[]}
 */
export const planted = [
  {
    in: 'table',
    what: 'what is asked for is shown and acknowledged before it is stored',
    file: 'src/server/tables/ledger.ts',
    find: 'if (!change.isEmpty) await this.#keeping.store(change);',
    put: 'if (!change.isEmpty) void this.#keeping.store(change).catch(() => {});',
  },
  {
    in: 'table',
    what: 'who joins is told the entries as the first seat sees them',
    file: 'src/server/tables/joined.ts',
    find: 'seen(match, viewer).slice(from)',
    put: 'seen(match, 0).slice(from)',
  },
  {
    in: 'table',
    what: 'a move that is sent again is made again',
    file: 'src/match/table.ts',
    find: 'if (count < match.count(seat) && match.decider(seat) === by)',
    put: 'if (count < 0 && match.decider(seat) === by)',
  },
  {
    in: 'table',
    what: 'a clock is not stopped by a move',
    file: 'src/match/clocks.ts',
    find: `    this.#since.delete(seat);
    this.#changed.add(seat);
    if (chosen && spent > 0)`,
    put: `    this.#changed.add(seat);
    if (chosen && spent > 0)`,
  },
  {
    in: 'table',
    what: 'players read what spectators say during the match',
    file: 'src/server/tables/chat.ts',
    find: "return stored.state !== 'playing' || viewer < 0 || line.seat >= 0;",
    put: "return stored.state !== 'none' || viewer < 0 || line.seat >= 0;",
  },
  {
    in: 'table',
    what: 'a commit whose answer was lost is told to no other node',
    file: 'src/server/tables/oversight.ts',
    find: '    if (!(error instanceof SetAside)) this.#deps.bus.changed({ table: table.id, record: true });\n    void following().reload',
    put: '    void following().reload',
  },
  {
    in: 'lease',
    what: 'the lease of a node that is gone never ends',
    file: 'src/server/store/statements.ts',
    find: 'WHERE leases.node = excluded.node OR leases.until <= ?3 RETURNING table_id',
    put: 'WHERE leases.node = excluded.node OR leases.until <= ?3 - 900000 RETURNING table_id',
  },
  {
    in: 'lease',
    what: 'a table does not hear that this node has its lease',
    file: 'src/server/tables/leases.ts',
    find: 'this.#wanted.set(id, { until: known?.until ?? 0, tell, told: false });',
    put: 'this.#wanted.set(id, { until: known?.until ?? 0, tell, told: true });',
  },
  {
    in: 'store',
    what: 'a record is written over one that its writer has not read',
    file: 'src/server/store/statements.ts',
    find: 'WHERE id = ?1 AND rev = ?6\n',
    put: 'WHERE id = ?1 AND rev >= ?6\n',
  },
  {
    in: 'store',
    what: 'an entry is added by a node that does not know the last record',
    file: 'src/server/store/statements.ts',
    find: 'AND (rev IS NULL OR EXISTS',
    put: 'AND (true OR EXISTS',
  },
  {
    in: 'store',
    what: 'entries that were not taken are confirmed',
    file: 'src/server/store/writes.ts',
    find: "if (changes !== rows.length) throw new Conflict('a log has other entries than it should');",
    put: "if (changes > rows.length) throw new Conflict('a log has other entries than it should');",
  },
  {
    in: 'bus',
    what: 'a gap in the numbers of frames is not noticed',
    file: 'src/server/bus/frames.ts',
    find: 'if (number > (last ?? -1) + 1) this.#hearers.lost();',
    put: 'if (number < 0) this.#hearers.lost();',
  },
  {
    in: 'bus',
    what: 'frames do not say that a record has changed',
    file: 'src/server/bus/frames.ts',
    find: "['t', table, record ? 1 : 0]",
    put: "['t', table, 0]",
  },
];
