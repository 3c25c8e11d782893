/** The way to a hint: it stays in its place, and says why there is none now. */
import { Icon } from '../../../toolkit/art/icons.tsx';
import { Button } from '../../../toolkit/ui/index.ts';
import { type TableWords, useTableWords } from '../../words/index.ts';
import type { TableModel } from '../model.ts';
import css from '../table.module.css';
import { dilemmaOf } from './question.ts';

export const noHint = (model: TableModel, { hint: say }: TableWords): string =>
  model.lookAt.value === undefined ? say.notNow : say.notHere;

export function HintButton({ model, onClick }: { model: TableModel; onClick: () => void }) {
  const say = useTableWords();
  const over = model.result.value !== undefined && model.lookAt.value === undefined;
  if (!model.hints.value || over) return null;
  const ready = dilemmaOf(model) !== undefined;
  return (
    <Button
      tone="quiet"
      aria-disabled={!ready}
      title={ready ? say.hint.title : noHint(model, say)}
      onClick={onClick}
    >
      <Icon name="hint" /> <span class={css.toolName}>{say.hint.hint}</span>
    </Button>
  );
}
