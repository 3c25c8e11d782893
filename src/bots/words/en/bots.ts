/** What people read about bots. */
import type { BotId } from '../../ids.ts';

const KINDS: Readonly<Record<BotId, { readonly title: string; readonly about: string }>> = {
  random: { title: 'Drifter', about: 'The easiest: goes wherever the wind blows, any legal move.' },
  greedy: {
    title: 'Climber',
    about: 'Easy: takes the move that looks best right now, and never looks further.',
  },
  breeze: {
    title: 'Breeze',
    about: 'Middling: looks a little ahead, and lets a good move slip now and then.',
  },
  gust: { title: 'Gust', about: 'Strong: tries the likely moves in many worlds that could be true.' },
  storm: { title: 'Storm', about: 'The strongest: thinks for about a second before every move.' },
  uct: {
    title: 'Plain search',
    about: 'Random playouts of fifty moves on one guess, with no idea of the game: for comparison.',
  },
  'deep-uct': {
    title: 'Deep search',
    about: 'The same with playouts to the end of the game: for comparison.',
  },
};

export const words = () => ({
  /** The title of a kind of bot; an id that this program does not know stands for itself. */
  title: (id: string): string =>
    id === 'program' ? 'a player’s program' : Object.hasOwn(KINDS, id) ? KINDS[id as BotId].title : id,
  about: (id: string): string => (Object.hasOwn(KINDS, id) ? KINDS[id as BotId].about : ''),
});
