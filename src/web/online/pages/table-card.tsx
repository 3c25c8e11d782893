/** A table in a list: in the lobby, or among one's own games. */

import type { GameMeta } from '../../../contract/index.ts';
import type { TableLine } from '../../../online/table.ts';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { SeatBadge } from '../../../toolkit/art/tokens.tsx';
import { signsOf } from '../../../toolkit/signs.ts';
import { Button, Card, CardBody, Chip, Cluster, cx, LinkButton, Note } from '../../../toolkit/ui/index.ts';
import { useGame } from '../../games.ts';
import { GamePicture } from '../../home/about.tsx';
import { HouseNote } from '../../house/note.tsx';
import { MatchRow } from '../../shell/match-row.tsx';
import { type OnlineWords, useOnlineWords } from '../words/index.ts';
import { FreeSeat } from './free-seat.tsx';
import { freeSeats, unusualOptions } from './lists.ts';
import css from './table-card.module.css';

/** More seats than these are counted, not drawn. */
const drawn = 6;

export interface LobbyCardProps {
  readonly table: TableLine;
  /** Do I sit there already, or have I set it up? */
  readonly mine: boolean;
  readonly onSit: (table: TableLine) => void;
  readonly busy: boolean;
}

export function LobbyCard({ table, mine, onSit, busy }: LobbyCardProps) {
  const { list: listed, pace: paceWords, lobby: say } = useOnlineWords();
  const meta = useGame(table.game)?.meta;
  if (!meta) return null;
  const free = freeSeats(table);
  const people = table.seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  const joinable = table.state === 'open' && free > 0;
  const options = unusualOptions(meta, table.options, say.no);
  return (
    <Card as="article" class={css.card} aria-labelledby={`t-${table.id}`}>
      <GamePicture class={css.cover} id={meta.id} />
      <CardBody class={css.body}>
        <h3 id={`t-${table.id}`}>{meta.title}</h3>
        <Seats table={table} />
        <Cluster as="ul">
          <Chip as="li">
            <Icon name="users" /> {say.free(free, table.seats.length)}
          </Chip>
          <Chip as="li">
            <Icon name="clock" /> {paceWords(table.pace)}
          </Chip>
        </Cluster>
        {options.length > 0 && <Note>{options.join(' · ')}</Note>}
        <HouseNote game={table.game} house={table.house} />
        <Cluster class={css.ways}>
          {mine && (
            <LinkButton tone="primary" href={`/t/${table.id}`} aria-label={say.toTableAt(meta.title)}>
              {say.toTable}
            </LinkButton>
          )}
          {joinable && !mine && (
            <Button
              tone="primary"
              aria-disabled={busy}
              aria-label={say.sitDownAt(meta.title, listed(people))}
              onClick={() => onSit(table)}
            >
              {say.sitDown}
            </Button>
          )}
          {table.watch && !mine && (
            <LinkButton href={`/t/${table.id}`} aria-label={say.watchAt(meta.title, listed(people))}>
              <Icon name="eye" size={20} /> {say.watch}
            </LinkButton>
          )}
        </Cluster>
      </CardBody>
    </Card>
  );
}

/** Who sits there, badge by badge, and the places that are free. */
function Seats({ table }: { table: TableLine }) {
  const { list: listed, lobby: say } = useOnlineWords();
  const signs = signsOf(table.seats.map(({ name }) => name));
  const taken = table.seats.filter(({ kind }) => kind === 'person' || kind === 'bot');
  const names = taken.map(({ kind, name }) => (kind === 'bot' ? say.bot(name) : name));
  return (
    <div class={css.seats}>
      {table.seats.length <= drawn && (
        <Cluster class={css.badges} aria-hidden="true">
          {table.seats.map((seat, i) =>
            seat.kind === 'open' || seat.kind === 'asked' ? (
              <FreeSeat key={i} />
            ) : (
              <SeatBadge key={i} who={{ name: seat.name, sign: signs[i]! }} size={32} />
            ),
          )}
        </Cluster>
      )}
      <Note class={css.names}>{names.length > 0 ? listed(names.slice(0, 8)) : say.nobodyYet}</Note>
    </div>
  );
}

export function MineCard({ table }: { table: TableLine }) {
  const words = useOnlineWords();
  const { list: listed, lobby: say } = words;
  const meta = useGame(table.game)?.meta;
  const others = table.seats
    .filter(({ kind }, i) => kind !== 'open' && i !== table.you)
    .map(({ kind, name }) => (kind === 'bot' ? say.bot(name) : name));
  const free = freeSeats(table);
  const title = meta?.title ?? say.unknownGame;
  const href = table.state === 'over' ? `/matches/${table.id}` : `/t/${table.id}`;
  return (
    <MatchRow
      class={cx(table.yourTurn && css.turn)}
      cover={useGame(table.game)?.cover}
      href={href}
      title={title}
      label={say.open(title, listed(others))}
      notes={[others.length > 0 ? listed(others) : say.alone, statusOf(words, table, meta, free)]}
    />
  );
}

function statusOf(
  { lobby: say, pace, alerts, vacation }: OnlineWords,
  table: TableLine,
  meta: GameMeta | undefined,
  free: number,
): string {
  if (table.state === 'open' && table.seats[table.you ?? -1]?.kind === 'asked') return say.asked;
  if (table.state === 'open') return say.free(free, table.seats.length);
  if (table.state === 'playing') return runningOf({ alerts, vacation }, pace(table.pace), table);
  const { ended, you, seats } = table;
  if (!ended) return say.over;
  if (ended.how === 'resigned' && ended.winners.length === 0) return say.resigned;
  if (you !== undefined && ended.winners.includes(you))
    return ended.winners.length > 1 ? say.shared : say.won;
  if (seats.length === 1 || !meta) return say.over;
  return say.lost(ended.winners.map((seat) => seats[seat]?.name ?? ''));
}

/** Whose turn it is, until when by the reader's own clock, and what is new. */
function runningOf(
  { alerts: say, vacation }: Pick<OnlineWords, 'alerts' | 'vacation'>,
  pace: string,
  table: TableLine,
): string {
  const { turns = [], seats, you, until, news, resting = [] } = table;
  const nameOf = (seat: number) => {
    const { name = '' } = seats[seat] ?? {};
    return resting.includes(seat) ? vacation.ofName(name) : name;
  };
  const names = turns.filter((seat) => seat !== you).map(nameOf);
  return [
    !table.yourTurn && names.length > 0 ? say.whoseTurn(names.slice(0, 4)) : pace,
    ...(until === undefined ? [] : [say.until(say.date(until))]),
    ...(news === undefined ? [] : [say.news(news)]),
  ].join(' · ');
}
