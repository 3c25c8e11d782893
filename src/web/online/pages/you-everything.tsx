/** Everything about a person: taken along, or deleted. */
import { Button, Cluster } from '../../../toolkit/ui/index.ts';
import { download } from '../../shell/download.ts';
import { call } from '../api.ts';
import { deleteMe, identity } from '../identity.ts';
import { useOnlineWords } from '../words/index.ts';
import { AskedFirst } from './asked-first.tsx';
import { useDoing } from './use-doing.ts';
import { Said } from './you-ways.tsx';

/** The panel stays when the person is gone, to say so. */
export function Everything() {
  const say = useOnlineWords().people;
  const doing = useDoing();
  const exportAll = () =>
    doing.run(
      () => call('GET /api/me/export'),
      (all) => {
        download('updraft-about-me.json', `${JSON.stringify(all, undefined, 2)}\n`, 'application/json');
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
          <AskedFirst
            label={say.delete}
            ask={[say.deleteSure, say.deleteText, say.deleteNo, say.deleteYes]}
            onYes={() => void doing.run(deleteMe, say.deleted)}
          />
        </Cluster>
      )}
      <Said doing={doing} />
    </section>
  );
}
