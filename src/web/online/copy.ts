/** Addresses of tables, and how they get to other people. */
import { announce, announceNow } from '../shell/announce.tsx';
import type { OnlineWords } from './words/index.ts';

export const tableLink = (id: string): string => new URL(`/t/${id}`, location.href).href;
export const moveLink = (id: string, at: number): string => `${tableLink(id)}?at=${at}`;

/** Copies a text and says so. Answers whether the browser let us. */
export async function copyText(say: OnlineWords['room'], text: string, done = say.copied): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
    return true;
  } catch {
    announceNow(say.notCopied);
    return false;
  }
}
