/** A table before the start: who sits where, who may come, and what will be played. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BotWords } from '../../bots/words/index.ts';
import type { GameMeta } from '../../contract/index.ts';
import { PROGRAM } from '../../match/log.ts';
import type { SeatInfo, TableInfo } from '../../online/table.ts';
import { SeatBadge } from '../../toolkit/art/tokens.tsx';
import { signsOf } from '../../toolkit/signs.ts';
import { arrange, Button, Chip, Cluster, cx, Note, Section, Trouble } from '../../toolkit/ui/index.ts';
import { AboutCard, Facts } from '../home/about.tsx';
import { HouseNote } from '../house/note.tsx';
import { ready } from '../ready.ts';
import { BotOptions } from '../setup/seats.tsx';
import { announceNow } from '../shell/announce.tsx';
import { PlainPage } from '../shell/page.tsx';
import { BotMark } from '../table/bot-mark.tsx';
import { Player, PlayerName, PlayerNote, PlayerText } from '../table/player.tsx';
import { useBotWords } from '../words/index.ts';
import { AskToTell } from './alerts/ask.tsx';
import { Chat } from './chat.tsx';
import { sitAnywhere } from './class/sit.ts';
import type { Answer } from './connection.ts';
import { FactList, type IconFact } from './fact-list.tsx';
import { HostWays, SeatHostWays } from './host.tsx';
import { identity } from './identity.ts';
import { Invite } from './invite.tsx';
import { Manners } from './manners.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { Notice } from './notice.tsx';
import { LinkNotice, PersonNotices } from './notices.tsx';
import { FreeSeat } from './pages/free-seat.tsx';
import { SIT } from './rematch.tsx';
import { newSeal } from './salts.ts';
import type { Session } from './session.ts';
import css from './waiting-room.module.css';
import { type OnlineWords, useOnlineWords } from './words/index.ts';

type RoomWords = OnlineWords['room'];

/** In the choice of who may have a seat: the player or the bot account for whom it is kept, or who has it. */
const HELD = 'held';

/** With more seats than this, free ones have no rows. */
const CROWD = 12;

export interface WaitingRoomProps {
  readonly session: Session;
  readonly info: TableInfo;
  readonly meta: GameMeta;
}

export function WaitingRoom({ session, info, meta }: WaitingRoomProps) {
  useEffect(ready, []);
  return (
    <PlainPage class={cx(arrange.column, css.room, info.seats.length > CROWD && css.many)}>
      <header class={css.head}>
        <h1 tabIndex={-1}>{meta.title}</h1>
        <p class={css.tagline}>{meta.tagline}</p>
        <HouseNote
          game={info.game}
          house={info.house}
          version={info.version}
          bots={info.seats.some(({ kind }) => kind === 'bot')}
          open
        />
      </header>
      <div class={css.notices}>
        <LinkNotice session={session} />
        <PersonNotices />
        <AskToTell session={session} />
        {session.room.news.value && <Notice text={session.room.news.value} />}
      </div>
      <SeatsPanel session={session} info={info} meta={meta} />
      <Invite session={session} info={info} game={meta.title} />
      <Talk session={session} />
      <About info={info} meta={meta} />
      <Manners session={session} />
    </PlainPage>
  );
}

function SeatsPanel({ session, info, meta }: WaitingRoomProps) {
  const say = useOnlineWords().room;
  const wrong = useSignal('');
  const { room } = session;
  const free = info.seats.filter(({ kind }) => kind === 'open').length;
  const asked = info.seats.filter(({ kind }) => kind === 'asked').length;
  const signs = signsOf(info.seats.map(({ name }) => name));
  const you = room.you.value;
  const mayStart = you >= 0 || room.isHost.value;
  const tell = async (asked: Promise<Answer>) => {
    wrong.value = '';
    const answer = await asked;
    if (!('refused' in answer)) return;
    wrong.value = answer.refused;
    announceNow(answer.refused);
  };
  const crowded = info.seats.length > CROWD;
  useAgreed(session, info, tell);
  return (
    <Section class={css.seats} aria-labelledby="seats">
      <h2 id="seats">{say.seats}</h2>
      <ol class={cx(css.list, crowded && css.crowd)}>
        {info.seats.map((seat, n) =>
          crowded && seat.kind === 'open' ? null : (
            <SeatRow key={n} n={n} sign={signs[n]!} seat={seat} session={session} info={info} tell={tell} />
          ),
        )}
      </ol>
      {crowded && <SitAnywhere session={session} free={free} tell={tell} />}
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
      <Note>{hintFor(say, info, { free, asked, you, mayStart, host: room.isHost.value })}</Note>
      {mayStart && (
        <Button
          tone="primary"
          big
          aria-disabled={free + asked > 0}
          onClick={() => {
            if (free + asked === 0) void tell(room.ask({ type: 'start' }));
          }}
        >
          {say.start}
        </Button>
      )}
      {room.isHost.value && (
        <Cluster>
          <HostWays room={room} info={info} least={meta.seats.min} tell={tell} />
        </Cluster>
      )}
    </Section>
  );
}

