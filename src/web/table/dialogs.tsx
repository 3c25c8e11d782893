/** What a table shows on request: one dialog at a time. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Aid, Position, Rulebook } from '../../contract/index.ts';
import { Button, Note, Prose } from '../../toolkit/ui/index.ts';
import { HouseNote } from '../house/note.tsx';
import type { SignPicture } from '../rules/blocks.tsx';
import type { RulebookText } from '../rules/rulebook.tsx';
import { singleKeys } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { lazy, withPack } from '../shell/lazy.tsx';
import { SettingSwitch } from '../shell/setting-switch.tsx';
import { adviceWords, SayAdvice, useAsideWords, useShellWords, useTableWords } from '../words/index.ts';
import type { DeskPlace } from './advice/desk.ts';
import css from './dialogs.module.css';
import { LogList, LookBar } from './log.tsx';
import { Menu } from './menu.tsx';
import type { Seated, TableParts } from './page.tsx';

const hints = lazy(
  () => withPack(SayAdvice, adviceWords, async () => (await import('./advice/hint.tsx')).Hints),
  'part',
);

export type TableDialogName = 'menu' | 'aid' | 'rules' | 'moves' | 'describe' | 'log' | 'keys' | 'hint';

export interface TableDialogProps {
  readonly name: TableDialogName;
  readonly seated: Seated;
  readonly parts: TableParts;
  readonly desk: DeskPlace;
  readonly show: (name: TableDialogName | undefined) => void;
}

type Plan = readonly [title: string, content: ComponentType<TableDialogProps>, look?: string | undefined];

export function TableDialog(props: TableDialogProps) {
  const say = useTableWords();
  const aside = useAsideWords();
  const { model } = props.seated;
  const isBack = model.lookAt.value !== undefined;
  const dialogs: Readonly<Record<TableDialogName, Plan>> = {
    menu: [say.menu, Menu],
    rules: [say.rules, Rules, css.book],
    aid: [say.aidTitle, AidOfGame, css.book],
    moves: [aside.movesTitle, Moves],
    describe: [aside.describeTitle, Description],
    log: [say.log, Log, css.log],
    hint: [isBack ? say.hint.titleBack : say.hint.title, hints.Page, css.hint],
    keys: [aside.helpTitle, Keys],
  };
  const [title, Content, look] = dialogs[props.name];
  return (
    <Dialog key={props.name} title={title} onClose={() => props.show(undefined)} class={look}>
      <Content {...props} />
    </Dialog>
  );
}

const sheet = lazy(async () => (await import('../aid/sheet.tsx')).AidSheet, 'part');

function AidOfGame({ parts, seated }: TableDialogProps) {
  const house = seated.model.head.value?.house;
  return (
    <>
      <HouseNote game={parts.entry.meta.id} house={house} open />
      <sheet.Page entry={parts.entry} house={house} />
    </>
  );
}

function Log({ seated: { model } }: TableDialogProps) {
  return (
    <>
      <LookBar model={model} replayable />
      <div class={css.scroll}>
        <LogList model={model} />
      </div>
    </>
  );
}

/** Any game can be played from this list alone. */
function Moves({ seated: { model }, parts, show }: TableDialogProps) {
  const aside = useAsideWords();
  const asked = model.asked.value;
  const view = model.view.value;
  if (!asked || !view)
    return <p>{model.turn.value?.mine ? aside.movesNone : (model.turn.value?.title ?? aside.movesNone)}</p>;
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
              {parts.words.move(view, asked.seat, move, model.teller.value.who)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A listener cannot stop in the middle of what is announced: a long description is read in the dialog, line by line. */
function beginning(lines: readonly string[], more: string): string {
  let length = 0;
  const first = lines.filter((line) => {
    length += line.length;
    return length <= AT_ONCE;
  });
  return (first.length < lines.length ? [...first, more] : first).join(' ');
}
const AT_ONCE = 700;

function Description({ seated: { model }, parts }: TableDialogProps) {
  const say = useTableWords();
  const aside = useAsideWords();
  const view = model.view.value;
  const lines = view ? parts.words.describe(view, model.viewer.value, model.teller.value.who) : [];
  const turn = model.lookAt.value === undefined ? model.turn.value?.title : undefined;
  useEffect(() => announce(beginning(lines, aside.describeMore)), []);
  return (
    <Prose>
      {turn && <p>{say.turnHeard(turn, '')}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Prose>
  );
}

interface LoadedRules {
  readonly book: Rulebook<Position>;
  readonly Text: typeof RulebookText;
  readonly aid: Aid<Position> | undefined;
}

function Rules({ parts, seated }: TableDialogProps) {
  const shell = useShellWords();
  const [loaded, setLoaded] = useState<LoadedRules | 'failed'>();
  useEffect(() => {
    Promise.all([parts.entry.rulebook(), import('../rules/rulebook.tsx'), parts.entry.aid()]).then(
      ([book, { RulebookText }, aid]) => setLoaded({ book, Text: RulebookText, aid }),
      () => setLoaded('failed'),
    );
  }, []);
  if (loaded === 'failed') return <p>{shell.notLoadedWhy}</p>;
  if (!loaded) return <Note>{shell.loading}</Note>;
  return (
    <>
      <HouseNote game={parts.entry.meta.id} house={seated.model.head.value?.house} open overRules />
      <loaded.Text book={loaded.book} board={parts.board} level={3} Sign={loaded.aid?.Sign as SignPicture} />
    </>
  );
}

function Keys() {
  const aside = useAsideWords();
  return (
    <>
      <dl class={css.keys}>
        {aside.keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Note>{aside.helpBoard}</Note>
      <SettingSwitch setting={singleKeys}>{aside.keysSwitch}</SettingSwitch>
    </>
  );
}
