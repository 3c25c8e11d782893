import { expect, test } from 'vitest';
import type { Plan } from './plan.ts';
import { LabPlayer } from './play.ts';
import { toyPlan } from './testing/coverage.ts';
import { hints, kinds, lab, toy } from './testing/toy.ts';
import { truthOf } from './testing/truth.ts';
import { readWish, type SearchOutcome, type Tried, WishSearch } from './wish.ts';
import { labWords } from './words/index.ts';

const WISH = 'score within 7 of 89';
const wish = readWish(WISH, 2)!;
const candidates = [80, 90, 100].map((faces) => ({ options: {}, house: { faces }, changes: 1 }));

function searched(most: number, among = candidates, text = WISH, seed = 'wish'): SearchOutcome {
  const search = new WishSearch(readWish(text, 2)!, toyPlan(seed, 0), ['random', 'random'], among, most);
  for (let plan = search.next(); plan; plan = search.next()) {
    const player = new LabPlayer(plan, { game: toy, hints, lab }, kinds);
    search.take(plan, player.play({ from: plan.first, to: plan.first + plan.games }));
  }
  return search.outcome();
}

test('what is chosen is looked at again, however few games are left, and no more are played than allowed', () => {
  let found = 0;
  for (let most = 900; most <= 2400; most += 100) {
    const outcome = searched(most);
    expect(outcome.games).toBeLessThanOrEqual(most);
    const isMet = outcome.tried.some(
      ({ dropped, estimate: { low, high } }) => !dropped && low >= wish.low! && high <= wish.high!,
    );
    expect(outcome.found !== null, `with ${most} games`).toBe(isMet);
    const same = outcome.tried.find(({ house }) => house?.faces === outcome.found?.house?.faces);
    if (outcome.found) expect(outcome.found.estimate.games).toBeGreaterThanOrEqual(same!.estimate.games);
    if (isMet) found++;
  }
  expect(found).toBeGreaterThan(3);
});

test('a wish is looked for with other games than the report tells', () => {
  const report = { ...toyPlan('wish', 50), arms: [toyPlan('wish', 0).arms[0]!] };
  const played = (plan: Plan): string[] =>
    [...new LabPlayer(plan, { game: toy, hints, lab }, kinds).play({ from: 0, to: 50 })].map(
      ({ scores, turns }) => JSON.stringify([scores, turns]),
    );
  const { house } = report.arms[0]!;
  const as = { options: {}, ...(house ? { house } : {}), changes: 0 };
  const next = new WishSearch(wish, report, ['random', 'random'], [as], 1000).next()!;
  expect(next).toMatchObject({ first: 0 });
  const told = played(report);
  expect(played(next).filter((row, game) => row === told[game])).toEqual([]);
});

test('what meets a wish is confirmed in nineteen searches of twenty, because the second look is long enough', () => {
  const text = `score at most ${truthOf(80, 0).score + 5}`;
  const found = Array.from({ length: 20 }, (_, i) => searched(20_000, [candidates[0]!], text, `s${i}`).found);
  expect(found.filter((one) => one?.confirmed).length).toBeGreaterThanOrEqual(19);
});

test('a share of which nothing was seen yet is not known to be nothing', () => {
  const wide = { options: {}, house: { faces: 200 }, changes: 1 };
  const { tried } = searched(40, [wide], 'ties at most 0.1%');
  const [{ estimate, dropped }] = tried as [Tried];
  expect(estimate.mean).toBe(0);
  expect(estimate.high).toBeGreaterThan(truthOf(200, 0).ties);
  expect(dropped).toBe(false);
  expect(searched(40, [wide], 'ties at most 0.1%').found).toBeNull();
  expect(searched(20_000, [wide], 'ties at most 3%').found?.confirmed).toBe(true);
});

test('a search says whether candidates are out, or too few games were played to tell', async () => {
  const { search } = await labWords('en');
  expect(search.outcome(searched(600), '')).toContain('still possible');
  const [low] = candidates;
  expect(search.outcome(searched(20_000, [{ ...low!, house: { faces: 10 } }]), '')).toMatch(/^No candidate/);
});
