/** The board of Aeronaut Odyssey and its scoring, as the web client shows them. */
import type { BoardModule } from '../../contract/index.ts';
import './board.css';
import { Field } from './board/field.tsx';
import { Scoring } from './board/scoring.tsx';
import { Still } from './board/still.tsx';
import type { AeronautEvent, AeronautState } from './state.ts';

export const board: BoardModule<AeronautState, string, AeronautEvent> = {
  Board: (props) => (props.still ? <Still {...props} /> : <Field {...props} />),
  Scoring,
};
