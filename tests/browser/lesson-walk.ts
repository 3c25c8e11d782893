/** Takes a lesson as a learner does who gets everything wrong once: the wrong move, the illegal try, and then the right move. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type {
  BoardModule,
  Game,
  GameEntry,
  Lesson,
  Lessons,
  LessonTask,
  Move,
  Place,
  Position,
} from '../../src/contract/index.ts';
import { judged, startOf } from '../../src/toolkit/lessons.ts';
import { rulesOf } from '../../src/toolkit/listing.ts';
import type { Hands } from './lesson-hands.ts';

export interface Taught {
  readonly id: string;
  readonly game: Game<Position>;
  readonly board: BoardModule<Position>;
  readonly lessons: Lessons<Position>;
}

export async function taughtOf(entry: GameEntry): Promise<Taught> {
  const [game, board, lessons] = await Promise.all([rulesOf(entry), entry.board('en'), entry.lessons!('en')]);
  return { id: entry.facts.id, game, board, lessons };
}

export const addressOf = ({ id }: Taught, lesson: Lesson<Position>): string =>
  `/games/${id}/learn/${lesson.id}`;

/** What was met on the way. */
export interface Walked {
  wrong: number;
  illegal: number;
}

interface Walk {
  readonly page: Page;
  readonly hands: Hands;
  readonly taught: Taught;
  readonly lesson: Lesson<Position>;
  readonly walked: Walked;
}

const boardOf = (page: Page): Locator => page.locator('main [data-lesson]');
const headingOf = (page: Page): Locator => page.locator('section h2');
const heard = (page: Page): Locator => page.getByRole('log', { name: 'What happens' });

/** From the first step, which is on the page, to the table at the end. */
export async function walkLesson(
  page: Page,
  hands: Hands,
  taught: Taught,
  lesson: Lesson<Position>,
): Promise<Walked> {
  const walk = { page, hands, taught, lesson, walked: { wrong: 0, illegal: 0 } };
  const { steps } = lesson;
  for (const at of steps.keys()) {
    await seeStep(walk, at);
    if (at === Math.floor(steps.length / 2)) {
      await page.reload();
      await seeStep(walk, at);
    } else if (at > 0) await hands.isAtStep();
    if (steps[at]!.task) await doTask(walk, at);
    else await boardOf(page).and(page.locator('[data-lesson="look"], [data-lesson="done"]')).waitFor();
    await hands.press(at === steps.length - 1 ? /^Finish$/ : /^Next$/);
  }
  await headingOf(page).filter({ hasText: 'That is all you need' }).waitFor();
  await hands.isAtStep();
  await hands.press(/^Play a short game$/);
  await page.waitForURL(/\/table\//);
  await page.locator('[data-coach]').waitFor();
  return walk.walked;
}

/** The step's title and text are there; where keys are used, its heading has the focus. */
async function seeStep({ page, lesson }: Walk, at: number): Promise<void> {
  const { title, say } = lesson.steps[at]!;
  await headingOf(page)
    .filter({ hasText: `Step ${at + 1} of ${lesson.steps.length}: ${title}` })
    .waitFor();
  expect(await page.locator('#step-text').textContent()).toContain(say);
}

async function doTask(walk: Walk, at: number): Promise<void> {
  const { page, hands, taught, lesson } = walk;
  const step = lesson.steps[at]!;
  const task = step.task!;
  const start = startOf(taught.game, taught.lessons, lesson, at);
  if ('refused' in start) throw new Error(`step ${at + 1} cannot be set up`);
  const view = taught.game.view(start.value, lesson.seat);
  const { seat, right, wrong } = judged(taught.game, lesson, step, start.value);
  const make = (move: Move) => makeMove(walk, placesFor(taught, view, seat!, move));
  const mistake = wrong[(at * 5) % wrong.length];
  if (mistake !== undefined) {
    await make(mistake);
    await seeAnswer(walk, 'wrong', task.judge(view, mistake).say);
    walk.walked.wrong++;
  }
  await tryIllegal(walk, task, view, at);
  await make(right[0]!);
  await seeAnswer(walk, 'right', task.judge(view, right[0]!).say);
  await page.locator('main [data-lesson="done"]').waitFor();
  await hands.isSomewhere();
}

/** Somewhere that does not light up and cannot be used. */
async function tryIllegal(walk: Walk, task: LessonTask<Position>, view: Position, at: number): Promise<void> {
  const { page, hands, lesson } = walk;
  const places = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('main [data-place]:not([aria-expanded])')].filter((each) =>
      each.checkVisibility(),
    );
    // What lies on something usable is tried for its sake: a slot of a city is the city.
    const usable = (each: Element): boolean => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      return [each, ...under].some((one) => one.closest('[data-can]') !== null);
    };
    const name = (each: Element): string => each.getAttribute('data-place')!;
    const lit = new Set(seen.filter(usable).map(name));
    return [...new Set(seen.map(name))].filter((each) => !lit.has(each));
  });
  const dark = places.filter((place) => !lesson.steps[at]!.point.includes(place));
  const place = dark[(at * 7) % dark.length];
  expect(place, 'a place that cannot be used').toBeDefined();
  await hands.tryAt(place!);
  await seeAnswer(walk, 'illegal', task.refuse(view, place!));
  walk.walked.illegal++;
}

