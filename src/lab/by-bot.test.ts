/** Bots that differ are compared, and games that a program forfeits tell nothing about the game. */
import { expect, test } from 'vitest';
import { type BotKind, botKinds, type Forfeit } from '../bots/index.ts';
import { randomMove } from '../bots/random.ts';
import { reportPage } from './html.ts';
import { reportNames } from './names.ts';
import { type Arm, type Plan, seated } from './plan.ts';
import { LabPlayer } from './play.ts';
import { Reporting, writeReport } from './report.ts';
import { type GameRow, isForfeited, total } from './row.ts';
import { tablesOf } from './tables.ts';
import { toyPlan } from './testing/coverage.ts';
import { hints, lab, toy } from './testing/toy.ts';
import { readWish, WishSearch } from './wish.ts';
import { labWords } from './words/index.ts';

/** A program that stops playing in every so many games of its own. */
const quitter = (id: `cmd:${string}`, every: number): BotKind => ({
  id,
  make(game) {
    let games = 0;
    return {
      begins: () => void games++,
      choose: (view, seat, rng) => randomMove(game, view, seat, rng, []),
      forfeitOf: () => (games % every === 0 ? 'it ended with exit code 7' : undefined),
    };
  },
});

const MOODY = 'cmd:moody';
const NEVER = 'cmd:never';
const kinds = [...botKinds, quitter(MOODY, 3), quitter(NEVER, 1)];

const arm = (bots: readonly string[], more: Partial<Arm> = {}): Arm => ({
  ...{ role: 'main', players: bots.length, options: {}, bots, every: 1 },
  ...more,
});
const planOf = (arms: readonly Arm[], games = 60): Plan => ({
  ...toyPlan('programs', games),
  programs: { ms: 1, memoryMb: 1 },
  arms,
});

function played(plan: Plan) {
  const complaints: [string, number, Forfeit][] = [];
  const player = new LabPlayer(plan, { game: toy, hints, lab }, kinds, (...one) => complaints.push(one));
  const rows = [...player.play({ from: 0, to: plan.games })];
  const reporting = new Reporting(plan, ['first']);
  for (const row of rows) reporting.add(row);
  return { rows, complaints, report: reporting.report() };
}

const names = reportNames(
  { title: 'Toy', minutes: 5, options: {} } as Parameters<typeof reportNames>[0],
  lab,
  undefined,
);
const pageOf = async (report: ReturnType<typeof played>['report']): Promise<string> => {
  const html = reportPage({ report, names, words: await labWords('en') });
  expect(html).not.toMatch(/undefined|NaN|∞|\[object/);
  return html;
};

test('a forfeit stands in the row, and is told with its reason', () => {
  const plan = planOf([arm([MOODY, 'random', 'random'])]);
  const { rows, complaints } = played(plan);
  const forfeits = rows.flatMap(({ game, forfeits: seats = [] }) => seats.map((seat) => [game, seat]));
  expect(forfeits).toEqual(
    Array.from({ length: 20 }, (_, i) => 3 * i + 2).map((game) => [
      game,
      seated(plan.arms[0]!, game).indexOf(MOODY),
    ]),
  );
  expect(complaints.map(([bot, game, { seat }]) => [bot, game, seat])).toEqual(
    forfeits.map(([game, seat]) => [MOODY, game, seat]),
  );
  for (const row of rows) if (isForfeited(row)) expect(row.wins[row.forfeits![0]!]).toBe(0);
});

test('the tables name the seat, and tell no margin of such a game', () => {
  const plan = planOf([arm([MOODY, 'random'])], 6);
  const { rows } = played(plan);
  const [games, seats] = tablesOf(plan, ['first']);
  const column = (table: typeof games, name: string): unknown[] => {
    const at = table!.columns.findIndex((one) => one.name === name);
    return rows.flatMap((row) => table!.rows(row).map((cells) => cells[at]));
  };
  expect(column(games, 'forfeits')).toEqual([0, 0, 1, 0, 0, 1]);
  expect(column(games, 'margin').map((cell) => cell === null)).toEqual(rows.map(isForfeited));
  expect(column(games, 'winning_score').map((cell) => cell === null)).toEqual(rows.map(isForfeited));
  expect(column(seats, 'forfeit')).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]);
  const ours = { ...toyPlan('ours', 6), arms: [arm(['random', 'random'])] };
  for (const { columns } of tablesOf(ours, ['first']))
    expect(columns.map(({ name }) => name)).not.toContain('forfeit');
});

