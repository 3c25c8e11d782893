/** A match as a file. Under way it holds what its viewer may know; when it is over, everything. */
import { download } from '../shell/download.ts';
import { wordRefusal } from '../wording.ts';
import type { AsideWords } from '../words/index.ts';
import type { TableExtras } from './extras.ts';
import type { FileForm } from './file.ts';
import type { TableModel } from './model.ts';
import type { TableParts } from './page.tsx';

export async function saveMatch(model: TableModel, form: FileForm): Promise<void> {
  const head = model.head.peek();
  const game = model.parts.peek()?.game;
  if (!head || !game) return;
  const { fileOf } = await import('./file.ts');
  const { name, type, text } = fileOf(
    game,
    head,
    { ...(model.over.peek() ?? { log: model.entries.peek() }), notes: model.notes.all.peek() },
    form,
  );
  download(name, text, type);
}

/** Makes every draw of a finished match again, and says in a sentence whether they are the same. */
export async function checkMatch(
  model: TableModel<TableParts>,
  say: AsideWords,
  extras?: TableExtras,
): Promise<string> {
  const head = model.head.peek();
  const entry = model.parts.peek()?.entry;
  const over = model.over.peek();
  if (!head || !entry || !over) return '';
  // To follow a match, a page may have left out what makes draws.
  const [game, { checkDraws }] = await Promise.all([entry.rules(head.version), import('./file.ts')]);
  const verdict = checkDraws(game, head, over, extras?.memos(head.id));
  if (extras) return extras.judge(head, verdict);
  return verdict.fair ? say.fairDraws(verdict.draws) : wordRefusal(verdict.why);
}
