/** A form for one name: its field, and the button that sends it. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { MOST } from '../../../online/table.ts';
import { Button, TextField } from '../../../toolkit/ui/index.ts';
import { NameRow } from './name.tsx';

interface OneNameProps {
  readonly label: string;
  readonly name: Signal<string>;
  /** Why it was refused, which typing takes away, and whether it is under way. */
  readonly doing: { readonly wrong: Signal<string>; readonly busy?: Signal<boolean> };
  readonly field?: RefObject<HTMLInputElement | null>;
  /** The id of what helps with it. */
  readonly help?: string | undefined;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly button: string;
  readonly children?: ComponentChildren;
}

export const OneName = ({ label, name, doing, field, help, onSubmit, button, children }: OneNameProps) => (
  <form onSubmit={onSubmit} noValidate>
    <NameRow>
      <TextField
        {...(field ? { ref: field } : {})}
        label={label}
        maxLength={MOST.name}
        value={name.value}
        aria-invalid={doing.wrong.value !== ''}
        aria-describedby={help}
        onText={(text) => {
          name.value = text;
          doing.wrong.value = '';
        }}
      />
      <Button type="submit" aria-disabled={doing.busy?.value ?? false}>
        {button}
      </Button>
      {children}
    </NameRow>
  </form>
);
