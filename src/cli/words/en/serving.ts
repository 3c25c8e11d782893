/** What the command line says to those who run a server: starting it, copies of everything, and moving to another database. */
import type { Speech } from '../../../toolkit/speech.ts';

/** Descriptions of the commands, and what stands under their help. */
export const servingCommands = {
  serve: 'serve pages, games on one device and online tables, until it is told to stop',
  serveAfter: `
  Takes its settings from the environment: PORT, HOST, DATA_DIR (or DATABASE_URL), TRUST_PROXY, PUBLIC_URL
  and others, see docs/server.md.

  Examples:
  updraft serve
  PORT=8080 HOST=0.0.0.0 DATA_DIR=/var/lib/updraft updraft serve`,
  backup: 'copy everything that a server keeps into one file, while it runs',
  backupAfter: `
  The copy is of one moment, and is compared with what was read before it gets its name. It is a SQLite
  file wherever the tables are kept, holds every secret of the server, and is readable for this account only.

  Examples:
  updraft backup monday.db --data /var/lib/updraft
  DATABASE_URL=postgres://updraft:secret@db.example/updraft updraft backup monday.db`,
  restore: 'put a backup in place, also while the server runs, which then starts afresh',
  restoreAfter: `
  The file is checked first. Where there are tables or people already nothing is changed without --replace;
  with it a folder keeps the old file beside the new one, and a PostgreSQL keeps nothing of what it had: make
  a backup before. A backup of SQLite can be restored to PostgreSQL, and the other way round. It is all done
  or nothing. Time between the backup and now is on no player's clock.

  Examples:
  updraft restore monday.db --data /var/lib/updraft
  updraft restore monday.db --replace`,
  migrate: 'move everything from a folder to a PostgreSQL, or back',
  migrateAfter: `
  No server may run on what is moved, and where it goes has to be empty. What is moved stays where it was.
  It is all done or nothing, and compared before it counts.

  Examples:
  updraft migrate /var/lib/updraft postgres://updraft:secret@db.example/updraft
  updraft migrate postgres://updraft:secret@db.example/updraft ./data`,
};

export const servingFlags = {
  backupFile: 'the file to write, or to read',
  replace: 'put it in the place of everything that is there',
  place: 'a folder, or the address of a PostgreSQL',
};

export const movingWords = (s: Speech) => {
  const rows = (counted: readonly { readonly table: string; readonly rows: number }[], name: string) =>
    counted.find(({ table }) => table === name)?.rows ?? 0;
  type Counts = Parameters<typeof rows>[0];
  const what = (counted: Counts): string =>
    s.list([
      s.plural(rows(counted, 'tables'), { one: '# table', other: '# tables' }),
      s.plural(rows(counted, 'entries'), { one: '# entry of their logs', other: '# entries of their logs' }),
      s.plural(rows(counted, 'files'), { one: '# finished match', other: '# finished matches' }),
      s.plural(rows(counted, 'identities'), { one: '# person', other: '# people' }),
    ]);
  return {
    backedUp: (file: string, bytes: number, counted: Counts) =>
      `Wrote ${file}, ${s.number(Math.ceil(bytes / 1024))} kB: ${what(counted)}. It holds secrets: keep it private.`,
    restored: (counted: Counts, at: number | undefined) =>
      at === undefined
        ? `Restored: ${what(counted)}.`
        : `Restored what stood there on ${s.date(at)}: ${what(counted)}.`,
    kept: (file: string) => `What was there before is kept as ${file}.`,
    afresh: s.plurals({
      one: '# server ran, and starts afresh with it.',
      other: '# servers ran, and start afresh with it.',
    }),
    moved: (counted: Counts) => `Moved, and compared: ${what(counted)}. Start the server on it now.`,
  };
};
