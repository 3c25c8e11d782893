/** After a game: who was ahead when, and the moves that turned it. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { WhoOf } from '../../../contract/index.ts';
import { standing } from '../../../match/log.ts';
import { SeatBadge } from '../../../toolkit/art/tokens.tsx';
import { Button, Figure, Note } from '../../../toolkit/ui/index.ts';
import { type AdviceWords, useAdviceWords } from '../../words/index.ts';
import type { TableModel } from '../model.ts';
import type { TableParts } from '../page.tsx';
import { Chart, LineSample, type PointProps } from './chart.tsx';
import { type DeskPlace, deskAt } from './desk.ts';
import type { FinishedMatch, Story } from './messages.ts';
import css from './story.module.css';
import { StoryTable } from './story-table.tsx';
import { longestAhead, type Turn, turnsOf } from './turns.ts';

type Model = TableModel<TableParts>;

export function StoryOfMatch({ model, desk: place }: { model: Model; desk: DeskPlace }) {
  const say = useAdviceWords();
  const desk = deskAt(place);
  const over = model.over.value;
  useEffect(() => {
    const match = finishedMatch(model);
    if (match) desk.tell(match);
  }, [over]);
  const telling = desk.telling.value;
  if (!over || telling?.is === 'failed') return null;
  return (
    <section class={css.story} aria-labelledby="story">
      <h3 id="story">{say.story}</h3>
      {telling && telling.story.values.length > 1 ? (
        <Telling model={model} story={telling.story} />
      ) : (
        <Working share={0} />
      )}
    </section>
  );
}

/** So much of the work makes an estimate that the rest only refines. */
const sure = 0.25;

/** The move after which most had changed, told beside the result as soon as it is known. */
export function WhatDecided({ model, desk: place }: { model: Model; desk: DeskPlace }) {
  const say = useAdviceWords();
  const telling = deskAt(place).telling.value;
  if (!model.over.value || telling?.is === 'failed') return null;
  const story = telling?.story;
  const ready = story && story.share >= sure && isWhole(model, story);
  if (!ready) return <Note class={css.decided}>{say.deciding}</Note>;
  const [turn] = turnsOf(story, 1);
  if (!turn) return <Note class={css.decided}>{say.noTurns}</Note>;
  const { n, seat, before, after } = turn;
  return (
    <p class={css.decided}>
      <span>
        <b>{story.seats.length > 1 ? say.decided : say.decidedSolo}</b>{' '}
        {model.lines.value[n - 1]?.texts.join(' ')}{' '}
        <Note as="span">{say.changed(model.teller.value.who(seat), before, after, story.unit)}</Note>
      </span>
      <Button onClick={() => model.look(n)}>{say.lookAtIt}</Button>
    </p>
  );
}

const isWhole = (model: Model, { first, values }: Story): boolean =>
  first + values.length - 1 === model.entries.value.length;

/** Only a match that is over: every viewer may know all of it. */
function finishedMatch(model: Model): FinishedMatch | undefined {
  const over = model.over.peek();
  const head = model.head.peek();
  if (!over || !head || !model.result.peek()) return undefined;
  return {
    game: head.game,
    version: head.version,
    seats: head.seats.length,
    options: head.options,
    ...(head.house ? { house: head.house } : {}),
    entries: standing(over.log).map(({ entry }) => entry),
    always: model.people.peek(),
  };
}

function Working({ share }: { share: number }) {
  const say = useAdviceWords();
  return (
    <Note class={css.working}>
      <span>{say.working}</span>
      <progress max={1} value={share} aria-label={say.working} />
    </Note>
  );
}

function Telling({ model, story }: { model: Model; story: Story }) {
  const say = useAdviceWords();
  const chosen = useSignal<number | undefined>(undefined);
  const { who } = model.teller.value;
  const last = model.entries.value.length;
  const whole = isWhole(model, story);
  const turns = useMemo(() => (whole ? turnsOf(story) : []), [story, whole]);
  const at = Math.min(chosen.value ?? turns[0]?.n ?? last, story.first + story.values.length - 1);
  const summary = summaryOf(story, who, say);
  const point: PointProps = {
    model,
    story,
    at,
    onPoint: (n) => {
      chosen.value = n;
    },
  };
  return (
    <>
      <Note>{say.storyAbout[story.unit]}</Note>
      <Legend model={model} story={story} />
      <Chart {...point} turns={turns} label={say.graph(summary)} />
      <Scrubber {...point} />
      {story.share < 1 ? <Working share={story.share} /> : <p>{summary}</p>}
      {whole && <Turns model={model} story={story} turns={turns} />}
      {whole && <StoryTable model={model} story={story} turns={turns} />}
    </>
  );
}

function summaryOf(story: Story, who: WhoOf, say: AdviceWords): string {
  const ahead = longestAhead(story);
  if (ahead) return say.leader(who(ahead.seat), ahead.share);
  const all = story.values.map(([value]) => value!);
  return say.soloRange(say.short(Math.min(...all), story.unit), say.short(Math.max(...all), story.unit));
}

function Legend({ model, story }: { model: Model; story: Story }) {
  const { name, who } = model.teller.value;
  if (story.seats.length < 2) return null;
  return (
    <ul class={css.legend}>
      {story.seats.map((seat, i) => (
        <li key={seat}>
          <LineSample index={i} sign={who(seat).sign} />
          <SeatBadge who={who(seat)} size={22} />
          {name(seat)}
        </li>
      ))}
    </ul>
  );
}

/** The same as a tap on the graph, for keys and for a steady hand. */
function Scrubber({ model, story, at, onPoint }: PointProps) {
  const say = useAdviceWords();
  const { who } = model.teller.value;
  const row = story.values[at - story.first]!;
  const numbers = say.values(
    story.seats.map((seat, i) => [who(seat), row[i]!]),
    story.unit,
  );
  const text = model.lines.value[at - 1]?.texts.join(' ') ?? say.start;
  return (
    <div class={css.scrub}>
      <input
        type="range"
        aria-label={say.point}
        aria-valuetext={say.pointOf(at, numbers)}
        min={story.first}
        max={story.first + story.values.length - 1}
        value={at}
        onInput={(event) => onPoint(Number(event.currentTarget.value))}
      />
      <p class={css.point}>
        <b>{say.moveNumber(at)}</b> {text}{' '}
        <Note as="span" class={css.aside}>
          {numbers}
        </Note>
      </p>
      <Button onClick={() => model.look(at)}>{say.lookHere}</Button>
    </div>
  );
}

function Turns({ model, story, turns }: { model: Model; story: Story; turns: readonly Turn[] }) {
  const say = useAdviceWords();
  const { who } = model.teller.value;
  if (turns.length === 0) return <p>{say.noTurns}</p>;
  return (
    <>
      <h4>{story.seats.length > 1 ? say.turns : say.turnsSolo}</h4>
      <ol class={css.turns}>
        {turns.map(({ n, seat, before, after }, i) => (
          <li key={n}>
            <Button onClick={() => model.look(n)}>
              <Figure class={css.mark} aria-hidden="true">
                {String.fromCharCode(65 + i)}
              </Figure>
              <span>
                <b>{say.moveNumber(n)}</b> {model.lines.value[n - 1]?.texts.join(' ')}{' '}
                <Note as="span" class={css.aside}>
                  {say.turn(who(seat), before, after, story.unit)}
                </Note>
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
