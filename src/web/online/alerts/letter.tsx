/** Where letters lead: a button and not the link itself confirms or ends, because mail programs open links by themselves. */
import { useSignal } from '@preact/signals';
import { arrange, Button, cx, Section, Trouble } from '../../../toolkit/ui/index.ts';
import { NotFoundPage } from '../../notfound.tsx';
import { announce, announceNow } from '../../shell/announce.tsx';
import { PlainPage, usePage } from '../../shell/page.tsx';
import { call } from '../api.ts';
import { useOnlineWords } from '../words/index.ts';
import css from './page.module.css';

export function LetterPage({ what, id }: { what: string; id: string }) {
  return what === 'confirm' || what === 'stop' ? <Letter what={what} id={id} /> : <NotFoundPage />;
}

function Letter({ what, id }: { what: 'confirm' | 'stop'; id: string }) {
  const { alerts } = useOnlineWords();
  const say = alerts.mailPage;
  const isStop = what === 'stop';
  const title = isStop ? say.stopTitle : say.confirmTitle;
  usePage(title);
  const done = useSignal(false);
  const wrong = useSignal('');
  const go = async () => {
    const answer = await call(`POST /api/mail/${what}/:id`, { id });
    wrong.value = 'refused' in answer ? answer.refused : '';
    done.value = !('refused' in answer);
    if (wrong.peek()) announceNow(wrong.peek());
    else announce(isStop ? say.stopped : say.confirmed);
  };
  return (
    <PlainPage class={cx(arrange.column, arrange.prose, css.page)}>
      <Section class={css.panel}>
        <h1 tabIndex={-1}>{title}</h1>
        {done.value ? (
          <p>{isStop ? say.stopped : say.confirmed}</p>
        ) : (
          <>
            <p>{isStop ? say.stopText : say.confirmText}</p>
            <Button tone="primary" onClick={go}>
              {isStop ? say.stop : say.confirm}
            </Button>
          </>
        )}
        {wrong.value && <Trouble>{wrong.value}</Trouble>}
      </Section>
    </PlainPage>
  );
}
