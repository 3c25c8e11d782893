/** What the settings have in several places: a way can be tried, and says what happened. */
import { useSignal } from '@preact/signals';
import type { TrialGiven, TrialWanted } from '../../../online/alerts.ts';
import { Button, Note } from '../../../toolkit/ui/index.ts';
import { announce } from '../../shell/announce.tsx';
import { call } from '../api.ts';
import { type OnlineWords, useOnlineWords } from '../words/index.ts';

export function sayTrial(
  say: OnlineWords['alerts']['trial'],
  by: TrialWanted['by'],
  given: TrialGiven,
): string {
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
