/** What a lesson's steps come to on the rules of its game: for the page that plays them, the laws and the tests. */
import type {
  CHANCE,
  Game,
  GameEvent,
  Lesson,
  LessonStep,
  Lessons,
  Move,
  Reading,
  Seat,
} from '../contract/index.ts';

/** The seat whose choice is the learner's now, with its moves. */
export interface LearnerChoice<M> {
  readonly seat: Seat;
  readonly moves: readonly M[];
}

export function choiceOf<S, M extends Move>(
  game: Game<S, M>,
  view: S,
  learner: Seat,
): LearnerChoice<M> | undefined {
  const next = game.next(view);
  if (next.to !== 'act') return undefined;
  const seat = next.seats.find((one) => game.decides(view, one) === learner);
  if (seat === undefined) return undefined;
  const moves: M[] = [];
  const count = game.moves(view, seat, moves);
  return { seat, moves: moves.slice(0, count) };
}

export interface Judged<M> {
  readonly seat: Seat | undefined;
  readonly right: readonly M[];
  readonly wrong: readonly M[];
}

/** The learner's legal moves, as the step's task judges them. */
export function judged<S, M extends Move>(
  game: Game<S, M>,
  { seat: learner }: Pick<Lesson<S, M>, 'seat'>,
  { task }: LessonStep<S, M>,
  state: S,
): Judged<M> {
  const view = game.view(state, learner);
  const choice = choiceOf(game, view, learner);
  if (!task || !choice) return { seat: undefined, right: [], wrong: [] };
  const right = choice.moves.filter((move) => task.judge(view, move).right);
  return { seat: choice.seat, right, wrong: choice.moves.filter((move) => !right.includes(move)) };
}

export interface Made<M> {
  readonly by: Seat | typeof CHANCE;
  readonly move: M;
}

/** Reads and makes one move of the others or of chance. */
export function makeThen<S, M extends Move>(
  game: Game<S, M>,
  state: S,
  { by, move }: { readonly by: Seat | typeof CHANCE; readonly move: string },
  tell?: (event: GameEvent) => void,
): Reading<Made<M>> {
  const reading = game.read(state, by, move);
  if ('refused' in reading) return reading;
  game.play(state, by, reading.value, tell);
  return { value: { by, move: reading.value } };
}

/** Where a step leads: the first right move, and what follows it. */
export function leadOf<S, M extends Move>(
  game: Game<S, M>,
  lesson: Lesson<S, M>,
  step: LessonStep<S, M>,
  start: S,
): Reading<S> {
  const state = game.copy(start);
  if (step.task) {
    const { seat, right } = judged(game, lesson, step, state);
    if (seat === undefined || right[0] === undefined) return { refused: { code: 'noRightMove' } };
    game.play(state, seat, right[0]);
  }
  for (const each of step.then ?? []) {
    const made = makeThen(game, state, each);
    if ('refused' in made) return made;
  }
  return { value: state };
}

/** Where a step begins: its own position, or where the steps before have led. */
export function startOf<S, M extends Move>(
  game: Game<S, M>,
  lessons: Pick<Lessons<S, M>, 'position'>,
  lesson: Lesson<S, M>,
  at: number,
): Reading<S> {
  const step = lesson.steps[at];
  if (step?.position !== undefined) return lessons.position(step.position);
  if (!step || at === 0) return { refused: { code: 'noPosition' } };
  const before = startOf(game, lessons, lesson, at - 1);
  return 'refused' in before ? before : leadOf(game, lesson, lesson.steps[at - 1]!, before.value);
}
