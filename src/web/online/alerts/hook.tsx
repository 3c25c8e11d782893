/** The webhook of a table, for its host: in the menu of the table. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button, Cluster, Note, Trouble } from '../../../toolkit/ui/index.ts';
import { call } from '../api.ts';
import { useOnlineWords } from '../words/index.ts';
import css from './page.module.css';
import { AddressForm, Try } from './parts.tsx';

export function TableHook({ id }: { id: string }) {
  const say = useOnlineWords().alerts;
  const host = useSignal<string | undefined>(undefined);
  const wrong = useSignal('');
  const look = async () => {
    const answer = await call('GET /api/hooks/:id', { id });
    if ('value' in answer) host.value = answer.value.host;
  };
  useEffect(() => void look(), [id]);
  const set = async (url: string) => {
    const answer = await call('PUT /api/hooks', { table: id, url });
    wrong.value = 'refused' in answer ? answer.refused : '';
    if ('value' in answer) host.value = answer.value.host;
  };
  return (
    <details class={css.hook}>
      <summary>{say.hook}</summary>
      <Note>{say.hookText}</Note>
      {host.value ? (
        <>
          <p>{say.hookIs(host.value)}</p>
          <Cluster>
            <Try by="hook" id={id} label={say.tryOf(say.hook)} onDone={look} />
            <Button tone="quiet" onClick={() => set('')}>
              {say.hookDrop}
            </Button>
          </Cluster>
        </>
      ) : (
        <AddressForm type="url" label={say.hookUrl} button={say.hookSet} onAddress={set} />
      )}
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
    </details>
  );
}
