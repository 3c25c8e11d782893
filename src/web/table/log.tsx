/** Every move in words; a click looks back at it. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { CHANCE } from '../../contract/index.ts';
import { Icon, type IconName } from '../../toolkit/art/icons.tsx';
import { Button, cx, IconButton, Note } from '../../toolkit/ui/index.ts';
import { useFrame } from '../shell/frame.ts';
import { useTableWords } from '../words/index.ts';
import css from './log.module.css';
import type { TableModel } from './model.ts';
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
  const all = useMemo(() => told.filter(({ texts }) => texts.length > 0), [told]);
  const lines = all.slice(-most);
  const at = model.lookAt.value;
  const { name } = model.teller.value;
  // One stop of the keyboard for all lines: arrow keys go from one to the next.
  const [stop, setStop] = useState<number | undefined>(undefined);
  const reached = lines.some(({ n }) => n === stop)
    ? stop
    : lines.some(({ n }) => n === at)
      ? at
      : lines.at(-1)?.n;
  useFrame(() => {
    const box = list.current?.parentElement;
    if (!box) return;
    const current = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!current) box.scrollTop = box.scrollHeight;
    else current.scrollIntoView({ block: 'nearest' });
  }, [all.length, at]);
  if (lines.length === 0) return <Note>{say.logEmpty}</Note>;
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
            key={line.n}
            model={model}
            line={line}
            name={line.by === CHANCE ? '' : name(line.by)}
            current={at === line.n}
            reached={reached === line.n}
            onFocus={setStop}
          />
        ))}
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

interface RowProps {
  readonly model: TableModel;
  readonly line: LogLine;
  readonly name: string;
  readonly current: boolean;
  /** Does Tab stop here? */
  readonly reached: boolean;
  readonly onFocus: (n: number) => void;
}

/** A line never changes, so it is not drawn again when another one comes. */
function Row({ model, line, name, current, reached, onFocus }: RowProps) {
  const say = useTableWords();
  return useMemo(() => {
    const { n, texts } = line;
    return (
      <li>
        <button
          type="button"
          tabIndex={reached ? 0 : -1}
          aria-current={current}
          title={say.lookAt(n)}
          onFocus={() => onFocus(n)}
          onClick={() => model.look(n)}
        >
          <span class={css.number}>{n}</span>
          <span>{withName(texts.join(' '), name)}</span>
        </button>
      </li>
    );
  }, [model, line, name, current, reached]);
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

export function LookBar({ model, class: more }: { model: TableModel; class?: string | undefined }) {
  const say = useTableWords();
  const length = model.entries.value.length;
  const at = model.lookAt.value ?? length;
  const now = model.lookAt.value === undefined;
  return (
    <div class={cx(css.look, more)}>
      <Step icon="first" label={say.first} off={at === 0} onClick={() => model.look(0)} />
      <Step icon="back" label={say.previous} off={at === 0} onClick={() => model.lookBy(-1)} />
      <Step icon="next" label={say.next} off={now} onClick={() => model.lookBy(1)} />
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
