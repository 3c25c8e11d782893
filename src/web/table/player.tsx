/** A player in a list: badge, name and what is known of them. */
import { part } from '../../toolkit/ui/index.ts';
import css from './player.module.css';

/** Whose turn it is has `aria-current`. */
export const Player = part('li', css.player);
export const PlayerText = part('span', css.text);
export const PlayerName = part('span', css.name);
export const PlayerNote = part('span', css.note);
