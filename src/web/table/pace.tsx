/** While the others move: the way to one's own turn, and how fast they go. */
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button, Cluster } from '../../toolkit/ui/index.ts';
import { isSeen } from '../seen.ts';
import { moments, nextPace, pace } from '../settings.ts';
import { useTableWords } from '../words/index.ts';
import type { TableModel } from './model.ts';
import css from './pace.module.css';

/** Does a bot or another player move here, whose moves could be skipped? */
export const isPaced = (model: TableModel): boolean =>
  model.paced.value && (model.head.value?.seats.some(({ player }) => player !== 'person') ?? false);

export function PaceRow({ model }: { model: TableModel }) {
  const say = useTableWords();
  const name = say.paces[pace.value];
  return (
    <Cluster class={css.row}>
      <Button onClick={() => model.skip()}>
        <Icon name="last" size={18} /> {model.people.value.length === 0 ? say.skipToEnd : say.skip}
      </Button>
      <Button aria-label={say.paceOf(name)} title={say.paceOf(name)} onClick={nextPace}>
        <Icon name="clock" size={18} /> <span class={css.label}>{name}</span>
      </Button>
    </Cluster>
  );
}

/** Makes the only possible move after a moment; not behind a dialog, and not out of sight. */
export function useOnlyMove(model: TableModel, dialog: Signal<unknown>): void {
  const only = model.only.value;
  const waits = only !== undefined && dialog.value === undefined && isSeen.value;
  const stands = model.entries.value.length;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => model.offer(only!), moments[model.paced.peek() ? pace.peek() : 'relaxed']);
    return () => clearTimeout(timer);
  }, [waits, only, stands]);
}
