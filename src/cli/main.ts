/** The entry of the command line: bin/updraft.mjs imports its bundle. */
import { games } from '../games/index.ts';
import { Output } from './output.ts';
import { paintFor } from './paint.ts';
import { runProgram } from './program.ts';

const out = new Output(process.stdout);
const paint = paintFor(out.isTerminal, process.env);

process.exitCode = await runProgram(process.argv.slice(2), {
  games,
  out,
  paint,
  err: process.stderr,
  input: process.stdin,
});
