/** The figures of the rulebook, and where its prose comes from. */
import type { Rulebook } from '../../contract/index.ts';
import { illustrated, type Prose } from '../../toolkit/rulebook.ts';
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

export const figures = {
  pieces: { position: 'on 2 GR, 3 PW inflated; sky RY 1,1 X1 4,1 GW 1,4; turn 0 truck' },
  start: { position: 'players 4; colours R ? ? ?', viewer: 0 },
  roll: { position: 'trucks 3 4 6 7; safety 5; on 4 PW inflated; sky GR 2,3 WY 5,1; turn 0 truck' },
  launches: {
    position:
      'trucks 4 5 6 7; safety 5; on 4 GY inflated, 6 PR inflated; sky RW 3,1 GP 4,2 PW 7,2; turn 0 advance',
  },
  lastStep: {
    position:
      'trucks 9 10 11 13; safety 12; on 10 RY inflated, 13 GW inflated; sky PW 3,4 GR 8,2 WY 9,3; turn 0 advance',
  },
  scored: {
    position: 'trucks 9 10 11 13; safety 9; sky PY 2,1 GR 8,1 RW 5,2 X1 1,3 GP 9,4; colours R P; turn 0 over',
  },
  alone: {
    position:
      'row GR WY PW X1 GP RY GY PR RW PY GW X2; trucks 2 3 4 6; safety 4; on 3 X1 inflated; sky GR 2,1 WY 3,2 PW 4,4; turn 0 advance',
  },
  written: {
    position: 'trucks 1 3 4 5; safety 2; on 3 GR, 5 PR inflated; sky PW 5,1 GY 5,4; turn 0 advance',
  },
  convoy0: { position: convoy[0] },
  convoy1: { position: convoy[1] },
  convoy2: { position: convoy[2] },
  convoy3: { position: convoy[3] },
  convoy4: { position: convoy[4] },
  convoy5: { position: convoy[5] },
  finale: { position: finale },
} as const;

export type FigureName = keyof typeof figures;

export const rulebookOf = (prose: Prose<FigureName>): Rulebook<AloftState> => ({
  ...illustrated(prose, figures),
  position: readPosition,
});
