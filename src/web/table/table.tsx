/** A table at which a match is played: the board fills the page, paper beside it says whose turn it is. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps, Position } from '../../contract/index.ts';
import { isPersons } from '../../match/log.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button, cx, IconButton, motion, Note, whenStirring } from '../../toolkit/ui/index.ts';
import { later } from '../../toolkit/ui/later.tsx';
import { TipsPlace } from '../aid/tips-place.tsx';
import { useCoach } from '../aid/use-coach.ts';
import { isKnown } from '../lessons/kept.ts';
import { lastMarks, waitingMarks } from '../marks/last.ts';
import { lazy, withPack } from '../shell/lazy.tsx';
import { BarTitle, BarTools, ThemeButton, TopBar } from '../shell/page.tsx';
import room from '../shell/room.module.css';
import { adviceWords, asideWords, SayAdvice, SayAside, useTableWords } from '../words/index.ts';
import { useAddress } from './address.ts';
import { HintButton, noHint } from './advice/button.tsx';
import type { AdviceDesk, DeskPlace } from './advice/desk.ts';
import { dilemmaOf } from './advice/question.ts';
import type { TableDialogName } from './dialogs.tsx';
import { useKeys } from './keys.ts';
import { LogList, LookBar } from './log.tsx';
import type { TableModel } from './model.ts';
import { useOnlyMove } from './pace.tsx';
import type { Seated, TableParts } from './page.tsx';
import { Players } from './players.tsx';
import { TurnPrompt } from './prompt.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { SoundButton } from './sound-button.tsx';
import css from './table.module.css';

/** Comes with the first question. */
const hintLine = lazy(
  () => withPack(SayAdvice, adviceWords, async () => (await import('./advice/hint-line.tsx')).HintLine),
  'part',
);
/** Come with the first thing that is asked for, or before: as soon as a player stirs. */
const dialogs = lazy(
  () => withPack(SayAside, asideWords, async () => (await import('./dialogs.tsx')).TableDialog),
  'part',
);
/** Comes with the first mark. */
const Overlay = later(async () => (await import('../marks/overlay.tsx')).Overlay);
/** Comes where a table has house rules, and is asked for until it is there. */
const HouseNote = later(async () => (await import('../house/note.tsx')).HouseNote, 3000);
const FirstGame = later(async () => (await import('../aid/first-game.tsx')).FirstGame);

type Model = TableModel<TableParts>;

/** Comes with the end, so that tables need not bring it. */
const end = lazy(
  () =>
    withPack(SayAside, asideWords, () =>
      withPack(SayAdvice, adviceWords, async () => (await import('./end.tsx')).End),
    ),
  'part',
);

/** Long enough to see the last move arrive. */
const lastLook = 1400;

