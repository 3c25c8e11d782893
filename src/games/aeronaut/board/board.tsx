/** The board of Aeronaut Odyssey and its scoring, as the web client shows them. */
import type { BoardModule } from '../../../contract/index.ts';
import type { AeronautEvent, AeronautState } from '../rules/state.ts';
import { Field } from './field.tsx';
import { lazily } from './lazy.tsx';

const Scoring = lazily(async () => (await import('./scoring.tsx')).Scoring);
const Still = lazily(async () => (await import('./still.tsx')).Still);

export const board: BoardModule<AeronautState, string, AeronautEvent> = {
  Board: (props) => (props.still ? <Still {...props} /> : <Field {...props} />),
  Scoring: (props) => <Scoring {...props} />,
};
