import { loadSource } from '../build/source.mjs';
import { table } from './tools/proof-page.mjs';

/** @typedef {typeof import('../../tests/online/storm.ts')} Storm */

export const title = 'A storm of malformed and hostile messages';

const mostGrowth = 20;
const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

export async function run() {
  /** @type {Storm} */
  const { storm } = await loadSource('tests/online/storm.ts');
  const messages = Number(process.env.UPDRAFT_STORM ?? 1_000_000);
  const report = await storm({ messages, seed: `${Date.now()}` });
  const [after, end] = report.memory;
  const rows = Object.entries(report.byKind)
    .sort()
    .map(([kind, count]) => [kind, count.toLocaleString('en')]);
  const text = [
    `${report.messages.toLocaleString('en')} messages on ${report.sockets.toLocaleString('en')} sockets; the server read and refused ` +
      `${report.refused.toLocaleString('en')} of them, and closed the sockets of the others. Meanwhile two players made ` +
      `${report.moves.toLocaleString('en')} moves at another table; no match under attack has changed, and every log replays.`,
    table(['what', 'messages'], rows),
    `Memory of the server: ${megabytes(after)} after the first 10,000, ${megabytes(end)} at the end; at most ${mostGrowth} MB more are allowed. ${end - after <= mostGrowth * 1e6 ? 'That holds' : 'That does not hold'}. It runs as npm start runs it.`,
    report.mistakes === ''
      ? 'The server logged no error of its own.'
      : `The server logged: ${report.mistakes.slice(0, 1000)}`,
  ];
  return { text: text.join('\n\n'), holds: end - after <= mostGrowth * 1e6 && report.mistakes === '' };
}
