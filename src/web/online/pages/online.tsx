/** Online play: who waits for players, my games, a new table. */

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { LobbyQuery, TableLine } from '../../../online/table.ts';
import { Icon } from '../../../toolkit/art/icons.tsx';
import {
  arrange,
  Button,
  Callout,
  Card,
  CardBody,
  CardLink,
  Cluster,
  cx,
  LinkButton,
  Note,
  Panel,
  Spread,
  Stack,
  Trouble,
} from '../../../toolkit/ui/index.ts';
import { useGames } from '../../games.ts';
import { GamePicture } from '../../home/about.tsx';
import { navigate } from '../../router.ts';
import { startTable, usualSetup } from '../../setup/tables.ts';
import { announce, announceNow } from '../../shell/announce.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { PlainPage, usePage } from '../../shell/page.tsx';
import { useSetupWords } from '../../words/index.ts';
import { counted, followWaiting, waiting } from '../alerts/waiting.ts';
import type { Connection } from '../connection.ts';
import { identity, identityKept, identityNews } from '../identity.ts';
import { newSeal } from '../salts.ts';
import { useOnlineWords } from '../words/index.ts';
import { isFiltered, LobbyFilters, LobbyPages } from './filters.tsx';
import { freeSeats, grouped } from './lists.ts';
import { YourName } from './name.tsx';
import { NameDialog } from './name-dialog.tsx';
import css from './online.module.css';
import { QuickTable } from './quick.tsx';
import { LobbyCard, MineCard } from './table-card.tsx';
import { type LobbyView, type MineView, useLobby, useMine } from './use-lobby.ts';

export function OnlinePage() {
  const { trouble: onlineWords, name: nameWords, lobby: say, join } = useOnlineWords();
  useEffect(followWaiting, []);
  usePage(counted(say.title, waiting.value.length));
  const choosing = useSignal(false);
  const query = useSignal<LobbyQuery>({});
  const lobby = useLobby(query.value, useHerald());
  const mine = useMine();
  return (
    <PlainPage class={cx(arrange.column, css.page)}>
      <Spread as="header" class={css.head}>
        <Stack class={css.intro}>
          <h1 tabIndex={-1}>{say.heading}</h1>
          <p>{say.intro}</p>
          <YourName button={nameWords.save}>
            <LinkButton tone="quiet" href="/you">
              {nameWords.devices}
            </LinkButton>
          </YourName>
          <p>
            <a href="/join">{join.way}</a>
          </p>
          {identityNews.value && <Callout>{identityNews.value}</Callout>}
          {identity.value && !identityKept.value && <Trouble>{onlineWords.notKept}</Trouble>}
        </Stack>
        <Cluster class={css.create}>
          <QuickTable query={query} />
          <Button
            big
            onClick={() => {
              choosing.value = true;
            }}
          >
            {say.newTable}
          </Button>
        </Cluster>
      </Spread>
      <LobbyTrouble lobby={lobby} />
      <div class={css.lists}>
        <MyGames mine={mine} />
        <OpenTables
          lobby={lobby}
          query={query}
          mine={mine}
          onNew={() => {
            choosing.value = true;
          }}
        />
      </div>
      {choosing.value && (
        <ChooseGame
          onClose={() => {
            choosing.value = false;
          }}
        />
      )}
    </PlainPage>
  );
}

