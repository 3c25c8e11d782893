/** The address of a table says which move is shown: it can be kept, sent and opened again. */
import { useEffect } from 'preact/hooks';
import type { TableModel } from './model.ts';
import { replayOf } from './replay.ts';

/** Browsers let a page change its address only so often: a slide along a match is one change. */
const pause = 300;
/** Time to see where a replay begins. */
const firstLook = 800;

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Opens the match where the address says, and has the address follow. `?play` lets it play. */
export function useAddress(model: TableModel): void {
  useEffect(() => {
    const { searchParams } = new URL(location.href);
    const at = searchParams.get('at');
    // Around one screen the next player takes their turn and sees it as it stands.
    if (at === null || !/^\d{1,6}$/.test(at) || model.people.peek().length > 1) return;
    model.look(Number(at));
    if (!searchParams.has('play') || isCalm()) return;
    const timer = setTimeout(() => replayOf(model).play(), firstLook);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => () => replayOf(model).pause(), []);
  const at = model.lookAt.value;
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      url.searchParams.delete('play');
      if (at === undefined) url.searchParams.delete('at');
      else url.searchParams.set('at', String(at));
      // A parameter without a value is written as it was asked for.
      const address = url.href.replace(/=(?=&|$|#)/g, '');
      if (address !== location.href) history.replaceState(history.state, '', address);
    }, pause);
    return () => clearTimeout(timer);
  }, [at]);
}
