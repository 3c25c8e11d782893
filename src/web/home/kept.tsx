/** Games that this browser keeps: to go on with, or to delete. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../toolkit/art/icons.tsx';
import { isShipped } from '../../toolkit/listing.ts';
import { arrange, Button, Cluster, cx, IconButton } from '../../toolkit/ui/index.ts';
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
  if (kept.length === 0) return null;

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
      <ul class={cx(arrange.tiles, css.kept)}>
        {kept.slice(0, all ? undefined : most).map((match) => {
          const { game: id, version, seats } = match.head;
          const game = games.find(({ meta }) => meta.id === id);
          const title = game?.meta.title ?? id;
          const label = match.over
            ? say.reviewOf
            : game && isShipped(game.entry, version)
              ? say.resumeOf
              : say.lookAt;
          const when = say.ago(Math.round((Date.now() - match.updated) / 60_000));
          return (
            <MatchRow
              key={match.id}
              cover={game?.cover}
              href={`/table/${match.id}`}
              title={title}
              label={label(title, when)}
              notes={[say.people(seats.map(({ name }) => name)), match.over ? say.overSince(when) : when]}
            >
              <IconButton
                label={say.removeOf(title, when)}
                title={say.remove}
                onClick={() => remove([match], say.removed(title))}
              >
                <Icon name="close" size={20} />
              </IconButton>
            </MatchRow>
          );
        })}
      </ul>
      {(kept.length > most || finished.length > 1) && (
        <Cluster as="p" class={css.more}>
          {kept.length > most && !all && (
            <Button tone="quiet" onClick={() => setAll(true)}>
              {say.showAll(kept.length)}
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