test('what is told about the game is told by the games that were played to the end', () => {
  const arms = [arm([MOODY, 'random']), arm([MOODY, 'random'], { role: 'versus', base: 0 })];
  const { rows, report } = played(planOf(arms));
  const whole = rows.filter((row) => !isForfeited(row));
  const clean = new Reporting(planOf(arms), ['first']);
  for (const row of whole) clean.add(row);
  const { arms: answers, versus } = clean.report();
  expect(whole.length).toBeLessThan(rows.length);
  expect(report.arms).toEqual(answers);
  expect(report.versus).toEqual(versus);
  expect(report.games).toBe(120);
  expect(report.forfeits).toEqual([{ bot: MOODY, games: 120, forfeited: rows.length - whole.length }]);
});

test('bots that differ are compared by the share of their seats that won, and by points ahead', async () => {
  const plan = planOf([arm([MOODY, 'random', 'random'])]);
  const { rows, report } = played(plan);
  const seatOf = ({ game }: GameRow): number => seated(plan.arms[0]!, game).indexOf(MOODY);
  const mean = (values: readonly number[]): number => total(values) / values.length;
  const ahead = mean(
    rows
      .filter((row) => !isForfeited(row))
      .map((row) => row.scores[seatOf(row)]! - mean(row.scores.filter((_, seat) => seat !== seatOf(row)))),
  );
  const [own, others] = report.bots;
  expect(report.bots.map(({ bot }) => bot)).toEqual([MOODY, 'random']);
  expect(own!.wins.mean).toBeCloseTo(mean(rows.map((row) => row.wins[seatOf(row)]!)));
  expect(others!.wins.mean).toBeCloseTo((1 - own!.wins.mean) / 2);
  expect(own!.ahead).toMatchObject({ games: 40, mean: expect.closeTo(ahead) });
  expect(others!.ahead.mean).toBeCloseTo(-ahead);
  const page = await pageOf(report);
  expect(page).toContain('By bot');
  expect(page).toContain('cmd:moody forfeited 20 of 60 games.');
  const alike = played(planOf([arm(['random', 'random'])], 4)).report;
  expect(alike.bots).toEqual([]);
  expect(await pageOf(alike)).not.toContain('<h3>By bot');
});

test('a program that never plays to the end loses every game, and the page tells nothing else', async () => {
  const arms = [
    arm(['random', 'random']),
    arm([NEVER, 'random'], { role: 'level', challenger: NEVER }),
    arm([NEVER, NEVER]),
    arm([NEVER, 'random']),
    arm([NEVER, 'random'], { role: 'versus', base: 3 }),
  ];
  const { rows, report } = played(planOf(arms, 10));
  expect(rows.filter((row) => row.arm === 2).every(({ wins }) => total(wins) === 0)).toBe(true);
  expect(report.levels).toMatchObject([{ wins: { mean: 0, games: 10 }, ahead: { games: 0 } }]);
  expect(report.bots.slice(0, 2)).toMatchObject([{ wins: { mean: 0 } }, { wins: { mean: 1 } }]);
  expect(report.arms.slice(1).map(({ answers }) => answers.games)).toEqual([0, 0, 0]);
  expect(JSON.parse(writeReport(report)).forfeits).toEqual([{ bot: NEVER, games: 40, forfeited: 40 }]);
  expect(await pageOf(report)).toContain('Programs forfeited all these games');
});

test('a search counts the games that a program forfeited, and does not choose by them', () => {
  const wish = readWish('score within 7 of 89', 2)!;
  const rows: GameRow[] = [];
  const search = new WishSearch(wish, planOf([]), [NEVER, 'random'], [{ options: {}, changes: 0 }], 600);
  for (let plan = search.next(); plan; plan = search.next()) {
    const player = new LabPlayer(plan, { game: toy, hints, lab }, kinds);
    const more = [...player.play({ from: plan.first, to: plan.first + plan.games })];
    rows.push(...more);
    search.take(plan, more);
  }
  const { found, games, tried } = search.outcome();
  expect({ found, games }).toEqual({ found: null, games: rows.length });
  expect(tried[0]!.estimate.games).toBe(0);
});
