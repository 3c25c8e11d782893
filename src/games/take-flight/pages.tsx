/** Pages of the game's own: the daily flight. */
import type { Move } from '../../contract/index.ts';
import { DailyMoves, dayAt, inARow } from '../../toolkit/daily/days.ts';
import { DailyEnding, DailyFrame, reader, useDay } from '../../toolkit/daily/page.tsx';
import { certain } from '../../toolkit/reading.ts';
import { Cluster, LinkButton } from '../../toolkit/ui/index.ts';
import { Field } from './board/field.tsx';
import { legalMoves } from './board/legal.ts';
import { Say } from './board/say.ts';
import { Scoring } from './board/scoring.tsx';
import { flightOn, positionOn, shareText } from './daily.ts';
import { write } from './notation.ts';
import { result } from './scoring.ts';
import { sentences } from './sentences.ts';
import { type FlightState, Step } from './state.ts';
import type { PageWords } from './words/index.ts';

export const pages = (say: PageWords) => ({
  daily: () => (
    <Say words={say}>
      <DailyPage say={say} />
    </Say>
  ),
});

const store = new DailyMoves('take-flight', (day, made) => 'value' in flightOn(day, made));

function DailyPage({ say }: { say: PageWords }) {
  const { daily } = say;
  const { day, made, add } = useDay(store);
  const flight = flown(day, made);
  const over = flight.step === Step.OVER;
  const offer = (move: Move) => void add(write(flight, 0, move));
  const ask = over ? { title: daily.over, detail: daily.title(day) } : sentences(say).ask(flight, 0);
  return (
    <DailyFrame
      say={daily}
      title={ask.title}
      detail={over ? daily.title(day) : `${daily.title(day)}. ${ask.detail}`}
      ending={over && <Ending say={say} day={day} flight={flight} />}
      board={
        <Field
          view={flight}
          viewer={0}
          seat={over ? undefined : 0}
          moves={over ? [] : legalMoves(flight, 0)}
          events={[]}
          who={reader}
          offer={offer}
        />
      }
    >
      <Cluster>
        <LinkButton href={`/games/take-flight/print?position=${encodeURIComponent(positionOn(day, made))}`}>
          {daily.print}
        </LinkButton>
      </Cluster>
    </DailyFrame>
  );
}

const isFlown = (day: string): boolean => flown(day, store.kept(day)).step === Step.OVER;

const Ending = ({ say, day, flight }: { say: PageWords; day: string; flight: FlightState }) => (
  <DailyEnding
    say={say.daily}
    text={shareText(say, day, flight)}
    inARow={1 + inARow(dayAt(day, -1), isFlown)}
  >
    <Scoring view={flight} result={result(flight)} who={reader} viewer={0} />
  </DailyEnding>
);

/** Moves that were kept or just made are legal. */
const flown = (day: string, made: readonly string[]): FlightState => certain(flightOn(day, made));
