/** Which tables of the lobby are shown, and which page of them. The server filters: it sends no more than a page. */
import type { Signal } from '@preact/signals';
import { LOBBY_PAGE, type LobbyQuery } from '../../../online/table.ts';
import { Button, Cluster, Note } from '../../../toolkit/ui/index.ts';
import { useGames } from '../../games.ts';
import { SelectField } from '../select-field.tsx';
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
      <Filter
        label={say.game}
        value={game}
        any={say.anyGame}
        options={games.map(({ meta }) => [meta.id, meta.title])}
        onChoose={(value) => choose({ game: value })}
      />
      <Filter
        label={say.pace}
        value={pace}
        any={say.anyPace}
        options={PACES.map((value) => [value, say.paces[value]])}
        onChoose={(value) => choose({ pace: value })}
      />
      <Filter
        label={say.freeSeats}
        value={free}
        any={say.anyFree}
        options={[1, 2, 3, 4, 5].map((seats) => [seats, say.freeAtLeast(seats)])}
        onChoose={(value) => choose({ free: value })}
      />
    </fieldset>
  );
}

const PACES = ['live', 'turns'] as const;

interface FilterOf<V> {
  readonly label: string;
  readonly value: V | undefined;
  /** How the choice of none of them is called. */
  readonly any: string;
  readonly options: readonly (readonly [value: V, name: string])[];
  readonly onChoose: (value: V | undefined) => void;
}

function Filter<V extends string | number>({ label, value, any, options, onChoose }: FilterOf<V>) {
  return (
    <SelectField<V | ''>
      label={label}
      value={value ?? ''}
      options={[['', any], ...options]}
      onChoose={(one) => onChoose(one === '' ? undefined : one)}
    />
  );
}

export function LobbyPages({
  lobby: { page, total, connection },
  query,
}: FilterProps & { readonly lobby: LobbyView }) {
  const say = useOnlineWords().lobby;
  const pages = Math.ceil(total / LOBBY_PAGE);
  if (pages < 2) return null;
  // Without a name there is no connection that could be asked for other pages.
  if (!connection) return <Note>{say.moreThan(LOBBY_PAGE, total)}</Note>;
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
