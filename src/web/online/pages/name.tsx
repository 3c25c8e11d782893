/** The name that others see: shown, changed, or picked for the first time. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Reading } from '../../../contract/index.ts';
import { MOST } from '../../../online/table.ts';
import { Button, Cluster, cx, Field, Note, part, Trouble } from '../../../toolkit/ui/index.ts';
import { playerName } from '../../settings.ts';
import { announce, announceNow } from '../../shell/announce.tsx';
import { identity, type Kept, rename } from '../identity.ts';
import { useOnlineWords } from '../words/index.ts';
import css from './name.module.css';

/** Makes sure that this device has an identity of this name. */
export async function beCalled(name: string): Promise<Reading<Kept, string>> {
  const now = identity.peek();
  if (now && now.name === name.trim()) return { value: now };
  const given = await rename(name);
  if ('value' in given) playerName.value = given.value.name;
  return given;
}

/** A form with one field: it is sent once, and where it is refused the focus goes back to the field. */
export function useSending<T>(
  field: RefObject<HTMLInputElement | null>,
  send: () => Promise<Reading<T, string>>,
  done: (given: T) => void,
) {
  const wrong = useSignal('');
  const busy = useSignal(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy.peek()) return;
    busy.value = true;
    const given = await send();
    busy.value = false;
    if ('value' in given) return done(given.value);
    wrong.value = given.refused;
    announceNow(given.refused);
    field.current?.focus();
  };
  return { wrong, busy, submit };
}

export interface NameFormProps {
  readonly button: string;
  readonly onDone: (name: string) => void;
  readonly onCancel?: () => void;
  /** Puts the focus into the field when it appears. */
  readonly eager?: boolean;
  readonly class?: string | undefined;
}

export function NameForm({ button, onDone, onCancel, eager, class: more }: NameFormProps) {
  const say = useOnlineWords().name;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const name = useSignal(identity.peek()?.name ?? playerName.peek());
  useEffect(() => {
    if (eager) field.current?.select();
  }, []);
  const { wrong, busy, submit } = useSending(
    field,
    () => beCalled(name.peek()),
    (given) => {
      announce(say.saved(given.name));
      onDone(given.name);
    },
  );
  const Help = wrong.value ? Trouble : Note;
  return (
    <form class={cx(css.form, more)} onSubmit={submit} noValidate>
      <Field class={css.field}>
        <label for={id}>{say.yourName}</label>
        <NameInput
          id={id}
          field={field}
          name={name.value}
          isWrong={wrong.value !== ''}
          onInput={(typed) => {
            name.value = typed;
            wrong.value = '';
          }}
        />
      </Field>
      <Button tone="primary" type="submit" aria-disabled={busy.value}>
        {button}
      </Button>
      {onCancel && <Button onClick={onCancel}>{say.cancel}</Button>}
      <Help id={`${id}-help`}>{wrong.value || say.help}</Help>
    </form>
  );
}

/** A field and its button side by side. */
export const NameRow = part('div', css.form);

interface NameInputProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly name: string;
  readonly isWrong?: boolean;
  readonly onInput: (name: string) => void;
}

/** Its help stands at `<id>-help`. */
export function NameInput({ id, field, name, isWrong = false, onInput }: NameInputProps) {
  return (
    <input
      id={id}
      ref={field}
      type="text"
      autocomplete="nickname"
      maxLength={MOST.name}
      value={name}
      aria-describedby={`${id}-help`}
      aria-invalid={isWrong}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
  );
}

/** Who this device is, with a way to change it; where it has no identity yet, the form itself. */
export function YourName({ button, children }: { button: string; children?: ComponentChildren }) {
  const say = useOnlineWords().name;
  const editing = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const who = identity.value;
  const close = () => {
    editing.value = false;
    setTimeout(() => opener.current?.focus());
  };
  if (!who) return <NameForm button={button} onDone={close} />;
  if (editing.value) return <NameForm button={say.save} onDone={close} onCancel={close} eager />;
  return (
    <Cluster as="p" class={css.name}>
      <span>
        {say.youAre} <strong>{who.name}</strong>
      </span>
      <Button
        tone="quiet"
        ref={opener}
        aria-label={say.changeLabel}
        onClick={() => {
          editing.value = true;
        }}
      >
        {say.change}
      </Button>
      {children}
    </Cluster>
  );
}
