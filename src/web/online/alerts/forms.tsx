/** Quiet hours, and an address for letters. */
import { useSignal } from '@preact/signals';
import { Button, Cluster, Field, Note, Switch, Trouble } from '../../../toolkit/ui/index.ts';
import { announce, announceNow } from '../../shell/announce.tsx';
import { call } from '../api.ts';
import { useOnlineWords } from '../words/index.ts';
import { AddressForm, refresh, type SectionProps, Try, Way } from './parts.tsx';
import { language, zone } from './push.ts';

/** Minutes after midnight as a field of time has them. */
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const usualNight = { from: 22 * 60, to: 7 * 60 };

/** May people whom this player has met invite them by name? */
export function InvitationsForm({ given, onGiven }: SectionProps) {
  const say = useOnlineWords().alerts;
  const wrong = useSignal('');
  const save = async (invitations: boolean) => {
    const kept = { quiet: given.quiet, zone: zone(), language: language() };
    const answer = await call('PUT /api/me/alerts', { ...kept, invitations });
    wrong.value = 'refused' in answer ? answer.refused : '';
    if ('value' in answer) onGiven(answer.value);
    announce(wrong.peek() || say.saved);
  };
  return (
    <Way id="invitations" title={say.invitations}>
      <p>{say.invitationsText}</p>
      <Switch on={given.invitations} onChange={save}>
        {say.invitationsOn}
      </Switch>
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
    </Way>
  );
}

export function QuietForm({ given, onGiven }: SectionProps) {
  const say = useOnlineWords().alerts;
  const wrong = useSignal('');
  const save = async (quiet: SectionProps['given']['quiet']) => {
    const answer = await call('PUT /api/me/alerts', { quiet, zone: zone(), language: language() });
    wrong.value = 'refused' in answer ? answer.refused : '';
    if ('value' in answer) onGiven(answer.value);
    announce(wrong.peek() || say.saved);
  };
  const { quiet } = given;
  const field = (name: 'from' | 'to') =>
    quiet && (
      <Field>
        <label for={`quiet-${name}`}>{say[name]}</label>
        <input
          id={`quiet-${name}`}
          type="time"
          value={timeOf(quiet[name])}
          onChange={(event) => save({ ...quiet, [name]: minutesOf(event.currentTarget.value) })}
        />
      </Field>
    );
  return (
    <Way id="quiet" title={say.quiet}>
      <p>{say.quietText(zone())}</p>
      <Switch on={quiet !== null} onChange={(on) => save(on ? usualNight : null)}>
        {say.quietOn}
      </Switch>
      {quiet && (
        <Cluster>
          {field('from')}
          {field('to')}
        </Cluster>
      )}
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
    </Way>
  );
}

export function MailForm({ given, onGiven }: SectionProps) {
  const say = useOnlineWords().alerts;
  const { possible, address, state, why } = given.mail;
  const wrong = useSignal('');
  const set = async (to: string) => {
    const answer = await call('PUT /api/me/mail', { address: to, zone: zone(), language: language() });
    wrong.value = 'refused' in answer ? answer.refused : '';
    if ('value' in answer) onGiven(answer.value);
    if (wrong.peek()) announceNow(wrong.peek());
  };
  return (
    <Way id="mail" title={say.mail}>
      {possible ? <p>{say.mailText}</p> : <Note>{say.noMail}</Note>}
      {address && state && <p data-mail={state}>{say.mailState[state](address)}</p>}
      {why && <Note>{say.said(why)}</Note>}
      {possible && state !== 'confirmed' && (
        <AddressForm type="email" label={say.address} button={say.giveAddress} onAddress={set} />
      )}
      {address && (
        <Cluster>
          {state === 'confirmed' && (
            <Try by="mail" label={say.tryOf(say.mail)} onDone={() => refresh(onGiven)} />
          )}
          <Button tone="quiet" onClick={() => set('')}>
            {say.dropAddress}
          </Button>
        </Cluster>
      )}
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
    </Way>
  );
}
