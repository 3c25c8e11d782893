/** The one sentence: whose turn it is, and what is asked. */
import { SPECTATOR } from '../../contract/index.ts';
import { Button, cx, Prompt } from '../../toolkit/ui/index.ts';
import { useTableWords } from '../words/index.ts';
import { LookBar } from './log.tsx';
import type { TableModel } from './model.ts';
import css from './prompt.module.css';

export interface PromptProps {
  readonly model: TableModel;
  /** The match is over, and its scoring is not on the page. */
  readonly ended: boolean;
  readonly onEnd: () => void;
}

export function TurnPrompt({ model, ended, onEnd }: PromptProps) {
  const say = useTableWords();
  const at = model.lookAt.value;
  const turn = model.turn.value;
  if (at !== undefined)
    return (
      <Prompt class={cx(css.prompt, css.past)} aria-label={say.side}>
        <p>{say.lookingBack(at, model.entries.value.length)}</p>
        <p>{model.lines.value[at - 1]?.texts.join(' ') || say.lookingBackDetail}</p>
        <div class={css.ways}>
          <LookBar model={model} class={css.look} />
          <Button onClick={() => model.look(undefined)}>{say.backToNow}</Button>
        </div>
      </Prompt>
    );
  if (!turn) return null;
  return (
    <Prompt class={cx(css.prompt, turn.mine && css.mine)} aria-label={say.side}>
      <p>{turn.title}</p>
      {turn.detail && <p>{turn.detail}</p>}
      <Look model={model} />
      {ended && (
        <div class={css.ways}>
          <Button onClick={onEnd}>{say.showScoring}</Button>
        </div>
      )}
    </Prompt>
  );
}

/** A player who can decide openly may still want to look at their own secrets first. */
function Look({ model }: { model: TableModel }) {
  const say = useTableWords();
  const asked = model.asked.value;
  if (asked === undefined || model.viewer.value !== SPECTATOR) return null;
  return (
    <div class={css.ways}>
      <Button onClick={() => model.take(asked.seat)}>
        {say.lookAtMine(model.teller.value.who(asked.seat))}
      </Button>
    </div>
  );
}
