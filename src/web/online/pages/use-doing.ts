/** Something a button does once at a time: while it is done the button rests, and what goes wrong stands beside it. */
import { useSignal } from '@preact/signals';
import type { Reading } from '../../../contract/index.ts';
import { announce, announceNow } from '../../shell/announce.tsx';

export function useDoing() {
  const busy = useSignal(false);
  const wrong = useSignal('');
  const done = useSignal('');
  /** `then` answers what to say. */
  const run = async <T>(
    work: () => Promise<Reading<T, string>>,
    then: (value: T) => string,
  ): Promise<void> => {
    if (busy.peek()) return;
    busy.value = true;
    wrong.value = done.value = '';
    const given = await work();
    busy.value = false;
    if ('refused' in given) {
      wrong.value = given.refused;
      announceNow(given.refused);
    } else {
      done.value = then(given.value);
      announce(done.peek());
    }
  };
  return { busy, wrong, done, run };
}