export function Table({ seated, parts }: { seated: Seated; parts: TableParts }) {
  const say = useTableWords();
  const { model } = seated;
  const dialog = useSignal<TableDialogName | undefined>(undefined);
  const show = (name: TableDialogName | undefined) => {
    dialog.value = name;
  };
  const hinting = useSignal(false);
  const closeHint = () => {
    hinting.value = false;
  };
  const ending = useEnding(model, parts);
  const desk = useDesk();
  const askForHint = () => {
    if (dilemmaOf(model)) hinting.value = true;
    else if (model.hints.peek()) model.excuse(noHint(model, say));
  };
  useKeys(model, dialog, askForHint);
  useOnlyMove(model, dialog);
  useCoach(model, parts);
  useAddress(model);
  useEffect(() => whenStirring(dialogs.fetch), []);
  const board = useRef<HTMLDivElement>(null);
  const covered = model.result.value !== undefined && ending.shown.value && model.lookAt.value === undefined;
  useFocusFollowed(model);
  useFocusKept(covered ? 'scoring' : model.lookAt.value === undefined ? 'now' : 'past');
  const showScoring = () => {
    model.look(undefined);
    ending.shown.value = true;
  };
  const showBoard = () => {
    ending.shown.value = false;
  };
  return (
    <div class={css.screen}>
      <Bar
        seated={seated}
        title={parts.entry.meta.title}
        hasAid={parts.entry.entry.aid !== undefined}
        show={show}
        onHint={askForHint}
      />
      <Side
        seated={seated}
        covered={covered}
        show={show}
        onEnd={showScoring}
        hint={
          hinting.value &&
          !covered && (
            <hintLine.Page model={model} parts={parts} desk={desk} show={show} onClose={closeHint} />
          )
        }
      />
      <main id="main" class={cx(room.place, css.place)} tabIndex={-1}>
        <div class={room.board} inert={covered} ref={board}>
          <BoardPlace model={model} parts={parts} />
          {!covered && <BoardMarks model={model} parts={parts} />}
          {!covered && parts.entry.entry.aid && <BoardTips box={board} model={model} parts={parts} />}
        </div>
        {covered && (
          <end.Page seated={seated} parts={parts} desk={desk} fresh={ending.fresh} onBoard={showBoard} />
        )}
      </main>
      {model.refusal.value && (
        <div class={cx(css.toast, motion.pop)} aria-hidden="true">
          {model.refusal.value}
        </div>
      )}
      {isFirstGame(seated, parts) && <FirstGame entry={parts.entry} />}
      {dialog.value && (
        <div class={css.late}>
          <dialogs.Page name={dialog.value} seated={seated} parts={parts} desk={desk} show={show} />
        </div>
      )}
    </div>
  );
}

interface Shared {
  readonly seated: Seated;
  readonly show: (name: TableDialogName) => void;
}

function Bar({
  seated: { model, extras },
  title,
  hasAid,
  show,
  onHint,
}: Shared & { title: string; hasAid: boolean; onHint: () => void }) {
  const say = useTableWords();
  return (
    <TopBar class={css.bar}>
      <BarTitle tabIndex={-1} class={css.title}>
        {title}
      </BarTitle>
      <BarTools class={css.tools}>
        <Button tone="quiet" class={css.wide} onClick={() => show('rules')}>
          <Icon name="rules" /> {say.rules}
        </Button>
        {hasAid && (
          <Button tone="quiet" title={say.aidTitle} onClick={() => show('aid')}>
            <Icon name="aid" /> <span class={css.toolName}>{say.aid}</span>
          </Button>
        )}
        <Button
          tone="quiet"
          aria-disabled={model.undo.value === undefined}
          title={model.undo.value === undefined ? say.cannotUndo : say.undo}
          onClick={() => model.takeBack()}
        >
          <Icon name="undo" /> <span class={css.toolName}>{say.undo}</span>
        </Button>
        <HintButton model={model} onClick={onHint} />
        {extras && <extras.Tools />}
        <span class={css.wide}>
          <SoundButton />
          <ThemeButton />
        </span>
        <IconButton label={say.menu} onClick={() => show('menu')}>
          <Icon name="menu" />
        </IconButton>
      </BarTools>
    </TopBar>
  );
}

interface SideProps extends Shared {
  /** Is the scoring on the page? */
  readonly covered: boolean;
  readonly onEnd: () => void;
  /** Stands where the prompt does. */
  readonly hint: ComponentChildren;
}

/** Paper beside the board: whose turn it is, who plays, what happened. */
function Side({ seated: { model, extras }, covered, show, onEnd, hint }: SideProps) {
  const say = useTableWords();
  return (
    <aside class={cx(room.side, css.side)} aria-label={say.side} data-covered={covered || undefined}>
      {/* The scoring says who has won. */}
      {hint}
      {!covered && !hint && (
        <TurnPrompt model={model} ended={model.result.value !== undefined} onEnd={onEnd} />
      )}
      <ReplayBar model={model}>{extras?.Looking && <extras.Looking />}</ReplayBar>
      {!model.kept.value && <Note class={css.unkept}>{say.notKept}</Note>}
      {extras && <extras.Notices />}
      <TableHouse model={model} />
      <Players model={model} covered={covered} beside={extras?.Beside} />
      <div class={cx(css.log, css.wide)}>
        <LogList model={model} />
      </div>
      <div class={css.foot}>
        <LookBar model={model} replayable />
        <Button onClick={() => show('moves')}>{say.moves}</Button>
      </div>
      {extras && <extras.Foot />}
    </aside>
  );
}