/** On the page, and in the region that is read aloud. */
async function seeAnswer({ page, hands }: Walk, to: string, say: string): Promise<void> {
  await page.locator(`[data-answer="${to}"]`).filter({ hasText: say }).waitFor();
  await heard(page).filter({ hasText: say }).waitFor({ state: 'attached' });
  await hands.isSomewhere();
}

/** One place after the other, until the lesson has answered: the last choice of several is not always needed. */
async function makeMove({ page, hands }: Walk, places: readonly Place[]): Promise<void> {
  const laidOut = await page.evaluate(() => {
    document.querySelector('[data-answer]')?.setAttribute('data-old', '');
    const pressed = [...document.querySelectorAll('main [data-place][aria-pressed="true"]')];
    return pressed.map((each) => each.getAttribute('data-place')!);
  });
  // What a wrong move has laid out stays there: some of it is taken back, some is what the right move wants.
  for (const place of laidOut) if (!places.includes(place)) await hands.use(place);
  const answer = page.locator('[data-answer]:not([data-old])');
  for (const place of places.filter((each) => !laidOut.includes(each))) {
    const usable = page.locator(`main [data-place="${place}"][data-can]`);
    await usable.or(answer).first().waitFor({ state: 'attached' });
    if ((await answer.count()) > 0) return;
    await hands.use(place);
  }
}

/** What is to be used for a move, one after the other; places where it only ends are left out. */
function placesFor({ id, board }: Taught, view: Position, seat: number, move: Move): readonly Place[] {
  const places = board.places!(view, seat, move);
  switch (id) {
    case 'aeronaut':
      return ofMap(places, String(move));
    case 'cloud-nine':
      // Cards are paid by a button.
      return places.slice(-1);
    case 'take-flight':
      // The plane flies by itself.
      return places.slice(0, -1);
    default:
      return places[0]!.startsWith('tray-') ? places : places.slice(0, 1);
  }
}

/** On a map a flight is a city, a space is its route, and where several types can be had or paid one is named. */
function ofMap(places: readonly Place[], move: string): readonly Place[] {
  const type = `balloon-${move.split(' ').at(-1)}`;
  if (move.startsWith('M ')) return [places.at(-1)!, type];
  if (move.startsWith('C ')) return [places[0]!.replace(/^space-(.*)-\d+$/, 'route-$1'), type];
  if (!move.startsWith('rumour ')) return places;
  const [, trajectory, change] = move.split(' ');
  return [places[0]!, `rumour-${trajectory}${change}`];
}
