/** What the pages of a day's game share: what is asked, the board, and at the end a text to show around. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, Cluster, Note, Prompt, Section } from '../ui/index.ts';
import type { DailyWords } from '../words/en/daily.ts';
import { type DailyMoves, dayAfter, dayOf } from './days.ts';
import css from './page.module.css';

/** The player, who is alone. */
export const reader = () => ({ name: '', isYou: true, sign: 0 });

/** Today, the moves that were made, and one more. */
export function useDay(store: DailyMoves) {
  const [day] = useState(() => dayOf(Date.now()));
  const [made, setMade] = useState(() => store.kept(day));
  const add = (move: string): readonly string[] => {
    const next = [...made, move];
    store.keep(day, next);
    setMade(next);
    return next;
  };
  return { day, made, add };
}

interface FrameProps {
  readonly say: DailyWords;
  readonly title: string;
  readonly detail: string;
  /** Once the game is over. */
  readonly ending: ComponentChildren;
  readonly board: ComponentChildren;
  readonly children?: ComponentChildren;
}

export const DailyFrame = ({ say, title, detail, ending, board, children }: FrameProps) => (
  <div class={css.daily}>
    <Prompt as="header">
      <p>{title}</p>
      <p>{detail}</p>
    </Prompt>
    {ending}
    <div class={css.board}>{board}</div>
    {children}
    <Note>{say.standard}</Note>
  </div>
);

interface EndingProps {
  readonly say: DailyWords;
  /** To show around. */
  readonly text: string;
  readonly inARow: number;
  /** How every point was scored. */
  readonly children: ComponentChildren;
}

export function DailyEnding({ say, text, inARow, children }: EndingProps) {
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Section class={css.end}>
      {children}
      <pre class={css.text}>{text}</pre>
      <Cluster>
        <Button tone="primary" onClick={copy}>
          {say.share}
        </Button>
        <Note role="status">{copied === undefined ? '' : copied ? say.shared : say.notShared}</Note>
      </Cluster>
      <Note>{say.inARow(inARow)}</Note>
      <Wait say={say} />
    </Section>
  );
}

/** How long it is until the next game. */
function Wait({ say }: { say: DailyWords }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((dayAfter(now) - now) / 60_000);
  return <Note>{say.next(Math.floor(minutes / 60), minutes % 60)}</Note>;
}
