/** Games that this browser keeps: to go on with, or to delete. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { CoverPicture } from '../../toolkit/art/cover.tsx';
import { Icon } from '../../toolkit/art/icons.tsx';
import { useGames } from '../games.ts';
import { deleteMatch, type KeptMatch, keptMatches } from '../host/store.ts';
import { announce } from '../shell/announce.tsx';
import { homeWords as say } from '../words.ts';

const most = 6;
const list = new Intl.ListFormat('en', { type: 'conjunction' });

export function KeptGames() {
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
      <ul class="kept">
        {known.slice(0, all ? undefined : most).map(({ match, game, meta }) => {
          const when = ago(match.updated);
          return (
            <li key={match.id} class="card kept-game">
              <CoverPicture class="kept-sky" cover={game.cover} />
              <div class="kept-text">
                <a
                  class="card-link"
                  href={`/table/${match.id}`}
                  aria-label={(match.over ? say.reviewOf : say.resumeOf)(meta.title, when)}
                >
                  {meta.title}
                </a>
                <p class="note">{list.format(match.head.seats.map(({ name }) => name))}</p>
                <p class="note">{match.over ? `${when} · ${say.over}` : when}</p>
              </div>
              <button
                type="button"
                class="icon-button kept-remove"
                aria-label={say.removeOf(meta.title, when)}
                title={say.remove}
                onClick={() => remove([match], say.removed(meta.title))}
              >
                <Icon name="close" size={20} />
              </button>
            </li>
          );
        })}
      </ul>
      {(known.length > most || finished.length > 1) && (
        <p class="cluster kept-more">
          {known.length > most && !all && (
            <button type="button" class="button quiet" onClick={() => setAll(true)}>
              {say.showAll(known.length)}
            </button>
          )}
          {finished.length > 1 && (
            <button type="button" class="button quiet" onClick={() => remove(finished, say.cleared)}>
              {say.clearOver}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

function ago(time: number): string {
  const minutes = Math.round((time - Date.now()) / 60_000);
  if (minutes > -60) return minutes === 0 ? say.justNow : words.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours > -24 ? words.format(hours, 'hour') : words.format(Math.round(hours / 24), 'day');
}
