import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { measureCosts } from './scale/measure.mjs';
import { costTable, writeScalePage } from './scale/page.mjs';

/** Bytes of a socket, and how much more of the server a move may cost on PostgreSQL. */
const most = { socket: 10_000, ratio: 2 };

export const title = 'What a move, a socket, a table and a bot cost';

export async function run() {
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ')[0];
  const costs = await measureCosts();
  const { model = 'an unknown processor' } = cpus()[0] ?? {};
  const conditions = `_${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${model.trim()}, load of the machine before: ${load}_`;
  writeScalePage(costs, conditions);
  const text = `Each by itself, in processor time of one core and in memory above an idle server’s; what follows for ten thousand, a million and ten million people is in [scale.md](scale.md). Load of the machine before: ${load}. A socket has at most ${most.socket / 1000} kB, and a move costs the server on PostgreSQL at most ${most.ratio} times what it does on SQLite.\n\n${costTable(costs)}`;
  const holds = costs.socket <= most.socket && costs.postgres.server <= most.ratio * costs.sqlite.server;
  return { text, holds };
}
