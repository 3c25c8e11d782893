/** The board of Aloft and its scoring, as the web client shows them. */
import type { BoardModule, BoardProps } from '../../contract/index.ts';
import { withWords } from '../../toolkit/ui/index.ts';
import { Field } from './board/field.tsx';
import { placesOf, traceOf } from './board/places.ts';
import { Say } from './board/say.ts';
import { Scoring } from './board/scoring.tsx';
import { Still } from './board/still.tsx';
import type { AloftEvent, AloftState } from './state.ts';
import type { TableWords } from './words/index.ts';
import { wordsOf } from './words.ts';

export const boardOf = (say: TableWords): BoardModule<AloftState, number, AloftEvent> => {
  const { describe } = wordsOf(say);
  const Board = (props: BoardProps<AloftState, number, AloftEvent>) =>
    props.still ? (
      <Still view={props.view} viewer={props.viewer} label={describe(props.view, props.viewer).join(' ')} />
    ) : (
      <Field {...props} />
    );
  return {
    Board: withWords(Say, say, Board),
    Scoring: withWords(Say, say, Scoring),
    places: (view, _seat, move) => placesOf(view, move),
    trace: (_view, event) => traceOf(event),
  };
};