/** Many seats: the free ones are told by their number, and a player lands in any of them. */
function SitAnywhere(props: { session: Session; free: number; tell: (asked: Promise<Answer>) => void }) {
  const { session, free, tell } = props;
  const say = useOnlineWords().wait;
  const { room } = session;
  if (free === 0) return null;
  return (
    <Cluster>
      <Note as="span">{say.freeSeats(free)}</Note>
      {room.you.value < 0 && (
        <Button tone="primary" big onClick={() => tell(sitAnywhere(room))}>
          {say.sitDown}
        </Button>
      )}
    </Cluster>
  );
}

/** Those who wait talk, and see who looks at the invitation. */
function Talk({ session }: { session: Session }) {
  const { chat, wait } = useOnlineWords();
  const { looking, watching, you } = session.room;
  const own = you.value < 0 ? identity.value?.name : undefined;
  const at = own === undefined ? -1 : looking.value.indexOf(own);
  const others = at < 0 ? looking.value : looking.value.toSpliced(at, 1);
  const count = watching.value - (looking.value.length - others.length);
  return (
    <Section class={css.talk} aria-labelledby="talk">
      <h2 id="talk">{chat.heading}</h2>
      {others.length > 0 && <Note>{wait.looking(others, count - others.length)}</Note>}
      <Chat session={session} />
    </Section>
  );
}

/** A player who has agreed to play again sits down on arrival. */
function useAgreed({ room }: Session, { seats }: TableInfo, tell: (asked: Promise<Answer>) => void): void {
  const mine = seats.findIndex(({ kind, who }) => kind === 'asked' && who === identity.value?.who);
  useEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has(SIT)) return;
    url.searchParams.delete(SIT);
    history.replaceState(null, '', url);
    if (mine >= 0) tell(room.ask({ type: 'sit', seat: mine, seal: newSeal(room.id) }));
  }, []);
}

interface Situation {
  readonly asked: number;
  readonly free: number;
  readonly you: number;
  readonly mayStart: boolean;
  readonly host: boolean;
}

/** What this person can do now, in a sentence. */
function hintFor(
  say: RoomWords,
  { watch }: TableInfo,
  { free, asked, you, mayStart, host }: Situation,
): string {
  if (free === 0 && asked > 0) return say.startAsked(asked);
  if (free > 0) {
    if (host) return say.startWaits(free);
    return you >= 0 ? say.startWaitsGuest(free) : say.sitFirst;
  }
  if (mayStart) return say.startGuest;
  return watch ? `${say.full} ${say.startWatch}` : say.fullNoWatch;
}

interface SeatRowProps {
  readonly n: number;
  readonly sign: number;
  readonly seat: SeatInfo;
  readonly session: Session;
  readonly info: TableInfo;
  readonly tell: (asked: Promise<Answer>) => void;
}

