/** The board of Aeronaut Odyssey and its scoring, as the web client shows them. */
import type { BoardModule } from '../../contract/index.ts';
import './board.css';
import { Field } from './board/field.tsx';
import { lazily } from './board/lazy.tsx';
import type { AeronautEvent, AeronautState } from './state.ts';

const Scoring = lazily(async () => (await import('./board/scoring.tsx')).Scoring);
const Still = lazily(async () => (await import('./board/still.tsx')).Still);

export const board: BoardModule<AeronautState, string, AeronautEvent> = {
  Board: (props) => (props.still ? <Still {...props} /> : <Field {...props} />),
  Scoring: (props) => <Scoring {...props} />,
};
