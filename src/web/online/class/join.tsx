/** A player types the code of a table and a name, and lands in a seat. */
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Reading } from '../../../contract/index.ts';
import { arrange, Button, cx, Field, Note, Section, TextField, Trouble } from '../../../toolkit/ui/index.ts';
import { navigate } from '../../router.ts';
import { playerName } from '../../settings.ts';
import { PlainPage, usePage } from '../../shell/page.tsx';
import { call } from '../api.ts';
import { identity } from '../identity.ts';
import { beCalled, NameInput, useSending } from '../pages/name.tsx';
import { useOnlineWords } from '../words/index.ts';
import css from './join.module.css';
import { ANY, CODE, SEAT } from './sit.ts';

/** What was typed stays over a reload of this tab. */
const TYPED = 'updraft/typed-code';
function typed(): string {
  try {
    return sessionStorage.getItem(TYPED) ?? '';
  } catch {
    return '';
  }
}
function keepTyped(code: string): void {
  try {
    sessionStorage.setItem(TYPED, code);
  } catch {
    // Then it has to be typed again.
  }
}

export function JoinPage() {
  const { join: say, name: nameWords } = useOnlineWords();
  usePage(say.title);
  const code = useSignal(new URLSearchParams(location.search).get('code') ?? typed());
  const name = useSignal(identity.peek()?.name ?? playerName.peek());
  const codeField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  /** Where the last thing was wrong. */
  const at = useRef<HTMLInputElement | null>(null);
  const id = useId();
  useEffect(() => (code.peek() === '' ? codeField : nameField).current?.focus(), []);
  // The code first: where it is wrong, no name is taken for it.
  const send = async (): Promise<Reading<string, string>> => {
    at.current = codeField.current;
    const found = await call('POST /api/join', { code: code.peek() });
    if ('refused' in found) return found;
    at.current = nameField.current;
    const me = await beCalled(name.peek());
    return 'refused' in me ? me : { value: found.value.id };
  };
  const { wrong, busy, submit } = useSending(at, send, (table) => {
    keepTyped('');
    navigate(`/t/${table}?${new URLSearchParams({ [SEAT]: ANY, [CODE]: code.peek() })}`);
  });
  return (
    <PlainPage class={cx(arrange.column, css.page)}>
      <Section class={css.panel}>
        <h1 tabIndex={-1}>{say.heading}</h1>
        <p>{say.intro}</p>
        <form class={css.form} onSubmit={submit} noValidate>
          <TextField
            ref={codeField}
            label={say.code}
            class={css.code}
            value={code.value}
            autocapitalize="characters"
            spellcheck={false}
            maxLength={12}
            aria-describedby={`${id}-code`}
            onText={(text) => {
              code.value = text;
              keepTyped(text);
              wrong.value = '';
            }}
          />
          <Note id={`${id}-code`}>{say.codeHelp}</Note>
          <Field>
            <label for={id}>{nameWords.yourName}</label>
            <NameInput
              id={id}
              field={nameField}
              name={name.value}
              onInput={(text) => {
                name.value = text;
                wrong.value = '';
              }}
            />
          </Field>
          <Note id={`${id}-help`}>{nameWords.help}</Note>
          {wrong.value && <Trouble>{wrong.value}</Trouble>}
          <Button tone="primary" big type="submit" aria-disabled={busy.value}>
            {say.go}
          </Button>
        </form>
      </Section>
    </PlainPage>
  );
}
