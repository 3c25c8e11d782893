/** The commands and their flags. What a command does is loaded when it runs, so that every command answers at once. */
import { Command, CommanderError, Option } from 'commander';
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
    // A command and those below it may have flags of the same names.
    .enablePositionalOptions()
    .exitOverride();
  addReading(program, context);
  addPlaying(program, context);
  addLab(program, context);
  addChecking(program, context);
  addServing(program, context);
  await addGameCommands(program, context);
  await addSolvers(program, context);
  const inner = program.commands.flatMap(({ commands }) => commands);
  for (const command of [program, ...program.commands, ...inner]) speakPlainly(command, context);
  return program;
}

function addReading(program: Command, context: Context): void {
  const say = context.words.commands;
  add(program, context, 'games')
    .option('--json', say.flags.json)
    .action(async (flags) => (await import('./commands/games.ts')).listGames(context, flags));
  add(program, context, 'rules', '<game>', say.game).action(async (game) =>
    (await import('./commands/rules.ts')).printRules(context, game),
  );
  addPrinting(program, context);
}

function addPrinting(program: Command, context: Context): void {
  const { flags, game } = context.words.commands;
  const choice = (name: string, values: readonly string[], summary: string) =>
    new Option(name, summary).choices([...values]).default(values[0]);
  add(program, context, 'print', '<game>', game)
    .requiredOption('--out <file>', flags.printOut)
    .option('-p, --players <n>', flags.players, whole(context, '--players', 1))
    .option('-s, --seed <seed>', flags.seedPrint)
    .option('-o, --option <name=value>', flags.option, collect)
    .option('--tune <name=value>', flags.tune, collect)
    .addOption(choice('--paper <size>', ['a4', 'letter'], flags.paper))
    .addOption(choice('--boards <size>', ['same', 'a3'], flags.boards))
    .addOption(choice('--ink <kind>', ['full', 'save', 'mono'], flags.ink))
    .addOption(choice('--cards <size>', ['poker', 'mini'], flags.cards))
    .option('--two', flags.two)
    .option('--bleed', flags.bleed)
    .option('--no-marks', flags.noMarks)
    .option('--no-backs', flags.noBacks)
    .option('--only <sheets>', flags.only)
    .option('--match <file>', flags.printMatch)
    .action(async (id, given) => (await import('./commands/print.ts')).printGame(context, id, given));
}

function addPlaying(program: Command, context: Context): void {
  const say = context.words.commands;
  const play = add(program, context, 'play', '<game>', say.game)
    .option('-p, --players <n>', say.flags.players, whole(context, '--players', 1))
    .option('-b, --bots <names>', say.flags.botsOthers)
    .option('-s, --seed <seed>', say.flags.seedPlay)
    .option('--seat <seat>', say.flags.seat, whole(context, '--seat', 0), 0)
    .option('-o, --option <name=value>', say.flags.option, collect)
    .option('--tune <name=value>', say.flags.tune, collect)
    .action(async (game, flags) => (await import('./commands/play.ts')).play(context, game, flags));
  addCommandBots(play, context);
  const simulate = addForGames(program, context, 'simulate', '<game>', say.flags.count, 'random', 100);
  for (const name of ['rotate', 'json', 'transcript', 'legal'] as const)
    simulate.option(`--${name}`, say.flags[name]);
  simulate.action(async (game, flags) =>
    (await import('./commands/simulate.ts')).simulate(context, game, flags),
  );
  addForGames(program, context, 'arena', '[game]', say.flags.arenaGames, 'storm,gust,gust,breeze')
    .option('--ms <n>', say.flags.ms, whole(context, '--ms', 1, 60_000))
    .option('--iterations <n>', say.flags.iterations, whole(context, '--iterations', 1))
    .option('--threads <n>', say.flags.threads, whole(context, '--threads', 1, 256))
    .option('--suite', say.flags.suite)
    .option('--afresh', say.flags.afresh)
    .option('--results <file>', say.flags.results)
    .option('--json', say.flags.json)
    .option('--out <file>', say.flags.arenaOut)
    .action(async (game, flags) => (await import('./commands/arena.ts')).arena(context, game, flags));
}

