/** Everything about a person: taken along, or deleted. */
import { useSignal } from '@preact/signals';
import { Button, Cluster } from '../../../toolkit/ui/index.ts';
import { Question } from '../../shell/dialog.tsx';
import { call } from '../api.ts';
import { deleteMe, identity } from '../identity.ts';
import { useOnlineWords } from '../words/index.ts';
import { useDoing } from './use-doing.ts';
import { Said } from './you-ways.tsx';

/** Hands a text to the browser as a file. */
function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** It stays when the person is gone, to say so. */
export function Everything() {
  const say = useOnlineWords().people;
  const doing = useDoing();
  const asking = useSignal(false);
  const close = () => {
    asking.value = false;
  };
  const exportAll = () =>
    doing.run(
      () => call('GET /api/me/export'),
      (all) => {
        save(`${JSON.stringify(all, undefined, 2)}\n`, 'updraft-about-me.json');
        return say.exported;
      },
    );
  return (
    <section aria-labelledby="everything">
      <h2 id="everything">{say.everything}</h2>
      <p>
        {say.everythingText} <a href="/data">{say.toData}</a>
      </p>
      {identity.value && (
        <Cluster>
          <Button aria-disabled={doing.busy.value} onClick={exportAll}>
            {say.export}
          </Button>
          <Button
            onClick={() => {
              asking.value = true;
            }}
          >
            {say.delete}
          </Button>
        </Cluster>
      )}
      <Said doing={doing} />
      {asking.value && (
        <Question
          say={[say.deleteSure, say.deleteText, say.deleteNo, say.deleteYes]}
          onNo={close}
          onYes={() => {
            close();
            void doing.run(deleteMe, say.deleted);
            document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
          }}
        />
      )}
    </section>
  );
}
