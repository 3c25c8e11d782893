/** Which tables of the lobby are shown, and which page of them. The server filters: it sends no more than a page. */
import type { Signal } from '@preact/signals';
import { LOBBY_PAGE, type LobbyQuery } from '../../../online/table.ts';
import { Button, Cluster, Field } from '../../../toolkit/ui/index.ts';
import { useGames } from '../../games.ts';
import { useOnlineWords } from '../words/index.ts';
import css from './filters.module.css';
import type { LobbyView } from './use-lobby.ts';

/** Undefined for what is chosen no longer. */
type Chosen = { readonly [name in keyof LobbyQuery]?: LobbyQuery[name] | undefined };

interface FilterProps {
  readonly query: Signal<LobbyQuery>;
}

export const isFiltered = ({ game, pace, free }: LobbyQuery): boolean =>
  game !== undefined || pace !== undefined || free !== undefined;

export function LobbyFilters({ query }: FilterProps) {
  const say = useOnlineWords().lobby;
  const games = useGames();
  const { game, pace, free } = query.value;
  // Another choice begins with its first page.
  const choose = (next: Chosen) => {
    const { page: _page, ...rest } = { ...query.peek(), ...next };
    query.value = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  };
  return (
    <fieldset class={css.filters}>
      <legend>{say.filters}</legend>
      <Field>
        <label for="lobby-game">{say.game}</label>
        <select
          id="lobby-game"
          value={game ?? ''}
          onChange={({ currentTarget: { value } }) => choose({ game: value || undefined })}
        >
          <option value="">{say.anyGame}</option>
          {games.map(({ meta }) => (
            <option key={meta.id} value={meta.id}>
              {meta.title}
            </option>
          ))}
        </select>
      </Field>
      <Field>
        <label for="lobby-pace">{say.pace}</label>
        <select
          id="lobby-pace"
          value={pace ?? ''}
          onChange={({ currentTarget: { value } }) =>
            choose({ pace: value === 'live' || value === 'turns' ? value : undefined })
          }
        >
          <option value="">{say.anyPace}</option>
          <option value="live">{say.paces.live}</option>
          <option value="turns">{say.paces.turns}</option>
        </select>
      </Field>
      <Field>
        <label for="lobby-free">{say.freeSeats}</label>
        <select
          id="lobby-free"
          value={String(free ?? '')}
          onChange={({ currentTarget: { value } }) => choose({ free: value ? Number(value) : undefined })}
        >
          <option value="">{say.anyFree}</option>
          {[1, 2, 3, 4, 5].map((seats) => (
            <option key={seats} value={String(seats)}>
              {say.freeAtLeast(seats)}
            </option>
          ))}
        </select>
      </Field>
    </fieldset>
  );
}

export function LobbyPages({ lobby: { page, total }, query }: FilterProps & { readonly lobby: LobbyView }) {
  const say = useOnlineWords().lobby;
  const pages = Math.ceil(total / LOBBY_PAGE);
  if (pages < 2) return null;
  const go = (to: number) => {
    query.value = { ...query.peek(), page: to };
  };
  return (
    <Cluster as="nav" aria-label={say.lobby} class={css.pages}>
      <Button aria-disabled={page === 0} onClick={() => page > 0 && go(page - 1)}>
        {say.previousPage}
      </Button>
      <span>{say.pages(page + 1, pages)}</span>
      <Button aria-disabled={page === pages - 1} onClick={() => page < pages - 1 && go(page + 1)}>
        {say.nextPage}
      </Button>
    </Cluster>
  );
}
