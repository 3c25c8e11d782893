/** The airfield: what boards share whose balloons leave trucks and rise over a grid. */
export type { Deed, Picked, Spot } from './deeds.ts';
export { Airfield, type AirfieldProps, StillAirfield, type StillAirfieldProps } from './field.tsx';
export { type GridCell, type GridRow, type SpotRow, spotsAbove } from './grid.tsx';
export {
  BalloonPiece,
  type BalloonPieceProps,
  type BalloonPlace,
  isLit,
  Pieces,
  type PiecesProps,
  TruckPiece,
  type TruckPieceProps,
  tokenOf,
} from './pieces.tsx';
export { bestFirst, ScoreTable, ScoringPage } from './score-table.tsx';
export { skyRows } from './sky-rows.ts';
export type { OwnCard, TraySlot } from './tray.tsx';
export { type Drop, type FieldHandle, type FieldRules, useField } from './use-field.ts';
