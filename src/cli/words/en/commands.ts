/** Everything that the command line says by itself. */

import type { Budget } from '../../../bots/index.ts';
import { words as bots } from '../../../bots/words/en/bots.ts';
import type { GameMeta, Result, Trial, Who, WhoOf, WordedOption } from '../../../contract/index.ts';
import { botOf, noteWords } from '../../../match/words/en/notes.ts';
import { subject, verb } from '../../../toolkit/english.ts';
import type { Speech } from '../../../toolkit/speech.ts';
import { titleOf } from '../../titles.ts';
import { commandBotFlags, commandBotRefusal, commandBotWords } from './command-bots.ts';
import { house } from './house.ts';
import { labCommand, labFlags, labWords } from './lab.ts';
import { movingWords, servingCommands, servingFlags } from './serving.ts';
import { tortureCommand, tortureFlags, tortureWords } from './torture.ts';

/** A title may end with a mark of its own: "Stay or jump?" */
const sentence = (title: string): string => (/[.!?…]$/.test(title) ? title : `${title}.`);

const GAMES = { one: '# game', other: '# games' };

export const words = (s: Speech) => {
  const players = s.plurals({ one: '# player', other: '# players' });
  const number = (value: number): string => s.number(Math.round(value));
  const seatName = (seat: number): string => `Seat ${seat}`;
  const seatWho = (seat: number) => ({ name: seatName(seat), isYou: false, sign: seat });
  const refusals = {
    game: (id: string, known: readonly string[]) =>
      known.length === 1
        ? `There is no game "${id}"; there is ${known[0]}.`
        : `There is no game "${id}"; there are ${s.list(known)}.`,
    optionForm: (text: string) => `An option is written name=value, and "${text}" is not.`,
    bot: (name: string, known: readonly string[]) =>
      `There is no bot "${name}"; there are ${s.list(known)}, and programs of your own as "cmd:python3 mybot.py".`,
    command: commandBotRefusal,
    botCount: (given: number, count: number) =>
      `${given} bots are named for ${s.plural(count, { one: '# seat', other: '# seats' })}: name one for all, or one for each.`,
    botsAlone: 'A game for one has no other seat: leave out --bots.',
    whole: (flag: string, text: string, min: number, max: number) =>
      `${flag} takes a whole number ${max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`}, and "${text}" is none.`,
    seconds: (text: string) => `--seconds takes a number from 0.01 to 3600, and "${text}" is none.`,
    seat: (seat: number, count: number) => `There is no seat ${seat}: seats count from 0 to ${count - 1}.`,
    transcriptOrJson: '--json is for the summary, and --transcript prints none: choose one.',
    legalAlone: '--legal belongs to --transcript.',
    noFile: (path: string) => `There is no file "${path}".`,
    folder: (path: string) => `"${path}" is a folder, not a file.`,
    unreadable: (path: string, why: string) => `The file "${path}" cannot be read: ${why}.`,
    unwritable: (path: string, why: string) => `The file "${path}" cannot be written: ${why}.`,
    line: (path: string, line: number, why: string) => `${path}, line ${line}: ${why}`,
    file: (path: string, why: string) => `${path}: ${why}`,
    stale: (ids: readonly string[]) =>
      `The playthrough of ${s.list(ids)} is not what the rules give now: look at the change, then run "updraft playthroughs".`,
    unsolved: (title: string, solved: readonly string[]) =>
      `Nothing of ${title} can be solved yet; there are answers for ${s.list(solved)}.`,
    printForm: (path: string) =>
      `A set is written as .pdf and a single page as .svg, and "${path}" is neither.`,
    onePage: (pages: number, known: readonly string[]) =>
      `An .svg holds one page, and these are ${s.number(pages)}: choose one of ${s.list(known)} with --only, or write a .pdf.`,
    otherGame: (path: string, found: string, asked: string) =>
      `${path} is a match of ${found}, and ${asked} was to be printed.`,
    onlyNew: (title: string) => `Of ${title} only a new set can be printed, not a match.`,
    noSheets: (title: string) => `${title} cannot be printed yet.`,
    noSheet: (name: string, known: readonly string[]) =>
      `There is no sheet "${name}" in this set; there are ${s.list(known)}.`,
    help: (command: string) => `see ${command} --help`,
  };

  const gameCommands = {
    examples: (lines: readonly string[]) =>
      `\nExamples:\n${lines.map((line) => `  updraft ${line}`).join('\n')}`,
    wrote: (path: string) => `Wrote ${path}.`,
    solve: 'exact answers, proven or with a bound, where a game has some',
    solveGame: 'the name of a game that can be solved',
  };

  const commands = {
    program: 'Sky games: play them in the terminal, simulate thousands, replay and check transcripts.',
    programAfter: `
  Examples:
  updraft games
  updraft play <game> --players 3
  updraft simulate <game> --players 4 --games 1000 --seed 7
  updraft simulate <game> --transcript --legal | updraft replay -

  Seats count from 0 everywhere.
  Standard output carries results, standard error prompts and complaints.`,
    version: 'print the version',
    help: 'show what a command does',
    game: 'the name of a game, as "updraft games" lists it',
    games: 'list the games',
    rules: 'print a game’s rulebook',
    print: 'print a game, so that it can be played without a screen',
    printAfter: `
  Writes everything that lies on the table as one PDF, in the order of use, with the
  rules as a booklet, a player aid and a list of parts. Print it at 100 %. With a name
  that ends in .svg one page is written: --only says which sheet.

  Examples:
  updraft print <game> --players 4 --out set.pdf
  updraft print <game> --paper letter --ink mono --out set.pdf
  updraft print <game> --only rules --out rules.pdf`,
    play: 'play in the terminal against bots',
    playAfter: `
  Type a move in notation and press Enter; ? lists the legal ones, undo takes your
  last one back, quit stops. The board comes on standard output and prompts on
  standard error, so that moves can come from a pipe.

  Examples:
  updraft play <game>
  updraft play <game> --players 3 --bots greedy,random --seat 1
  updraft play <game> --players 2 --bots "cmd:python3 mybot.py"
  updraft play <game> --seed 7 < moves.txt`,
    simulate: 'let bots play many games, and sum them up',
    simulateAfter: `
  The same seed gives the same bytes; game i is played with the seed "<seed>/<i>",
  whatever the number of games.

  Examples:
  updraft simulate <game> --players 4 --games 1000 --seed 7
  updraft simulate <game> --players 4 --bots greedy,random,random,random --rotate
  updraft simulate <game> --players 2 --bots "cmd:python3 mybot.py,random" --rotate
  updraft simulate <game> --games 200 --transcript --legal > games.jsonl`,
    arena: 'let bots fight it out on all cores, and rate them',
    arenaAfter: `
  Bots move one seat on after every game. Bots that think get the same time each, or
  the same number of iterations: then the same seed gives the same games. Time is the
  processor's, not the clock's: on a busy machine the arena takes longer, and its bots
  think as hard as ever.

  Examples:
  updraft arena <game> --players 4 --bots storm,gust,gust,breeze --games 400
  updraft arena <game> --bots storm,uct,uct,uct --ms 50 --out report.html
  updraft arena <game> --players 2 --bots "cmd:python3 mybot.py,gust" --games 200
  updraft arena --suite
  updraft arena <game> --suite --afresh`,
    replay: 'replay a transcript or a match, and check it against the rules',
    replayAfter: `
  Reads the JSON lines of "simulate --transcript", and matches that were exported
  as JSON or as text. Tells what happened, or at which line it is wrong and why
  (exit code 2).

  Examples:
  updraft replay games.jsonl --quiet
  updraft simulate <game> --games 3 --transcript | updraft replay -`,
    verify: 'check every draw of a finished match against the secret and the salts that it shows',
    verifyAfter: `
  Reads a match that was saved as JSON or as text. Its secret must fit the hash that was
  published before the first move, every salt its seal, and every die and card must follow
  from them. What was published when, only the browsers of its players saw: they check it too.
  Exit code 0: all draws are fair. 1: one differs. 2: this is no finished match.

  Examples:
  updraft verify match.json
  updraft verify - --json < match.json`,
    doctor: 'look after the database of a server, also while it runs',
    doctorAfter: `
  Checks the file, counts its tables and lists those that could not be read and were set aside.
  --export writes what is stored of them, --release lets one be opened again after it was mended,
  --repair saves what can be saved of a damaged file, which a server also does when it starts.
  Exit code 0: all is well. 1: something is damaged. 2: there is no database here.

  Examples:
  updraft doctor --data /var/lib/updraft
  updraft doctor --data /var/lib/updraft --export aside`,
    keys: 'list or rotate the keys that sign the tokens of players’ devices',
    keysAfter: `
  --rotate makes a new key, also while the server runs, which takes it up within ten seconds.
  Tokens of the old keys are good for 90 days more, or as long as --accept says, and are
  renewed when they are used; after a theft of the database take --accept 0: then players
  come back with a recovery code or a passkey.

  Examples:
  updraft keys --data /var/lib/updraft
  updraft keys --data /var/lib/updraft --rotate --accept 30`,
    reports: 'read what players reported, and who is banned',
    reportsAfter: `
  The newest first: who is reported, by whom, why, and the line of chat that it is about. Nothing else
  of a chat, and no link to a table, is shown. Works while the server runs.

  Examples:
  updraft reports --data /var/lib/updraft`,
    ban: 'let a person play online no more, also while the server runs',
    banAfter: `
  Takes the id of a person, as "updraft reports" shows it. A server that runs closes their connections
  within two seconds. A person can come back under a new name: a ban stops a name, not a determined person.

  Examples:
  updraft ban 5yKqv0hXb1uTq8mZk2n4Rw --why "insults" --data /var/lib/updraft`,
    unban: 'let a person who was banned play online again',
    unbanAfter: `
  Examples:
  updraft unban 5yKqv0hXb1uTq8mZk2n4Rw --data /var/lib/updraft`,
    ...servingCommands,
    ...labCommand,
    ...tortureCommand,
    bench: 'measure moves per second of random play, on one core',
    benchAfter: `
  Examples:
  updraft bench
  updraft bench <game> --seconds 3 --json`,
    playthroughs: 'write each game’s committed playthrough anew',
    playthroughsAfter: `
  Examples:
  updraft playthroughs
  updraft playthroughs --check`,
    flags: {
      ...servingFlags,
      ...labFlags,
      ...tortureFlags,
      ...commandBotFlags,
      players: 'how many seats (default: what the game suggests)',
      option: 'an option of the game; any number of them',
      tune: 'a house rule: a number of the game to be changed, as in name=3; any number of them',
      botsAll: 'who plays: one name for all seats, or one for each, with commas',
      botsOthers: 'who plays the other seats: one name for all, or one for each, with commas',
      seedPlay: 'makes draws and bots repeatable (default: a new one)',
      seed: 'the seed of all random numbers',
      seat: 'your seat',
      count: 'how many games',
      rotate: 'move the bots one seat on after each game',
      json: 'print JSON',
      data: 'the folder in which a server keeps its tables (DATA_DIR), or the address of its PostgreSQL (DATABASE_URL)',
      exportAside: 'write what is stored of tables that were set aside into this folder',
      rotateKey: 'make a new key',
      who: 'the id of a person, as "updraft reports" shows it',
      whyBanned: 'why, for your own notes',
      acceptKey: 'for how many days tokens of older keys are good',
      release: 'let a table that was set aside be opened again',
      repair: 'save what can be saved of a damaged file; no server may run',
      transcript: 'print the JSON lines of every game instead of a summary',
      legal: 'list every legal move in the transcript',
      quiet: 'only the results',
      file: 'a file, or - for standard input',
      seconds: 'how long to measure each number of players',
      benchGame: 'one game (default: all)',
      check: 'change nothing; complain if a file is out of date',
      arenaGames: 'how many games (default: 100; in the suite what each row asks for)',
      ms: 'milliseconds of thought for each move, in processor time (default: 50)',
      iterations: 'iterations of search for each move, instead of a time',
      threads: 'how many games at once (default: one a core)',
      suite: 'every game’s trials, or those of one game; a run goes on where the last one stopped',
      afresh: 'with --suite: play again what was played before',
      results: 'with --suite: where results are kept (default: .cache/arena.json)',
      arenaOut: 'write a page with plots',
      printMatch: 'a match that was saved, as it stands, instead of a new set',
      printOut: 'the file to write: .pdf, or .svg for one page',
      seedPrint: 'what chance makes (a map, a sheet) is made from this seed (default: the usual one)',
      paper: 'the paper in the printer',
      boards: 'paper for boards that fit no page; otherwise they are laid over several',
      ink: 'full colour, ink-saving, or black and white with patterns',
      cards: 'cards of 63 by 88 mm, or of 44 by 68 mm',
      two: 'two sheets to write on share a page',
      bleed: 'colours go on beyond the edges of what is cut out',
      noMarks: 'no marks at the edges for cutting',
      noBacks: 'no backs, for printers that print on one side',
      only: 'only these sheets, as in track,cards',
    },
  };

  const games = {
    facts: (meta: GameMeta) => {
      const { min, max } = meta.seats;
      return `${min === max ? players(min) : `${min}-${max} players`}, ${meta.minutes} minutes, age ${meta.age}+`;
    },
    by: (designers: readonly string[]) => `A game by ${s.list(designers)}.`,
    option: (name: string, spec: WordedOption) => `--option ${name}=${spec.default}`,
    optionTakes: (spec: WordedOption) => {
      const label = spec.help ? `${spec.label}: ${spec.help}` : spec.label;
      if (spec.type === 'flag') return `${label} (true or false)`;
      if (spec.type === 'choice') return `${label} (${spec.values.map(({ value }) => value).join(', ')})`;
      const meant = (value: number) => {
        const said = spec.labels?.[value];
        return said ? `${value} for ${said.toLowerCase()}` : String(value);
      };
      return `${label} (${spec.values ? spec.values.map(meant).join(', ') : `${spec.min} to ${spec.max}`})`;
    },
  };

  const print = {
    bar: 'Pages {value}/{total} {bar}',
    wrote: (path: string, pages: number) =>
      `Wrote ${path}: ${s.plural(pages, { one: '# page', other: '# pages' })}. Print at 100 %.`,
  };

  const rules = {
    brief: 'In one minute',
    rulings: 'How we read the rules',
    noFigure: (why: string) => `(The figure cannot be drawn: ${why})`,
  };

  const play = {
    you: 'You',
    head: (meta: GameMeta, seats: number, seed: string) =>
      `${titleOf(meta)}, ${players(seats)}, seed ${seed}.`,
    seats: (names: readonly string[]) => `At the table: ${names.join(', ')}.`,
    bot: (name: string, title: string) => `${name} (${title.toLowerCase()})`,
    prompt: (title: string, detail: string) => `${sentence(title)} ${detail}\n(? for moves) > `,
    legal: (count: number) => `${s.plural(count, { one: '# legal move', other: '# legal moves' })}:`,
    undone: 'Your last move is taken back.',
    noUndo: 'There is nothing to take back: no undo goes past something that was drawn or shown.',
    quit: 'The game stops here.',
    ended: 'The input has ended, and the game stops here.',
    help: 'Write a move in notation, ? for the legal ones, undo, or quit.',
  };

  /** How a game ended, in one line. */
  const resultLine = ({ scores, winners }: Result, moves: number, who: WhoOf): string => {
    const name = (seat: number): string => subject(who(seat));
    const told = scores.map((score, seat) => `${name(seat)}: ${score}`).join(', ');
    return [
      `Over after ${s.plural(moves, { one: '# move', other: '# moves' })}.`,
      `Scores: ${told}.`,
      ...(scores.length === 1 ? [] : [wonBy(winners.map(who))]),
    ].join(' ');
  };

  const wonBy = (winners: readonly Who[]): string => {
    const [first, ...others] = winners;
    if (!first) return 'No seat wins.';
    if (others.length > 0) return `${s.list(winners.map(subject))} share the win.`;
    return `${subject(first)} ${verb(first, 'win', 'wins')}.`;
  };

  const simulate = {
    head: (meta: GameMeta, seats: number, games: number, seed: string) =>
      `${titleOf(meta)}, ${players(seats)}, ${s.plural(games, { one: '# game', other: '# games' })}, seed ${seed}.`,
    options: (text: string) => `Options: ${text}.`,
    length: (mean: string, low: string, high: string, min: number, max: number) =>
      `Length: ${mean} moves on average (${low} to ${high}), from ${number(min)} to ${number(max)}.`,
    columns: { seat: 'Seat', bot: 'Bot', score: 'Score', wins: 'Wins', games: 'Games' },
    rotating: 'takes turns',
    interval: (mean: string, low: string, high: string) => `${mean} (${low} to ${high})`,
    note: 'In brackets: 95 % confidence intervals. A win that k seats share counts 1/k for each.',
    lowWins: 'A lower score is better.',
    bar: 'Games {value}/{total} {bar} {eta_formatted} left',
  };

  const replay = {
    game: (n: number, meta: GameMeta, seats: number, seed: string) =>
      `Game ${n}: ${titleOf(meta)}, ${players(seats)}, seed ${seed}.`,
    match: (meta: GameMeta, names: readonly string[], created: string) =>
      `Match of ${titleOf(meta)}, ${created}: ${s.list(names)}.`,
    followed: (games: number, moves: number) =>
      `${s.plural(games, { one: '# game', other: '# games' })}, ${s.plural(moves, { one: '# move', other: '# moves' })}: all is legal.`,
    matchFollowed: (entries: number) =>
      `${s.plural(entries, { one: '# entry', other: '# entries' })}: all is legal.`,
    noted: noteWords,
    botOf,
    undo: (name: string, to: number) => `${name} took the match back to its first ${number(to)} entries.`,
    unfinished: 'The match is not over.',
    notJson: 'it is neither a transcript nor a match: its text is no JSON.',
    otherResult: (right: string) => `its result should be ${right}.`,
    fair: (draws: number, order: boolean) =>
      `The secret fits: ${s.plural(draws, { one: '# draw', other: '# draws' })} made again, and all are the same${order ? '; so is the order at the table' : ''}.`,
    unfair: (why: string) => `The draws are not fair: ${why}`,
  };

  const verify = {
    scheme: (scheme: string, salts: number, left: readonly string[]) =>
      scheme === '1'
        ? 'Scheme 1: checked are the secret, its commitment and the draws.'
        : [
            `Scheme ${scheme}: checked are the secret and its commitment, ${s.plural(salts, { one: '# salt and its seal', other: '# salts and their seals' })}, and the draws.`,
            'The file alone does not prove that the draws were not chosen: that its commitment and its seals stood before the salts were shown, only the browser of a player can tell, on the page of the match.',
            ...(left.length > 0
              ? [`Left out, because the salt was not shown in time: ${s.list(left)}.`]
              : []),
          ].join(' '),
    fair: (scheme: string, draws: number, entries: number, order: boolean) =>
      `The match fits itself, ${scheme === '1' ? 'but salts were not sealed, so that this does not show that the host could not choose' : 'and its salts their seals'}: the secret fits its commitment, and ${draws === 1 ? 'the only draw' : `all ${number(draws)} draws`} in ${s.plural(entries, { one: '# entry', other: '# entries' })} follow${draws === 1 ? 's' : ''} from it.${order ? ' So does the order at the table.' : ''}`,
    unfair: (why: string) => `Not fair: ${why}`,
  };

  const keys = {
    rotated: (days: number) =>
      days === 0
        ? 'There is a new key, and no token of an older one is good any more.'
        : `There is a new key. Tokens of older ones are good for ${s.plural(days, { one: '# day', other: '# days' })} more.`,
    newest: (n: number) => `Key ${number(n)} signs new tokens.`,
    old: (n: number, until: number) => `Key ${number(n)} is recognised until ${s.date(until)}.`,
  };

  const reports = {
    none: 'There are no reports.',
    about: (at: number, name: string, about: string, by: string) =>
      `${s.date(at)}: ${name} (${about}), reported by ${by}`,
    why: (why: string) => `  why: ${why}`,
    said: (name: string, text: string) => `  ${name} said: ${text}`,
    banned: (who: string, at: number, why: string) =>
      why ? `Banned since ${s.date(at)}: ${who} (${why})` : `Banned since ${s.date(at)}: ${who}`,
    unknown: (who: string) =>
      `There is no person "${who}" here: take the id that "updraft reports" shows in brackets.`,
    isBanned: (name: string) => `${name} is banned.`,
    notBanned: (who: string) => `"${who}" is not banned.`,
    isFree: 'The ban is lifted.',
  };

  const doctor = {
    noDatabase: (folder: string) =>
      `There is no database in "${folder}": name the folder of a server with --data.`,
    file: (file: string, bytes: number) => `${file}, ${number(Math.ceil(bytes / 1024))} kB`,
    sound: (tables: Readonly<Record<string, number>>) => {
      const count = (state: string) => number(tables[state] ?? 0);
      return `The file is sound. Tables: ${count('open')} open, ${count('playing')} playing, ${count('over')} over.`;
    },
    damaged: (why: string) =>
      `The file is damaged: ${why}. The next start of the server saves what can be saved; so does --repair.`,
    aside: (id: string, why: string, at: number) => `Set aside on ${s.date(at)}: table ${id}: ${why}.`,
    notAside: (id: string) => `Table "${id}" was not set aside.`,
    exported: (path: string) => `Written: ${path}`,
    nothingToRepair: 'The file is sound: nothing was changed.',
    repaired: (kept: string, why: string) =>
      `The file was damaged (${why}). What could be saved stands in its place; the old file is kept as ${kept}.`,
    notWell: 'Not all is well.',
    onlyFiles:
      'Only a SQLite file is exported and repaired by this command. PostgreSQL looks after its own: use its tools, as pg_dump and pg_amcheck.',
    onlyAside: (tables: number) =>
      `PostgreSQL looks after its own. Tables that were set aside: ${number(tables)}.`,
  };

  const bench = {
    columns: {
      game: 'Game',
      players: 'Players',
      moves: 'Moves a second',
      games: 'Games a second',
      deal: 'ms a deal',
    },
    note: 'Random play through the contract, on one core, by CPU time. Where a deal is named it is no part of the games: they are played on a few fixed ones.',
  };

  const playthroughs = {
    head: (meta: GameMeta) => [
      `${titleOf(meta)}, rules version ${meta.version}: whole games by fixed seeds.`,
      'Written by "updraft playthroughs" and compared in the tests: do not edit.',
    ],
    section: (seats: number, options: string, seed: string) =>
      `${players(seats)}, options ${options}, seed ${seed}`,
    turn: (n: number, seat: number, count: number, legal: string) =>
      `${n}. seat ${seat} has ${number(count)}: ${legal}`,
    move: (text: string, words: string) => `   ${text} = ${words}`,
    chance: (text: string) => `chance: ${text}`,
    leftOut: (steps: number, digest: string) =>
      `… ${s.plural(steps, { one: '# step', other: '# steps' })} left out; digest of all: ${digest} …`,
    result: (scores: string, winners: string) => `Scores ${scores}; winners ${winners}.`,
    detail: (text: string) => `Detail ${text}`,
    written: (path: string) => `Wrote ${path}.`,
    same: (path: string) => `${path} is up to date.`,
  };

  const arena = {
    noGame: 'Name a game, or run the whole table with --suite.',
    head: (meta: GameMeta, seats: number, games: number) =>
      `${titleOf(meta)}, ${players(seats)}, ${s.plural(games, GAMES)}, seats in turn.`,
    budget: ({ ms, iterations }: Budget) =>
      `Thinking: ${[
        ...(ms === undefined ? [] : [`${number(ms)} ms of processor time a move`]),
        ...(iterations === undefined ? [] : [`${number(iterations)} iterations a move`]),
      ].join(', at most ')}.`,
    columns: {
      bot: 'Bot',
      seats: 'Seats',
      wins: 'Wins',
      rating: 'Rating',
      score: 'Score',
      ms: 'ms a move',
      iterations: 'Iterations/s',
      forfeits: 'Forfeits',
    },
    rate: (perSecond: number) => number(perSecond),
    interval: (mean: string, low: string, high: string) => `${mean} (${low} to ${high})`,
    note: (chance: number) =>
      `In brackets: 95 % intervals. By chance a seat wins ${(chance * 100).toFixed(1)} %. Ratings by the model of Weng and Lin.`,
    wrote: (path: string) => `Wrote ${path}.`,
    bar: 'Games {value}/{total} {bar} {eta_formatted} left',
    trial: ({ game, bot, rivals }: Trial & { game: string }, games: number) =>
      `${game}: ${bot} ${rivals === undefined ? 'alone' : `against ${rivals}`}, ${number(games)} to play`,
    suiteColumns: {
      game: 'Game',
      bot: 'Bot',
      rivals: 'Against',
      games: 'Games',
      reached: 'Wins, or points',
      least: 'At least',
      holds: 'Holds',
    },
    against: (count: number, rivals: string | undefined) =>
      rivals === undefined ? 'nobody' : `${count} × ${rivals}`,
    reached: {
      wins: (share: number) => `${(share * 100).toFixed(1)} %`,
      points: (points: number) => points.toFixed(1),
    },
    unreadable: (path: string) =>
      `${path} holds no results of the suite. Move it away, or name another file with --results.`,
    missed: (count: number, all: number) => `${count} of ${all} rows do not hold.`,
    yes: 'yes',
    no: 'no',
    page: {
      title: 'Arena',
      wins: 'Share of wins, with 95 % intervals',
      chance: 'chance',
      rating: 'Rating, with 95 % intervals',
      race: 'Share of wins as the games went by',
      scores: 'Scores',
      games: 'games',
      bot: 'Bot',
    },
  };

  return {
    language: s.language,
    bots: bots(),
    house: house(s),
    refusals,
    gameCommands,
    commands,
    games,
    print,
    rules,
    play,
    simulate,
    replay,
    verify,
    doctor,
    moving: movingWords(s),
    torture: tortureWords(s),
    lab: labWords(s),
    commandBots: commandBotWords(s),
    keys,
    reports,
    bench,
    playthroughs,
    arena,
    number,
    players,
    resultLine,
    seatWho,
  };
};
