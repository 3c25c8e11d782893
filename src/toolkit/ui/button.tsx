import { h } from 'preact';
import css from './button.module.css';
import { cx } from './class-names.ts';
import type { PartProps } from './part.tsx';

export interface ButtonLook {
  /** `primary`: what the page is for, once on a page; `quiet`: without a frame, in bars. */
  readonly tone?: 'primary' | 'quiet' | undefined;
  readonly big?: boolean | undefined;
}

const look = ({ tone, big }: ButtonLook) => cx(css.button, tone && css[tone], big && css.big);

export function Button({ tone, big, class: more, ...rest }: PartProps<'button'> & ButtonLook) {
  return <button type="button" {...rest} class={cx(look({ tone, big }), more)} />;
}

/** A link that looks like a button. */
export function LinkButton({ tone, big, class: more, ...rest }: PartProps<'a'> & ButtonLook) {
  return h('a', { ...rest, class: cx(look({ tone, big }), more) });
}

/** A picture to press. Its label is heard, and shown where the pointer rests unless there is another title. */
export function IconButton({
  label,
  class: more,
  ...rest
}: PartProps<'button'> & { readonly label: string }) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} class={cx(css.button, css.icon, more)} />
  );
}
