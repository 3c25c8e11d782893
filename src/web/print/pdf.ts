/** Asks the worker for a PDF. The worker comes with the first one, and goes with it or when it is no longer wanted. */
import type { FromPdf, PdfJob } from './pdf.worker.ts';

export function pdfOf(
  job: PdfJob,
  tell: (done: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onerror = () => reject(new Error('the worker could not be loaded'));
    worker.onmessage = ({ data }: MessageEvent<FromPdf>) => {
      if ('done' in data) tell(data.done);
      else if ('pdf' in data) resolve(data.pdf);
      else reject(new Error(data.failed));
    };
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
