/** What a learner tries on the board: moves that it offers, and whatever cannot be done here. */
import type { RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Move, Place } from '../../contract/index.ts';
import type { LessonPlayer } from './player.ts';

/** Elements that answer Enter and Space with a click of their own. */
const clicks = 'button, a[href], input, select, summary';

export function useTries(box: RefObject<HTMLElement | null>, player: LessonPlayer) {
  const tries = useMemo(() => new Tries(player), [player]);
  const here = player.view.value !== undefined;
  useEffect(() => (box.current ? tries.listen(box.current) : undefined), [tries, here]);
  return tries;
}

class Tries {
  readonly #player: LessonPlayer;
  /** Has the board understood the click that is on its way? */
  #taken = false;

  constructor(player: LessonPlayer) {
    this.#player = player;
  }

  readonly offer = (move: Move): void => {
    this.#taken = true;
    this.#player.offer(move);
  };

  readonly hold = (place: Place | undefined): void => {
    if (place === undefined) return;
    this.#taken = true;
    this.#player.tryAgain();
  };

  /** The board hears a click first; what it does nothing with, and is no place to be used now, was an illegal try. */
  listen(box: HTMLElement): () => void {
    const before = () => {
      this.#taken = false;
    };
    const after = (event: Event) => {
      if (this.#taken || !(event.target instanceof Element)) return;
      // What unfolds a list is looked into, and no try.
      if (event.target.closest('[aria-expanded]')) return;
      const place = event.target.closest('[data-place]');
      if (!place || place.hasAttribute('data-can')) return;
      this.#player.tryAt(place.getAttribute('data-place')!);
    };
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || event.repeat) return;
      if (event.target instanceof Element && !event.target.closest(clicks)) after(event);
    };
    for (const name of ['click', 'keydown']) box.addEventListener(name, before, true);
    box.addEventListener('click', after);
    box.addEventListener('keydown', onKey);
    return () => {
      for (const name of ['click', 'keydown']) box.removeEventListener(name, before, true);
      box.removeEventListener('click', after);
      box.removeEventListener('keydown', onKey);
    };
  }
}
