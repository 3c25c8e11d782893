/** Mounts the commands that games bring along. */

import { writeFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import type { CommandIo, GameCommand, Reading } from '../contract/index.ts';
import { findGame } from './choices.ts';
import type { Context } from './context.ts';
import { openLines } from './lines.ts';
import { Refusal, unwrap } from './refusal.ts';
import { titleOf } from './titles.ts';

export async function addGameCommands(program: Command, context: Context): Promise<void> {
  for (const { commands } of context.games) {
    for (const command of (await commands?.()) ?? []) mount(program, context, command);
  }
}

/** `solve <game>`: one command under it for each game that has a solver, and a sentence for those that have none. */
export async function addSolvers(program: Command, context: Context): Promise<void> {
  const solvers = program
    .command('solve')
    .description(context.words.gameCommands.solve)
    .argument('<game>', context.words.gameCommands.solveGame)
    // Whatever was typed after the name of a game without a solver, the sentence is the same.
    .allowUnknownOption()
    .allowExcessArguments()
    .action((id) => {
      throw new Refusal(context.words.refusals.unsolved(titleOf(findGame(context, id).meta), solved));
    });
  const solved: string[] = [];
  for (const { meta, solve } of context.games) {
    const solver = await solve();
    if (!solver) continue;
    const examples = solver.examples.map((example) => `solve ${meta.id} ${example}`);
    refuseHouse(mount(solvers, context, { ...solver, name: meta.id, examples }), context, titleOf(meta));
    solved.push(meta.id);
  }
}

/** No solver counts with the numbers of a house. Commands that play take them, so they are typed here, too. */
function refuseHouse(solver: Command, { words }: Context, title: string): void {
  const tune = new Option('--tune <name=value>').hideHelp().argParser(() => {
    throw new Refusal(words.house.solve(title));
  });
  solver.addOption(tune);
}

function mount(program: Command, context: Context, command: GameCommand): Command {
  const mounted = program
    .command(command.name)
    .description(command.summary)
    .addHelpText('after', context.words.gameCommands.examples(command.examples))
    .action((given) => run(context, command, given));
  for (const { name, value, summary, default: usual } of command.flags) {
    mounted.option(`--${name} <${value}>`, summary, usual);
  }
  return mounted;
}

async function run(context: Context, command: GameCommand, given: Record<string, string>): Promise<void> {
  const io: CommandIo = { read: (path) => readAll(context, path) };
  const { lines, files } = unwrap(await command.run(given, io));
  context.out.lines(lines);
  for (const { path, text } of files) {
    await writeFile(path, text).catch((error: NodeJS.ErrnoException) => {
      throw new Refusal(context.words.refusals.unwritable(path, error.code ?? error.message));
    });
    context.err.write(`${context.words.gameCommands.wrote(path)}\n`);
  }
}

async function readAll(context: Context, path: string): Promise<Reading<string, string>> {
  try {
    const lines: string[] = [];
    for await (const line of await openLines(context, path)) lines.push(line);
    return { value: lines.join('\n') };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}
