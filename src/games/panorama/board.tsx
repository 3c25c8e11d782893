/** The board of the panoramic edition and its scoring, as the web client shows them. */
import type { BoardModule } from '../../contract/index.ts';
import { Field } from './board/field.tsx';
import { Scoring } from './board/scoring.tsx';
import { Still } from './board/still.tsx';
import type { PanoramaEvent, PanoramaState } from './state.ts';
import { words } from './words.ts';

export const board: BoardModule<PanoramaState, number, PanoramaEvent> = {
  Board: (props) =>
    props.still ? (
      <Still
        view={props.view}
        viewer={props.viewer}
        label={words.describe(props.view, props.viewer).join(' ')}
      />
    ) : (
      <Field {...props} />
    ),
  Scoring,
};
