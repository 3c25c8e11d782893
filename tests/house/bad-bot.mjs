/**
 * A bot that does one thing wrong, as its argument says, in its first game; without one it plays the first legal move. A moody one cheats in
 * about half of its games, by their seeds.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , fault, file] = process.argv;
let games = 0;
let seed = 0;
const say = (/** @type {unknown} */ answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

/** @type {Record<string, () => void>} */
const faults = {
  crashes: () => {
    console.error('I have no idea what to do');
    process.exit(7);
  },
  hangs: () => {
    for (;;);
  },
  silent: () => {},
  babbles: () => process.stdout.write('let me think about it\n'),
  cheats: () => say({ t: 'move', move: 'win at once' }),
  moody: () => say({ t: 'move', move: 'win at once' }),
  empty: () => say({ t: 'move' }),
  array: () => say([1, 2, 3]),
  endless: () => process.stdout.write('x'.repeat(1_000_000)),
  // A process that its parent leaves behind, and that would live for ten minutes.
  leaves: () => {
    const child = spawn('sleep', ['600'], { stdio: 'ignore' });
    writeFileSync(file ?? '', `${process.pid} ${child.pid}`);
    for (;;);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.t === 'hello') say({ t: 'ready' });
  if (told.t === 'start') {
    games++;
    seed = told.seed;
  }
  if (told.t !== 'turn') continue;
  if (fault && (fault === 'moody' ? seed % 2 === 0 : games === 1)) faults[fault]?.();
  else say({ t: 'move', move: told.legal[0] });
}
