/** The lessons: the game, and one for each expansion. Positions, what lights up and which moves are right; the words are a language's. */
import type { Lesson, LessonStep, Lessons, LessonTask, Options } from '../../../contract/index.ts';
import { readPosition } from '../rules/position.ts';
import type { AeronautState } from '../rules/state.ts';
import type { LessonWords } from '../words/index.ts';
import { refusal } from './refuse.ts';

type Step = LessonStep<AeronautState, string>;

/** What a language says of a step with something to do. Wrong moves are told apart by how they begin. */
export interface TaskWords {
  readonly title: string;
  readonly say: string;
  readonly right: string;
  /** By the beginning of the move, the longest first; `else` for all others. */
  readonly wrong: Readonly<Record<string, string>>;
}
export interface LookWords {
  readonly title: string;
  readonly say: string;
}

type Scene = Pick<Step, 'position' | 'point' | 'then'>;

const look = ({ title, say }: LookWords, scene: Scene): Step => ({ title, say, ...scene });

const task =
  (words: LessonWords) =>
  ({ title, say, right, wrong }: TaskWords, isRight: RegExp, scene: Scene): Step => {
    const judge: LessonTask<AeronautState, string>['judge'] = (_view, move) => {
      if (isRight.test(move)) return { right: true, say: right };
      const key = Object.keys(wrong)
        .filter((start) => move.startsWith(start))
        .sort((a, b) => b.length - a.length)[0];
      return { right: false, say: wrong[key ?? 'else'] ?? wrong.else! };
    };
    return { title, say, task: { judge, refuse: (view, place) => refusal(words, view, place) }, ...scene };
  };

/** A short game on a tiny map. */
const practice = (options: Options = {}) => ({ seats: 2, options: { size: 'tiny', ...options } });

type Chapter = 'basics' | 'trajectories' | 'bonuses' | 'multiroutes' | 'wildWinds' | 'thieves';

const lesson =
  <C extends Chapter>(
    id: string,
    chapter: C,
    options: Options,
    stepsOf: (say: LessonWords[C], to: ReturnType<typeof task>) => readonly Step[],
  ) =>
  (words: LessonWords): Lesson<AeronautState, string> => {
    const say = words[chapter];
    const { title, about } = say;
    return { id, title, about, seat: 0, steps: stepsOf(say, task(words)), practice: practice(options) };
  };

const basics = lesson('basics', 'basics', {}, (say, to) => [
  look(say.idea, {
    position: 'map bay; players 2; at 3 6; own r4:0 r9:1; turn 0',
    point: ['route-r4', 'route-r8'],
  }),
  to(say.start, /^start 3$/, {
    position: 'map bay; players 2',
    point: ['city-3'],
    then: [{ by: 1, move: 'start 6' }],
  }),
  to(say.fly, /^M r2 yellow$/, {
    position: 'map bay; players 2; at 3 6; turn 0',
    point: ['city-1'],
    then: [{ by: 1, move: 'M r9 green' }],
  }),
  look(say.slots, { point: ['slots-1', 'slots-5'] }),
  to(say.over, /^M r4 r8 /, {
    position: 'map bay; players 3; at 3 1 2; slots 4:0; turn 0',
    point: ['city-4', 'city-6'],
  }),
  look(say.cells, {
    position: 'map bay; players 3; at 4 6 1; slots 4:1; area0 -red -red blue blue blue; own r4:0; turn 0',
    point: ['cell-0-1', 'cell-0-6'],
  }),
  to(say.claim, /^C r8$/, {
    position: 'map bay; players 3; at 4 6 1; slots 4:1; area0 -red -red blue blue blue; own r4:0; turn 0',
    point: ['route-r8'],
  }),
  look(say.guests, { point: ['traveller-0', 'traveller-1'] }),
  to(say.reward, /^\+blue$/, {
    position: 'map bay; players 2; at 5 3; own r4:0; area0 blue blue; turn 1; play M r4 red',
    point: ['balloon-blue'],
  }),
  to(say.double, /^C /, {
    position: 'map bay; players 2; at 5 1; own r6:1; area0 yellow yellow pink pink; turn 0',
    point: ['route-r7', 'route-r5', 'route-r2'],
  }),
  to(say.end, /^C r9$/, {
    position:
      'map bay; players 2; at 3 1; cells 6; own r8:0 r4:1; area0 -blue -blue -blue green green green; turn 0',
    point: ['route-r9'],
  }),
]);