/** Tells listeners of new tables, several at once and never more often than they can bear. */
function useHerald(): (tables: readonly TableLine[]) => void {
  const say = useOnlineWords().lobby;
  const games = useGames();
  const waiting = useRef<TableLine[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (tables) => {
    waiting.current.push(...tables);
    timer.current ??= setTimeout(() => {
      const told = waiting.current;
      waiting.current = [];
      timer.current = undefined;
      const [first] = told;
      const title = games.find(({ meta }) => meta.id === first?.game)?.meta.title;
      if (told.length > 1) announce(say.severalAppeared(told.length));
      else if (first && title) announce(say.appeared(title, freeSeats(first)));
    }, 2_000);
  };
}

function LobbyTrouble({ lobby: { trouble, connection } }: { lobby: LobbyView }) {
  const say = useOnlineWords().lobby;
  const first = useGames()[0];
  const { you } = useSetupWords();
  if (trouble === '') return null;
  return (
    <Panel as="section" class={css.notice} aria-labelledby="trouble">
      <h2 id="trouble">{navigator.onLine ? say.away : say.offline}</h2>
      <p>{trouble === 'refused' ? connection?.refusal.value : say.awayText}</p>
      <Cluster as="p">
        {first && (
          <Button tone="primary" onClick={() => startTable(usualSetup(first.meta, you))}>
            {say.playHere}
          </Button>
        )}
        {connection && <Button onClick={() => connection.start()}>{say.tryNow}</Button>}
      </Cluster>
    </Panel>
  );
}

/** Finished games beyond these are folded away. */
const few = 4;

function MyGames({ mine: { tables, failed } }: { mine: MineView }) {
  const say = useOnlineWords().lobby;
  const all = useSignal(false);
  return (
    <section aria-labelledby="mine" class={css.own}>
      <h2 id="mine">{say.mine}</h2>
      {failed && <Note>{say.mineFailed}</Note>}
      {tables?.length === 0 && <Note>{say.mineEmpty}</Note>}
      {grouped(tables ?? []).map(({ group, tables: inside }) => (
        <section key={group} aria-labelledby={`mine-${group}`}>
          <h3 id={`mine-${group}`}>{say.groups[group]}</h3>
          <ul class={css.mine}>
            {inside.slice(0, group === 'over' && !all.value ? few : undefined).map((table) => (
              <MineCard key={table.id} table={table} />
            ))}
          </ul>
          {group === 'over' && inside.length > few && !all.value && (
            <Button
              tone="quiet"
              onClick={() => {
                all.value = true;
              }}
            >
              {say.showAll(inside.length)}
            </Button>
          )}
        </section>
      ))}
    </section>
  );
}

interface OpenTablesProps {
  readonly lobby: LobbyView;
  readonly query: Signal<LobbyQuery>;
  readonly mine: MineView;
  readonly onNew: () => void;
}

function OpenTables({ lobby, query, mine, onNew }: OpenTablesProps) {
  const { tables, connection, trouble } = lobby;
  const { lobby: say } = useOnlineWords();
  const wrong = useSignal('');
  const busy = useSignal(false);
  /** The table at which a visitor without a name wants to sit. */
  const wanted = useSignal<TableLine | undefined>(undefined);
  const sit = async (table: TableLine, over = connection) => {
    if (!over) {
      wanted.value = table;
      return;
    }
    if (busy.peek()) return;
    busy.value = true;
    wrong.value = await sitDown(over, table);
    busy.value = false;
    if (wrong.peek()) announceNow(wrong.peek());
    else navigate(`/t/${table.id}`);
  };
  useEffect(() => {
    const table = wanted.peek();
    if (!connection || !table) return;
    wanted.value = undefined;
    void sit(table, connection);
  }, [connection]);
  const open = tables?.filter(({ state }) => state === 'open') ?? [];
  const running = tables?.filter(({ state, watch }) => state === 'playing' && watch) ?? [];
  const cards = (shown: readonly TableLine[]) => (
    <ul class={cx(arrange.tiles, css.lobby)}>
      {shown.map((table) => (
        <li key={table.id}>
          <LobbyCard
            table={table}
            mine={mine.tables?.some(({ id }) => id === table.id) ?? false}
            onSit={sit}
            busy={busy.value}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="lobby">
      <h2 id="lobby">{say.lobby}</h2>
      {connection && <LobbyFilters query={query} />}
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
      {open.length > 0 && cards(open)}
      {tables &&
        open.length === 0 &&
        (isFiltered(query.value) ? <Note>{say.noneFit}</Note> : <EmptyLobby onNew={onNew} />)}
      {!tables && trouble === '' && <Note>{say.loading}</Note>}
      {running.length > 0 && (
        <>
          <h3>{say.running}</h3>
          {cards(running)}
        </>
      )}
      <LobbyPages lobby={lobby} query={query} />
      {wanted.value && !identity.value && (
        <NameDialog
          button={say.sitDown}
          onClose={() => {
            wanted.value = undefined;
          }}
        />
      )}
    </section>
  );
}

/** Takes the first free seat. Answers why not, if not. */
async function sitDown(connection: Connection, { id, seats }: TableLine): Promise<string> {
  const joined = await connection.request({ type: 'join', table: id });
  if ('refused' in joined) return joined.refused;
  const seat = seats.findIndex(({ kind }) => kind === 'open');
  const sat = await connection.request({ type: 'sit', table: id, seat, seal: newSeal(id) });
  if (!('refused' in sat)) return '';
  void connection.request({ type: 'leave', table: id });
  return sat.refused;
}

function EmptyLobby({ onNew }: { onNew: () => void }) {
  const say = useOnlineWords().lobby;
  const first = useGames()[0];
  const { you } = useSetupWords();
  return (
    <Panel class={css.notice}>
      <p>
        <strong>{say.lobbyEmpty}</strong>
      </p>
      <p>{say.lobbyEmptyText}</p>
      <Cluster as="p">
        <Button onClick={onNew}>{say.newTable}</Button>
        {first && (
          <Button tone="quiet" onClick={() => startTable(usualSetup(first.meta, you))}>
            <Icon name="robot" size={20} /> {say.playBots}
          </Button>
        )}
      </Cluster>
    </Panel>
  );
}

function ChooseGame({ onClose }: { onClose: () => void }) {
  const say = useOnlineWords().lobby;
  return (
    <Dialog title={say.chooseGame} onClose={onClose}>
      <ul class={cx(arrange.tiles, css.choose)}>
        {useGames().map(({ meta }, i) => (
          <Card as="li" key={meta.id}>
            <GamePicture class={css.cover} id={meta.id} />
            <CardBody>
              <CardLink
                class={css.game}
                href={`/games/${meta.id}?online&listed`}
                aria-label={say.chooseOf(meta.title)}
                data-first={i === 0 ? '' : undefined}
              >
                {meta.title}
              </CardLink>
            </CardBody>
          </Card>
        ))}
      </ul>
    </Dialog>
  );
}
