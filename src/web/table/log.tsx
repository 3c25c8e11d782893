/** Every move in words; a click looks back at it. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { CHANCE } from '../../contract/index.ts';
import { Icon, type IconName } from '../../toolkit/art/icons.tsx';
import { Button, cx, IconButton, Note } from '../../toolkit/ui/index.ts';
import { useFrame } from '../shell/frame.ts';
import { type TableWords, useTableWords } from '../words/index.ts';
import css from './log.module.css';
import type { TableModel } from './model.ts';
import { replayOf } from './replay.ts';
import { PlayButton } from './replay-bar.tsx';
import { tellerAt } from './tellers.ts';
import type { LogLine } from './turn.ts';

/** So many lines at first, and so many more on request: with dozens of players a game has thousands. */
const page = 120;
/** Fewer lines at tables where a single round fills a page. */
const crowdPage = 30;
const crowd = 24;

export function LogList({ model }: { model: TableModel }) {
  const say = useTableWords();
  const first = (model.head.value?.seats.length ?? 0) > crowd ? crowdPage : page;
  const [more, setMore] = useState(0);
  const most = first + more;
  const list = useRef<HTMLOListElement>(null);
  const told = model.lines.value;
  const notes = model.notes.told.value;
  const { teller } = model;
  const all = useMemo(() => rowsOf(model, say), [told, notes, teller.value]);
  const lines = all.slice(-most);
  const at = model.lookAt.value;
  // One stop of the keyboard for all lines: arrow keys go from one to the next.
  const [stop, setStop] = useState<string | undefined>(undefined);
  const reached = (lines.find(({ key }) => key === stop) ?? lines.find(({ n }) => n === at) ?? lines.at(-1))
    ?.key;
  useFrame(() => {
    const box = list.current?.parentElement;
    if (!box) return;
    const current = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!current) box.scrollTop = box.scrollHeight;
    else current.scrollIntoView({ block: 'nearest' });
  }, [all.length, at]);
  const waits = model.waiting.value;
  if (lines.length === 0 && !waits) return <Note>{say.logEmpty}</Note>;
  return (
    <>
      {all.length > most && (
        <Button tone="quiet" onClick={() => setMore(more + page)}>
          {say.earlier}
        </Button>
      )}
      <ol class={css.log} ref={list} aria-label={say.log} onKeyDown={walk}>
        {lines.map((line) => (
          <Row
            key={line.key}
            model={model}
            line={line}
            current={at === line.n && !line.note}
            reached={reached === line.key}
            onFocus={setStop}
          />
        ))}
        {waits && (
          <li class={css.waits}>
            <Icon name="clock" size={16} /> {say.waitsLine(waits)}
          </li>
        )}
      </ol>
    </>
  );
}

/** Up, down, to the first and the last line that is shown. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const last = buttons.length - 1;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key];
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(last, to))]?.focus();
}

interface Line {
  readonly key: string;
  readonly n: number;
  /** Who moved, where the text begins with it. */
  readonly name: string;
  readonly text: string;
  /** No move: what happened besides. */
  readonly note: boolean;
}

/** Moves, and what happened besides after each of them. */
function rowsOf(model: TableModel, say: TableWords): readonly Line[] {
  const notes = model.notes.told.peek();
  const after = (n: number): Line[] =>
    notes.flatMap((note, i) =>
      note.n === n ? [{ key: `note ${i}`, n, name: '', text: model.tellNote(note), note: true }] : [],
    );
  const moverOf = ({ n, by, bot }: LogLine): string => {
    if (by === CHANCE) return '';
    const { name, botFor } = tellerAt(model, n, say);
    return bot ? botFor(by).name : name(by);
  };
  const rows = model.lines.peek().flatMap((line): Line[] => {
    const { n, texts } = line;
    const told = { key: `${n}`, n, name: moverOf(line), text: texts.join(' '), note: false };
    return [...(texts.length > 0 ? [told] : []), ...(notes.length > 0 ? after(n) : [])];
  });
  return [...after(0), ...rows];
}

interface RowProps {
  readonly model: TableModel;
  readonly line: Line;
  readonly current: boolean;
  /** Does Tab stop here? */
  readonly reached: boolean;
  readonly onFocus: (key: string) => void;
}

/** A line never changes, so it is not drawn again when another one comes. */
function Row({ model, line, current, reached, onFocus }: RowProps) {
  const say = useTableWords();
  return useMemo(() => {
    const { key, n, name, text, note } = line;
    return (
      <li class={cx(note && css.note)}>
        <button
          type="button"
          tabIndex={reached ? 0 : -1}
          aria-current={current}
          title={say.lookAt(n)}
          onFocus={() => onFocus(key)}
          onClick={() => model.look(n)}
        >
          <span class={css.number}>{note ? '' : n}</span>
          <span>{withName(text, name)}</span>
        </button>
      </li>
    );
  }, [model, line.key, line.text, line.name, current, reached]);
}

/** The name of the player who moved, in bold. */
function withName(text: string, name: string) {
  if (!name || !text.startsWith(`${name} `)) return text;
  return (
    <>
      <b>{name}</b>
      {text.slice(name.length)}
    </>
  );
}

interface LookBarProps {
  readonly model: TableModel;
  readonly class?: string | undefined;
  /** With a way to let it play. */
  readonly replayable?: boolean;
}

export function LookBar({ model, class: more, replayable }: LookBarProps) {
  const say = useTableWords();
  const length = model.entries.value.length;
  const at = model.lookAt.value ?? length;
  const now = model.lookAt.value === undefined;
  return (
    <div class={cx(css.look, more)}>
      <Step icon="first" label={say.first} off={at === 0} onClick={() => model.look(0)} />
      <Step icon="back" label={say.previous} off={at === 0} onClick={() => replayOf(model).step(-1)} />
      {replayable && <PlayButton model={model} />}
      <Step icon="next" label={say.next} off={now} onClick={() => replayOf(model).step(1)} />
      <Step icon="last" label={say.last} off={now} onClick={() => model.look(undefined)} />
    </div>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

/** Stays in place when it can do nothing, so that the focus does. */
function Step({ icon, label, off, onClick }: StepProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      <Icon name={icon} size={20} />
    </IconButton>
  );
}
