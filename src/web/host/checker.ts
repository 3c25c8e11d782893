/** Asks a worker of its own to check a match, so that the page never waits. */
import type { Reading, Refusal } from '../../contract/index.ts';
import type { Memo } from '../../match/memo.ts';
import type { Verdict } from '../../match/verify.ts';
import { tableWords } from '../words/index.ts';
import type { CheckFile } from './check.ts';

export function checkInWorker(
  file: unknown,
  memos: readonly Memo[],
): Promise<Reading<Verdict, string | Refusal>> {
  const worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module', name: 'check' });
  return new Promise<Reading<Verdict, string | Refusal>>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Reading<Verdict, string | Refusal>>) => resolve(data);
    worker.onerror = async ({ message }) => {
      const { failed } = await tableWords(document.documentElement.lang);
      resolve({ refused: failed.broken(message || 'worker') });
    };
    worker.postMessage({ type: 'check', file, memos } satisfies CheckFile);
  }).finally(() => worker.terminate());
}
