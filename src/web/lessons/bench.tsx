/** Where a lesson is taken: the step in words, and the real board, on which only right moves are made. */
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { botName } from '../../bots/names.ts';
import type { BoardProps, GameEvent, Lesson, Position, WhoOf } from '../../contract/index.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { defaultOptions } from '../../toolkit/options.ts';
import { signsOf } from '../../toolkit/signs.ts';
import { Button, Cluster, cx, Hidden, LinkButton, motion } from '../../toolkit/ui/index.ts';
import { TipsPlace } from '../aid/tips-place.tsx';
import type { Mark } from '../marks/mark.ts';
import { Overlay } from '../marks/overlay.tsx';
import { ready } from '../ready.ts';
import { visits } from '../router.ts';
import { againstBots, startTable } from '../setup/tables.ts';
import { announce } from '../shell/announce.tsx';
import { BarTitle, BarTools, TopBar, usePage } from '../shell/page.tsx';
import room from '../shell/room.module.css';
import { playCue } from '../sound.ts';
import { useLessonWords, useSetupWords } from '../words/index.ts';
import css from './bench.module.css';
import { coach, keepStep, know, stepOf } from './kept.ts';
import type { Taught } from './page.tsx';
import { LessonPlayer } from './player.ts';
import { useTries } from './tries.ts';

/** Easy bots, for the game after a lesson. */
const practiceBot = 'breeze';
/** Milliseconds until the others move. */
const moment = 900;

interface BenchProps {
  readonly taught: Taught;
  readonly lesson: Lesson<Position>;
}

export function Bench({ taught, lesson }: BenchProps) {
  const say = useLessonWords();
  const { meta } = taught.entry;
  usePage(say.title(lesson.title, meta.title));
  useEffect(ready, []);
  const who = useWho(lesson);
  const player = usePlayer(taught, lesson, who);
  const back = useMemo(tableToReturnTo, []);
  return (
    <div class={css.page}>
      <TopBar>
        <BarTitle tabIndex={-1}>{lesson.title}</BarTitle>
        <BarTools class={css.tools}>
          <LinkButton tone="quiet" href={back ?? `/games/${meta.id}`}>
            <Icon name="close" size={20} />
            <span class={css.leave}>{back ? say.toTable : say.leave}</span>
          </LinkButton>
        </BarTools>
      </TopBar>
      <div class={css.bench}>
        <section class={cx(room.side, css.side)} aria-label={say.bench}>
          <Progress player={player} of={lesson.steps.length} />
          {player.phase.value === 'end' ? (
            <Ending taught={taught} lesson={lesson} player={player} back={back} />
          ) : (
            <StepText player={player} of={lesson.steps.length} />
          )}
        </section>
        <main id="main" class={room.place}>
          <BoardPlace taught={taught} player={player} who={who} lesson={lesson} />
        </main>
      </div>
    </div>
  );
}

/** The learner and the others, with names as at a table. */
function useWho(lesson: Lesson<Position>): WhoOf {
  const { you } = useSetupWords();
  return useMemo(() => {
    const names = Array.from({ length: 12 }, (_, n) => botName(n));
    names.splice(lesson.seat, 0, you);
    const signs = signsOf(names);
    return (seat) => ({
      name: names[seat] ?? botName(seat),
      isYou: seat === lesson.seat,
      unnamed: seat === lesson.seat,
      sign: signs[seat] ?? seat,
    });
  }, [lesson]);
}

function usePlayer({ entry, game, words, board, lessons }: Taught, lesson: Lesson<Position>, who: WhoOf) {
  const { id } = entry.meta;
  const player = useMemo(() => {
    const at = stepOf(id, lesson.id);
    const parts = {
      game,
      lessons,
      lesson,
      ...(board.trace && { trace: board.trace }),
      ...(board.places && { places: board.places }),
      tell: (events: readonly GameEvent[]) => {
        for (const text of events.flatMap((event) => words.say(event, who) ?? [])) announce(text);
      },
      later: (work: () => void) => {
        const timer = setTimeout(work, moment);
        return () => clearTimeout(timer);
      },
    };
    return new LessonPlayer(parts, at === 'done' ? 0 : at);
  }, []);
  useEffect(() => () => player.close(), []);
  const at = player.at.value;
  const ended = player.phase.value === 'end';
  // With the step itself: a learner who leaves at once comes back to it.
  useLayoutEffect(() => {
    if (ended) keepStep(id, lesson.id, 'done');
    else if (stepOf(id, lesson.id) !== 'done' || at > 0) keepStep(id, lesson.id, at);
  }, [at, ended]);
  return player;
}

/** The address of the table that the learner came from. */
function tableToReturnTo(): string | undefined {
  const from = new URLSearchParams(location.search).get('from') ?? '';
  return /^\/(?:table|t)\/[\w-]+$/.test(from) ? from : undefined;
}

function Progress({ player, of }: { readonly player: LessonPlayer; readonly of: number }) {
  const say = useLessonWords();
  const at = player.phase.value === 'end' ? of : player.at.value;
  return (
    <ol class={css.progress} aria-label={say.progress}>
      {Array.from({ length: of }, (_, n) => (
        <li key={n} data-done={n < at || undefined}>
          <button
            type="button"
            aria-label={say.step(n + 1, of)}
            aria-current={n === at ? 'step' : undefined}
            onClick={() => player.go(n)}
          />
        </li>
      ))}
    </ol>
  );
}

/** A step is a stop for people who listen: its heading has the focus, and its text belongs to it. */
function useStepFocus(key: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current || visits.peek() > 0) heading.current?.focus({ preventScroll: true });
    first.current = false;
  }, [key]);
  return heading;
}

