/** The board of Take Flight! and its scoring, as the web client shows them. */
import type { BoardModule, Move } from '../../contract/index.ts';
import { Field } from './board/field.tsx';
import { Scoring } from './board/scoring.tsx';
import { Still } from './board/still.tsx';
import type { FlightEvent, FlightState } from './state.ts';

export const board: BoardModule<FlightState, Move, FlightEvent> = {
  Board: (props) => (props.still ? <Still view={props.view} viewer={props.viewer} /> : <Field {...props} />),
  Scoring,
};
