/** The one sentence: whose turn it is, and what is asked. */
import { SPECTATOR } from '../../contract/index.ts';
import { LookBar } from './log.tsx';
import type { TableModel } from './model.ts';
import { tableWords as say } from './words.ts';

export interface PromptProps {
  readonly model: TableModel;
  /** The match is over, and its scoring is not on the page. */
  readonly ended: boolean;
  readonly onEnd: () => void;
}

export function Prompt({ model, ended, onEnd }: PromptProps) {
  const at = model.lookAt.value;
  const turn = model.turn.value;
  if (at !== undefined)
    return (
      <section class="prompt is-past" aria-label={say.side}>
        <p>{say.lookingBack(at, model.entries.value.length)}</p>
        <p>{model.lines.value[at - 1]?.texts.join(' ') || say.lookingBackDetail}</p>
        <div class="prompt-ways">
          <LookBar model={model} />
          <button type="button" class="button" onClick={() => model.look(undefined)}>
            {say.backToNow}
          </button>
        </div>
      </section>
    );
  if (!turn) return null;
  return (
    <section class={turn.mine ? 'prompt is-mine' : 'prompt'} aria-label={say.side}>
      <p>{turn.title}</p>
      {turn.detail && <p>{turn.detail}</p>}
      <Look model={model} />
      {ended && (
        <div class="prompt-ways">
          <button type="button" class="button" onClick={onEnd}>
            {say.showScoring}
          </button>
        </div>
      )}
    </section>
  );
}

/** Whoever decides openly may still want to look at their own secrets first. */
function Look({ model }: { model: TableModel }) {
  const asked = model.asked.value;
  if (asked === undefined || model.viewer.value !== SPECTATOR) return null;
  return (
    <div class="prompt-ways">
      <button type="button" class="button" onClick={() => model.take(asked.seat)}>
        {say.lookAtMine(model.teller.value.name(asked.seat))}
      </button>
    </div>
  );
}
