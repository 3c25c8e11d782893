/** The lesson: from the idea to the score in ten steps on the real board. The learner has the first seat, red and white. */
import { CHANCE, type Lessons } from '../../../contract/index.ts';
import {
  basics,
  mostWorth,
  right,
  type Task,
  type Verdict,
  wrong,
} from '../../../families/airfield/lessons.ts';
import { BALLOONS, type Balloon, COLORS, PAINT } from '../data.ts';
import { readPosition } from '../position.ts';
import { moves, play } from '../rules.ts';
import { achievements } from '../scoring.ts';
import { actionOf, type PanoramaState } from '../state.ts';
import { copy } from '../view.ts';
import { whyNot } from '../why.ts';
import type { LessonWords } from '../words/index.ts';

const players = 'players 2; colours RW GP';
/** Where the truck stands that ends the game by driving. */
const LAST_GAP = 8;
const OWN = (1 << COLORS.indexOf('R')) | (1 << COLORS.indexOf('W'));
const isOwn = (balloon: Balloon): boolean => (PAINT[balloon]! & OWN) !== 0;

/** The balloon that a move advances; -1 for a truck's. */
function balloonOf(view: PanoramaState, move: number): Balloon {
  const action = actionOf(move);
  if ('balloon' in action) return action.balloon;
  return action.kind === 'launch' ? view.load[action.space]! : -1;
}

/** What the learner's sets are worth after a move. */
function setsAfter(view: PanoramaState, move: number): number {
  const next = copy(view);
  play(next, view.turn, move);
  return achievements(next, 0, OWN).points;
}

export function lessonsOf(say: LessonWords): Lessons<PanoramaState, number> {
  const refuse = (view: PanoramaState, place: string): string => whyNot(say.why, view, place);

  /** Everything that is allowed and was not asked for is answered by what it does. */
  const instead = (view: PanoramaState, move: number): Verdict => {
    const balloon = balloonOf(view, move);
    if (balloon < 0) return wrong(say.wrong.drive);
    const letters = BALLOONS[balloon]!;
    if (!isOwn(balloon)) return wrong(say.wrong.notOwn(letters));
    return wrong(
      actionOf(move).kind === 'inflate' ? say.wrong.inflate(letters) : say.wrong.otherStep(letters),
    );
  };

  /** One balloon is to be advanced in one way. */
  const only = (name: string, kind: string, answer: string): Task<PanoramaState> => ({
    judge: (view, move) =>
      balloonOf(view, move) === BALLOONS.indexOf(name) && actionOf(move).kind === kind
        ? right(answer)
        : instead(view, move),
    refuse,
  });

  /** The truck on a space is to drive. */
  const drive = (space: number, answer: string, other?: string): Task<PanoramaState> => ({
    judge(view, move) {
      const action = actionOf(move);
      if (action.kind === 'truck' && action.space === space) return right(answer);
      return other !== undefined && (action.kind === 'truck' || space === LAST_GAP)
        ? wrong(other)
        : instead(view, move);
    },
    refuse,
  });

  const inflateOwn: Task<PanoramaState> = {
    judge(view, move) {
      const balloon = balloonOf(view, move);
      return balloon >= 0 && isOwn(balloon)
        ? right(say.right.inflate(BALLOONS[balloon]!))
        : instead(view, move);
    },
    refuse,
  };

  const mostSets = { judge: mostWorth(moves, setsAfter, say.right.sets, say.wrong.less), refuse };

  const { steps: text } = say;
  return basics(say, readPosition, [
    {
      ...text.idea,
      position: `${players}; trucks 3 4 6 7 8; on 3 PW; sky GR 2,3 BY 5,1; tokens GRs BYss; turn 0 play`,
      point: ['own', 'altitude-4', 'tokens-0-G'],
    },
    {
      ...text.inflate,
      position: `${players}; turn 0 play`,
      point: ['BR', 'BW', 'GR', 'GW', 'PR', 'PW', 'RW', 'RY', 'WY'].map((letters) => `tray-${letters}`),
      task: inflateOwn,
    },
    {
      ...text.launch,
      position: `${players}; on 3 RY, 5 GP; turn 0 play`,
      point: ['bed-3', 'sky-3-1'],
      task: only('RY', 'launch', say.right.launch),
      then: [{ by: 1, move: 'T 5' }],
    },
    {
      ...text.gap,
      point: ['road-1', 'road-5'],
      task: drive(1, say.right.gap, say.wrong.otherTruck),
      then: [{ by: 1, move: 'I BG 2' }],
    },
    { ...text.safety, point: ['road-6', 'road-7'], task: drive(6, say.right.safety) },
    {
      ...text.raise,
      position: `${players}; trucks 3 4 5 6 8; on 8 GP; sky RY 3,1 BG 1,1; tokens RYs BGss; turn 0 play`,
      point: ['sky-3-1', 'sky-3-2'],
      task: only('RY', 'ascend', say.right.raise),
    },
    {
      ...text.neighbours,
      position: `${players}; trucks 3 4 5 6 7; on 4 RY, 6 PR; sky BW 3,1 GP 4,2 WY 7,2; tokens BWs GPWYs; turn 0 play`,
      point: ['bed-4', 'bed-6'],
      task: only('PR', 'launch', say.right.neighbours),
    },
    {
      ...text.sets,
      position: `${players}; trucks 3 4 5 6 7; on 3 RW, 5 GY, 7 PY; sky GP 1,2 BG 2,4; tokens BGGPs s; turn 0 play`,
      point: ['tokens-0-G', 'bed-3', 'bed-5', 'bed-7'],
      task: mostSets,
    },
    {
      ...text.end,
      position: `${players}; trucks ${LAST_GAP} 10 11 12 13; on 10 BG; sky RW 3,4 GR 8,2 WY 9,3 BP 5,1; tokens BGPYssss RRWWssss; turn 0 play`,
      point: [`road-${LAST_GAP}`, 'road-9'],
      task: drive(LAST_GAP, say.right.end, say.wrong.goesOn),
      then: [{ by: CHANCE, move: 'reveal RW GP' }],
    },
    { ...text.score, point: ['tokens-0-safety', 'sky-8-2', 'sky-9-3', 'sky-3-4'] },
  ]);
}
