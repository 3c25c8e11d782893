/** A match as a file. Under way it holds what its viewer may know; when it is over, everything. */
import type { TableModel } from './model.ts';

export async function saveMatch(model: TableModel, form: 'json' | 'text'): Promise<void> {
  const head = model.head.peek();
  const game = model.parts.peek()?.game;
  if (!head || !game) return;
  const { fileOf } = await import('./file.ts');
  const { name, type, text } = fileOf(game, head, model.entries.peek(), model.secret.peek(), form);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
