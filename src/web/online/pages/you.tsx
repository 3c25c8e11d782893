/** Who this device is, and how another device becomes the same person. */

import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { CodeGiven } from '../../../online/api.ts';
import {
  arrange,
  Button,
  Callout,
  Cluster,
  cx,
  FieldLabel,
  LinkButton,
  Note,
  Panel,
  Trouble,
} from '../../../toolkit/ui/index.ts';
import { navigate } from '../../router.ts';
import { announce } from '../../shell/announce.tsx';
import { PlainPage, usePage } from '../../shell/page.tsx';
import { claim, forgetDevice, identity, identityKept, makeCode } from '../identity.ts';
import { QrCode } from '../qr.tsx';
import { useOnlineWords } from '../words/index.ts';
import { AskedFirst } from './asked-first.tsx';
import { CodeField } from './code-field.tsx';
import { NameRow, useSending, YourName } from './name.tsx';
import { useDoing } from './use-doing.ts';
import css from './you.module.css';
import { Blocked } from './you-blocked.tsx';
import { YourBots } from './you-bots.tsx';
import { Everything } from './you-everything.tsx';
import { OtherDevices, Passkeys, Recover, RecoveryCode } from './you-ways.tsx';

export function YouPage() {
  const { trouble: onlineWords, you: say, alerts } = useOnlineWords();
  usePage(say.title);
  const who = identity.value;
  const [scanned] = useState(codeInAddress);
  const make = who && <MakeCode key={who.who} />;
  // A player who scanned a code has come to enter it.
  const enter = <EnterCode key="enter" scanned={scanned} />;
  return (
    <PlainPage class={cx(arrange.column, arrange.prose, css.page)}>
      <h1 tabIndex={-1}>{say.heading}</h1>
      <p>{who ? say.intro : say.noPlayer}</p>
      {!identityKept.value && <Trouble>{onlineWords.notKept}</Trouble>}
      <YourName button={say.start} />
      {scanned ? [enter, make] : [make, enter]}
      {who ? [<OtherDevices key="others" />, <RecoveryCode key={`recovery ${who.who}`} />] : <Recover />}
      <Passkeys />
      {who && <YourBots key={`bots ${who.who}`} />}
      {who && <Blocked key={`blocked ${who.who}`} />}
      <Everything />
      <section aria-labelledby="kept">
        <h2 id="kept">{say.kept}</h2>
        <ul>
          {say.keptList.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{say.keptText}</p>
      </section>
      {who && (
        <p>
          <LinkButton href="/you/alerts">{alerts.link}</LinkButton>
        </p>
      )}
      {who && <Forget />}
      <p>
        <LinkButton href="/online">{say.toLobby}</LinkButton>
      </p>
    </PlainPage>
  );
}

function MakeCode() {
  const say = useOnlineWords().you;
  const given = useSignal<CodeGiven | undefined>(undefined);
  const { busy, wrong, run } = useDoing();
  const make = () =>
    run(makeCode, (made) => {
      given.value = made;
      return `${say.code}: ${[...made.code].join(' ')}`;
    });
  return (
    <Panel as="section" class={css.panel} aria-labelledby="move">
      <h2 id="move">{say.move}</h2>
      <p>{say.moveText}</p>
      {given.value && <Code key={given.value.code} given={given.value} />}
      <p>
        <Button tone={given.value ? undefined : 'primary'} aria-disabled={busy.value} onClick={make}>
          {given.value ? say.newCode : say.makeCode}
        </Button>
      </p>
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
    </Panel>
  );
}

function Code({ given: { code, until } }: { given: CodeGiven }) {
  const say = useOnlineWords().you;
  const left = useSignal(secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => {
      left.value = secondsTo(until);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (left.value === 0) return <Trouble>{say.gone}</Trouble>;
  return (
    <Cluster class={css.code}>
      <QrCode class={css.qr} text={new URL(`/you?code=${code}`, location.href).href} label={say.qr} />
      <div>
        <FieldLabel as="p">{say.code}</FieldLabel>
        <p class={css.text}>{code}</p>
        <Note>{say.left(Math.floor(left.value / 60), left.value % 60)}</Note>
      </div>
    </Cluster>
  );
}

const secondsTo = (until: number): number => Math.max(0, Math.round((until - Date.now()) / 1000));

/** A scanned picture leads here with the code in the address; the identity changes only by a click. */
const codeInAddress = (): string => new URLSearchParams(location.search).get('code') ?? '';

function EnterCode({ scanned }: { scanned: string }) {
  const say = useOnlineWords().you;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const code = useSignal(scanned);
  const done = useSignal('');
  const who = identity.value;
  const { wrong, busy, submit } = useSending(
    field,
    () => claim(code.peek()),
    ({ name }) => {
      code.value = '';
      done.value = say.claimed(name);
      announce(done.peek());
      navigate('/you', 'replace');
    },
  );
  return (
    <Panel as="form" class={css.panel} aria-labelledby={`${id}-title`} onSubmit={submit} noValidate>
      <h2 id={`${id}-title`}>{say.enter}</h2>
      <p>{say.enterText}</p>
      {who && code.value !== '' && <Callout>{say.enterWarning(who.name)}</Callout>}
      <NameRow>
        <CodeField
          ref={field}
          label={say.enterLabel}
          autocomplete="one-time-code"
          maxLength={12}
          value={code.value}
          aria-invalid={wrong.value !== ''}
          aria-describedby={wrong.value ? `${id}-wrong` : undefined}
          onText={(text) => {
            code.value = text;
            wrong.value = '';
            done.value = '';
          }}
        />
        <Button type="submit" aria-disabled={busy.value}>
          {say.claim}
        </Button>
      </NameRow>
      {wrong.value && <Trouble id={`${id}-wrong`}>{wrong.value}</Trouble>}
      {done.value && <p class={css.done}>{done.value}</p>}
    </Panel>
  );
}

function Forget() {
  const say = useOnlineWords().you;
  return (
    <section aria-labelledby="forget">
      <h2 id="forget">{say.forget}</h2>
      <p>{say.forgetText}</p>
      <AskedFirst
        label={say.forget}
        ask={[say.forgetSure, say.forgetText, say.forgetNo, say.forgetYes]}
        onYes={() => {
          forgetDevice();
          announce(say.forgotten);
        }}
      />
    </section>
  );
}
