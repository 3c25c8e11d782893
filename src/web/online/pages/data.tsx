/** What the server keeps of its players, and for how long: the times are the server's own. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ServerGiven } from '../../../online/api.ts';
import { arrange, cx, Note, Trouble } from '../../../toolkit/ui/index.ts';
import { PlainPage, usePage } from '../../shell/page.tsx';
import { call } from '../api.ts';
import { useOnlineWords } from '../words/index.ts';
import css from './data.module.css';

export function DataPage() {
  const say = useOnlineWords().data;
  usePage(say.title);
  const keeps = useSignal<ServerGiven['retention'] | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    void call('GET /api/server').then((given) => {
      if ('value' in given) keeps.value = given.value.retention;
      else failed.value = true;
    });
  }, []);
  return (
    <PlainPage class={cx(arrange.column, arrange.prose)}>
      <h1 tabIndex={-1}>{say.heading}</h1>
      <p>{say.intro}</p>
      {failed.value && <Trouble>{say.failed}</Trouble>}
      {keeps.value && (
        <dl class={css.list}>
          {say.rows(keeps.value).map(([what, long]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{long}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        {say.rights} <a href="/you">{say.toYou}</a>
      </p>
      <Note>{say.backups}</Note>
    </PlainPage>
  );
}
