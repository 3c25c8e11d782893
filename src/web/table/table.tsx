/** A table at which a match is played: the board fills the page, paper beside it says whose turn it is. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps, Position } from '../../contract/index.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button, cx, IconButton, motion, Note } from '../../toolkit/ui/index.ts';
import { BarTitle, BarTools, ThemeButton, TopBar } from '../shell/page.tsx';
import { useTableWords } from '../words/index.ts';
import { HintButton, noHint } from './advice/button.tsx';
import type { AdviceDesk, DeskPlace } from './advice/desk.ts';
import { dilemmaOf } from './advice/question.ts';
import { TableDialog, type TableDialogName } from './dialogs.tsx';
import { End } from './end.tsx';
import { useKeys } from './keys.ts';
import { LastLine, LogList, LookBar } from './log.tsx';
import type { TableModel } from './model.ts';
import type { Seated, TableParts } from './page.tsx';
import { Players } from './players.tsx';
import { TurnPrompt } from './prompt.tsx';
import { SoundButton } from './sound-button.tsx';
import css from './table.module.css';

type Model = TableModel<TableParts>;

/** Long enough to see the last move arrive. */
const lastLook = 1400;

export function Table({ seated, parts }: { seated: Seated; parts: TableParts }) {
  const say = useTableWords();
  const { model } = seated;
  const dialog = useSignal<TableDialogName | undefined>(undefined);
  const show = (name: TableDialogName | undefined) => {
    dialog.value = name;
  };
  const ending = useEnding(model);
  const desk = useDesk();
  const askForHint = () => {
    if (dilemmaOf(model)) show('hint');
    else if (model.hints.peek()) model.excuse(noHint(model, say));
  };
  useKeys(model, dialog, askForHint);
  const covered = model.result.value !== undefined && ending.value && model.lookAt.value === undefined;
  useFocusKept(covered ? 'scoring' : model.lookAt.value === undefined ? 'now' : 'past');
  const showScoring = () => {
    model.look(undefined);
    ending.value = true;
  };
  const showBoard = () => {
    ending.value = false;
  };
  return (
    <>
      <Bar seated={seated} title={parts.entry.meta.title} show={show} onHint={askForHint} />
      <div class={css.table}>
        <Side seated={seated} covered={covered} show={show} onEnd={showScoring} />
        <main id="main" class={css.place}>
          <div class={css.board} inert={covered}>
            <BoardPlace model={model} parts={parts} />
          </div>
          {covered && <End seated={seated} parts={parts} desk={desk} onBoard={showBoard} />}
        </main>
      </div>
      {model.refusal.value && (
        <div class={cx(css.toast, motion.pop)} aria-hidden="true">
          {model.refusal.value}
        </div>
      )}
      {dialog.value && (
        <TableDialog name={dialog.value} seated={seated} parts={parts} desk={desk} show={show} />
      )}
    </>
  );
}

interface Shared {
  readonly seated: Seated;
  readonly show: (name: TableDialogName) => void;
}

function Bar({
  seated: { model, extras },
  title,
  show,
  onHint,
}: Shared & { title: string; onHint: () => void }) {
  const say = useTableWords();
  return (
    <TopBar>
      <BarTitle tabIndex={-1}>{title}</BarTitle>
      <BarTools class={css.tools}>
        <Button tone="quiet" class={css.wide} onClick={() => show('rules')}>
          <Icon name="rules" /> {say.rules}
        </Button>
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
}

/** Paper beside the board: whose turn it is, who plays, what happened. */
function Side({ seated: { model, extras }, covered, show, onEnd }: SideProps) {
  const say = useTableWords();
  return (
    <aside class={css.side} aria-label={say.side}>
      <TurnPrompt model={model} ended={model.result.value !== undefined && !covered} onEnd={onEnd} />
      {!model.kept.value && <Note class={css.unkept}>{say.notKept}</Note>}
      {extras && <extras.Notices />}
      <Players model={model} beside={extras?.Beside} />
      <div class={cx(css.log, css.wide)}>
        <LogList model={model} />
      </div>
      <div class={css.foot}>
        <LookBar model={model} />
        <Button onClick={() => show('moves')}>{say.moves}</Button>
      </div>
      <LastLine model={model} onOpen={() => show('log')} />
      {extras && <extras.Foot />}
    </aside>
  );
}

function BoardPlace({ model, parts }: { model: Model; parts: TableParts }) {
  // A board is a component of the UI library that the contract does not know.
  const Board = parts.board.Board as unknown as ComponentType<BoardProps<Position>>;
  const asked = model.asked.value;
  const offer = useMemo(() => model.offer.bind(model), [model]);
  const looking = model.lookAt.value !== undefined;
  return (
    <Board
      view={model.view.value!}
      viewer={model.viewer.value}
      seat={asked?.seat}
      moves={asked?.moves ?? none}
      events={looking ? none : model.events.value}
      who={model.teller.value.who}
      offer={offer}
    />
  );
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
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [what]);
}

/** Shows the scoring a moment after the last move; at once where a finished match is opened. */
function useEnding(model: Model) {
  const ending = useSignal(model.result.peek() !== undefined);
  const over = model.result.value !== undefined;
  useEffect(() => {
    if (!over) {
      ending.value = false;
      return;
    }
    const timer = setTimeout(() => {
      ending.value = true;
    }, lastLook);
    return () => clearTimeout(timer);
  }, [over]);
  return ending;
}
