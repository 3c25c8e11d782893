/** The board of Aeronaut Odyssey and its scoring, as the web client shows them. */
import type { BoardModule } from '../../../contract/index.ts';
import { withWords } from '../../../toolkit/ui/index.ts';
import { lazily } from '../../../toolkit/ui/later.tsx';
import type { AeronautEvent, AeronautState } from '../rules/state.ts';
import type { TableWords } from '../words/index.ts';
import { Field } from './field.tsx';
import { places, trace } from './places.ts';
import { Say } from './say.ts';

const Scoring = lazily(async () => (await import('./scoring.tsx')).Scoring);
const Still = lazily(async () => (await import('./still.tsx')).Still);

export const board = (say: TableWords): BoardModule<AeronautState, string, AeronautEvent> => ({
  Board: withWords(Say, say, (props) => (props.still ? <Still {...props} /> : <Field {...props} />)),
  Scoring: withWords(Say, say, Scoring),
  fetchScoring: Scoring.fetch,
  places,
  trace,
});
