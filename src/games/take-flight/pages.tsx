/** Pages of the game's own: the daily flight. */
import { useEffect, useState } from 'preact/hooks';
import type { Move } from '../../contract/index.ts';
import { Button, Cluster, LinkButton, Note, Panel, Prompt } from '../../toolkit/ui/index.ts';
import { Field } from './board/field.tsx';
import { legalMoves } from './board/legal.ts';
import { Say } from './board/say.ts';
import { Scoring } from './board/scoring.tsx';
import { dayAfter, dayOf, flightOn, positionOn, shareText } from './daily.ts';
import { write } from './notation.ts';
import css from './pages.module.css';
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

const reader = () => ({ name: '', isYou: true, sign: 0 });

function DailyPage({ say }: { say: PageWords }) {
  const { daily } = say;
  const [day] = useState(() => dayOf(Date.now()));
  const [made, setMade] = useState(() => kept(day));
  const flight = flown(day, made);
  const over = flight.step === Step.OVER;
  const offer = (move: Move) => {
    const next = [...made, write(flight, 0, move)];
    keep(day, next);
    setMade(next);
  };
  const ask = over ? { title: daily.over, detail: daily.title(day) } : sentences(say).ask(flight, 0);
  return (
    <div class={css.daily}>
      <Prompt as="header">
        <p>{ask.title}</p>
        <p>{over ? ask.detail : `${daily.title(day)}. ${ask.detail}`}</p>
      </Prompt>
      {over ? <Ending say={say} day={day} flight={flight} /> : null}
      <div class={css.board}>
        <Field
          view={flight}
          viewer={0}
          seat={over ? undefined : 0}
          moves={over ? [] : legalMoves(flight, 0)}
          events={[]}
          who={reader}
          offer={offer}
        />
      </div>
      <Cluster>
        <LinkButton href={`/games/take-flight/print?position=${encodeURIComponent(positionOn(day, made))}`}>
          {daily.print}
        </LinkButton>
      </Cluster>
    </div>
  );
}

function Ending({ say, day, flight }: { say: PageWords; day: string; flight: FlightState }) {
  const { daily } = say;
  const text = shareText(say, day, flight);
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Panel as="section" class={css.end}>
      <Scoring view={flight} result={result(flight)} who={reader} viewer={0} />
      <pre class={css.text}>{text}</pre>
      <Cluster>
        <Button tone="primary" onClick={copy}>
          {daily.share}
        </Button>
        <Note role="status">{copied === undefined ? '' : copied ? daily.shared : daily.notShared}</Note>
      </Cluster>
      <Wait say={daily} />
    </Panel>
  );
}

/** How long it is until the next flight. */
function Wait({ say }: { say: PageWords['daily'] }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((dayAfter(now) - now) / 60_000);
  return <Note>{say.next(Math.floor(minutes / 60), minutes % 60)}</Note>;
}

/** Moves that were kept or just made are legal. */
function flown(day: string, made: readonly string[]): FlightState {
  const reading = flightOn(day, made);
  if ('refused' in reading) throw new Error(reading.refused.code);
  return reading.value;
}

// The moves of the day in notation: a flight goes on where it was left, unless another version of the rules kept it.
// Without a store it lasts as long as the page.
const key = (day: string): string => `updraft/take-flight/daily/${day}`;

function kept(day: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key(day)) ?? '[]');
    const made = Array.isArray(list) ? list.map(String) : [];
    return 'value' in flightOn(day, made) ? made : [];
  } catch {
    return [];
  }
}

function keep(day: string, made: readonly string[]): void {
  try {
    localStorage.setItem(key(day), JSON.stringify(made));
  } catch {
    // No store: nothing to do about it.
  }
}
