/** What the settings have in several places: a panel for each way, an address, and that a way can be tried and says what happened. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { AlertsGiven, TrialGiven, TrialWanted } from '../../../online/api.ts';
import { Button, Cluster, Note, Section, TextField } from '../../../toolkit/ui/index.ts';
import { announce } from '../../shell/announce.tsx';
import { call } from '../api.ts';
import { type OnlineWords, useOnlineWords } from '../words/index.ts';
import css from './page.module.css';

export interface SectionProps {
  readonly given: AlertsGiven;
  /** What the server answered to a change. */
  readonly onGiven: (given: AlertsGiven) => void;
}

interface WayProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

export const Way = ({ id, title, children }: WayProps) => (
  <Section class={css.panel} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </Section>
);

/** A try may have changed how a way stands. */
export async function refresh(onGiven: SectionProps['onGiven']): Promise<void> {
  const answer = await call('GET /api/me/alerts');
  if ('value' in answer) onGiven(answer.value);
}

interface AddressFormProps {
  readonly type: 'email' | 'url';
  readonly label: string;
  readonly button: string;
  readonly onAddress: (address: string) => void;
}

export function AddressForm({ type, label, button, onAddress }: AddressFormProps) {
  const typed = useSignal('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onAddress(typed.peek());
  };
  return (
    <form onSubmit={submit}>
      <TextField
        type={type}
        autocomplete={type}
        required
        label={label}
        value={typed.value}
        onText={(text) => {
          typed.value = text;
        }}
      />
      <Cluster>
        <Button type="submit">{button}</Button>
      </Cluster>
    </form>
  );
}

function sayTrial(say: OnlineWords['alerts']['trial'], by: TrialWanted['by'], given: TrialGiven): string {
  const { is, status = 0, why, said = '' } = given;
  if (why) return say.why[why];
  if (is === 'nothing') return say.nothing;
  if (by === 'push') return is === 'gone' ? say.pushGone(status) : say.pushAnswered(status);
  if (by === 'hook') return say.hookAnswered(status);
  if (is === 'taken') return say.mailTaken(said);
  return is === 'refused' ? say.mailRefused(said) : say.mailFailed(said);
}

export function Try({ by, id, label, onDone }: TrialWanted & { label: string; onDone?: () => void }) {
  const say = useOnlineWords().alerts;
  const said = useSignal('');
  const busy = useSignal(false);
  const run = async () => {
    if (busy.peek()) return;
    busy.value = true;
    const given = await call('POST /api/me/alerts/try', { by, ...(id === undefined ? {} : { id }) });
    busy.value = false;
    said.value = 'refused' in given ? given.refused : sayTrial(say.trial, by, given.value);
    announce(said.peek());
    onDone?.();
  };
  return (
    <>
      <Button aria-disabled={busy.value} aria-label={label} onClick={run}>
        {say.try}
      </Button>
      {said.value && <Note data-trial={by}>{said.value}</Note>}
    </>
  );
}
