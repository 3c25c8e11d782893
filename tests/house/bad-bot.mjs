/** A bot that does one thing wrong, as its argument says, in every second game; without one it plays the first legal move. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [, , fault, file] = process.argv;
let games = 0;
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
  if (told.t === 'start') games++;
  if (told.t !== 'turn') continue;
  if (games === 1 && fault) faults[fault]?.();
  else say({ t: 'move', move: told.legal[0] });
}
