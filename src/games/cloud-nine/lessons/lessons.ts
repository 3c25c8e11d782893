/** The lesson: ten positions, what is to be done in them, and what is said to every try. */
import {
  CHANCE,
  type Lesson,
  type Lessons,
  type LessonTask,
  type Move,
  type Place,
} from '../../../contract/index.ts';
import { ownChance } from '../chances.ts';
import { CARDS, type CardName, COLORS } from '../data.ts';
import { needOf } from '../pay.ts';
import { readPosition } from '../position.ts';
import { type CloudState, FAIL, isPayment, LEAVE, PAY, pointsAt, STAY } from '../state.ts';
import type { LessonWords } from '../words/index.ts';

/** Each one is a moment of a game of three; the learner has seat 0. */
export const positions = {
  idea: 'hands GGPRY* PPRRGY GYYRPG; pilot 1; turn 1 roll',
  jump: 'hands GGPRY* PPRRGY GP; cloud 4; pilot 2; roll RRYR; points 6 3 7; trips 3; turn 0 decide',
  odds: 'hands GGPRY* PPRRGY GYYRP; cloud 2; pilot 1; roll RG; points 6 3 7; trips 3; turn 0 decide',
  pay: 'hands GGPRY* PPRRGY GYYRP; cloud 2; pilot 0; roll RG; points 6 3 7; trips 4; turn 0 pay',
  umbrella: 'hands GGR* PPRRGY GYYRP; cloud 2; pilot 0; roll RR; points 6 5 9; trips 5; turn 0 pay',
  fall: 'hands GGPP PPRRGY GYYRP; cloud 2; pilot 0; roll RY; points 9 7 9; trips 6; turn 0 pay',
  last: 'hands GGPP PPRRGY GYYRP; cloud 2; pilot 0; jumped 0 1 2; roll RY; points 9 8 11; trips 7; turn 0 pay',
  alone: 'hands GG PPRRGY GYYRP; cloud 4; pilot 0; jumped 0 2 3; points 9 10 14; trips 8; turn 0 alone',
  end: 'hands GGP PPRRGY GYYRPPR; history 14 20 16, 14 12 15, 20 16 20, 3 1 0; cloud 3; jumped 3 1 0; roll GGY; pilot 2; turn 2 over',
} as const;

type Role = 'passenger' | 'pilot' | 'last' | 'alone';
type Judge = LessonTask<CloudState>['judge'];

export const lessons = (say: LessonWords): Lessons<CloudState> => ({
  lessons: [course(say)],
  position: readPosition,
});

function course(say: LessonWords): Lesson<CloudState> {
  const task = (role: Role, judge: Judge): LessonTask<CloudState> => ({
    judge,
    refuse: (view, place) => refuse(say, view, place, role),
  });
  /** One right move, and one thing to say of all others. */
  const only =
    (right: Move, words: { readonly right: string; readonly wrong: string }): Judge =>
    (_view, move) =>
      move === right ? { right: true, say: words.right } : { right: false, say: words.wrong };
  return {
    id: 'first',
    title: say.title,
    about: say.about,
    seat: 0,
    practice: { seats: 3, options: { track: 'manual', diceCap: 0, target: 20 } },
    steps: [
      {
        ...told(say.idea),
        position: positions.idea,
        point: ['balloon', 'cloud-1', 'cloud-2'],
        then: [
          { by: CHANCE, move: 'roll -' },
          { by: 2, move: 'stay' },
        ],
      },
      {
        ...told(say.stay),
        point: ['die-0', 'choice-stay'],
        task: task('passenger', only(STAY, say.stay)),
        then: [{ by: 1, move: 'pay' }],
      },
      {
        ...told(say.jump),
        position: positions.jump,
        point: ['seat-2', 'dice', 'choice-jump'],
        task: task('passenger', only(LEAVE, say.jump)),
        then: [
          { by: 1, move: 'stay' },
          { by: 2, move: 'fail' },
        ],
      },
      { ...told(say.odds), position: positions.odds, point: ['odds', 'seat-1'] },
      {
        ...told(say.pay),
        position: positions.pay,
        point: ['dice', 'choice-pay'],
        task: task('pilot', only(PAY, say.pay)),
      },
      {
        ...told(say.umbrella),
        position: positions.umbrella,
        point: ['hand-umbrella', 'choice-pay-R'],
        task: task('pilot', (_view, move) =>
          isPayment(move as number)
            ? { right: true, say: say.umbrella.right }
            : { right: false, say: say.umbrella.wrong },
        ),
      },
      {
        ...told(say.fall),
        position: positions.fall,
        point: ['dice', 'balloon'],
        then: [{ by: 0, move: 'fail' }],
      },
      {
        ...told(say.last),
        position: positions.last,
        point: ['dice', 'choice-jump'],
        task: task('last', (_view, move) =>
          move === FAIL ? { right: false, say: say.last.wrong } : { right: true, say: say.last.right },
        ),
      },
      {
        ...told(say.alone),
        position: positions.alone,
        point: ['dice', 'choice-jump'],
        task: task('alone', (view, move) =>
          move === LEAVE
            ? { right: true, say: say.alone.right }
            : {
                right: false,
                say: say.alone.wrong(ownChance(view, 0, view.level)!, pointsAt(view, view.level + 1)),
              },
        ),
      },
      { ...told(say.end), position: positions.end, point: ['deck', 'standings'] },
    ],
  };
}

const told = ({ title, say }: { readonly title: string; readonly say: string }) => ({ title, say });

/** Why a place can do nothing here. */
function refuse({ refuse: say }: LessonWords, view: CloudState, place: Place, role: Role): string {
  const [kind = '', which = ''] = place.split('-');
  switch (kind) {
    case 'hand': {
      const color = CARDS.indexOf(which as CardName);
      const idle = color >= 0 && color < COLORS && needOf(view.dice)[color] === 0;
      return role === 'pilot' && idle ? say.notRolled(which) : say.hand[role];
    }
    case 'dice':
    case 'die':
      return role === 'alone' ? say.noDice : say.dice;
    case 'cloud':
    case 'next':
    case 'jump':
      return say.cloud(view.level);
    case 'balloon':
    case 'rider':
      return say.balloon;
    case 'seat':
    case 'jumper':
    case 'pilot':
      return say.player;
    case 'deck':
      return say.deck;
    default:
      return say.other;
  }
}
