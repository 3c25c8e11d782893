/** Every lesson of every game can be taken to its end, and what is wrong in one is found. */
import { describe, expect, it } from 'vitest';
import type { GameEntry, Lesson, LessonStep, Lessons } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { MADE_UP_LANGUAGE, SOURCE_LANGUAGE } from '../toolkit/speech.ts';
import { lessonsAreTranslated, lessonsCanBeTaken, type Taught } from './of-lessons.ts';
import { type ToyState, toy, toyTable } from './toy.ts';

async function taughtOf(entry: GameEntry, language: string) {
  const [game, lessons] = await Promise.all([rulesOf(entry), entry.lessons!(language)]);
  return { facts: entry.facts, game, lessons };
}

describe('lessons', () => {
  for (const entry of games.filter(({ lessons }) => lessons)) {
    it(`${entry.facts.id}: can be taken to the end`, async () =>
      lessonsCanBeTaken(await taughtOf(entry, SOURCE_LANGUAGE)));
    it(`${entry.facts.id}: everything in them is translated`, async () =>
      lessonsAreTranslated(await taughtOf(entry, MADE_UP_LANGUAGE)));
  }
});

type Step = LessonStep<ToyState, number>;

const look: Step = { title: 'Look', say: 'This is your card.', position: 'act', point: ['card'] };
const task: Step = {
  title: 'Keep it',
  say: 'A high card is worth keeping.',
  position: 'act',
  point: ['card', 'keep'],
  task: {
    judge: (_view, move) =>
      move === 1
        ? { right: true, say: 'You have it still.' }
        : { right: false, say: 'It was worth something.' },
    refuse: (_view, place) => `Nothing can be done at ${place}.`,
  },
  then: [{ by: 1, move: 'throw' }],
};

const position: Lessons<ToyState, number>['position'] = (text) => {
  const steps: Readonly<Record<string, number>> = { rolled: 1, act: 2 };
  const step = steps[text];
  return step === undefined
    ? { refused: { code: 'position' } }
    : { value: { step, cards: [5, 3], die: 4, chosen: [0, 0] } };
};

function taught(
  steps: readonly Step[] = [look, task, look, task, look, task],
  lesson: Partial<Lesson<ToyState, number>> = {},
): Taught<ToyState, number> {
  const whole = {
    id: 'basics',
    title: 'Cards',
    about: 'All there is.',
    seat: 0,
    steps,
    practice: { seats: 2, options: {} },
    ...lesson,
  };
  return { facts: toyTable().entry.facts, game: toy, lessons: { lessons: [whole], position } };
}

const among = (step: Partial<Step>, of: Step = task): readonly Step[] => [
  look,
  task,
  look,
  look,
  task,
  { ...of, ...step },
];

const defects: readonly [defect: string, complaint: string, taught: Taught<ToyState, number>][] = [
  ['too few steps', 'basics has 2 steps', taught([look, task])],
  [
    'nothing to do wrongly',
    'nothing in it can be done wrongly',
    taught([look, look, look, look, look, look]),
  ],
  ['no table to practise at', 'no table of 3', taught(undefined, { practice: { seats: 3, options: {} } })],
  [
    'an option that there is not',
    'cannot be practised with {"wind":true}',
    taught(undefined, { practice: { seats: 2, options: { wind: true } } }),
  ],
  ['a position that cannot be read', 'cannot be set up', taught(among({ position: 'nowhere' }))],
  ['nothing lights up', 'nothing lights up', taught(among({ point: [] }))],
  ['no words', 'no sentence: “”', taught(among({ say: '' }))],
  ['a page of words', 'letters are too many', taught(among({ say: `${'word '.repeat(60)}.` }))],
  [
    'no move is right',
    'no legal move is right',
    taught(among({ task: { ...task.task!, judge: () => ({ right: false, say: 'No.' }) } })),
  ],
  [
    'no answer to a wrong move',
    'no answer to throw: “”',
    taught(
      among({
        task: { ...task.task!, judge: (_v, move) => ({ right: move === 1, say: move === 1 ? 'Yes.' : '' }) },
      }),
    ),
  ],
  [
    'no answer to an illegal try',
    'no answer to a try at card',
    taught(among({ task: { ...task.task!, refuse: () => '' } })),
  ],
  [
    'an answer that plays',
    'an answer changes the position',
    taught(
      among({
        task: {
          ...task.task!,
          judge: (view, move) => {
            view.die++;
            return { right: move === 1, say: 'So.' };
          },
        },
      }),
    ),
  ],
  [
    'others who cannot do what they do',
    '“fly” cannot follow',
    taught(among({ then: [{ by: 1, move: 'fly' }] })),
  ],
  [
    'a task that cannot be done after the one before',
    'the next step cannot be done',
    taught([look, task, look, look, task, { ...task, position: undefined } as unknown as Step]),
  ],
  ['a task when others are due', 'it is not the learner’s turn', taught(among({ position: 'rolled' }))],
];

describe('a law of lessons finds', () => {
  it('nothing in lessons that are whole', () => lessonsCanBeTaken(taught()));

  it.each(defects)('%s', (_defect, complaint, broken) => {
    expect(() => lessonsCanBeTaken(broken)).toThrow(complaint);
  });

  it('words that are not translated', () => {
    expect(() => lessonsAreTranslated(taught())).toThrow('is not translated');
  });
});