const PAIRS = 'map bayPairs; players 3; at 3 5 6; own r2:0; area0 red red; turn 0';
const trajectories = lesson('trajectories', 'trajectories', { trajectories: true }, (say, to) => [
  look(say.pairs, { position: PAIRS, point: ['trajectory-t1', 'city-1', 'city-4'] }),
  to(say.connect, /^C r4$/, { position: PAIRS, point: ['route-r4'] }),
  look(say.taken, { point: ['trajectory-t1', 'city-1', 'city-4'] }),
  to(say.balloons, /^\+blue$/, {
    position: 'map bayPairs; players 3; at 1 5 6; own r3:0; area0 blue blue pink pink; turn 0; play C r5',
    point: ['balloon-blue'],
  }),
  look(say.late, {
    position: 'map bayPairs; players 3; at 1 5 6; own r2:0 r1:1; taken t1:1; area0 red red; turn 0',
    point: ['trajectory-t1', 'trajectory-t3', 'city-6'],
  }),
]);

const GIFTS = 'map bayGifts; players 3; at 1 6 2; area0 red red; turn 0';
const bonuses = lesson('bonuses', 'bonuses', { bonuses: true }, (say, to) => [
  look(say.signs, { position: GIFTS, point: ['space-r4-2', 'space-r5-1', 'space-r8-1'] }),
  to(say.gift, /^C r4$/, { position: GIFTS, point: ['route-r4'] }),
  to(say.ability, /^use teleport 6$/, {
    position: 'map bayGifts; players 3; at 1 5 2; own r5:0; can 0:teleport; area0 green; turn 0',
    point: ['use-teleport', 'city-6'],
  }),
  look(say.besides, { point: ['traveller-0', 'route-r8'] }),
  to(say.toll, /^toll red$/, {
    position:
      'map bayGifts; players 2; at 5 3; own r2:0; tolls r2:0; area0 red; area1 red; turn 1; play M r2 yellow, +blue',
    point: ['balloon-red'],
  }),
]);

const MIXED = 'map bayMixed; players 3; at 4 6 1; area0 blue yellow; turn 0';
const multiroutes = lesson('multiroutes', 'multiroutes', { multiroutes: true }, (say, to) => [
  look(say.spaces, { position: MIXED, point: ['space-r8-1', 'space-r8-2', 'space-r8-3'] }),
  to(say.one, /^C r8 /, { position: MIXED, point: ['space-r8-1', 'space-r8-2'] }),
  look(say.back, { point: ['traveller-0', 'traveller-1'] }),
  to(say.last, /^C r8 red$/, {
    position: 'map bayMixed; players 3; at 3 5 2; own r8.blue:1 r8.yellow:0; area0 red green green; turn 0',
    point: ['space-r8-3'],
  }),
  to(say.over, /^M r8 red$/, {
    position: 'map bayMixed; players 3; at 4 5 2; own r8.blue:1 r8.yellow:2 r8.red:0; area0 red; turn 0',
    point: ['city-6'],
  }),
]);

const WILD = 'map bayWild; players 3; at 1 6 2; area0 green green green blue; turn 0';
const wildWinds = lesson('wild-winds', 'wildWinds', { wildWinds: true }, (say, to) => [
  look(say.gray, { position: WILD, point: ['route-r5', 'route-r8'] }),
  to(say.claim, /^C r8 green$/, { position: WILD, point: ['route-r8'] }),
  to(say.fly, /^M r5$/, {
    position: 'map bayWild; players 3; at 3 6 2; area0 red blue blue; turn 0',
    point: ['city-5'],
  }),
  to(say.choose, /^\+red$/, { point: ['balloon-red'] }),
  look(say.path, { point: ['route-r5'] }),
]);

const MET =
  'map bayPairs; players 3; with thieves; at 3 3 6; secret 1-6:6 ? ?; area0 red; area1 red -blue pink; turn 0';
const thieves = lesson('thieves', 'thieves', { thieves: true, trajectories: true }, (say, to) => [
  look(say.secret, { position: MET, point: ['secret', 'city-1', 'city-6'] }),
  to(say.steal, /^steal 1 1$/, { position: MET, point: ['use-steal', 'cell-1-1'] }),
  to(say.second, /^C r7$/, {
    position:
      'map bayPairs; players 3; with thieves; at 1 2 6; secret 1-6:6 ? ?; own r6:1; area0 yellow yellow pink; turn 0',
    point: ['route-r7'],
  }),
  look(say.handed, { point: ['area-0', 'area-1'] }),
  to(say.rumour, /^rumour t1 \+2$/, {
    position:
      'map bayPairs; players 3; with thieves; at 1 2 6; secret 1-6:6 ? ?; own r2:0; area0 red; turn 0',
    point: ['use-rumour', 'trajectory-t1'],
  }),
]);

export const lessons = (words: LessonWords): Lessons<AeronautState, string> => ({
  lessons: [basics, trajectories, bonuses, multiroutes, wildWinds, thieves].map((lesson) => lesson(words)),
  position: (text) => readPosition(text),
});
