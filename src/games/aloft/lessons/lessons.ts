/** The lesson: from the idea to the score in twelve steps on the real board. The learner has the first seat, and red. */
import { CHANCE, type Lessons } from '../../../contract/index.ts';
import { formation } from '../../../families/airfield/formation.ts';
import { basics, mostWorth, right, type Task, wrong } from '../../../families/airfield/lessons.ts';
import { BALLOONS, type Balloon, COLORS, PAINT } from '../data.ts';
import { readPosition } from '../position.ts';
import { moves, play } from '../rules.ts';
import { colorScore } from '../scoring.ts';
import { type AloftState, actionOf } from '../state.ts';
import { copy } from '../view.ts';
import { whyNot } from '../why.ts';
import type { LessonWords } from '../words/index.ts';

const players = 'players 3; colours R G P';
/** The lead truck is about to leave the road. */
const late = `${players}; trucks 9 10 11 12; safety 11; on 10 RW inflated; sky GW 1,1 GP 6,1 PY 3,2 RY 8,2 GR 5,3 X2 2,4; turn 0 truck`;
const RED = COLORS.indexOf('R');
const isRed = (balloon: Balloon): boolean => (PAINT[balloon]! & (1 << RED)) !== 0;

/** The balloon that a move advances; -1 for a truck's. */
function balloonOf(view: AloftState, move: number): Balloon {
  const action = actionOf(move);
  if ('balloon' in action) return action.balloon;
  return 'truck' in action ? view.load[action.truck]! : -1;
}

/** Red's points after a move. */
function redAfter(view: AloftState, move: number): number {
  const next = copy(view);
  play(next, view.turn, move);
  return colorScore(next, formation(next.at), RED);
}

export function lessonsOf(say: LessonWords): Lessons<AloftState, number> {
  const refuse = (view: AloftState, place: string): string => whyNot(say.why, view, place);

  /** One balloon is to be advanced in one way; everything else that is allowed is answered by what it does. */
  const only = (name: string, kind: string, answer: string): Task<AloftState> => ({
    judge(view, move) {
      const balloon = balloonOf(view, move);
      if (balloon === BALLOONS.indexOf(name) && actionOf(move).kind === kind) return right(answer);
      if (balloon < 0) return wrong(say.wrong.nothing);
      const letters = BALLOONS[balloon]!;
      if (!isRed(balloon)) return wrong(say.wrong.notRed(letters));
      return wrong(
        actionOf(move).kind === 'unpack' ? say.wrong.later(letters) : say.wrong.anotherStep(letters),
      );
    },
    refuse,
  });

  /** A truck is to move. */
  const truck = (kind: string, answer: string, other: string): Task<AloftState> => ({
    judge: (_view, move) => (actionOf(move).kind === kind ? right(answer) : wrong(other)),
    refuse,
  });

  const unpackRed: Task<AloftState> = {
    judge(view, move) {
      const balloon = balloonOf(view, move);
      const letters = BALLOONS[balloon]!;
      return isRed(balloon) ? right(say.right.unpack(letters)) : wrong(say.wrong.notRed(letters));
    },
    refuse,
  };

  const most = { judge: mostWorth(moves, redAfter, say.right.last, say.wrong.less), refuse };

  const { steps: text } = say;
  return basics(say, readPosition, [
    {
      ...text.idea,
      position: `${players}; trucks 3 4 5 6; safety 4; on 4 GW inflated, 5 RY; sky RW 1,1 PY 4,2 GR 2,3 GY 5,4; turn 0 truck`,
      point: ['own', 'altitude-4', 'column-12'],
    },
    {
      ...text.unpack,
      position: `${players}; turn 0 advance`,
      point: ['tray-GR', 'tray-PR', 'tray-RW', 'tray-RY'],
      task: unpackRed,
    },
    {
      ...text.inflate,
      position: `${players}; on 4 GR, 2 WY; turn 0 advance`,
      point: ['road-4'],
      task: only('GR', 'inflate', say.right.inflate),
    },
    {
      ...text.launch,
      position: `${players}; on 4 GR inflated, 2 WY inflated, 1 PY; turn 0 advance`,
      point: ['road-4', 'sky-4-1'],
      task: only('GR', 'launch', say.right.launch),
      then: [
        { by: 1, move: 'T' },
        { by: 1, move: 'I 1' },
        { by: 2, move: 'T' },
        { by: 2, move: 'L 2' },
      ],
    },
    {
      ...text.truck,
      point: ['road-2', 'road-3'],
      task: truck('launchTruck', say.right.truck, say.wrong.safety),
    },
    { ...text.raise, point: ['sky-4-1', 'sky-4-2'], task: only('GR', 'ascend', say.right.raise) },
    {
      ...text.neighbours,
      position: `${players}; trucks 4 5 6 7; safety 5; on 4 RY inflated, 6 PR inflated; sky GW 3,1 GP 4,2 WY 7,2; turn 0 advance`,
      point: ['road-4', 'road-6'],
      task: only('PR', 'launch', say.right.neighbours),
    },
    {
      ...text.safety,
      position: `${players}; trucks 1 3 4 5; safety 1; sky GR 2,2; turn 0 truck`,
      point: ['road-1', 'lane-1'],
      task: truck('safetyTruck', say.right.safety, say.wrong.nothing),
    },
    { ...text.numbers, position: late, point: ['sky-8-2', 'sky-5-3'] },
    {
      ...text.end,
      position: late,
      point: ['road-12', 'edge'],
      task: truck('launchTruck', say.right.end, say.wrong.notNow),
    },
    {
      ...text.last,
      point: ['road-10', 'sky-8-2', 'sky-5-3'],
      task: most,
      then: [{ by: CHANCE, move: 'reveal R G P' }],
    },
    { ...text.score, point: ['sky-10-1', 'sky-8-2', 'sky-5-3'] },
  ]);
}
