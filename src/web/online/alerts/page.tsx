/** How a player is told while they look elsewhere: each way can be set, tried and ended here. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AlertsGiven } from '../../../online/api.ts';
import { arrange, Button, Cluster, cx, LinkButton, Note, Trouble } from '../../../toolkit/ui/index.ts';
import { announce } from '../../shell/announce.tsx';
import { PlainPage, usePage } from '../../shell/page.tsx';
import { call } from '../api.ts';
import { identity } from '../identity.ts';
import { useOnlineWords } from '../words/index.ts';
import { InvitationsForm, MailForm, QuietForm } from './forms.tsx';
import css from './page.module.css';
import { refresh, type SectionProps, Try, Way } from './parts.tsx';
import { agree, disagree, findOwnDevice, ownDevice, useWhyNot, whyNoPush } from './push.ts';

export function AlertsPage() {
  const { alerts: say, you } = useOnlineWords();
  usePage(say.title);
  const given = useSignal<AlertsGiven | undefined>(undefined);
  const failed = useSignal('');
  const who = identity.value?.who;
  useEffect(() => {
    void findOwnDevice().catch(() => {});
    if (who === undefined) return;
    void call('GET /api/me/alerts').then((answer) => {
      if ('value' in answer) given.value = answer.value;
      else failed.value = say.failed;
    });
  }, [who]);
  const onGiven = (now: AlertsGiven) => {
    given.value = now;
  };
  const now = given.value;
  return (
    <PlainPage class={cx(arrange.column, arrange.prose, css.page)}>
      <h1 tabIndex={-1}>{say.heading}</h1>
      <p>{say.intro}</p>
      {who === undefined && (
        <p>
          {say.needsName} <LinkButton href="/you">{you.heading}</LinkButton>
        </p>
      )}
      {failed.value && <Trouble>{failed.value}</Trouble>}
      {now && (
        <>
          <Browsers given={now} onGiven={onGiven} />
          <QuietForm given={now} onGiven={onGiven} />
          <InvitationsForm given={now} onGiven={onGiven} />
          <MailForm given={now} onGiven={onGiven} />
          <Calendar given={now} onGiven={onGiven} />
        </>
      )}
    </PlainPage>
  );
}

function Browsers({ given, onGiven }: SectionProps) {
  const { alerts: say, date } = useOnlineWords();
  const whyNot = useWhyNot();
  const impossible = whyNoPush();
  const wrong = useSignal('');
  const busy = useSignal(false);
  const own = given.devices.find(({ id }) => id === ownDevice.value);
  const on = async () => {
    if (busy.peek()) return;
    busy.value = true;
    const answer = await agree(say);
    busy.value = false;
    wrong.value = 'refused' in answer ? whyNot(answer.refused) : '';
    if ('value' in answer) onGiven(answer.value);
    announce(wrong.peek() || say.isOn);
  };
  const remove = async (id: string) => {
    if (id === ownDevice.peek()) await disagree().catch(() => {});
    const answer = await call('DELETE /api/me/devices/:id', { id });
    if ('value' in answer) onGiven(answer.value);
    else wrong.value = answer.refused;
  };
  return (
    <Way id="browser" title={say.browser}>
      <p>{say.browserText}</p>
      {impossible && !own && <Note data-why={impossible}>{say.why[impossible]}</Note>}
      {own && <p>{say.isOn}</p>}
      {!own && !impossible && (
        <Button tone="primary" aria-disabled={busy.value} onClick={on}>
          {say.on}
        </Button>
      )}
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
      {given.devices.length > 0 && (
        <>
          <h3>{say.others}</h3>
          <ul class={css.devices}>
            {given.devices.map(({ id, label, at }) => (
              <li key={id}>
                <Cluster>
                  <span>
                    {label} <Note as="span">{say.since(date(at))}</Note>
                  </span>
                  <Try by="push" id={id} label={say.tryOf(label)} onDone={() => refresh(onGiven)} />
                  <Button tone="quiet" aria-label={say.removeOf(label)} onClick={() => remove(id)}>
                    {say.remove}
                  </Button>
                </Cluster>
              </li>
            ))}
          </ul>
        </>
      )}
    </Way>
  );
}

function Calendar({ given, onGiven }: SectionProps) {
  const say = useOnlineWords().alerts;
  const address = given.calendar && new URL(given.calendar, location.href).href;
  const set = async (on: boolean) => {
    const answer = await call('PUT /api/me/calendar', { on });
    if ('value' in answer) onGiven(answer.value);
    else announce(answer.refused);
  };
  return (
    <Way id="calendar" title={say.calendar}>
      <p>{say.calendarText}</p>
      {address && (
        <p class={css.address}>
          <a href={address} download="updraft.ics">
            {address}
          </a>
        </p>
      )}
      <Cluster>
        <Button onClick={() => set(true)}>{address ? say.calendarNew : say.calendarOn}</Button>
        {address && (
          <>
            <Button
              onClick={() => void navigator.clipboard?.writeText(address).then(() => announce(say.copied))}
            >
              {say.copy}
            </Button>
            <Button tone="quiet" onClick={() => set(false)}>
              {say.calendarOff}
            </Button>
          </>
        )}
      </Cluster>
    </Way>
  );
}
