/** Ways from the menu, in columns: apart from it, for tables that add ways of their own before the menu comes. */
import { arrange, cx, part } from '../../toolkit/ui/index.ts';
import css from './menu-ways.module.css';

export const MenuWays = part('div', cx(arrange.tiles, css.ways));
