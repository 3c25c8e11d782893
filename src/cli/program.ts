/** The commands and their flags. What a command does is loaded when it runs, so that every command answers at once. */
import { Command, CommanderError } from 'commander';
import { collect, seconds, whole } from './choices.ts';
import type { Context } from './context.ts';
import { addGameCommands, addSolvers } from './game-commands.ts';
import { Refusal } from './refusal.ts';
import { version } from './root.ts';

/** Runs one command line and answers the exit code. */
export async function runProgram(args: readonly string[], context: Context): Promise<number> {
  const program = await buildProgram(context);
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
    await context.out.flush();
    return 0;
  } catch (error) {
    await context.out.flush();
    if (error instanceof Refusal) {
      context.err.write(`${error.message}\n`);
      return error.code;
    }
    // Commander has said its sentence by now; asking for help or the version also ends here.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}

async function buildProgram(context: Context): Promise<Command> {
  const say = context.words.commands;
  const program = new Command('updraft')
    .description(say.program)
    .version(version(), '-V, --version', say.version)
    .helpCommand('help [command]', say.help)
    .helpOption('-h, --help', say.help)
    .addHelpText('after', examples(context, say.programAfter))
    .showSuggestionAfterError()
    .exitOverride();
  addReading(program, context);
  addPlaying(program, context);
  addArena(program, context);
  addChecking(program, context);
  await addGameCommands(program, context);
  await addSolvers(program, context);
  const inner = program.commands.flatMap(({ commands }) => commands);
  for (const command of [program, ...program.commands, ...inner]) speakPlainly(command, context);
  return program;
}

function addReading(program: Command, context: Context): void {
  const say = context.words.commands;
  program
    .command('games')
    .description(say.games)
    .option('--json', say.flags.json)
    .action(async (flags) => (await import('./commands/games.ts')).listGames(context, flags));
  program
    .command('rules')
    .description(say.rules)
    .argument('<game>', say.game)
    .action(async (game) => (await import('./commands/rules.ts')).printRules(context, game));
}

function addPlaying(program: Command, context: Context): void {
  const say = context.words.commands;
  program
    .command('play')
    .description(say.play)
    .argument('<game>', say.game)
    .option('-p, --players <n>', say.flags.players, whole(context, '--players', 1))
    .option('-b, --bots <names>', say.flags.botsOthers)
    .option('-s, --seed <seed>', say.flags.seedPlay)
    .option('--seat <seat>', say.flags.seat, whole(context, '--seat', 0), 0)
    .option('-o, --option <name=value>', say.flags.option, collect)
    .addHelpText('after', examples(context, say.playAfter))
    .action(async (game, flags) => (await import('./commands/play.ts')).play(context, game, flags));
  program
    .command('simulate')
    .description(say.simulate)
    .argument('<game>', say.game)
    .option('-p, --players <n>', say.flags.players, whole(context, '--players', 1))
    .option('-g, --games <n>', say.flags.count, whole(context, '--games', 1), 100)
    .option('-s, --seed <seed>', say.flags.seed, '1')
    .option('-o, --option <name=value>', say.flags.option, collect)
    .option('-b, --bots <names>', say.flags.botsAll, 'random')
    .option('--rotate', say.flags.rotate)
    .option('--json', say.flags.json)
    .option('--transcript', say.flags.transcript)
    .option('--legal', say.flags.legal)
    .addHelpText('after', examples(context, say.simulateAfter))
    .action(async (game, flags) => (await import('./commands/simulate.ts')).simulate(context, game, flags));
}

function addArena(program: Command, context: Context): void {
  const say = context.words.commands;
  program
    .command('arena')
    .description(say.arena)
    .argument('[game]', say.game)
    .option('-p, --players <n>', say.flags.players, whole(context, '--players', 1))
    .option('-g, --games <n>', say.flags.arenaGames, whole(context, '--games', 1))
    .option('-s, --seed <seed>', say.flags.seed, '1')
    .option('-o, --option <name=value>', say.flags.option, collect)
    .option('-b, --bots <names>', say.flags.botsAll, 'storm,gust,gust,breeze')
    .option('--ms <n>', say.flags.ms, whole(context, '--ms', 1, 60_000))
    .option('--iterations <n>', say.flags.iterations, whole(context, '--iterations', 1))
    .option('--threads <n>', say.flags.threads, whole(context, '--threads', 1, 256))
    .option('--suite', say.flags.suite)
    .option('--afresh', say.flags.afresh)
    .option('--results <file>', say.flags.results)
    .option('--json', say.flags.json)
    .option('--out <file>', say.flags.arenaOut)
    .addHelpText('after', examples(context, say.arenaAfter))
    .action(async (game, flags) => (await import('./commands/arena.ts')).arena(context, game, flags));
}

function addChecking(program: Command, context: Context): void {
  const say = context.words.commands;
  program
    .command('replay')
    .description(say.replay)
    .argument('<file>', say.flags.file)
    .option('-q, --quiet', say.flags.quiet)
    .addHelpText('after', examples(context, say.replayAfter))
    .action(async (file, flags) => (await import('./commands/replay.ts')).replay(context, file, flags));
  program
    .command('verify')
    .description(say.verify)
    .argument('<file>', say.flags.file)
    .option('--json', say.flags.json)
    .addHelpText('after', say.verifyAfter)
    .action(async (file, flags) => (await import('./commands/verify.ts')).verifyDraws(context, file, flags));
  program
    .command('bench')
    .description(say.bench)
    .argument('[game]', say.flags.benchGame)
    .option('--json', say.flags.json)
    .option('--seconds <n>', say.flags.seconds, seconds(context), 1)
    .addHelpText('after', examples(context, say.benchAfter))
    .action(async (game, flags) => (await import('./commands/bench.ts')).bench(context, game, flags));
  program
    .command('playthroughs')
    .description(say.playthroughs)
    .option('--check', say.flags.check)
    .addHelpText('after', say.playthroughsAfter)
    .action(async (flags) => (await import('./commands/playthroughs.ts')).playthroughs(context, flags));
}

/** Examples that can be typed as they stand: the first game stands for any. */
const examples = ({ games }: Context, text: string): string =>
  text.replaceAll('<game>', games[0]?.meta.id ?? '<game>');

/** Complaints of the command-line library as one sentence that says where to look. */
function speakPlainly(command: Command, { err, words }: Context): void {
  const name = pathOf(command);
  command.exitOverride().configureOutput({
    writeErr: (text) => err.write(text),
    outputError: (text, write) => write(`${sentence(text)}; ${words.refusals.help(name)}.\n`),
  });
}

/** The words that call a command: "updraft solve <game>". */
const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();

function sentence(text: string): string {
  const bare = text
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .replace(/\(Did you mean/, '(did you mean')
    .trim()
    .replace(/\.$/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
