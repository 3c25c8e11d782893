/** What the store says when it cannot work. */
export const storeWords = {
  noFolder: (folder: string, why: string) =>
    `The folder "${folder}" for online tables cannot be made (${why}): choose another one, as in DATA_DIR=/var/lib/updraft npm start.`,
  noFile: (file: string) =>
    `The database "${file}" cannot be opened: this account must be able to write to its folder.`,
  noDatabase: (file: string) =>
    `"${file}" is no database of Updraft: move it away, and a new one is made at the next start.`,
  newer: (file: string, has: number, knows: number) =>
    `The database "${file}" was written by a newer Updraft (its schema is ${has}, this program knows ${knows}): install that version or newer.`,
  gone: (file: string) =>
    `The database "${file}" has gone while the server was running: put it back and start the server again.`,
  taken: (folder: string) =>
    `Another server uses the folder "${folder}": stop it, or choose another folder, as in DATA_DIR=/var/lib/updraft npm start.`,
  deadly: (how: string) => `reading the file ends the process that reads it (${how})`,
  misshapen: (table: string) => `the table "${table}" is not described as it was made`,
  lost: (file: string, why: string) =>
    `The database "${file}" is damaged, and nothing could be saved of it (${why}): put a backup in its place, or move it away.`,
  noAddress:
    'DATABASE_URL must be the address of a PostgreSQL database, as in postgres://name:password@db.example/updraft.',
  unreachable: (where: string, why: string) =>
    `The database at ${where} cannot be reached (${why}): start it, or set DATABASE_URL to where it is.`,
  notLetIn: (where: string, why: string) =>
    `The database at ${where} does not let this server in (${why}): check name, password and database in DATABASE_URL.`,
  noRoom: (where: string, why: string) =>
    `The database at ${where} takes no more connections (${why}): raise max_connections, or the limit of this role, or run fewer servers.`,
  noRight: (where: string, why: string) =>
    `The database at ${where} does not let this server make its tables (${why}): grant CREATE on the schema to the name in DATABASE_URL.`,
  noUnicode: (where: string, has: string) =>
    `The database at ${where} keeps texts as ${has}, and names of players need UTF8: make one with "createdb --encoding=UTF8 --template=template0".`,
  tooNew: (has: number, oldest: number, knows: number) =>
    `The database was written by a newer Updraft (its schema is ${has} and serves programs that know ${oldest}, this one knows ${knows}): install that version or newer.`,
  replaced: 'Everything was replaced by a backup: this server starts afresh.',
  exists: (file: string) => `"${file}" is there already: choose another name, or move it away.`,
  noBackup: (file: string) => `There is no file "${file}".`,
  unsound: (file: string, why: string) =>
    `"${file}" is damaged, or no database of Updraft (${why}): nothing was changed.`,
  otherContents: (file: string, table: string) =>
    `"${file}" does not hold what it held when it was made (see "${table}"): it is damaged, and nothing was changed.`,
  notEmpty:
    'There are tables or people already: nothing was changed. "updraft restore --replace" puts a backup in the place of everything.',
  running:
    'A server runs on what is to be moved: stop it first, because what is played meanwhile would be missing.',
  notTaken: (folder: string) =>
    `The server that uses the folder "${folder}" did not let go of its database: nothing was changed. Stop it, and try again.`,
  copiedWrong: (table: string) =>
    `What was read of "${table}" is not what was written: nothing was changed. Look at the disk, and run "updraft doctor".`,
  otherSchema: (where: string, has: number, knows: number) =>
    has === 0
      ? `There is no database of Updraft at ${where}.`
      : `The schema of the database at ${where} is ${has}, and this program copies ${knows}: use the version of Updraft that serves it.`,
  odd: (column: string) =>
    `There is a value in "${column}" that cannot be copied: a table is damaged. Run "updraft doctor"; nothing was changed.`,
  silent: 'The database does not answer. Nothing was lost that was confirmed; please try again in a moment.',
  closed: 'The server is stopping. Please try again in a moment.',
} as const;
