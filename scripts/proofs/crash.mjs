import { loadSource } from '../build/source.mjs';
import { table } from './tools/proof-page.mjs';

/** @typedef {typeof import('../../tests/online/crash.ts')} Crash */

export const title = 'A server that is killed again and again';

const kills = Number(process.env.UPDRAFT_KILLS ?? 1000);
/** Each world has its own file and its own tables: a file that grows for hours would be looked through again after every kill. */
const killsOfWorld = 50;
const worldsAtOnce = 2;

/** @returns {Promise<import('../../tests/online/crash.ts').CrashReport>} what all worlds saw together */
async function killAgainAndAgain() {
  /** @type {Crash} */
  const { crash } = await loadSource('tests/online/crash.ts');
  const seed = Date.now();
  /** @type {import('../../tests/online/crash.ts').CrashReport[]} */
  const reports = [];
  let left = kills;
  await Promise.all(
    Array.from({ length: worldsAtOnce }, async () => {
      while (left > 0) {
        const share = Math.min(left, killsOfWorld);
        left -= share;
        reports.push(await crash({ kills: share, seed: `${seed}/${left}` }));
        console.error(`${reports.reduce((sum, report) => sum + report.kills, 0)} kills`);
      }
    }),
  );
  return reports.reduce((sum, report) => ({
    kills: sum.kills + report.kills,
    tables: sum.tables + report.tables,
    games: report.games,
    shown: sum.shown + report.shown,
    entries: sum.entries + report.entries,
    moves: sum.moves + report.moves,
    undos: sum.undos + report.undos,
    lines: sum.lines + report.lines,
    resent: sum.resent + report.resent,
    reconnected: sum.reconnected + report.reconnected,
    matches: sum.matches + report.matches,
  }));
}

export async function run() {
  const report = await killAgainAndAgain();
  const count = (/** @type {number} */ n) => n.toLocaleString('en');
  const text = [
    `The server was killed with SIGKILL ${count(report.kills)} times at random moments while ${report.games} tables of different games were played as fast as ` +
      `their players could, and started again on the same file each time (${killsOfWorld} kills for a file, ${worldsAtOnce} servers at a time). After every kill everything that was acknowledged or shown ` +
      'was in the file under its number, every log replayed by the rules with its own draws, and every player went on.',
    table(
      ['what', 'how many'],
      [
        ['acknowledged moves', count(report.moves)],
        ['entries that a client was shown, looked for in the file', count(report.shown)],
        ['entries replayed', count(report.entries)],
        ['acknowledged after they were sent again', count(report.resent)],
        ['connections', count(report.reconnected)],
        ['matches played to their end', count(report.matches)],
        ['offers to take back', count(report.undos)],
      ],
    ),
  ];
  return { text: text.join('\n\n'), holds: true };
}
