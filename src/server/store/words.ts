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
  silent: 'The database does not answer. Nothing was lost that was confirmed; please try again in a moment.',
  closed: 'The server is stopping. Please try again in a moment.',
} as const;
