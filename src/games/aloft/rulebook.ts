/** The figures of the rulebook, and where its prose comes from. */
import type { Place, Rulebook } from '../../contract/index.ts';
import { roadside } from '../../families/airfield/places.ts';
import { type Figures, illustrated, type Prose } from '../../toolkit/rulebook.ts';
import { lanePlace } from './board/places.ts';
import { readPosition } from './position.ts';
import type { AloftState } from './state.ts';

/** The walk of the trucks in the first example, one position after each move. */
export const convoy = [
  'trucks 1 2 3 4; safety 1; sky GR 2,2; turn 0 truck',
  'trucks 1 2 3 5; safety 1; sky GR 2,2; turn 0 truck',
  'trucks 1 2 4 5; safety 1; sky GR 2,2; turn 0 truck',
  'trucks 1 3 4 5; safety 1; sky GR 2,2; turn 0 truck',
  'trucks 1 3 4 5; safety 2; sky GR 2,2; turn 0 truck',
  'trucks 2 3 4 5; safety 2; sky GR 2,2; turn 0 truck',
] as const;

/** The last example: the sky at the end of a game. */
export const finale =
  'trucks 9 10 11 13; safety 10; sky GR 1,3 PY 2,4 WY 3,2 X1 4,3 PW 5,1 GY 5,4 PR 6,3 X2 7,4 GW 7,2 RY 9,1 RW 9,4 GP 10,2; colours R G; turn 0 over';

const road = roadside(lanePlace);
const walk = (position: string, arrow?: readonly [from: Place, to: Place]) => ({
  position,
  crop: road(1, 6),
  ...(arrow && { arrows: [arrow] }),
});

export const figures = {
  pieces: {
    position: 'on 2 GR, 3 PW inflated; sky RY 1,1 X1 4,1 GW 1,4; turn 0 truck',
    crop: ['sky-1-2', 'sky-5-2', 'tray-GP', 'tray-PR'],
  },
  start: { position: 'players 4; colours R ? ? ?', viewer: 0 },
  roll: {
    position: 'trucks 3 4 6 7; safety 5; on 4 PW inflated; sky GR 2,3 WY 5,1; turn 0 truck',
    crop: road(2, 8),
    arrows: [
      ['road-4', 'road-5'],
      ['lane-5', 'lane-6'],
    ],
  },
  launches: {
    position:
      'trucks 4 5 6 7; safety 5; on 4 GY inflated, 6 PR inflated; sky RW 3,1 GP 4,2 PW 7,2; turn 0 advance',
    crop: road(2, 8, 2),
    arrows: [['road-6', 'sky-6-1']],
  },
  lastStep: {
    position:
      'trucks 9 10 11 13; safety 12; on 10 RY inflated, 13 GW inflated; sky PW 3,4 GR 8,2 WY 9,3; turn 0 advance',
    crop: ['sky-7-3', 'road-13', 'lane-8'],
    arrows: [['road-10', 'sky-10-1']],
  },
  scored: {
    position: 'trucks 9 10 11 13; safety 9; sky PY 2,1 GR 8,1 RW 5,2 X1 1,3 GP 9,4; colours R P; turn 0 over',
    crop: ['sky-1-4', 'sky-10-1', 'column-1'],
  },
  alone: {
    position:
      'row GR WY PW X1 GP RY GY PR RW PY GW X2; trucks 2 3 4 6; safety 4; on 3 X1 inflated; sky GR 2,1 WY 3,2 PW 4,4; turn 0 advance',
    crop: ['sky-1-4', 'sky-7-1', 'tray-PY'],
  },
  written: {
    position: 'trucks 1 3 4 5; safety 2; on 3 GR, 5 PR inflated; sky PW 5,1 GY 5,4; turn 0 advance',
    crop: ['sky-1-4', 'sky-6-4', 'lane-1', 'lane-6'],
  },
  convoy0: walk(convoy[0], ['road-4', 'road-5']),
  convoy1: walk(convoy[1], ['road-3', 'road-4']),
  convoy2: walk(convoy[2], ['road-2', 'road-3']),
  convoy3: walk(convoy[3], ['lane-1', 'lane-2']),
  convoy4: walk(convoy[4], ['road-1', 'road-2']),
  convoy5: walk(convoy[5]),
  finale: { position: finale },
} as const satisfies Figures<string>;

export type FigureName = keyof typeof figures;

export const rulebookOf = (prose: Prose<FigureName>): Rulebook<AloftState> => ({
  ...illustrated(prose, figures),
  position: readPosition,
});
