/** A lesson as it is played: where the learner is, what was answered, and the position on the board. */
import { batch, computed, signal } from '@preact/signals';
import type {
  BoardModule,
  Game,
  GameEvent,
  Lesson,
  Lessons,
  Move,
  Place,
  Position,
  Trace,
} from '../../contract/index.ts';
import { choiceOf, leadOf, makeThen, startOf } from '../../toolkit/lessons.ts';

/** `look`: there is something to see. `task`: something is to be done. `moving`: what follows it. `done`: on to the next step. */
export type Phase = 'look' | 'task' | 'moving' | 'done' | 'end' | 'broken';

export interface Answer {
  readonly to: 'right' | 'wrong' | 'illegal';
  readonly say: string;
}

export interface PlayerParts extends Pick<BoardModule<Position>, 'places' | 'trace'> {
  readonly game: Game<Position>;
  readonly lessons: Lessons<Position>;
  readonly lesson: Lesson<Position>;
  /** Hears what happened on the board, for the words of it. */
  readonly tell: (events: readonly GameEvent[]) => void;
  /** Runs something a moment later; answers how to call it off. */
  readonly later: (work: () => void) => () => void;
}

type Then = NonNullable<Lesson<Position>['steps'][number]['then']>;

export class LessonPlayer {
  readonly at = signal(0);
  readonly phase = signal<Phase>('look');
  readonly answer = signal<Answer | undefined>(undefined);
  readonly events = signal<readonly GameEvent[]>([]);
  /** What the moves after the right one have left on the board. */
  readonly traces = signal<readonly Trace[]>([]);
  readonly #state = signal<Position | undefined>(undefined);
  readonly #parts: PlayerParts;
  /** Where the learner came into each step, so that a step goes on from what was really played. */
  readonly #starts = new Map<number, Position>();
  #callOff = (): void => {};
  #left: Then = [];

  constructor(parts: PlayerParts, at: number) {
    this.#parts = parts;
    this.go(Math.max(0, Math.min(at, parts.lesson.steps.length - 1)));
  }

  readonly step = computed(() => this.#parts.lesson.steps[Math.min(this.at.value, this.last)]!);

  readonly view = computed<Position | undefined>(
    () => this.#state.value && this.#parts.game.view(this.#state.value, this.#parts.lesson.seat),
  );

  /** What the board lets the learner do: every legal move, right or wrong. */
  readonly choice = computed(() => {
    const view = this.view.value;
    return view && this.phase.value === 'task'
      ? choiceOf(this.#parts.game, view, this.#parts.lesson.seat)
      : undefined;
  });

  get last(): number {
    return this.#parts.lesson.steps.length - 1;
  }

  go(at: number): void {
    this.#callOff();
    const { game, lessons, lesson } = this.#parts;
    const kept = lesson.steps[at]?.position === undefined ? this.#starts.get(at) : undefined;
    const start = kept ? { value: kept } : startOf(game, lessons, lesson, at);
    batch(() => {
      this.at.value = at;
      this.answer.value = undefined;
      this.events.value = [];
      this.traces.value = [];
      if ('refused' in start) {
        this.phase.value = 'broken';
        return;
      }
      this.#starts.set(at, start.value);
      this.#state.value = game.copy(start.value);
      const { task, then } = lesson.steps[at]!;
      this.phase.value = task ? 'task' : 'look';
      // Something to watch.
      if (!task && then) this.#follow(then);
    });
  }

  back(): void {
    if (this.phase.peek() === 'end') this.go(this.last);
    else if (this.at.peek() > 0) this.go(this.at.peek() - 1);
  }

  /** On to the next step; a task that is not done is done by itself. */
  next(): void {
    this.#callOff();
    const at = this.at.peek();
    if (at >= this.last) {
      this.phase.value = 'end';
      return;
    }
    this.#finish();
    this.go(at + 1);
  }

  /** A legal move: only a right one is made. */
  offer(move: Move): void {
    const choice = this.choice.peek();
    const view = this.view.peek();
    const task = this.step.peek().task;
    if (!choice?.moves.includes(move) || !view || !task) return;
    const { right, say } = task.judge(view, move);
    if (!right) {
      this.answer.value = { to: 'wrong', say };
      return;
    }
    batch(() => {
      this.answer.value = { to: 'right', say };
      this.#play((state, tell) => this.#parts.game.play(state, choice.seat, move, tell));
      this.traces.value = [];
      this.#follow(this.step.peek().then ?? []);
    });
  }

  /** A try of something that cannot be done now. */
  tryAt(place: Place): void {
    const view = this.view.peek();
    const task = this.step.peek().task;
    if (this.phase.peek() !== 'task' || !view || !task) return;
    const meant = this.#meantAt(place);
    if (meant !== undefined) this.offer(meant);
    else this.answer.value = { to: 'illegal', say: task.refuse(view, place) };
  }

  /** The right move that ends at a place which lights up: a learner may well begin with where it goes. */
  #meantAt(place: Place): Move | undefined {
    const choice = this.choice.peek();
    const view = this.view.peek();
    const { task, point } = this.step.peek();
    const { places } = this.#parts;
    if (!choice || !view || !task || !places || !point.includes(place)) return undefined;
    const ends = choice.moves.filter((move) => places(view, choice.seat, move).at(-1) === place);
    return ends.length === 1 && task.judge(view, ends[0]!).right ? ends[0] : undefined;
  }

  /** The learner begins anew: what was said about the last try goes. */
  tryAgain(): void {
    if (this.phase.peek() === 'task') this.answer.value = undefined;
  }

  close(): void {
    this.#callOff();
  }

  /** What the others and chance do, one after the other. */
  #follow(moves: Then): void {
    this.#left = moves;
    this.phase.value = moves.length > 0 ? 'moving' : 'done';
    if (moves.length === 0) return;
    this.#callOff = this.#parts.later(() => {
      const [first, ...others] = this.#left;
      batch(() => {
        if (first) this.#play((state, tell) => void makeThen(this.#parts.game, state, first, tell));
        this.#follow(others);
      });
    });
  }

  #play(make: (state: Position, tell: (event: GameEvent) => void) => void): void {
    const { game, lesson, trace, tell } = this.#parts;
    const state = game.copy(this.#state.peek()!);
    const events: GameEvent[] = [];
    make(state, (event) => events.push(event));
    this.#state.value = state;
    this.events.value = events;
    const view = game.view(state, lesson.seat);
    const left = trace ? events.flatMap((event) => trace(view, event) ?? []) : [];
    this.traces.value = [...this.traces.peek(), ...left];
    tell(events);
  }

  /** Whatever is left of this step happens at once, so that the next one can go on from it. */
  #finish(): void {
    const { game, lesson } = this.#parts;
    const at = this.at.peek();
    if (lesson.steps[at + 1]?.position !== undefined) return;
    const phase = this.phase.peek();
    const state = game.copy(this.#state.peek()!);
    if (phase === 'moving') for (const each of this.#left) makeThen(game, state, each);
    else if (phase !== 'done') {
      const lead = leadOf(game, lesson, lesson.steps[at]!, state);
      if ('value' in lead) this.#starts.set(at + 1, lead.value);
      return;
    }
    this.#starts.set(at + 1, state);
  }
}
