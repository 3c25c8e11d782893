/** `arena --suite`: what every game's bots have to show, played where it is missing, and told. */

import { join } from 'node:path';
import type { Budget } from '../../bots/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { type Head, playGames } from '../arena/play.ts';
import { botsOf, judge, type SuiteResult, suiteOf } from '../arena/suite.ts';
import { SuiteFile } from '../arena/suite-file.ts';
import { findGame } from '../choices.ts';
import type { Context } from '../context.ts';
import { columns } from '../layout.ts';
import { Refusal } from '../refusal.ts';
import { projectRoot } from '../root.ts';
import type { CliWords } from '../words/index.ts';
import type { ArenaFlags } from './arena.ts';

/** Every so many games the results are saved. */
const SAVE_EVERY = 5;

export async function suite(
  context: Context,
  id: string | undefined,
  budget: Budget,
  flags: ArenaFlags,
): Promise<void> {
  const chosen = id === undefined ? context.games : [findGame(context, id)];
  const terms = JSON.stringify({ budget, seed: flags.seed });
  const file = new SuiteFile(flags.results ?? join(projectRoot(), '.cache', 'arena.json'));
  await file.load(context.words.arena.unreadable);
  const rows = (await suiteOf(chosen)).map((trial) =>
    file.row({ ...trial, games: flags.games ?? trial.games }, terms, { afresh: flags.afresh ?? false }),
  );
  for (const row of rows) await complete(context, row, budget, flags, () => file.save());
  if (flags.json) context.out.line(JSON.stringify(rows.map(asJson)));
  else context.out.lines(report(context.words.arena, rows));
  const missed = rows.filter((row) => !judge(row).holds).length;
  if (missed > 0) throw new Refusal(context.words.arena.missed(missed, rows.length));
}

/** Plays what a row is missing. */
async function complete(
  context: Context,
  row: SuiteResult,
  budget: Budget,
  flags: ArenaFlags,
  save: () => Promise<void>,
): Promise<void> {
  const known = new Set(row.played.map(({ index }) => index));
  const missing = Array.from({ length: row.games }, (_, i) => i).filter((i) => !known.has(i));
  if (missing.length === 0) return;
  context.err.write(`${context.words.arena.trial(row, missing.length)}\n`);
  const { meta } = findGame(context, row.game);
  const options = defaultOptions(meta.options);
  const head: Head = { meta, players: row.players, options, seed: flags.seed, bots: botsOf(row), budget };
  await playGames(context, head, missing, flags.threads, (game) => {
    row.played.push(game);
    if (row.played.length % SAVE_EVERY === 0) void save();
  });
  await save();
}

function asJson(row: SuiteResult) {
  const { game, title, bot, rivals, players, least, terms } = row;
  const { unit, reached, holds, lines } = judge(row);
  const thought = lines.map(({ bot: name, msPerMove, iterationsPerSecond }) => ({
    bot: name,
    msPerMove,
    iterationsPerSecond,
  }));
  const games = row.played.length;
  return { game, title, bot, rivals, players, games, unit, reached, least, holds, thought, terms };
}

function report(say: CliWords['arena'], rows: readonly SuiteResult[]): string[] {
  const c = say.suiteColumns;
  const table = rows.map((row) => {
    const { unit, reached, holds } = judge(row);
    const text = say.reached[unit];
    return [
      row.game,
      row.bot,
      say.against(row.players - 1, row.rivals),
      `${row.played.length}`,
      say.interval(text(reached.mean), text(reached.low), text(reached.high)),
      text(row.least),
      holds ? say.yes : say.no,
    ];
  });
  return columns([[c.game, c.bot, c.rivals, c.games, c.reached, c.least, c.holds], ...table], 110);
}
