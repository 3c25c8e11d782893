/** The time on the wall for what is told by dates: it goes on while a page shows it, though no message comes. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const often = 15_000;
const time = signal(Date.now());

/** Milliseconds since 1970; what shows it is drawn again every few seconds. */
export function useMinute(): number {
  useEffect(() => {
    time.value = Date.now();
    const timer = setInterval(() => {
      time.value = Date.now();
    }, often);
    return () => clearInterval(timer);
  }, []);
  return Math.max(time.value, Date.now());
}
