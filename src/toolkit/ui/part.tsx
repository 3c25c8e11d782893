import { type ComponentProps, h } from 'preact';
import { cx } from './class-names.ts';

type Tag =
  | 'a'
  | 'article'
  | 'aside'
  | 'caption'
  | 'dd'
  | 'details'
  | 'div'
  | 'fieldset'
  | 'form'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'header'
  | 'label'
  | 'legend'
  | 'li'
  | 'main'
  | 'nav'
  | 'ol'
  | 'output'
  | 'p'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'td'
  | 'ul';

/** An element's attributes, with a plain class that is added to the part's own. */
export type PartProps<T extends Tag | 'button'> = Omit<ComponentProps<T>, 'class' | 'className'> & {
  readonly class?: string | undefined;
};

/** A styled element: `as` names another element, and every attribute is passed on. */
export function part<T extends Tag>(usual: T, name: string | undefined) {
  return function Part<U extends Tag = T>({ as, class: more, ...rest }: PartProps<U> & { readonly as?: U }) {
    return h(as ?? usual, { ...rest, class: cx(name, more) });
  };
}
