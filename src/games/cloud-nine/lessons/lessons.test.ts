import { describe, expect, it } from 'vitest';
import type { Move } from '../../../contract/index.ts';
import { judged, leadOf, startOf } from '../../../toolkit/lessons.ts';
import { speechOf } from '../../../toolkit/speech.ts';
import { cloudNine } from '../game.ts';
import type { CloudState } from '../state.ts';
import { words } from '../words/en/lessons.ts';
import { lessons, positions } from './lessons.ts';

const taught = lessons(words(speechOf('en')));
const lesson = taught.lessons[0]!;

const start = (at: number): CloudState => {
  const reading = startOf(cloudNine, taught, lesson, at);
  if ('refused' in reading) throw new Error(JSON.stringify(reading.refused));
  return reading.value;
};
const tasks = lesson.steps.flatMap((step, at) => (step.task ? [{ at, title: step.title, step }] : []));
const written = (state: CloudState, moves: readonly Move[]) =>
  moves.map((move) => cloudNine.write(state, 0, move));

describe('the lesson', () => {
  it('has ten steps, of which six are to be done', () => {
    expect(lesson.steps).toHaveLength(10);
    expect(tasks).toHaveLength(6);
  });

  it.each([...lesson.steps.keys()])('leads on from step %i', (at) => {
    expect(leadOf(cloudNine, lesson, lesson.steps[at]!, start(at))).toHaveProperty('value');
  });

  it('has the moves that it speaks of', () => {
    const moves = tasks.map(({ at, step }) => {
      const state = start(at);
      const { right, wrong } = judged(cloudNine, lesson, step, state);
      return [written(state, right), written(state, wrong)];
    });
    expect(moves).toEqual([
      [['stay'], ['leave']],
      [['leave'], ['stay']],
      [['pay'], ['pay *G', 'pay *R']],
      [['pay *R'], ['fail']],
      [['leave'], ['fail']],
      [['leave'], ['stay']],
    ]);
  });

  it('answers every legal move, and every illegal try with its reason', () => {
    for (const { at, step } of tasks) {
      const view = cloudNine.view(start(at), 0);
      const { right, wrong } = judged(cloudNine, lesson, step, start(at));
      for (const move of [...right, ...wrong])
        expect(step.task!.judge(view, move).say.length).toBeGreaterThan(10);
      const reasons = ['hand-G', 'die-0', 'cloud-9', 'balloon', 'seat-1', 'deck', 'odds'].map((place) =>
        step.task!.refuse(view, place),
      );
      expect(new Set(reasons).size).toBe(7);
    }
    const pay = tasks[2]!;
    const view = cloudNine.view(start(pay.at), 0);
    expect(pay.step.task!.refuse(view, 'hand-P')).toContain('No die shows purple');
    expect(pay.step.task!.refuse(view, 'hand-umbrella')).toContain('paid together');
  });

  it('tells the truth about its numbers', () => {
    const alone = tasks[5]!;
    const { say } = alone.step.task!.judge(cloudNine.view(start(alone.at), 0), 0);
    expect(say).toMatch(/chance of \d %/);
    expect(cloudNine.result(start(9)).winners).toEqual([0]);
    expect(start(9).scores).toEqual([51, 49, 51]);
    expect(Object.keys(positions)).toHaveLength(9);
  });
});
