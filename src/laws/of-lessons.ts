/** The laws of lessons: every step can be set up, done, done wrongly and gone on from, by the real rules. */
import type { Game, GameFacts, Lesson, LessonStep, Lessons, Move, Place } from '../contract/index.ts';
import { isDisguised } from '../toolkit/disguise.ts';
import { judged, makeThen, startOf } from '../toolkit/lessons.ts';
import { readOptions, readSeats } from '../toolkit/options.ts';
import { bytes, holds, same } from './checks.ts';

export interface Taught<S, M extends Move> {
  readonly facts: GameFacts;
  readonly game: Game<S, M>;
  readonly lessons: Lessons<S, M>;
}

/** A sentence or two, and not a page: on a phone there is room for three lines. */
const mostLetters = 220;
/** So many right moves are gone on from; more would be the same again. */
const mostRight = 8;

const isSentence = (text: string): boolean =>
  /^\S.*[.!?…”)]$/su.test(text) && !/undefined|NaN|\[object/.test(text);

export function lessonsCanBeTaken<S, M extends Move>(taught: Taught<S, M>): void {
  const { lessons } = taught.lessons;
  holds(lessons.length > 0, 'there is no lesson');
  same(new Set(lessons.map(({ id }) => id)).size, lessons.length, 'two lessons have one id');
  for (const [i, lesson] of lessons.entries()) {
    const { id, steps } = lesson;
    holds(/^[a-z][\w-]*$/i.test(id), `“${id}” is no id for an address`);
    holds(steps.length >= (i === 0 ? 6 : 4) && steps.length <= 12, `${id} has ${steps.length} steps`);
    holds(isSentence(lesson.about), `${id}: no sentence about it: “${lesson.about}”`);
    practiceCanBegin(taught.facts, lesson);
    let wrong = 0;
    for (const at of steps.keys()) wrong += stepCanBeTaken(taught, lesson, at);
    holds(wrong > 0, `${id}: nothing in it can be done wrongly`);
  }
}

function practiceCanBegin<S, M extends Move>(facts: GameFacts, { practice, id }: Lesson<S, M>): void {
  const { seats, options } = practice;
  holds('value' in readSeats(facts, seats), `${id}: no table of ${seats} to practise at`);
  holds('value' in readOptions(facts, options), `${id}: cannot be practised with ${bytes(options)}`);
}

/** Answers how many legal moves of it are wrong. */
function stepCanBeTaken<S, M extends Move>(taught: Taught<S, M>, lesson: Lesson<S, M>, at: number): number {
  const { game, lessons } = taught;
  const step = lesson.steps[at]!;
  const where = `${lesson.id}, step ${at + 1} (${step.title})`;
  holds(step.title.trim() !== '', `${where}: no title`);
  holds(isSentence(step.say), `${where}: no sentence: “${step.say}”`);
  holds(step.say.length <= mostLetters, `${where}: ${step.say.length} letters are too many`);
  holds(step.point.length > 0, `${where}: nothing lights up`);
  same(new Set(step.point).size, step.point.length, `${where}: a place lights up twice`);
  const start = startOf(game, lessons, lesson, at);
  if ('refused' in start) throw new Error(`${where}: cannot be set up: ${bytes(start.refused)}`);
  const next = lesson.steps[at + 1];
  if (!step.task) {
    followsFrom(taught, where, step, game.copy(start.value));
    return 0;
  }
  const view = game.view(start.value, lesson.seat);
  const before = bytes(view);
  const { seat, right, wrong } = judged(game, lesson, step, start.value);
  if (seat === undefined) throw new Error(`${where}: it is not the learner’s turn`);
  holds(right.length > 0, `${where}: no legal move is right`);
  for (const move of [...right, ...wrong]) {
    const { say } = step.task.judge(view, move);
    holds(isSentence(say), `${where}: no answer to ${game.write(view, seat, move)}: “${say}”`);
  }
  for (const place of [...step.point, 'somewhere'])
    holds(isSentence(step.task.refuse(view, place)), `${where}: no answer to a try at ${place}`);
  same(bytes(view), before, `${where}: an answer changes the position`);
  for (const move of right.slice(0, mostRight)) {
    const state = game.copy(start.value);
    game.play(state, seat, move);
    const told = `${where}, after ${game.write(view, seat, move)}`;
    followsFrom(taught, told, step, state);
    if (next?.task && next.position === undefined)
      holds(judged(game, lesson, next, state).right.length > 0, `${told}: the next step cannot be done`);
  }
  return wrong.length;
}

/** Plays what the others and chance do, in place. */
function followsFrom<S, M extends Move>(
  { game }: Taught<S, M>,
  where: string,
  { then = [] }: LessonStep<S, M>,
  state: S,
): void {
  for (const each of then) {
    const made = makeThen(game, state, each);
    if ('refused' in made) throw new Error(`${where}: “${each.move}” cannot follow: ${bytes(made.refused)}`);
  }
}

/** Lessons in the made-up language: nothing in them comes from outside the words. */
export function lessonsAreTranslated<S, M extends Move>({ game, lessons }: Taught<S, M>): void {
  const translated = (text: string, what: string): void =>
    holds(isDisguised(text) || !/\p{L}{2}/u.test(text), `${what} is not translated: “${text}”`);
  for (const lesson of lessons.lessons) {
    translated(lesson.title, 'a title');
    translated(lesson.about, 'what a lesson is about');
    for (const [at, step] of lesson.steps.entries()) {
      translated(step.title, 'a title');
      translated(step.say, 'a step');
      const start = startOf(game, lessons, lesson, at);
      if (!step.task || 'refused' in start) continue;
      const { task } = step;
      const view = game.view(start.value, lesson.seat);
      const { right, wrong } = judged(game, lesson, step, start.value);
      for (const move of [...right, ...wrong]) translated(task.judge(view, move).say, 'an answer');
      const places: readonly Place[] = [...step.point, 'somewhere'];
      for (const place of places) translated(task.refuse(view, place), 'an answer');
    }
  }
}
