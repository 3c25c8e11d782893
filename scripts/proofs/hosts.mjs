import { spawn } from 'node:child_process';
import { inRoot } from '../lib/places.mjs';

export const title = 'One machine for all hosts';

const SCRIPTS = 1000;

export async function run() {
  const begun = performance.now();
  const code = await new Promise((resolve, reject) => {
    const child = spawn('npx', ['vitest', 'run', '--project', 'unit', 'tests/hosts'], {
      cwd: inRoot(),
      env: { ...process.env, UPDRAFT_SCRIPTS: String(SCRIPTS) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  const text =
    code === 0
      ? `${SCRIPTS} seeded scripts drive the browser's worker, the server's table and the terminal: moves right and wrong, sent twice, undone, by players and bots, with resigning, running out of time and coming back where the host offers them. What the table's machine answers is the same at every host, and so is what a player has been told at the end (${seconds} s).`
      : `Some of ${SCRIPTS} seeded scripts have other effects at one host than at another.`;
  return { text, holds: code === 0 };
}
