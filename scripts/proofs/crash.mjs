import { loadSource } from '../build/source.mjs';
import { table } from './tools/proof-page.mjs';

/** @typedef {typeof import('../../tests/online/crash.ts')} Crash */

export const title = 'A server that is killed again and again';

export async function run() {
  /** @type {Crash} */
  const { crash } = await loadSource('tests/online/crash.ts');
  const kills = Number(process.env.UPDRAFT_KILLS ?? 200);
  const report = await crash({ kills, seed: `${Date.now()}` });
  const count = (/** @type {number} */ n) => n.toLocaleString('en');
  const text = [
    `The server was killed with SIGKILL ${kills} times at random moments while ${report.games} tables of different games were played as fast as ` +
      'their players could, and started again on the same file each time. After every kill everything that was acknowledged or shown ' +
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