function StepText({ player, of }: { readonly player: LessonPlayer; readonly of: number }) {
  const say = useLessonWords();
  const at = player.at.value;
  const { title, say: text, task } = player.step.value;
  const phase = player.phase.value;
  const answer = player.answer.value;
  const heading = useStepFocus(at);
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!answer) return;
    playCue(answer.to === 'right' ? 'own' : 'refused');
    announce(`${say[answer.to]} ${answer.say}`);
  }, [answer]);
  // The board has nothing more to do: the keys go on from here.
  const done = phase === 'done' && task !== undefined;
  useEffect(() => {
    if (done) onward.current?.focus({ preventScroll: true });
  }, [done]);
  const waits = phase === 'task';
  return (
    <>
      <div class={css.text} data-answered={answer !== undefined || undefined}>
        <h2 tabIndex={-1} ref={heading} aria-describedby="step-text">
          <Hidden>{say.step(at + 1, of)}: </Hidden>
          {title}
        </h2>
        <p id="step-text" class={css.say}>
          {phase === 'broken' ? say.broken : text}
          {waits && <Hidden> {say.toDo}</Hidden>}
        </p>
        {answer && (
          <p key={answer.say} class={cx(css.answer, motion.pop)} data-answer={answer.to}>
            <Icon
              name={answer.to === 'right' ? 'check' : answer.to === 'wrong' ? 'undo' : 'close'}
              size={20}
            />
            <span>
              <b>{say[answer.to]}</b> {answer.say}
            </span>
          </p>
        )}
      </div>
      <div class={css.ways}>
        <Button aria-disabled={at === 0} onClick={() => player.back()}>
          <Icon name="back" size={20} /> <span class={css.wayName}>{say.back}</span>
        </Button>
        <Button
          tone={waits ? undefined : 'primary'}
          class={css.onward}
          ref={onward}
          onClick={() => player.next()}
        >
          {waits ? say.skip : at === of - 1 ? say.finish : say.next} <Icon name="next" size={20} />
        </Button>
      </div>
    </>
  );
}

interface EndingProps extends BenchProps {
  readonly player: LessonPlayer;
  readonly back: string | undefined;
}

function Ending({ taught: { entry, lessons }, lesson, player, back }: EndingProps) {
  const say = useLessonWords();
  const { you } = useSetupWords();
  const heading = useStepFocus('end');
  const { meta } = entry;
  const practise = () => {
    const { seats, options } = lesson.practice;
    know(meta.id);
    coach(meta.id, true);
    startTable({
      game: meta.id,
      options: { ...defaultOptions(meta.options), ...options },
      seats: againstBots(seats, you, practiceBot),
      fixedSeats: false,
    });
  };
  useEffect(() => {
    playCue('win');
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class={css.text}>
      <h2 tabIndex={-1} ref={heading} aria-describedby="step-text">
        {say.end}
      </h2>
      <p id="step-text">{say.endText(meta.title)}</p>
      <Cluster class={css.endings}>
        <Button tone="primary" onClick={practise}>
          <Icon name="play" size={20} /> {say.practice}
        </Button>
        {back && <LinkButton href={back}>{say.toTable}</LinkButton>}
        {lessons.lessons.length > 1 && (
          <LinkButton href={`/games/${meta.id}/learn${location.search}`}>{say.another}</LinkButton>
        )}
        <Button onClick={() => player.go(0)}>{say.repeat}</Button>
        <LinkButton href={`/games/${meta.id}`}>{say.toGame(meta.title)}</LinkButton>
      </Cluster>
    </div>
  );
}

interface BoardPlaceProps extends BenchProps {
  readonly player: LessonPlayer;
  readonly who: WhoOf;
}

function BoardPlace({ taught: { board, entry }, lesson, player, who }: BoardPlaceProps) {
  const Board = board.Board as unknown as ComponentType<BoardProps<Position>>;
  const box = useRef<HTMLDivElement>(null);
  const { offer, hold } = useTries(box, player);
  const view = player.view.value;
  const choice = player.choice.value;
  if (!view) return null;
  return (
    <div ref={box} class={room.board} data-lesson={player.phase.value}>
      <Board
        // What was picked up or laid out belongs to the step before.
        key={boardOf(lesson, player.at.value)}
        view={view}
        viewer={lesson.seat}
        seat={choice?.seat}
        moves={choice?.moves ?? none}
        events={player.events.value}
        who={who}
        offer={offer}
        onHold={hold}
        point={
          player.phase.value === 'look' || player.phase.value === 'task' ? player.step.value.point : none
        }
      />
      <Overlay marks={marksOf(player)} />
      {entry.entry.aid && (
        <TipsPlace box={box} source={{ aid: entry.aid, view, viewer: lesson.seat, who }} onTap={false} />
      )}
    </div>
  );
}

const none: readonly never[] = [];

/** The step that has brought the position which is played on from here. */
function boardOf({ steps }: Lesson<Position>, at: number): number {
  let from = at;
  while (from > 0 && steps[from]?.position === undefined) from--;
  return from;
}

/** What lights up while it is to be seen or done; then what the others did. */
function marksOf(player: LessonPlayer): readonly Mark[] {
  const phase = player.phase.value;
  if (phase === 'look' || phase === 'task')
    return player.step.value.point.map((ring) => ({ ring, look: 'point' }));
  return player.traces.value.map(({ from, to }) =>
    from === undefined ? { ring: to, look: 'last' } : { from, to, look: 'last' },
  );
}
