import { loadSource } from '../build/source.mjs';
import { startNats } from '../harness/services/nats.mjs';
import { startPostgres } from '../harness/services/postgres.mjs';
import { table } from './tools/proof-page.mjs';

/**
 * @typedef {import('../../tests/online/crash.ts').CrashReport} CrashReport
 * @typedef {typeof import('../../tests/online/crash.ts')} Crash
 */

export const title = 'Nodes that are killed again and again';

const kills = Number(process.env.UPDRAFT_KILLS ?? 200);
/** Each world has a database of its own: one that grows for hours would be looked through again after every kill. */
const killsOfWorld = 25;
const nodes = 3;

const count = (/** @type {number} */ n) => n.toLocaleString('en');

/** Random nodes are killed under load; half of the worlds speak by NATS. */
async function underLoad() {
  /** @type {Crash} */
  const { crash } = await loadSource('tests/online/crash.ts');
  const seed = Date.now();
  /** @type {CrashReport[]} */
  const reports = [];
  const nats = await startNats();
  try {
    for (let left = kills; left > 0; left -= killsOfWorld) {
      const database = await startPostgres();
      try {
        const bus = reports.length % 2 === 0 ? {} : { natsUrl: nats.url };
        const share = Math.min(left, killsOfWorld);
        reports.push(
          await crash({ kills: share, seed: `${seed}/${left}`, nodes, databaseUrl: database.url, ...bus }),
        );
      } finally {
        await database.close();
      }
      console.error(`${reports.reduce((sum, one) => sum + one.kills, 0)} kills`);
    }
  } finally {
    await nats.close();
  }
  return reports;
}

export async function run() {
  const reports = await underLoad();
  const sum = (/** @type {keyof CrashReport} */ what) =>
    count(reports.reduce((all, one) => all + one[what], 0));
  const text = [
    `Five tables of different games are played as fast as their players can, at ${nodes} nodes on one PostgreSQL, by NOTIFY and by NATS in turns: a random node is killed with SIGKILL at a random moment, ` +
      'and started again, while the others go on. After every kill all that was acknowledged or shown was in the database under its number, nothing was there twice, every log replayed by the rules with its own draws, and every player went on.',
    table(
      ['what', 'how many'],
      [
        ['kills of random nodes', sum('kills')],
        ['acknowledged moves', sum('moves')],
        ['entries that a client was shown, looked for in the database', sum('shown')],
        ['entries replayed', sum('entries')],
        ['acknowledged after they were sent again', sum('resent')],
        ['connections', sum('reconnected')],
        ['matches played to their end', sum('matches')],
        ['offers to take back', sum('undos')],
      ],
    ),
  ];
  return { text: text.join('\n\n'), holds: true };
}