/** House rules are said for as long as the table is there. */
function TableHouse({ model }: { model: Model }) {
  const head = model.head.value;
  if (!head?.house) return null;
  const bots = head.seats.some((seat) => !isPersons(seat));
  return (
    <HouseNote class={css.house} game={head.game} house={head.house} version={head.version} bots={bots} />
  );
}

function BoardPlace({ model, parts }: { model: Model; parts: TableParts }) {
  // A board is a component of the UI library that the contract does not know.
  const Board = parts.board.Board as unknown as ComponentType<BoardProps<Position>>;
  const asked = model.asked.value;
  const offer = useMemo(() => model.offer.bind(model), [model]);
  const hold = useMemo(() => model.hold.bind(model), [model]);
  return (
    <Board
      view={model.view.value!}
      viewer={model.viewer.value}
      seat={asked?.seat}
      moves={asked?.moves ?? none}
      events={model.shown.value}
      who={model.teller.value.who}
      offer={offer}
      onHold={hold}
    />
  );
}

/** What is drawn over the board: redrawn with it, and not the other way round. */
function BoardMarks({ model, parts }: { model: Model; parts: TableParts }) {
  const hints = model.marks.value;
  const waits = waitingMarks(model, parts);
  const marks = waits.length > 0 ? waits : hints.length > 0 ? hints : lastMarks(model);
  return marks.length > 0 ? <Overlay marks={marks} /> : null;
}

function BoardTips({
  box,
  model,
  parts,
}: {
  box: RefObject<HTMLElement | null>;
  model: Model;
  parts: TableParts;
}) {
  const source = {
    aid: parts.entry.aid,
    view: model.view.value,
    viewer: model.viewer.value,
    who: model.teller.value.who,
  };
  return <TipsPlace box={box} source={source} />;
}

/**
 * Asked once, of a player alone with bots who has not begun. Where others wait, or a clock runs, the question would be in the way: there
 * the menu leads to the lessons.
 */
function isFirstGame({ model, extras }: Seated, { entry: { entry, meta } }: TableParts): boolean {
  if (extras || isKnown(meta.id) || !(entry.lessons || entry.aid)) return false;
  const people = model.people.value;
  if (people.length !== 1 || model.result.value) return false;
  return !model.entries.value.some(({ by }) => people.includes(by));
}

const none: readonly never[] = [];

/** Who thinks for this page: comes with the first question, and goes with the page. */
function useDesk(): DeskPlace {
  const desk = useRef<AdviceDesk | undefined>(undefined);
  useEffect(() => () => desk.current?.close(), []);
  return desk;
}

/** A button that goes away with what it closed takes the focus with it: then the title has it. */
function useFocusKept(what: string): void {
  const before = useRef(what);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    keepFocus();
  }, [what]);
}

function keepFocus(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/** What had the focus on the board may go with a move, too. */
function useFocusFollowed(model: Model): void {
  const last = useRef<Element | undefined>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      // A dialog gives the focus back by itself.
      last.current = target instanceof Element && target.closest('#main') ? target : undefined;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  const count = model.entries.value.length;
  useEffect(() => {
    if (last.current?.isConnected === false) keepFocus();
  }, [count]);
}

/** Shows the scoring a moment after the last move; at once where a finished match is opened. */
function useEnding(model: Model, { board }: TableParts) {
  const shown = useSignal(model.result.peek() !== undefined);
  const fresh = useRef(!shown.peek());
  const over = model.result.value !== undefined;
  useEffect(() => {
    if (!over) {
      shown.value = false;
      fresh.current = true;
      return;
    }
    end.fetch();
    // What does not come now is asked for again when it is shown.
    board.fetchScoring?.().catch(() => {});
    const timer = setTimeout(() => {
      shown.value = true;
    }, lastLook);
    return () => clearTimeout(timer);
  }, [over]);
  return { shown, fresh: fresh.current };
}
