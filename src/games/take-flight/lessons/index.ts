/** The lesson of Take Flight!: a flight in twelve steps. */
import type { Lesson, LessonStep, Lessons, LessonTask, Move } from '../../../contract/index.ts';
import {
  countPlace,
  DIE,
  distancePlace,
  FLY,
  heightPlace,
  MODIFIER,
  planePlace,
  skyPlace,
  slopePlace,
  squarePlace,
  tokenPlace,
  WIND,
} from '../places.ts';
import { position } from '../position.ts';
import { leadOf } from '../sentences.ts';
import { tablesNamed, tokensOf } from '../sheet/index.ts';
import { type FlightState, spentOf, squareOf } from '../state.ts';
import type { Lead, LessonWords } from '../words/index.ts';
import { refuser } from './refuse.ts';

/** The learner is the first pilot. */
const LEARNER = 0;

/** A whole flight, from the start to the last column, by way of the highest row it reached. */
export const CROSSING =
  '6: 20 <>; 1: 15; 5: 14; 3: 13 =4 +4; 4: 16 level; 6: 17; 1: 12; 5: 11; 3: 10; 6: 9; 6: 8; 2: 18; 5: 19 +2; 6: 21; 2: 22; 2: 7; 5: 23; 6: 24; 5: 25; 4: 26; 6: 27; 6: 6; 5: 28 +1; 6: 2 <>';
/** Where it ended, and its highest row. */
export const LANDED = { row: 7, peak: 10 } as const;

const SYMBOLS = ['heart', 'square', 'star', 'hourglass'].map(countPlace);

export const lessons = (say: LessonWords): Lessons<FlightState, Move> => ({
  lessons: [firstFlight(say)],
  position,
});

/** The square that is right, what must be spent on it, and what is answered to anything else. */
interface Wanted {
  readonly square: number;
  readonly spent: readonly (readonly string[])[];
  readonly right: string;
  /** Another square, or other tokens. */
  readonly other: (lead: Lead, spent: readonly string[]) => string;
}

function task(
  say: LessonWords,
  { square, spent: wanted, right, other }: Wanted,
): LessonTask<FlightState, Move> {
  return {
    judge(view, move) {
      const spent = tokensOf(tablesNamed(view.sheet), spentOf(move as number));
      const inPlace = squareOf(move as number) === square;
      if (inPlace && wanted.some((tokens) => tokens.join() === spent.join()))
        return { right: true, say: right };
      // The square is right: what is too much is what was spent.
      const spare = inPlace && wanted.some((tokens) => tokens.every((token) => spent.includes(token)));
      if (spare)
        return { right: false, say: say.spare(spent.filter((token) => !wanted[0]!.includes(token))) };
      return { right: false, say: other(leadOf(view, LEARNER, move as number), spent) };
    },
    refuse: refuser(say, LEARNER),
  };
}

function firstFlight(say: LessonWords): Lesson<FlightState, Move> {
  return {
    id: 'first-flight',
    title: say.title,
    about: say.about,
    seat: LEARNER,
    steps: [...beginning(say), ...middle(say), ...end(say)],
    practice: { seats: 3, options: {} },
  };
}

type Steps = readonly LessonStep<FlightState, Move>[];

function beginning(say: LessonWords): Steps {
  return [
    {
      ...told(say.idea),
      position: '6: 14 / 15 / 14; 5: 15 / 14 / 13; 4',
      point: [planePlace(0), planePlace(1), planePlace(2)],
    },
    { ...told(say.wind), position: '6: 14; 5: 15; 4', point: [MODIFIER, DIE, WIND] },
    {
      ...told(say.write),
      position: '6',
      point: [WIND, squarePlace(14), FLY],
      task: task(say, { square: 14, spent: [[]], right: say.write.right, other: say.write.other }),
    },
    { ...told(say.slope), position: '6: 14', point: [slopePlace(2), skyPlace(1, 5)] },
  ];
}

function middle(say: LessonWords): Steps {
  return [
    {
      ...told(say.heart),
      position: '6: 14; 4',
      point: [skyPlace(2, 4), squarePlace(15), squarePlace(13), FLY],
      task: task(say, { square: 15, spent: [[]], right: say.heart.right, other: say.heart.other }),
    },
    { ...told(say.symbols), position: '6: 14; 4: 15', point: SYMBOLS },
    {
      ...told(say.tail),
      position: '6: 14; 4: 15; 4',
      point: [tokenPlace('+1'), squarePlace(13), skyPlace(3, 5), FLY],
      task: task(say, {
        square: 13,
        spent: [['+1'], ['+2']],
        right: say.tail.right,
        other: (lead, spent) => (spent.length === 0 ? say.tail.bare(lead) : say.tail.other(lead, spent)),
      }),
    },
    {
      ...told(say.goal),
      position: '6: 14; 4: 15; 4: 13 +1',
      point: [countPlace('heart')],
    },
    {
      ...told(say.anywhere),
      position: '5',
      point: [tokenPlace('<>'), squarePlace(20), FLY],
      task: task(say, {
        square: 20,
        spent: [['<>']],
        right: say.anywhere.right,
        other: (lead, spent) => (spent.includes('<>') ? say.anywhere.other(lead) : say.anywhere.bare(lead)),
      }),
    },
  ];
}

function end(say: LessonWords): Steps {
  const { row, peak } = LANDED;
  return [
    {
      ...told(say.crash),
      position: '1',
      point: [squarePlace(14), squarePlace(15), distancePlace(1), FLY],
      task: task(say, { square: 14, spent: [[]], right: say.crash.right, other: say.crash.other }),
    },
    {
      ...told(say.landing),
      position: CROSSING,
      point: [skyPlace(24, row), heightPlace(row), heightPlace(peak)],
    },
    { ...told(say.score), position: CROSSING, point: [heightPlace(peak), ...SYMBOLS] },
  ];
}

const told = ({ title, say }: { readonly title: string; readonly say: string }) => ({ title, say });
