/** The board of Cloud 9 and its scoring, as the web client shows them. */
import type { BoardModule, Move } from '../../contract/index.ts';
import { withWords } from '../../toolkit/ui/index.ts';
import { lazily } from '../../toolkit/ui/later.tsx';
import { Field } from './board/field.tsx';
import { placesOf, traceOf } from './board/places.ts';
import { Say } from './board/say.ts';
import { Still } from './board/still.tsx';
import type { CloudEvent, CloudState } from './state.ts';
import type { TableWords } from './words/index.ts';

const Scoring = lazily(async () => (await import('./board/scoring.tsx')).Scoring);

export const board = (say: TableWords): BoardModule<CloudState, Move, CloudEvent> => ({
  Board: withWords(Say, say, (props) => (props.still ? <Still {...props} /> : <Field {...props} />)),
  Scoring: withWords(Say, say, Scoring),
  fetchScoring: Scoring.fetch,
  places: (view, _seat, move) => placesOf(view, move),
  trace: traceOf,
});
