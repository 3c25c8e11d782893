/** The board of Cloud 9 and its scoring, as the web client shows them. */
import type { BoardModule, Move } from '../../contract/index.ts';
import { Field } from './board/field.tsx';
import { Scoring } from './board/scoring.tsx';
import { Still } from './board/still.tsx';
import type { CloudEvent, CloudState } from './state.ts';

export const board: BoardModule<CloudState, Move, CloudEvent> = {
  Board: (props) => (props.still ? <Still {...props} /> : <Field {...props} />),
  Scoring,
};
