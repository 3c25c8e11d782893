/** The player aid: a turn, scoring, symbols and the end, to look up in the middle of a game. */
import { useEffect, useState } from 'preact/hooks';
import type { Aid, House, Position } from '../../contract/index.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { Note } from '../../toolkit/ui/index.ts';
import { BlockText, signOf } from '../rules/blocks.tsx';
import { useShellWords } from '../words/index.ts';
import css from './sheet.module.css';

export function AidSheet({
  entry,
  house,
}: {
  readonly entry: LocalizedGame;
  readonly house?: House | undefined;
}) {
  const shell = useShellWords();
  const [aid, setAid] = useState<Aid<Position> | 'failed'>();
  useEffect(() => {
    entry.aid().then(
      (found) => setAid(found ?? 'failed'),
      () => setAid('failed'),
    );
  }, []);
  if (aid === 'failed') return <p>{shell.partNotLoaded}</p>;
  if (!aid) return <Note>{shell.loading}</Note>;
  const Sign = signOf(aid);
  return (
    <div class={css.sheet}>
      {aid.sections(house).map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={`aid-${id}`}>
          <h3 id={`aid-${id}`}>{title}</h3>
          {blocks.map((block, i) => (
            <BlockText key={i} block={block} Sign={Sign} figure={() => null} />
          ))}
        </section>
      ))}
    </div>
  );
}
