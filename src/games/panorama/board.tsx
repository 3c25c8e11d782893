/** The board of the panoramic edition and its scoring, as the web client shows them. */
import type { BoardModule } from '../../contract/index.ts';
import { boardFrom } from '../../families/airfield/field/index.ts';
import { lazily } from '../../toolkit/ui/later.tsx';
import { Field } from './board/field.tsx';
import { placesOf, traceOf } from './board/places.ts';
import { Say } from './board/say.ts';
import { Still } from './board/still.tsx';
import type { PanoramaEvent, PanoramaState } from './state.ts';
import type { TableWords } from './words/index.ts';
import { wordsOf } from './words.ts';

const Scoring = lazily(async () => (await import('./board/scoring.tsx')).Scoring);

export const boardOf = (say: TableWords): BoardModule<PanoramaState, number, PanoramaEvent> =>
  boardFrom(Say, say, wordsOf(say), { Field, Still, Scoring, placesOf, traceOf });
