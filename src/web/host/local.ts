/** The local host as a page sees it: a worker with a match in it. */
import { wordRefusal } from '../wording.ts';
import { tableWords } from '../words/index.ts';
import type { FromWorker, Host, ToHost, ToPage } from './host.ts';

export function localHost(): Host {
  const worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module', name: 'table' });
  let closed = false;
  // A host may work before the code of the page that listens to it is there.
  const early: FromWorker[] = [];
  let told = (message: FromWorker): void => void early.push(message);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => told(data);
  worker.onerror = ({ message }) =>
    told({ type: 'failed', refusal: { code: 'broken', why: message || 'worker' } });
  return {
    send(message: ToHost) {
      worker.postMessage(message);
    },
    listen(hear) {
      const tell = async (message: FromWorker): Promise<void> => {
        const worded: ToPage = 'refusal' in message ? await word(message) : message;
        if (!closed) hear(worded);
      };
      told = (message) => void tell(message);
      early.splice(0).forEach(told);
    },
    close() {
      closed = true;
      worker.postMessage({ type: 'leave' } satisfies ToHost);
    },
  };
}

async function word(message: Extract<FromWorker, { refusal: unknown }>): Promise<ToPage> {
  if (message.type === 'refused') return { type: 'refused', why: await wordRefusal(message.refusal) };
  const { failed } = await tableWords(document.documentElement.lang);
  const { refusal } = message;
  return {
    type: 'failed',
    why: refusal.code === 'broken' ? failed.broken(refusal.why) : failed[refusal.code],
  };
}
