/** A table at which a match is played: the board fills the page, paper beside it says whose turn it is. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps, Position } from '../../contract/index.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { ThemeButton, TopBar } from '../shell/page.tsx';
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
import { Prompt } from './prompt.tsx';
import { SoundButton } from './sound-button.tsx';
import { tableWords as say } from './words.ts';

type Model = TableModel<TableParts>;

/** Long enough to see the last move arrive. */
const lastLook = 1400;

export function Table({ seated, parts }: { seated: Seated; parts: TableParts }) {
  const { model, around } = seated;
  const dialog = useSignal<TableDialogName | undefined>(undefined);
  const ending = useEnding(model);
  const desk = useDesk();
  const askForHint = () => {
    if (dilemmaOf(model)) dialog.value = 'hint';
    else if (model.hints.peek()) model.excuse(noHint(model));
  };
  useKeys(model, dialog, askForHint);
  const open = (name: TableDialogName) => () => {
    dialog.value = name;
  };
  const over = model.result.value !== undefined;
  const covered = over && ending.value && model.lookAt.value === undefined;
  useFocusKept(covered ? 'scoring' : model.lookAt.value === undefined ? 'now' : 'past');
  return (
    <>
      <TopBar>
        <h1 class="topbar-title" tabIndex={-1}>
          {parts.entry.meta.title}
        </h1>
        <div class="push cluster table-tools">
          <button type="button" class="button quiet only-wide" onClick={open('rules')}>
            <Icon name="rules" /> {say.rules}
          </button>
          <button
            type="button"
            class="button quiet"
            aria-disabled={model.undo.value === undefined}
            title={model.undo.value === undefined ? say.cannotUndo : say.undo}
            onClick={() => model.takeBack()}
          >
            <Icon name="undo" /> <span class="table-tool-name">{say.undo}</span>
          </button>
          <HintButton model={model} onClick={askForHint} />
          {around && <around.Tools />}
          <span class="only-wide">
            <SoundButton />
            <ThemeButton />
          </span>
          <button
            type="button"
            class="icon-button"
            aria-label={say.menu}
            title={say.menu}
            onClick={open('menu')}
          >
            <Icon name="menu" />
          </button>
        </div>
      </TopBar>
      <div class="table">
        <aside class="table-side" aria-label={say.side}>
          <Prompt
            model={model}
            ended={over && !covered}
            onEnd={() => {
              model.look(undefined);
              ending.value = true;
            }}
          />
          {!model.kept.value && <p class="note table-unkept">{say.notKept}</p>}
          {around && <around.Notices />}
          <Players model={model} beside={around?.Beside} />
          <div class="table-log only-wide">
            <LogList model={model} />
          </div>
          <div class="table-foot">
            <LookBar model={model} />
            <button type="button" class="button" onClick={open('moves')}>
              {say.moves}
            </button>
          </div>
          <LastLine model={model} onOpen={open('log')} />
          {around && <around.Foot />}
        </aside>
        <main id="main" class="table-place">
          <div class="table-board" inert={covered}>
            <BoardPlace model={model} parts={parts} />
          </div>
          {covered && (
            <End
              model={model}
              parts={parts}
              around={around}
              desk={desk}
              onBoard={() => {
                ending.value = false;
              }}
            />
          )}
        </main>
      </div>
      {model.refusal.value && (
        <div class="toast" aria-hidden="true">
          {model.refusal.value}
        </div>
      )}
      {dialog.value && (
        <TableDialog
          name={dialog.value}
          seated={seated}
          parts={parts}
          desk={desk}
          show={(name) => {
            dialog.value = name;
          }}
        />
      )}
    </>
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
      name={model.teller.value.name}
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
