/** Whom this player blocks, and the way back. */
import { useEffect } from 'preact/hooks';
import { Button, Note, Panel, Spread } from '../../../toolkit/ui/index.ts';
import { blocks, loadBlocks, unblock } from '../blocks.ts';
import { useOnlineWords } from '../words/index.ts';
import { useDoing } from './use-doing.ts';
import css from './you.module.css';
import { Said } from './you-ways.tsx';

export function Blocked() {
  const { manners: say, people } = useOnlineWords();
  const doing = useDoing();
  useEffect(() => {
    void loadBlocks().then((given) => {
      if ('refused' in given) doing.wrong.value = given.refused;
    });
  }, []);
  const list = blocks.value;
  return (
    <Panel as="section" class={css.panel} aria-labelledby="blocked">
      <h2 id="blocked" tabIndex={-1}>
        {say.list}
      </h2>
      {list && <p>{list.length > 0 ? say.listText : say.none}</p>}
      {list && list.length > 0 && (
        <ul class={css.list}>
          {list.map(({ who, name, at }) => (
            <Spread as="li" key={who}>
              <span>
                <strong>{name}</strong> <Note as="span">{say.since(people.when(at))}</Note>
              </span>
              <Button
                aria-label={say.unblockOf(name)}
                aria-disabled={doing.busy.value}
                onClick={async () => {
                  await doing.run(
                    () => unblock(who),
                    () => say.unblocked(name),
                  );
                  document.getElementById('blocked')?.focus();
                }}
              >
                {say.unblock}
              </Button>
            </Spread>
          ))}
        </ul>
      )}
      <Said doing={doing} />
    </Panel>
  );
}
