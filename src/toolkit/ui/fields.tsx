import type { ComponentChildren } from 'preact';
import button from './button.module.css';
import { cx } from './class-names.ts';
import css from './fields.module.css';
import { part } from './part.tsx';

/** A label above its control. */
export const Field = part('div', css.field);
/** Words that look like a label where no label element can stand. */
export const FieldLabel = part('span', css.label);
/** A row of radio buttons as paper tabs: a Tab for each. */
export const Choices = part('div', cx(button.tabs, css.choices));

export interface TabProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ComponentChildren;
  readonly onPointerEnter?: (() => void) | undefined;
}

export function Tab({ name, checked, onChange, children, onPointerEnter }: TabProps) {
  return (
    <label onPointerEnter={onPointerEnter}>
      <input type="radio" name={name} checked={checked} onChange={onChange} />
      {children}
    </label>
  );
}

export interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ComponentChildren;
  readonly class?: string | undefined;
}

export function Switch({ on, onChange, children, class: more }: SwitchProps) {
  return (
    <label class={cx(css.toggle, more)}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
