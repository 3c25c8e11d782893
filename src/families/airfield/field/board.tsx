import type { ComponentType } from 'preact';
import type {
  BoardModule,
  BoardProps,
  GameEvent,
  Place,
  ScoringProps,
  Seat,
  Trace,
  WhoOf,
  Words,
} from '../../../contract/index.ts';
import { type Sayer, withWords } from '../../../toolkit/ui/index.ts';
import type { Later } from '../../../toolkit/ui/later.tsx';

interface BoardParts<S, E extends GameEvent> {
  readonly Field: ComponentType<BoardProps<S, number, E>>;
  readonly Still: ComponentType<{ view: S; viewer: Seat; who: WhoOf; label: string }>;
  readonly Scoring: Later<ScoringProps<S>>;
  readonly placesOf: (view: S, move: number) => readonly Place[];
  readonly traceOf: (event: E) => Trace | undefined;
}

/** The board of a game with an airfield: to play on, to look at, and its scoring. */
export function boardFrom<W, S, E extends GameEvent>(
  Say: Sayer<W>,
  say: W,
  { describe }: Words<S, number, E>,
  { Field, Still, Scoring, placesOf, traceOf }: BoardParts<S, E>,
): BoardModule<S, number, E> {
  const Board = (props: BoardProps<S, number, E>) => {
    if (!props.still) return <Field {...props} />;
    const { view, viewer, who } = props;
    return <Still view={view} viewer={viewer} who={who} label={describe(view, viewer, who).join(' ')} />;
  };
  return {
    Board: withWords(Say, say, Board),
    Scoring: withWords(Say, say, Scoring),
    fetchScoring: Scoring.fetch,
    places: (view, _seat, move) => placesOf(view, move),
    trace: (_view, event) => traceOf(event),
  };
}