function SeatRow({ n, sign, seat, session: { room, meant }, info, tell }: SeatRowProps) {
  const { room: say, manners, inviteBot } = useOnlineWords();
  const bots = useBotWords();
  const you = room.you.value;
  const askedMe = seat.kind === 'asked' && seat.who === identity.value?.who;
  const sit = async (): Promise<Answer> => {
    // A player who changes seats gets up first.
    const stood = you >= 0 ? await room.ask({ type: 'stand' }) : {};
    return 'refused' in stood ? stood : room.ask({ type: 'sit', seat: n, seal: newSeal(room.id) });
  };
  return (
    <Player class={cx(css.seat, (seat.kind === 'open' || seat.kind === 'asked') && css.free)}>
      {seat.kind === 'open' ? <FreeSeat /> : <SeatBadge who={{ name: seat.name, sign }} />}
      <PlayerText class={css.text}>
        <PlayerName class={css.name}>
          {seat.bot !== undefined && <BotMark />}
          {seat.kind === 'open' ? say.free : seat.name}
          {n === you && <Chip>{say.you}</Chip>}
        </PlayerName>
        <PlayerNote>{noteOf({ bots, say, inviteBot }, seat, info, n)}</PlayerNote>
      </PlayerText>
      <span class={css.ways}>
        {(seat.kind === 'open' || askedMe) && (
          <Button
            tone={you < 0 ? 'primary' : undefined}
            aria-label={say.sitAt(n + 1)}
            onClick={() => tell(sit())}
          >
            {say.sit}
          </Button>
        )}
        {askedMe && (
          <Button onClick={() => tell(room.ask({ type: 'rematch', yes: false }))}>{say.noThanks}</Button>
        )}
        {n === you && <Button onClick={() => tell(room.ask({ type: 'stand' }))}>{say.stand}</Button>}
        {seat.kind === 'person' && n !== you && room.isHost.value && (
          <SeatHostWays room={room} seat={n} name={seat.name} tell={tell} />
        )}
        {seat.kind === 'person' && seat.who !== undefined && n !== you && (
          <Button
            tone="quiet"
            aria-label={manners.moreOf(seat.name)}
            onClick={() => {
              if (seat.who !== undefined) meant.value = [{ who: seat.who, name: seat.name }];
            }}
          >
            {manners.more}
          </Button>
        )}
        {seat.kind !== 'person' && room.isHost.value && (
          <select
            aria-label={say.giveTo(n + 1)}
            value={seat.kind === 'asked' || seat.bot === PROGRAM ? HELD : (seat.bot ?? '')}
            onChange={(event) => {
              const bot = event.currentTarget.value;
              if (bot === HELD) return;
              tell(room.ask({ type: 'seat', seat: n, to: bot ? { bot } : 'open' }));
            }}
          >
            {seat.kind === 'asked' && (
              <option value={HELD}>{(seat.bot ? inviteBot : say).keptFor(seat.name)}</option>
            )}
            {seat.kind === 'bot' && seat.bot === PROGRAM && (
              <option value={HELD}>{inviteBot.held(seat.name)}</option>
            )}
            <option value="">{say.openSeat}</option>
            <BotOptions title={say.bot} />
          </select>
        )}
      </span>
    </Player>
  );
}

function noteOf(
  { bots, say, inviteBot }: { bots: BotWords; say: RoomWords; inviteBot: OnlineWords['inviteBot'] },
  seat: SeatInfo,
  info: TableInfo,
  n: number,
): string {
  if (seat.kind === 'open') return say.seat(n + 1);
  if (seat.kind === 'asked' && seat.bot === PROGRAM) return inviteBot.asked;
  if (seat.kind === 'asked') return seat.who === identity.value?.who ? say.askedYou : say.asked;
  if (seat.kind === 'bot') {
    const title = say.bot(bots.title(seat.bot ?? ''));
    return seat.bot === PROGRAM ? `${title} · ${seat.here ? inviteBot.here : inviteBot.away}` : title;
  }
  const notes: string[] = [seat.here ? say.here : seat.seal ? say.away : say.notCome];
  if (seat.who === info.host) notes.push(say.hostMark);
  return notes.join(' · ');
}

function About({ info, meta }: { info: TableInfo; meta: GameMeta }) {
  const { room: say, round } = useOnlineWords();
  const standIn = useBotWords().title(info.standIn);
  const fair = (
    <>
      {say.fair}{' '}
      <span class={css.fingerprint} title={info.commitment}>
        {say.fingerprint}: <code>{info.commitment.slice(0, 16)}…</code>
      </span>
    </>
  );
  const facts: readonly IconFact[] = [
    [
      'clock',
      `${say.pace(info.pace)} ${info.pace.kind === 'round' ? round.standIn(standIn) : say.standIn(standIn)}`,
    ],
    ['users', info.listed ? say.listed : say.unlisted],
    ['eye', info.watch ? say.watch : say.noWatch],
    ['hint', info.hints ? say.hints : say.noHints],
    ['dice', fair],
  ];
  return (
    <AboutCard id={meta.id} class={css.about} heading="about-table">
      <h2 id="about-table">{say.aboutHeading}</h2>
      <Facts meta={meta} />
      <FactList facts={facts} />
      <Meanwhile meta={meta} />
    </AboutCard>
  );
}
