/** The board of Take Flight! and its scoring, as the web client shows them. */
import type { BoardModule, Move } from '../../contract/index.ts';
import { withWords } from '../../toolkit/ui/index.ts';
import { lazily } from '../../toolkit/ui/later.tsx';
import { Field } from './board/field.tsx';
import { places, trace } from './board/marks.ts';
import { Say } from './board/say.ts';
import { Still } from './board/still.tsx';
import type { FlightEvent, FlightState } from './state.ts';
import type { TableWords } from './words/index.ts';

const Scoring = lazily(async () => (await import('./board/scoring.tsx')).Scoring);

export const board = (say: TableWords): BoardModule<FlightState, Move, FlightEvent> => ({
  Board: withWords(Say, say, (props) =>
    props.still ? <Still view={props.view} viewer={props.viewer} who={props.who} /> : <Field {...props} />,
  ),
  Scoring: withWords(Say, say, Scoring),
  fetchScoring: Scoring.fetch,
  places,
  trace,
});
