/** Quiet hours, and an address for letters. */
import { useSignal } from '@preact/signals';
import { Button, Cluster, Field, Note, Panel, Switch, Trouble } from '../../../toolkit/ui/index.ts';
import { announce, announceNow } from '../../shell/announce.tsx';
import { call } from '../api.ts';
import { useOnlineWords } from '../words/index.ts';
import css from './page.module.css';
import type { SectionProps } from './page.tsx';
import { Try } from './parts.tsx';
import { language, zone } from './push.ts';

/** Minutes after midnight as a field of time has them. */
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const usualNight = { from: 22 * 60, to: 7 * 60 };

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
    <Panel as="section" class={css.panel} aria-labelledby="quiet">
      <h2 id="quiet">{say.quiet}</h2>
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
    </Panel>
  );
}

export function MailForm({ given, onGiven }: SectionProps) {
  const say = useOnlineWords().alerts;
  const { possible, address, state, why } = given.mail;
  const typed = useSignal('');
  const wrong = useSignal('');
  const set = async (to: string) => {
    const answer = await call('PUT /api/me/mail', { address: to, zone: zone(), language: language() });
    wrong.value = 'refused' in answer ? answer.refused : '';
    if ('value' in answer) onGiven(answer.value);
    if (wrong.peek()) announceNow(wrong.peek());
  };
  const refresh = async () => {
    const answer = await call('GET /api/me/alerts');
    if ('value' in answer) onGiven(answer.value);
  };
  return (
    <Panel as="section" class={css.panel} aria-labelledby="mail">
      <h2 id="mail">{say.mail}</h2>
      {possible ? <p>{say.mailText}</p> : <Note>{say.noMail}</Note>}
      {address && state && <p data-mail={state}>{say.mailState[state](address)}</p>}
      {why && <Note>{say.said(why)}</Note>}
      {possible && state !== 'confirmed' && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void set(typed.value);
          }}
        >
          <Field>
            <label for="mail-address">{say.address}</label>
            <input
              id="mail-address"
              type="email"
              autocomplete="email"
              required
              value={typed.value}
              onInput={(event) => {
                typed.value = event.currentTarget.value;
              }}
            />
          </Field>
          <Cluster>
            <Button type="submit">{say.giveAddress}</Button>
          </Cluster>
        </form>
      )}
      {address && (
        <Cluster>
          {state === 'confirmed' && <Try by="mail" label={say.tryOf(say.mail)} onDone={refresh} />}
          <Button tone="quiet" onClick={() => set('')}>
            {say.dropAddress}
          </Button>
        </Cluster>
      )}
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
    </Panel>
  );
}
