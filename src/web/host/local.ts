/** The local host as a page sees it: a worker with a match in it. */
import type { Host, ToHost, ToPage } from './host.ts';
import { hostWords as say } from './words.ts';

export function localHost(): Host {
  const worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module', name: 'table' });
  let closed = false;
  return {
    send(message: ToHost) {
      worker.postMessage(message);
    },
    listen(hear) {
      worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
        if (!closed) hear(data);
      };
      worker.onerror = (event) => {
        if (!closed) hear({ type: 'failed', why: say.broken(event.message || 'worker') });
      };
    },
    close() {
      closed = true;
      worker.postMessage({ type: 'leave' } satisfies ToHost);
    },
  };
}
