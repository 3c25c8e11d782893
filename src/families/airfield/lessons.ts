/** The lesson of an airfield: one, on the real board. The learner has the first seat. */
import type { LessonStep, Lessons, LessonTask } from '../../contract/index.ts';

export type Step<S> = LessonStep<S, number>;
export type Task<S> = LessonTask<S, number>;
export type Verdict = ReturnType<Task<never>['judge']>;

export const right = (say: string): Verdict => ({ right: true, say });
export const wrong = (say: string): Verdict => ({ right: false, say });

/** The most that one of the legal moves is worth. */
export function mostOf<S extends { readonly turn: number }>(
  moves: (view: S, seat: number, into: number[]) => number,
  view: S,
  worth: (view: S, move: number) => number,
): number {
  const legal: number[] = [];
  legal.length = moves(view, view.turn, legal);
  return Math.max(...legal.map((move) => worth(view, move)));
}

export const basics = <S>(
  { title, about }: { readonly title: string; readonly about: string },
  position: Lessons<S, number>['position'],
  steps: readonly Step<S>[],
): Lessons<S, number> => ({
  lessons: [{ id: 'basics', title, about, seat: 0, steps, practice: { seats: 3, options: {} } }],
  position,
});
