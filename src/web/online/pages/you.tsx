/** Who this device is, and how another device becomes the same person. */
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { CodeGiven } from '../../../online/api.ts';
import { navigate } from '../../router.ts';
import { announce, announceNow } from '../../shell/announce.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { PlainPage, usePage } from '../../shell/page.tsx';
import { claim, forgetIdentity, identity, identityKept, makeCode } from '../identity.ts';
import { QrCode } from '../qr.tsx';
import { onlineWords } from '../words.ts';
import { YourName } from './name.tsx';
import './pages.css';
import { youWords as say } from './words.ts';

export function YouPage() {
  usePage(say.title);
  const who = identity.value;
  const [scanned] = useState(codeInAddress);
  const make = who && <MakeCode key={who.who} />;
  // Whoever scanned a code has come to enter it.
  const enter = <EnterCode key="enter" scanned={scanned} />;
  return (
    <PlainPage class="page prose you">
      <h1 tabIndex={-1}>{say.heading}</h1>
      <p>{who ? say.intro : say.nobody}</p>
      {!identityKept.value && <p class="error">{onlineWords.notKept}</p>}
      <YourName button={say.start} />
      {scanned ? [enter, make] : [make, enter]}
      <section aria-labelledby="kept">
        <h2 id="kept">{say.kept}</h2>
        <ul>
          {say.keptList.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{say.keptText}</p>
      </section>
      {who && <Forget />}
      <p>
        <a class="button" href="/online">
          {say.toLobby}
        </a>
      </p>
    </PlainPage>
  );
}

function MakeCode() {
  const given = useSignal<CodeGiven | undefined>(undefined);
  const wrong = useSignal('');
  const busy = useSignal(false);
  const make = async () => {
    if (busy.peek()) return;
    busy.value = true;
    const answer = await makeCode();
    busy.value = false;
    if ('refused' in answer) {
      wrong.value = answer.refused;
      announceNow(answer.refused);
    } else {
      wrong.value = '';
      given.value = answer.value;
      announce(`${say.code}: ${[...answer.value.code].join(' ')}`);
    }
  };
  return (
    <section class="panel you-code" aria-labelledby="move">
      <h2 id="move">{say.move}</h2>
      <p>{say.moveText}</p>
      {given.value && <Code key={given.value.code} given={given.value} />}
      <p>
        <button
          type="button"
          class={given.value ? 'button' : 'button primary'}
          aria-disabled={busy.value}
          onClick={make}
        >
          {given.value ? say.newCode : say.makeCode}
        </button>
      </p>
      {wrong.value && <p class="error">{wrong.value}</p>}
    </section>
  );
}

function Code({ given: { code, until } }: { given: CodeGiven }) {
  const left = useSignal(secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => {
      left.value = secondsTo(until);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (left.value === 0) return <p class="error">{say.gone}</p>;
  return (
    <div class="code">
      <QrCode text={new URL(`/you?code=${code}`, location.href).href} label={say.qr} />
      <div>
        <p class="field-label">{say.code}</p>
        <p class="code-text">{code}</p>
        <p class="note">{say.left(Math.floor(left.value / 60), left.value % 60)}</p>
      </div>
    </div>
  );
}

const secondsTo = (until: number): number => Math.max(0, Math.round((until - Date.now()) / 1000));

/** A scanned picture leads here with the code in the address; nobody becomes somebody else without a click. */
const codeInAddress = (): string => new URLSearchParams(location.search).get('code') ?? '';

function EnterCode({ scanned }: { scanned: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const code = useSignal(scanned);
  const wrong = useSignal('');
  const done = useSignal('');
  const busy = useSignal(false);
  const who = identity.value;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy.peek()) return;
    busy.value = true;
    const given = await claim(code.peek());
    busy.value = false;
    if ('refused' in given) {
      wrong.value = given.refused;
      announceNow(given.refused);
      field.current?.focus();
      return;
    }
    code.value = '';
    done.value = say.claimed(given.value.name);
    announce(done.peek());
    navigate('/you', 'replace');
  };
  return (
    <form class="panel you-enter" aria-labelledby={`${id}-title`} onSubmit={submit} noValidate>
      <h2 id={`${id}-title`}>{say.enter}</h2>
      <p>{say.enterText}</p>
      {who && code.value !== '' && <p class="you-warning">{say.enterWarning(who.name)}</p>}
      <div class="name-form">
        <div class="field">
          <label for={id}>{say.enterLabel}</label>
          <input
            id={id}
            ref={field}
            type="text"
            class="code-input"
            autocomplete="one-time-code"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={12}
            value={code.value}
            aria-invalid={wrong.value !== ''}
            aria-describedby={wrong.value ? `${id}-wrong` : undefined}
            onInput={(event) => {
              code.value = event.currentTarget.value;
              wrong.value = '';
              done.value = '';
            }}
          />
        </div>
        <button type="submit" class="button" aria-disabled={busy.value}>
          {say.claim}
        </button>
      </div>
      {wrong.value && (
        <p id={`${id}-wrong`} class="error">
          {wrong.value}
        </p>
      )}
      {done.value && <p class="you-done">{done.value}</p>}
    </form>
  );
}

function Forget() {
  const asking = useSignal(false);
  const close = () => {
    asking.value = false;
  };
  return (
    <section aria-labelledby="forget">
      <h2 id="forget">{say.forget}</h2>
      <p>{say.forgetText}</p>
      <p>
        <button
          type="button"
          class="button"
          onClick={() => {
            asking.value = true;
          }}
        >
          {say.forget}
        </button>
      </p>
      {asking.value && (
        <Dialog title={say.forgetSure} onClose={close}>
          <p>{say.forgetText}</p>
          <div class="dialog-foot">
            <button type="button" class="button" data-first onClick={close}>
              {say.forgetNo}
            </button>
            <button
              type="button"
              class="button primary"
              onClick={() => {
                close();
                forgetIdentity();
                announce(say.forgotten);
                document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
              }}
            >
              {say.forgetYes}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
