/** Ways to stay oneself: signing out other devices, a recovery code, passkeys. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import type { PasskeyListed } from '../../../online/api.ts';
import { Button, Cluster, Note, Panel, Spread, Trouble } from '../../../toolkit/ui/index.ts';
import { call } from '../api.ts';
import { identity, recover, signOutOthers } from '../identity.ts';
import { addPasskey, signInWithPasskey, whyNoPasskeys } from '../passkeys.ts';
import { useOnlineWords } from '../words/index.ts';
import { CodeField } from './code-field.tsx';
import { NameRow } from './name.tsx';
import { OneName } from './one-name.tsx';
import { useDoing } from './use-doing.ts';
import css from './you.module.css';

export function Said({
  doing: { wrong, done },
}: {
  doing: Pick<ReturnType<typeof useDoing>, 'wrong' | 'done'>;
}) {
  if (wrong.value) return <Trouble>{wrong.value}</Trouble>;
  return done.value ? <p class={css.done}>{done.value}</p> : null;
}

interface WayProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly doing: ReturnType<typeof useDoing>;
  readonly children: ComponentChildren;
}

const Way = ({ id, title, text, doing, children }: WayProps) => (
  <Panel as="section" class={css.panel} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p>{text}</p>
    {children}
    <Said doing={doing} />
  </Panel>
);

export function OtherDevices() {
  const say = useOnlineWords().people;
  const doing = useDoing();
  return (
    <Way id="others" title={say.others} text={say.othersText} doing={doing}>
      <Button aria-disabled={doing.busy.value} onClick={() => doing.run(signOutOthers, () => say.signedOut)}>
        {say.signOut}
      </Button>
    </Way>
  );
}

export function RecoveryCode() {
  const say = useOnlineWords().people;
  const doing = useDoing();
  const code = useSignal('');
  const since = useSignal<number | undefined>(undefined);
  useEffect(() => {
    void call('GET /api/me').then((me) => {
      if ('value' in me) since.value = me.value.recovery;
    });
  }, []);
  const make = () =>
    doing.run(
      () => call('POST /api/me/recovery'),
      (given) => {
        code.value = given.code;
        since.value = given.at;
        return say.recoveryShown;
      },
    );
  return (
    <Way id="recovery" title={say.recovery} text={say.recoveryText} doing={doing}>
      {since.value !== undefined && !code.value && <p>{say.recoverySince(say.when(since.value))}</p>}
      {code.value && <p class={css.long}>{code.value}</p>}
      <Button aria-disabled={doing.busy.value} onClick={make}>
        {since.value === undefined ? say.makeRecovery : say.newRecovery}
      </Button>
    </Way>
  );
}

/** For a device that is to be a person again. */
export function Recover() {
  const say = useOnlineWords().people;
  const id = useId();
  const doing = useDoing();
  const code = useSignal('');
  const alone = useSignal(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void doing.run(
      () => recover(code.peek(), alone.peek()),
      ({ name }) => {
        code.value = '';
        return say.welcome(name);
      },
    );
  };
  return (
    <Panel as="form" class={css.panel} aria-labelledby={`${id}-title`} onSubmit={submit} noValidate>
      <h2 id={`${id}-title`}>{say.recover}</h2>
      <p>{say.recoverText}</p>
      <NameRow>
        <CodeField
          label={say.recoveryLabel}
          maxLength={60}
          value={code.value}
          aria-invalid={doing.wrong.value !== ''}
          onText={(text) => {
            code.value = text;
          }}
        />
        <Button type="submit" aria-disabled={doing.busy.value}>
          {say.recoverGo}
        </Button>
      </NameRow>
      <label class={css.check}>
        <input
          type="checkbox"
          checked={alone.value}
          onChange={(event) => {
            alone.value = event.currentTarget.checked;
          }}
        />
        {say.recoverAlone}
      </label>
      <Said doing={doing} />
    </Panel>
  );
}

export function Passkeys() {
  const say = useOnlineWords().people;
  const doing = useDoing();
  const list = useSignal<readonly PasskeyListed[]>([]);
  const name = useSignal(say.passkeyUsual);
  const who = identity.value;
  const why = whyNoPasskeys();
  useEffect(() => {
    if (who)
      void call('GET /api/me/passkeys').then((given) => 'value' in given && show(given.value.passkeys));
  }, [who?.who]);
  const show = (passkeys: readonly PasskeyListed[]) => {
    list.value = passkeys;
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    void doing.run(
      () => addPasskey(name.peek(), say.passkeyFailed),
      (passkeys) => {
        show(passkeys);
        return say.added(name.peek());
      },
    );
  };
  const signIn = () =>
    doing.run(
      () => signInWithPasskey(say.passkeyFailed),
      (given) => say.welcome(given.name),
    );
  return (
    <Way id="passkeys" title={say.passkeys} text={say.passkeysText} doing={doing}>
      {who && list.value.length > 0 && (
        <ul class={css.list}>
          {list.value.map((passkey) => (
            <OnePasskey key={passkey.id} passkey={passkey} show={show} doing={doing} />
          ))}
        </ul>
      )}
      {why && <Note>{say.noPasskeys[why]}</Note>}
      {!why && who && (
        <OneName label={say.passkeyName} name={name} doing={doing} onSubmit={add} button={say.addPasskey} />
      )}
      {!why && !who && (
        <Button aria-disabled={doing.busy.value} onClick={signIn}>
          {say.signIn}
        </Button>
      )}
    </Way>
  );
}

interface OneProps {
  readonly passkey: PasskeyListed;
  readonly show: (passkeys: readonly PasskeyListed[]) => void;
  readonly doing: ReturnType<typeof useDoing>;
}

function OnePasskey({ passkey: { id, name, at, used }, show, doing }: OneProps) {
  const say = useOnlineWords().people;
  const editing = useSignal(false);
  const renamed = useSignal(name);
  const remove = () =>
    doing.run(
      () => call('POST /api/me/passkeys/remove', { id }),
      ({ passkeys }) => {
        show(passkeys);
        return say.removed(name);
      },
    );
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void doing.run(
      () => call('PATCH /api/me/passkeys', { id, name: renamed.peek() }),
      ({ passkeys }) => {
        editing.value = false;
        show(passkeys);
        return '';
      },
    );
  };
  if (editing.value)
    return (
      <li>
        <OneName label={say.newName} name={renamed} doing={doing} onSubmit={save} button={say.save} />
      </li>
    );
  return (
    <Spread as="li">
      <span>
        <strong>{name}</strong> <Note as="span">{say.passkeySince(say.when(at), say.when(used))}</Note>
      </span>
      <Cluster as="span">
        <Button
          tone="quiet"
          aria-label={say.renameOf(name)}
          onClick={() => {
            renamed.value = name;
            editing.value = true;
          }}
        >
          {say.rename}
        </Button>
        <Button tone="quiet" aria-label={say.removeOf(name)} onClick={remove}>
          {say.remove}
        </Button>
      </Cluster>
    </Spread>
  );
}
