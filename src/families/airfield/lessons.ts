/** The lesson of an airfield: one, on the real board. The learner has the first seat. */
import type { LessonStep, Lessons, LessonTask } from '../../contract/index.ts';

export type Step<S> = LessonStep<S, number>;
export type Task<S> = LessonTask<S, number>;
export type Verdict = ReturnType<Task<never>['judge']>;

export const right = (say: string): Verdict => ({ right: true, say });
export const wrong = (say: string): Verdict => ({ right: false, say });

/** Judges a move by what it is worth: only one that is worth most is right. */
export function mostWorth<S extends { readonly turn: number }>(
  moves: (view: S, seat: number, into: number[]) => number,
  worth: (view: S, move: number) => number,
  isMost: (worth: number) => string,
  isLess: (worth: number, most: number) => string,
): Task<S>['judge'] {
  return (view, move) => {
    const legal: number[] = [];
    legal.length = moves(view, view.turn, legal);
    const most = Math.max(...legal.map((one) => worth(view, one)));
    const own = worth(view, move);
    return own === most ? right(isMost(own)) : wrong(isLess(own, most));
  };
}

export const basics = <S>(
  { title, about }: { readonly title: string; readonly about: string },
  position: Lessons<S, number>['position'],
  steps: readonly Step<S>[],
): Lessons<S, number> => ({
  lessons: [{ id: 'basics', title, about, seat: 0, steps, practice: { seats: 3, options: {} } }],
  position,
});
