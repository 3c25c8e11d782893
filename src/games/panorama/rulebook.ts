/** The figures of the rulebook, and where its prose comes from. */
import type { Place, Rulebook } from '../../contract/index.ts';
import { roadPlace, roadside } from '../../families/airfield/places.ts';
import { type Figures, illustrated, type Prose } from '../../toolkit/rulebook.ts';
import { readPosition } from './position.ts';
import type { PanoramaState } from './state.ts';

/** The drive of the convoy in the first example, one position after each move. */
export const convoy = [
  'trucks 1 2 3 4 5',
  'trucks 1 2 3 4 6',
  'trucks 1 3 4 5 6',
  'trucks 2 3 4 5 6',
] as const;

/** The last example: the sky of Aloft's own example, at the end of a game for four. */
export const finale =
  'players 4; trucks 9 10 11 12 13; sky GR 1,3 PY 2,4 WY 3,2 X1 4,3 PW 5,1 GY 5,4 PR 6,3 X2 7,4 GW 7,2 RY 9,1 RW 9,4 GP 10,2; tokens GGGWWss RPPsss PWWYYs* RRRGPYY*ss; colours R G B P; turn 0 over';

const road = roadside(roadPlace);
const walk = (position: string, ...arrows: readonly (readonly [from: Place, to: Place])[]) => ({
  position,
  crop: road(1, 7),
  arrows,
});

export const figures = {
  pieces: {
    position: 'trucks 1 2 3 5 6; on 2 GR, 6 BW; sky RY 1,1 X1 4,2; tokens RYs *; turn 0 play',
    crop: ['sky-1-2', 'sky-7-2', 'tray-BG', 'tokens-0-safety'],
  },
  start: { position: 'colours RW ? ?', viewer: 0 },
  gap: {
    position: 'trucks 3 4 6 7 8; on 3 PW; sky GR 2,3 BY 5,1; tokens GRs BYss; turn 0 play',
    crop: road(2, 9),
    arrows: [
      ['road-3', 'road-5'],
      ['road-4', 'road-5'],
    ],
  },
  launches: {
    position: 'trucks 3 4 5 6 7; on 4 GY, 6 PR; sky RW 3,1 GP 4,2 BW 7,2; tokens RWs GPBWs; turn 0 play',
    crop: road(2, 8, 2),
    arrows: [['bed-6', 'sky-6-1']],
  },
  lastGap: {
    position:
      'trucks 8 10 11 12 13; on 10 BR, 13 GW; sky PW 3,4 GR 8,2 WY 9,3; tokens PWGss RWYssssss; turn 0 play',
    crop: ['sky-7-2', 'road-13'],
    arrows: [['road-8', 'road-9']],
  },
  scored: {
    position:
      'trucks 9 10 11 12 13; sky BY 2,1 GR 8,1 RW 5,2 X1 1,3 GP 9,4; tokens GGRssss BPRWY*ssss; colours RW GP; turn 0 over',
  },
  written: {
    position: 'trucks 2 3 4 6 7; on 3 GR, 7 BW; sky PW 5,1 X1 2,3; tokens PWs *s; turn 0 play',
    crop: ['sky-1-3', 'sky-8-3', 'road-1', 'road-8'],
  },
  convoy0: walk(convoy[0], ['road-5', 'road-6']),
  convoy1: walk(convoy[1], ['road-2', 'road-5']),
  convoy2: walk(convoy[2], ['road-1', 'road-2']),
  convoy3: walk(convoy[3], ['road-6', 'road-7']),
  finale: { position: finale },
} as const satisfies Figures<string>;

export type FigureName = keyof typeof figures;

export const rulebookOf = (prose: Prose<FigureName>): Rulebook<PanoramaState> => ({
  ...illustrated(prose, figures),
  position: readPosition,
});
