/** What the command line says about the lab. */
import type { ForfeitReport } from '../../../lab/by-bot.ts';
import type { Speech } from '../../../toolkit/speech.ts';

export const labCommand = {
  lab: 'play thousands of games, and report what is fair, what decides and what if',
  labAfter: `
  Writes a folder with report.html (plots, light and dark, printable), report.json, and the tables games and
  seats as CSV and Parquet; the report tells what each column holds. A run that was stopped goes on where it was, and one
  with more games keeps those that it has. The same seed gives the same bytes, on any number of threads and machines.

  --vary compares settings under the same draws: --vary target=40,50,60. It takes options and the numbers that
  "updraft lab <game> --numbers" lists. --tune compares one house rule with the game as it is. With --wish the lab looks
  among the settings of --vary for one that meets it, and tells how many games that took:
  "first within 2% of fair", "turns at most 60", "minutes within 5 of 30". Wishes are about first, last, ties, score,
  winning, margin, turns, minutes, choices or forced.

  Several machines: --shard 3/8 plays the third of eight parts, and "updraft lab merge" puts the folders together; or
  --queue gives the games to any number of "updraft lab worker", through NATS with JetStream.

  Examples:
  updraft lab <game> --games 10000 --bots greedy --out lab
  updraft lab <game> --players 2-5 --games 1000 --bots gust --out lab
  updraft lab <game> --numbers
  updraft lab merge part1 part2 --out lab
  updraft lab worker --queue nats://localhost:4222`,
  labGame: 'the name of a game, as "updraft games" lists it',
  merge: 'put the folders of shards together, and write the report',
  worker: 'play games of runs that are at a queue, until it is stopped',
};

export const labFlags = {
  labPlayers: 'how many seats: 4, 2-6 or 2,4 (default: what the game suggests)',
  labGames: 'how many games for each number of players and each setting',
  labVary: 'settings to compare, as in name=1,2,5 or name=1..5; any number of them',
  labTune: 'a house rule to compare with the game as it is, as in name=3; any number of them',
  labLevels:
    'bots that challenge the others, one at a time, in one game of ten; none for none (default: random,greedy,breeze,gust)',
  labMoves: 'also write every move and draw: moves.csv and moves.parquet',
  labOut: 'the folder of the run',
  labIterations: 'the most iterations of search for each move',
  labAfresh: 'forget what the folder has of another run',
  labShard: 'only a part of the games: 3/8 is the third of eight',
  labQueue: 'the address of a NATS with JetStream, as in nats://localhost:4222',
  labWish: 'look among the settings of --vary for one that meets this',
  labBudget: 'the most games that a search may take',
  labNumbers: 'list the numbers of the game that can be tuned',
  labParts: 'folders that "updraft lab --shard" has written',
};

export const labWords = (s: Speech) => {
  const games = s.plurals({ one: '# game', other: '# games' });
  const left = (seconds: number): string =>
    seconds < 90
      ? s.plural(Math.max(1, Math.round(seconds)), { one: '# second', other: '# seconds' })
      : s.plural(Math.round(seconds / 60), { one: '# minute', other: '# minutes' });
  return {
    bar: 'Games {value}/{total} {bar} {eta_formatted} left',
    searchBar: 'Search, games {value}/{total} {bar} {eta_formatted} left',
    line: (done: number, all: number, seconds: number) =>
      `${s.number(done)} of ${games(all)} played, about ${left(seconds)} left.`,
    searchLine: (done: number, all: number, seconds: number) =>
      `The search has played ${s.number(done)} of ${games(all)} of this round, about ${left(seconds)} left.`,
    playersForm: (text: string) =>
      `--players takes a number, a range like 2-6 or a list like 2,4, and "${text}" is none.`,
    noOut: 'Name the folder of the run with --out.',
    tooMany: (count: number, most: number) =>
      `These are ${s.number(count)} settings, and a report has room for ${most}.`,
    tunedToStandard: 'The values of --tune are those of the game as it is: there is nothing to compare.',
    otherRun: (path: string) =>
      `The folder "${path}" has another run, with another seed, setting or program: name another folder, or take --afresh to forget it.`,
    wishForm: (text: string) =>
      `A wish reads like "first within 2% of fair", "turns at most 60" or "ties at least 1%", and "${text}" does not.`,
    wishOneTable: 'A search is for one number of players: name it with --players.',
    wishNeedsVary:
      'A search looks among the settings of --vary, which must give at least two, without --tune.',
    wishNoShard: 'A search chooses what to play by what it has seen, and cannot be cut into shards.',
    shardForm: (text: string) => `--shard is written 3/8, for the third part of eight, and "${text}" is not.`,
    noRun: (path: string) => `In "${path}" there is no run of the lab.`,
    otherPlans: (one: string, other: string) => `"${one}" and "${other}" are parts of different runs.`,
    missingGames: (count: number) => `${games(count)} of the run are missing: no folder has them.`,
    missingParts: (count: number, parts: readonly number[], of: number) =>
      `${games(count)} of the run are missing: ${s.plural(parts.length, { one: 'part', other: 'parts' })} ${s.list(parts.map(String))} of ${s.number(of)} ${s.plural(parts.length, { one: 'is', other: 'are' })} not in these folders, or not whole.`,
    noGame: (id: string) => `The run is of the game "${id}", which this program does not have.`,
    otherProgram: (theirs: string, own: string) =>
      `The run was begun by ${theirs}, and this is ${own}: play it with the same program.`,
    sharded: (path: string, part: string, count: number) =>
      `Part ${part} with ${games(count)} is in ${path}. When all parts are played: updraft lab merge <folders> --out <folder>`,
    wrote: (path: string, files: readonly string[], count: number) =>
      `${games(count)}. Wrote ${s.list(files)} in ${path}.`,
    forfeited: ({ bot, games: played, forfeited }: ForfeitReport) =>
      `${bot} forfeited ${s.number(forfeited)} of ${games(played)}.`,
    spent: (count: number) => `The search took ${games(count)}.`,
    waiting: (url: string) =>
      `The games are at ${url}. Start workers with: updraft lab worker --queue ${url}`,
    working: (url: string, threads: number) =>
      `Playing for ${url} with ${s.plural(threads, { one: '# thread', other: '# threads' })}.`,
    workerLeft: (chunks: number) => `Played ${s.plural(chunks, { one: '# part', other: '# parts' })}.`,
    noNumbers: 'This game has no numbers that can be tuned.',
    numbers: { name: 'Name', standard: 'As it is', range: 'From-to', about: 'About' },
    noCommands:
      'Programs of other people (cmd:) do not play through a queue: a worker would start what a queue tells it.',
    queueLost: (why: string) =>
      `The queue does not answer: ${why}. The part that was played is given to a worker again.`,
    noQueue: (url: string, why: string) => `The queue at ${url} cannot be used: ${why}.`,
  };
};
