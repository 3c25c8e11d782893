import { type ComponentChildren, h, type InputHTMLAttributes, type Ref } from 'preact';
import { useId } from 'preact/hooks';
import button from './button.module.css';
import { cx } from './class-names.ts';
import css from './fields.module.css';
import focus from './focus.module.css';
import { part } from './part.tsx';

/** A label above its control. */
export const Field = part('div', css.field);
export interface TextFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'aria-describedby'
    | 'aria-invalid'
    | 'autocapitalize'
    | 'autocomplete'
    | 'maxLength'
    | 'required'
    | 'spellcheck'
  > {
  readonly type?: 'text' | 'email' | 'url';
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly class?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line to type in, under its label. */
export function TextField({ type = 'text', label, onText, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field>
      <label for={id}>{label}</label>
      {/* By `h`: in JSX each type of field has its own attributes. */}
      {h('input', {
        id,
        type,
        autocomplete: 'off',
        ...rest,
        onInput: (event) => onText(event.currentTarget.value),
      })}
    </Field>
  );
}

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
    <label class={focus.around} onPointerEnter={onPointerEnter}>
      <input class={focus.over} type="radio" name={name} checked={checked} onChange={onChange} />
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
