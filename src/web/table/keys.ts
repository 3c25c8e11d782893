/** Keys that work wherever the focus is at a table. */
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { nextPace, nextReplayPace, singleKeys } from '../settings.ts';
import type { TableDialogName } from './dialogs.tsx';
import type { TableModel } from './model.ts';
import { replayOf } from './replay.ts';

const dialogs: Readonly<Record<string, TableDialogName>> = {
  '?': 'keys',
  a: 'aid',
  m: 'moves',
  d: 'describe',
  l: 'log',
};

export function useKeys(
  model: TableModel,
  dialog: Signal<TableDialogName | undefined>,
  askForHint: () => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (singleKeys.peek() === 'off' || dialog.peek() || isTyping(event.target)) return;
      const name = dialogs[event.key];
      if (name) dialog.value = name;
      else if (event.key === 'u') model.takeBack();
      else if (event.key === 'h') askForHint();
      else if (event.key === 's') model.skip();
      else if (event.key === 'p' && model.paced.peek()) nextPace();
      else if (event.key === 'b') toBoard();
      else if (event.key === '[') replayOf(model).step(-1);
      else if (event.key === ']') replayOf(model).step(1);
      else if (event.key === 'k') replayOf(model).toggle();
      else if (event.key === 'f' && model.lookAt.peek() !== undefined) nextReplayPace();
      else if (event.key === 'Escape' && model.lookAt.peek() !== undefined) model.look(undefined);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [model]);
}

/** To what can be used on the board, from there to the next, or to where the board's own keys begin. */
function toBoard(): void {
  const board = document.querySelector<HTMLElement>('#main');
  const all = [...(board?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
    (one) => one instanceof HTMLElement && one.closest('[inert]') === null && one.checkVisibility(),
  );
  const usable = all.filter((one) => one.matches('[data-can]:not([data-can=aside], [aria-disabled=true])'));
  const from = document.activeElement;
  const isAfter = (one: HTMLElement) =>
    from !== null && (from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = board?.contains(from) ? usable.find(isAfter) : undefined;
  (next ?? usable[0] ?? all.find((one) => one.tabIndex >= 0) ?? board)?.focus();
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex]';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), select, textarea') !== null
  );
}
