/** The entry of the command line: bin/updraft.mjs imports its bundle. */

import { games } from '../games/index.ts';
import { matchWords } from '../match/words/index.ts';
import { allInLanguage } from '../toolkit/listing.ts';
import { languageOf } from './language.ts';
import { Output } from './output.ts';
import { paintFor } from './paint.ts';
import { runProgram } from './program.ts';
import { cliWords } from './words/index.ts';

const out = new Output(process.stdout);
const paint = paintFor(out.isTerminal, process.env);
const { language, args } = languageOf(process.argv.slice(2), process.env);

process.exitCode = await runProgram(args, {
  games: await allInLanguage(games, language),
  words: await cliWords(language),
  match: await matchWords(language),
  out,
  paint,
  err: process.stderr,
  input: process.stdin,
});