function addLab(program: Command, context: Context): void {
  const { flags, labGame } = context.words.commands;
  const command = add(program, context, 'lab', '<game>', labGame)
    .option('-p, --players <seats>', flags.labPlayers)
    .option('-g, --games <n>', flags.labGames, whole(context, '--games', 2, 100_000_000), 1000)
    .option('-b, --bots <names>', flags.botsAll, 'greedy')
    .option('-s, --seed <seed>', flags.seed, '1')
    .option('-o, --option <name=value>', flags.option, collect)
    .option('--vary <name=values>', flags.labVary, collect)
    .option('--tune <name=value>', flags.labTune, collect)
    .option('--wish <wish>', flags.labWish)
    .option('--budget <n>', flags.labBudget, whole(context, '--budget', 100), 100_000)
    .option('--levels <bots>', flags.labLevels)
    .option('--iterations <n>', flags.labIterations, whole(context, '--iterations', 1), 400)
    .option('--moves', flags.labMoves)
    .option('--out <folder>', flags.labOut)
    .option('--afresh', flags.labAfresh)
    .option('--threads <n>', flags.threads, whole(context, '--threads', 1, 256))
    .option('--shard <k/n>', flags.labShard)
    .option('--queue <address>', flags.labQueue)
    .option('--numbers', flags.labNumbers);
  addCommandBots(command, context).action(async (game, given) =>
    (await import('./commands/lab.ts')).lab(context, game, given),
  );
  add(command, context, 'merge', '<folders...>', flags.labParts)
    .requiredOption('--out <folder>', flags.labOut)
    .action(async (folders, given) => (await import('./commands/lab.ts')).mergeLab(context, folders, given));
  add(command, context, 'worker')
    .requiredOption('--queue <address>', flags.labQueue)
    .option('--threads <n>', flags.threads, whole(context, '--threads', 1, 256))
    .action(async (given) => (await import('./commands/lab-worker.ts')).labWorker(context, given));
}

/** Where a server keeps its tables. An address holds a password, and is not shown. */
function dataOption(help: string): Option {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const option = new Option('--data <folder>', help);
  return DATABASE_URL ? option.default(DATABASE_URL, 'DATABASE_URL') : option.default(DATA_DIR || 'data');
}

function addChecking(program: Command, context: Context): void {
  const say = context.words.commands;
  add(program, context, 'replay', '<file>', say.flags.file)
    .option('-q, --quiet', say.flags.quiet)
    .action(async (file, flags) => (await import('./commands/replay.ts')).replay(context, file, flags));
  add(program, context, 'doctor')
    .addOption(dataOption(say.flags.data))
    .option('--export <folder>', say.flags.exportAside)
    .option('--release <id>', say.flags.release)
    .option('--repair', say.flags.repair)
    .option('--json', say.flags.json)
    .action(async (flags) => (await import('./commands/doctor.ts')).seeDoctor(context, flags));
  add(program, context, 'keys')
    .addOption(dataOption(say.flags.data))
    .option('--rotate', say.flags.rotateKey)
    .option('--accept <days>', say.flags.acceptKey, whole(context, '--accept', 0, 3650), 90)
    .action(async (flags) => (await import('./commands/keys.ts')).seeKeys(context, flags));
  add(program, context, 'reports')
    .addOption(dataOption(say.flags.data))
    .option('--json', say.flags.json)
    .action(async (flags) => (await import('./commands/reports.ts')).seeReports(context, flags));
  add(program, context, 'ban', '<who>', say.flags.who)
    .addOption(dataOption(say.flags.data))
    .option('--why <text>', say.flags.whyBanned, '')
    .action(async (who, flags) => (await import('./commands/reports.ts')).banPerson(context, who, flags));
  add(program, context, 'unban', '<who>', say.flags.who)
    .addOption(dataOption(say.flags.data))
    .action(async (who, flags) => (await import('./commands/reports.ts')).unbanPerson(context, who, flags));
  add(program, context, 'verify', '<file>', say.flags.file)
    .option('--json', say.flags.json)
    .action(async (file, flags) => (await import('./commands/verify.ts')).verifyDraws(context, file, flags));
  add(program, context, 'bench', '[game]', say.flags.benchGame)
    .option('--json', say.flags.json)
    .option('--seconds <n>', say.flags.seconds, seconds(context), 1)
    .action(async (game, flags) => (await import('./commands/bench.ts')).bench(context, game, flags));
  add(program, context, 'torture')
    .option('-s, --seed <n>', say.flags.tortureSeed, whole(context, '--seed', 0), 1)
    .option('--seeds <n>', say.flags.seeds, whole(context, '--seeds', 1), 1)
    .option('--steps <n>', say.flags.steps, whole(context, '--steps', 300))
    .option('--verbose', say.flags.tortureVerbose)
    .action(async (flags) => (await import('./commands/torture.ts')).tortureSeeds(context, flags));
  add(program, context, 'playthroughs')
    .option('--check', say.flags.check)
    .action(async (flags) => (await import('./commands/playthroughs.ts')).playthroughs(context, flags));
}

