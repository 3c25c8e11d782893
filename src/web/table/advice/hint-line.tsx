/** A hint where the prompt stands: the move in a line, and its places ringed on the board. The whole answer is a tap away. */
import { useEffect, useState } from 'preact/hooks';
import type { Move } from '../../../contract/index.ts';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { Button, cx, IconButton, Prompt, Spread } from '../../../toolkit/ui/index.ts';
import type { Mark } from '../../marks/mark.ts';
import { useAdviceWords, useShellWords, useTableWords } from '../../words/index.ts';
import type { TableDialogName } from '../dialogs.tsx';
import type { TableModel } from '../model.ts';
import type { TableParts } from '../page.tsx';
import css from '../prompt.module.css';
import type { DeskPlace } from './desk.ts';
import { aboutEqual } from './equal.ts';
import line from './hint-line.module.css';
import type { Hint } from './messages.ts';
import { dilemmaOf } from './question.ts';
import { useAnswer } from './use-answer.ts';

export interface HintLineProps {
  readonly model: TableModel<TableParts>;
  readonly parts: TableParts;
  readonly desk: DeskPlace;
  readonly show: (name: TableDialogName) => void;
  readonly onClose: () => void;
}

/** What may scroll must be within reach of the keys. */
const stop = 0;

export function HintLine({ model, parts, desk, show, onClose }: HintLineProps) {
  const say = useAdviceWords();
  const shell = useShellWords();
  const { hint: table } = useTableWords();
  const [dilemma] = useState(() => dilemmaOf(model));
  const [answer] = useAnswer(dilemma, desk);
  useEffect(() => {
    if (!dilemma) return onClose();
    return () => {
      model.marks.value = [];
    };
  }, []);
  const hints = answer && answer !== 'failed' ? aboutEqual(answer) : [];
  useEffect(() => {
    if (!dilemma || hints.length === 0) return;
    const { view: seen, seat } = dilemma.question;
    const places = (move: Move) => parts.board.places?.(seen, seat, move) ?? [];
    model.marks.value = hints.flatMap(({ move }, i) => marksOf(places(move), i, hints.length));
  }, [answer]);
  useStale(model, onClose);
  if (!dilemma) return null;
  const { view: seen, seat } = dilemma.question;
  const words = ({ move }: Hint): string => parts.words.move(seen, seat, move, model.teller.value.who);
  const [best] = hints;
  const legal = model.asked.value?.seat === seat ? model.asked.value.moves : [];
  return (
    <Prompt class={cx(css.prompt, line.line)} aria-label={dilemma.open ? table.title : table.titleBack}>
      <div class={css.text} role="status" tabIndex={stop}>
        {!best && <p class={css.title}>{answer === 'failed' ? say.failed : say.thinking}</p>}
        {best && hints.length === 1 && (
          <>
            <p class={css.title}>{words(best)}</p>
            <p>{best.why ?? say.worth(best.value, best.unit)}</p>
          </>
        )}
        {best && hints.length > 1 && (
          <>
            <p class={css.title}>{say.equal(hints.length)}</p>
            <p>{hints.map((hint, i) => `${i + 1} ${words(hint)}`).join(' · ')}</p>
          </>
        )}
      </div>
      <Spread class={css.ways}>
        {best && hints.length === 1 && dilemma.open && legal.includes(best.move) && (
          <Button
            aria-label={say.playOf(words(best))}
            onClick={() => {
              onClose();
              model.offer(best.move);
            }}
          >
            {say.play}
          </Button>
        )}
        {best && (
          <Button onClick={() => show('hint')}>
            <Icon name="hint" size={18} /> {say.details}
          </Button>
        )}
        <IconButton label={shell.close} onClick={onClose}>
          <Icon name="close" size={20} />
        </IconButton>
      </Spread>
    </Prompt>
  );
}

/** A hint is about one position: when that has changed, it goes, and with Escape. */
function useStale(model: TableModel<TableParts>, onClose: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  const [before] = useState(model.view.peek());
  const now = model.view.value;
  useEffect(() => {
    if (now !== before) onClose();
  }, [now]);
}

/** A way from the first place to the last, with the number of the move where there are several. */
function marksOf(places: readonly string[], i: number, of: number): readonly Mark[] {
  const look = { look: 'hint', ...(of > 1 && { label: String(i + 1) }) } as const;
  const [first, ...others] = places;
  const last = others.at(-1);
  if (first === undefined) return [];
  if (last === undefined || last === first) return [{ ring: first, ...look }];
  return [
    { ring: first, look: 'hint' },
    { from: first, to: last, look: 'hint' },
    { ring: last, ...look },
  ];
}
