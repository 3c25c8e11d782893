/** Pages of the game's own: the daily row. */
import { useState } from 'preact/hooks';
import type { Place } from '../../contract/index.ts';
import { DailyMoves, dayAt, inARow } from '../../toolkit/daily/days.ts';
import { DailyEnding, DailyFrame, reader, useDay } from '../../toolkit/daily/page.tsx';
import { certain } from '../../toolkit/reading.ts';
import { Callout, Hidden } from '../../toolkit/ui/index.ts';
import { Field } from './board/field.tsx';
import { Say } from './board/say.ts';
import { Scoring } from './board/scoring.tsx';
import { bestOf, type DailyGame, gameOn, shareText } from './daily.ts';
import { aloft } from './game.ts';
import { type AloftState, Step } from './state.ts';
import type { PageWords } from './words/index.ts';
import { wordsOf } from './words.ts';

export const pagesOf = (say: PageWords) => ({
  daily: () => (
    <Say words={say}>
      <DailyPage say={say} />
    </Say>
  ),
});

const store = new DailyMoves('aloft', (day, made) => 'value' in gameOn(day, made));

function DailyPage({ say }: { say: PageWords }) {
  const { daily } = say;
  const { day, made, add } = useDay(store);
  const [game, setGame] = useState<DailyGame>(() => ({ ...played(day, made), events: nothing }));
  const [held, setHeld] = useState<Place>();
  const { state, events } = game;
  const over = state.step === Step.OVER;
  const offer = (move: number) => setGame(played(day, add(aloft.write(state, 0, move))));
  const words = wordsOf(say);
  const ask = over ? { title: daily.over, detail: '' } : words.ask(state, 0, held);
  return (
    <DailyFrame
      say={daily}
      title={ask.title}
      detail={over ? daily.title(day) : `${daily.title(day)}. ${ask.detail}`}
      ending={over && <Ending say={say} day={day} state={state} />}
      board={
        <Field
          view={state}
          viewer={0}
          seat={over ? undefined : 0}
          moves={over ? nothing : legal(state)}
          events={events}
          who={reader}
          offer={offer}
          onHold={setHeld}
        />
      }
    >
      <Hidden as="p" role="status">
        {events.map((event) => words.say(event, reader)).join(' ')}
      </Hidden>
    </DailyFrame>
  );
}

function Ending({ say, day, state }: { say: PageWords; day: string; state: AloftState }) {
  const result = aloft.result(state);
  const isDone = (one: string): boolean => played(one, store.kept(one)).state.step === Step.OVER;
  return (
    <DailyEnding
      say={say.daily}
      text={shareText(say, day, state)}
      inARow={1 + inARow(dayAt(day, -1), isDone)}
    >
      <Callout>{say.daily.compared(result.scores[0]!, bestOf(day))}</Callout>
      <Scoring view={state} result={result} who={reader} viewer={0} />
    </DailyEnding>
  );
}

const nothing: readonly never[] = [];

function legal(state: AloftState): number[] {
  const moves: number[] = [];
  moves.length = aloft.moves(state, 0, moves);
  return moves;
}

/** Moves that were kept or just made are legal. */
const played = (day: string, made: readonly string[]): DailyGame => certain(gameOn(day, made));