function addServing(program: Command, context: Context): void {
  const { flags } = context.words.commands;
  add(program, context, 'serve').action(async () => (await import('./commands/serve.ts')).serve());
  add(program, context, 'backup', '<file>', flags.backupFile)
    .addOption(dataOption(flags.data))
    .action(async (file, given) => (await import('./commands/moving.ts')).backUp(context, file, given));
  add(program, context, 'restore', '<file>', flags.backupFile)
    .addOption(dataOption(flags.data))
    .option('--replace', flags.replace)
    .action(async (file, given) => (await import('./commands/moving.ts')).putBack(context, file, given));
  add(program, context, 'migrate', '<from>', flags.place)
    .argument('<to>', flags.place)
    .action(async (from, to) => (await import('./commands/moving.ts')).moveOver(context, from, to));
}

type Say = Context['words']['commands'];
type Name = Exclude<keyof Say, 'flags'>;

/** A command with its words: what it is for, what it is given, and what stands under its help. */
function add(program: Command, context: Context, name: Name, argument?: string, given?: string): Command {
  const say: Partial<Record<string, unknown>> & Say = context.words.commands;
  const command = program.command(name).description(say[name]);
  if (argument) command.argument(argument, given);
  const after = say[`${name}After`];
  return typeof after === 'string' ? command.addHelpText('after', examples(context, after)) : command;
}

/** A command about many games between bots. */
function addForGames(
  program: Command,
  context: Context,
  name: 'simulate' | 'arena',
  argument: string,
  count: string,
  bots: string,
  games?: number,
): Command {
  const { flags, game } = context.words.commands;
  const command = add(program, context, name, argument, game)
    .option('-p, --players <n>', flags.players, whole(context, '--players', 1))
    .option('-g, --games <n>', count, whole(context, '--games', 1), games)
    .option('-s, --seed <seed>', flags.seed, '1')
    .option('-o, --option <name=value>', flags.option, collect)
    .option('--tune <name=value>', flags.tune, collect)
    .option('-b, --bots <names>', flags.botsAll, bots);
  return addCommandBots(command, context);
}

/** How programs of other people are held (see docs/bots.md). */
function addCommandBots(command: Command, context: Context): Command {
  const { flags } = context.words.commands;
  return command
    .option('--bot-seconds <n>', flags.botSeconds, whole(context, '--bot-seconds', 1, 3600))
    .option('--bot-memory <MB>', flags.botMemory, whole(context, '--bot-memory', 64, 1_048_576))
    .option('--bot-log <file>', flags.botLog);
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
