/** A paper plane that flies to the right, around 0 0. */
import css from './plane.module.css';

/** How far it reaches back. */
export const TAIL = 13;

export function Plane() {
  return (
    <>
      <path class={css.wing} d="M17 0L-13-11L-7-1.5L-7 1.5L-13 11Z" />
      <path class={css.fold} d="M17 0L-7-1.5L-7 1.5Z" />
    </>
  );
}
