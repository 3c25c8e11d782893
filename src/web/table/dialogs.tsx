/** What a table shows on request: one dialog at a time. */
import { useEffect, useState } from 'preact/hooks';
import type { Position, Rulebook } from '../../contract/index.ts';
import { Button, Note, Prose, Switch } from '../../toolkit/ui/index.ts';
import type { RulebookText } from '../rules/rulebook.tsx';
import { singleKeys } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { lazy, withPack } from '../shell/lazy.tsx';
import { adviceWords, SayAdvice, useShellWords, useTableWords } from '../words/index.ts';
import type { DeskPlace } from './advice/desk.ts';
import css from './dialogs.module.css';
import { LogList, LookBar } from './log.tsx';
import { Menu } from './menu.tsx';
import type { Seated, TableParts } from './page.tsx';

const hints = lazy(
  () => withPack(SayAdvice, adviceWords, async () => (await import('./advice/hint.tsx')).Hints),
  'part',
);

export type TableDialogName = 'menu' | 'rules' | 'moves' | 'describe' | 'log' | 'keys' | 'hint';

export interface TableDialogProps {
  readonly name: TableDialogName;
  readonly seated: Seated;
  readonly parts: TableParts;
  readonly desk: DeskPlace;
  readonly show: (name: TableDialogName | undefined) => void;
}

export function TableDialog(props: TableDialogProps) {
  const say = useTableWords();
  const { name, show } = props;
  const close = () => show(undefined);
  switch (name) {
    case 'menu':
      return (
        <Dialog key={name} title={say.menu} onClose={close}>
          <Menu {...props} />
        </Dialog>
      );
    case 'rules':
      return (
        <Dialog key={name} title={say.rules} onClose={close} class={css.book}>
          <Rules parts={props.parts} />
        </Dialog>
      );
    case 'moves':
      return (
        <Dialog key={name} title={say.movesTitle} onClose={close}>
          <Moves {...props} />
        </Dialog>
      );
    case 'describe':
      return (
        <Dialog key={name} title={say.describeTitle} onClose={close}>
          <Description {...props} />
        </Dialog>
      );
    case 'log':
      return (
        <Dialog key={name} title={say.log} onClose={close} class={css.log}>
          <LookBar model={props.seated.model} />
          <div class={css.scroll}>
            <LogList model={props.seated.model} />
          </div>
        </Dialog>
      );
    case 'hint':
      return (
        <Dialog
          key={name}
          title={props.seated.model.lookAt.value === undefined ? say.hint.title : say.hint.titleBack}
          onClose={close}
          class={css.hint}
        >
          <hints.Page {...props} />
        </Dialog>
      );
    case 'keys':
      return (
        <Dialog key={name} title={say.helpTitle} onClose={close}>
          <Keys />
        </Dialog>
      );
  }
}

/** Any game can be played from this list alone. */
function Moves({ seated: { model }, parts, show }: TableDialogProps) {
  const say = useTableWords();
  const asked = model.asked.value;
  const view = model.view.value;
  if (!asked || !view)
    return <p>{model.turn.value?.mine ? say.movesNone : (model.turn.value?.title ?? say.movesNone)}</p>;
  return (
    <>
      <Note>{model.turn.value?.title}</Note>
      <ul class={css.moves}>
        {asked.moves.map((move, i) => (
          <li key={move}>
            <Button
              data-first={i === 0 || undefined}
              onClick={() => {
                show(undefined);
                model.offer(move);
              }}
            >
              {parts.words.move(view, asked.seat, move)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Description({ seated: { model }, parts }: TableDialogProps) {
  const view = model.view.value;
  const lines = view ? parts.words.describe(view, model.viewer.value) : [];
  const turn = model.lookAt.value === undefined ? model.turn.value?.title : undefined;
  useEffect(() => announce(lines.join(' ')), []);
  return (
    <Prose>
      {turn && <p>{turn}.</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Prose>
  );
}

interface LoadedRules {
  readonly book: Rulebook<Position>;
  readonly Text: typeof RulebookText;
}

function Rules({ parts }: { parts: TableParts }) {
  const shell = useShellWords();
  const [loaded, setLoaded] = useState<LoadedRules | 'failed'>();
  useEffect(() => {
    Promise.all([parts.entry.rulebook(), import('../rules/rulebook.tsx')]).then(
      ([book, { RulebookText }]) => setLoaded({ book, Text: RulebookText }),
      () => setLoaded('failed'),
    );
  }, []);
  if (loaded === 'failed') return <p>{shell.notLoadedWhy}</p>;
  if (!loaded) return <Note>{shell.loading}</Note>;
  return <loaded.Text book={loaded.book} board={parts.board} level={3} />;
}

function Keys() {
  const say = useTableWords();
  return (
    <>
      <dl class={css.keys}>
        {say.keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Note>{say.helpBoard}</Note>
      <Switch
        on={singleKeys.value === 'on'}
        onChange={(on) => {
          singleKeys.value = on ? 'on' : 'off';
        }}
      >
        {say.keysSwitch}
      </Switch>
    </>
  );
}
