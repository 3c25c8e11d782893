import type { ComponentChildren } from 'preact';

export interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ComponentChildren;
}

export function Switch({ on, onChange, children }: SwitchProps) {
  return (
    <label class="choice">
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
