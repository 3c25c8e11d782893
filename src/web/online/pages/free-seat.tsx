import { cx } from '../../../toolkit/ui/index.ts';
import css from './free-seat.module.css';

/** A place at a table that waits for a player. */
export function FreeSeat({ class: more }: { class?: string | undefined }) {
  return <span class={cx(css.free, more)} aria-hidden="true" />;
}
