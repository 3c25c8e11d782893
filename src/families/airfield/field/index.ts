/** The airfield: what boards share whose balloons leave trucks and rise over a grid. */
export { boardFrom } from './board.tsx';
export type { Deed, Picked, Spot } from './deeds.ts';
export { Airfield, type AirfieldProps, StillAirfield, type StillAirfieldProps } from './field.tsx';
export { type GridCell, type GridRow, type SpotRow, spotsAbove } from './grid.tsx';
export {
  type BalloonPlace,
  Balloons,
  type FieldPiece,
  Pieces,
  type PiecesProps,
  TruckPiece,
  type TruckPieceProps,
} from './pieces.tsx';
export { skyRows } from './sky-rows.ts';
export type { OwnCard, TraySlot } from './tray.tsx';
export { type Drop, type FieldHandle, type FieldRules, useField } from './use-field.ts';
