/** The one sentence: whose turn it is, and what is asked. */
import { SPECTATOR } from '../../contract/index.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button, cx, Prompt, Spread } from '../../toolkit/ui/index.ts';
import { missed } from '../marks/last.ts';
import { useTableWords } from '../words/index.ts';
import { LookBar } from './log.tsx';
import type { TableModel } from './model.ts';
import { isPaced, PaceRow } from './pace.tsx';
import { toldAt } from './past.ts';
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
        <div class={css.text}>
          <p class={css.title}>{say.lookingBack(at, model.entries.value.length)}</p>
          {model.isAwaited.value && <p class={css.calls}>{say.yourTurnNow}</p>}
          <p>{at === 0 ? say.beforeFirst : toldAt(model, at)}</p>
        </div>
        <Spread class={css.ways}>
          <LookBar model={model} class={css.look} />
          <Button
            class={css.now}
            tone={model.isAwaited.value ? 'primary' : undefined}
            onClick={() => model.look(undefined)}
          >
            {say.backToNow}
          </Button>
        </Spread>
      </Prompt>
    );
  if (!turn) return null;
  const paced = !turn.mine && !turn.over && isPaced(model);
  return (
    <Prompt
      data-mine={turn.mine || undefined}
      class={cx(css.prompt, turn.mine && css.mine)}
      aria-label={say.side}
    >
      <div class={css.text}>
        <p class={css.title}>{turn.title}</p>
        {!paced && <Detail model={model} detail={turn.detail} ended={ended} />}
      </div>
      {paced && <PaceRow model={model} />}
      <Look model={model} />
      <Missed model={model} />
      {ended && (
        <Spread class={css.ways}>
          <Button onClick={onEnd}>{say.showScoring}</Button>
        </Spread>
      )}
    </Prompt>
  );
}

/**
 * What helps with the choice; in a coached game also why one would make it. Where there is room for one of them, the coach speaks. How a
 * match was won can be a long sentence: on a phone it stands in the scoring only.
 */
function Detail({ model, detail, ended }: { model: TableModel; detail: string; ended: boolean }) {
  const why = model.why.value;
  return (
    <>
      {detail && <p class={why || ended ? css.beside : undefined}>{detail}</p>}
      {why && <p data-coach="">{why}</p>}
    </>
  );
}

/** The way back to where the others began: from there it goes on step by step. */
function Missed({ model }: { model: TableModel }) {
  const say = useTableWords();
  const [first, ...more] = missed(model);
  if (!first) return null;
  return (
    <Spread class={css.ways}>
      <Button title={say.missed(more.length + 1)} onClick={() => model.look(first.n)}>
        <Icon name="back" size={18} />
        <span class={css.label}>{say.missed(more.length + 1)}</span>
        <span class={css.count} aria-hidden="true">
          {more.length + 1}
        </span>
      </Button>
    </Spread>
  );
}

/** A player who can decide openly may still want to look at their own secrets first. */
function Look({ model }: { model: TableModel }) {
  const say = useTableWords();
  const asked = model.asked.value;
  if (asked === undefined || model.viewer.value !== SPECTATOR) return null;
  return (
    <Spread class={css.ways}>
      <Button onClick={() => model.take(asked.seat)}>
        {say.lookAtMine(model.teller.value.who(asked.seat))}
      </Button>
    </Spread>
  );
}
