/** Games that this browser keeps: to go on with, or to delete. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button, Cluster, IconButton } from '../../toolkit/ui/index.ts';
import { useGames } from '../games.ts';
import { deleteMatch, type KeptMatch, keptMatches } from '../host/store.ts';
import { announce } from '../shell/announce.tsx';
import { MatchRow } from '../shell/match-row.tsx';
import { useHomeWords } from '../words/index.ts';
import css from './kept.module.css';

const most = 6;

export function KeptGames() {
  const say = useHomeWords();
  const games = useGames();
  const [kept, setKept] = useState<readonly KeptMatch[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    keptMatches().then(setKept);
  }, []);
  const [all, setAll] = useState(false);
  const known = kept.flatMap((match) => {
    const game = games.find(({ meta }) => meta.id === match.head.game);
    return game ? [{ match, game, meta: game.meta }] : [];
  });
  if (known.length === 0) return null;

  const remove = async (gone: readonly KeptMatch[], told: string) => {
    await Promise.all(gone.map(({ id }) => deleteMatch(id))).catch(() => {});
    const left = await keptMatches();
    setKept(left);
    announce(told);
    // The button that had the focus is gone, and with the last game the heading too.
    const near = left.length > 0 ? heading.current : document.querySelector<HTMLElement>('h1[tabindex]');
    near?.focus({ preventScroll: true });
  };
  const finished = kept.filter(({ over }) => over);
  return (
    <section aria-labelledby="kept">
      <h2 id="kept" tabIndex={-1} ref={heading}>
        {say.keepPlaying}
      </h2>
      <ul class={css.kept}>
        {known.slice(0, all ? undefined : most).map(({ match, game, meta }) => {
          const when = say.ago(Math.round((Date.now() - match.updated) / 60_000));
          return (
            <MatchRow
              key={match.id}
              cover={game.cover}
              href={`/table/${match.id}`}
              title={meta.title}
              label={(match.over ? say.reviewOf : say.resumeOf)(meta.title, when)}
              notes={[
                say.people(match.head.seats.map(({ name }) => name)),
                match.over ? say.overSince(when) : when,
              ]}
            >
              <IconButton
                label={say.removeOf(meta.title, when)}
                title={say.remove}
                onClick={() => remove([match], say.removed(meta.title))}
              >
                <Icon name="close" size={20} />
              </IconButton>
            </MatchRow>
          );
        })}
      </ul>
      {(known.length > most || finished.length > 1) && (
        <Cluster as="p" class={css.more}>
          {known.length > most && !all && (
            <Button tone="quiet" onClick={() => setAll(true)}>
              {say.showAll(known.length)}
            </Button>
          )}
          {finished.length > 1 && (
            <Button tone="quiet" onClick={() => remove(finished, say.cleared)}>
              {say.clearOver}
            </Button>
          )}
        </Cluster>
      )}
    </section>
  );
}
