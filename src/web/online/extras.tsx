/** What an online table puts around a match: clocks, who is here, chat, and ways to leave or to play again. */

import { type Signal, signal, useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isLive } from '../../online/table.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button, Chip, cx, Hidden, IconButton, LinkButton, Note, Stack } from '../../toolkit/ui/index.ts';
import { announce, announceNow } from '../shell/announce.tsx';
import { Dialog, Question } from '../shell/dialog.tsx';
import type { TableExtras } from '../table/extras.ts';
import { MenuWays } from '../table/menu-ways.tsx';
import table from '../table/table.module.css';
import { TableHook } from './alerts/hook.tsx';
import { followWaiting, waiting } from './alerts/waiting.ts';
import { Chat } from './chat.tsx';
import { clockText } from './clock.ts';
import css from './extras.module.css';
import { Give, GiveWays, HandWay } from './giving.tsx';
import { Manners, type Meant } from './manners.tsx';
import { MoveLink } from './move-link.tsx';
import { PlayNotices } from './notices.tsx';
import { askToNotify, notifying } from './notify.ts';
import { Rematch } from './rematch.tsx';
import { witnessOf } from './salts.ts';
import type { Session } from './session.ts';
import { ShareTable } from './share.tsx';
import { TakeVacation, VacationMark } from './vacation.tsx';
import { judge } from './verdict.ts';
import { type OnlineWords, useOnlineWords } from './words/index.ts';

/** Where a table has no column of its own for words, the chat is a sheet. */
const narrowQuery =
  typeof matchMedia === 'undefined' ? undefined : matchMedia('(max-width: 899px), (max-height: 479px)');
const narrow = signal(narrowQuery?.matches ?? false);
narrowQuery?.addEventListener('change', ({ matches }) => {
  narrow.value = matches;
});

export function extrasOf(session: Session, say: OnlineWords): TableExtras {
  return {
    Notices: () => <PlayNotices session={session} />,
    Looking: () => <MoveLink model={session.model} id={session.room.id} />,
    Beside: ({ seat }) => <Beside session={session} seat={seat} />,
    Tools: () => (
      <>
        <NextGame session={session} />
        <ChatButton session={session} />
      </>
    ),
    Foot: () => <Foot session={session} />,
    Menu: ({ close }) => <OnlineMenu session={session} close={close} />,
    EndWays: () => <EndWays session={session} />,
    memos: (match) => witnessOf(match).memos,
    judge: async (head, verdict) => (await judge(say.match, head, verdict)).sentence,
  };
}

interface SessionProps {
  readonly session: Session;
}

/** Beside a player: are they here, does a bot play for them, how much time have they? */
function Beside({ session: { room, now, model }, seat }: SessionProps & { seat: number }) {
  const { play: say } = useOnlineWords();
  const info = room.info.value;
  const there = info?.seats[seat];
  const clock = room.clocks.value.get(seat);
  const text = useComputed(() => clockText(room.left(seat, now.value) ?? 0));
  const low = useComputed(() => (room.left(seat, now.value) ?? 0) <= 60_000).value;
  if (!info || there?.kind !== 'person') return null;
  const ticks = info.state === 'playing' && clock && !there.away;
  // Where there are days for every turn, only the clock that runs says anything.
  const shown = ticks && (clock.running || isLive(info.pace));
  const mine = model.viewer.value === seat;
  return (
    <span class={css.beside}>
      {there.away && (
        <Chip class={css.chip}>{there.away === 'resigned' ? say.resignedMark : say.botPlays}</Chip>
      )}
      <VacationMark seat={there} />
      {shown && (
        <span class={cx(css.clock, clock.running && css.running, low && clock.running && css.low)}>
          <span class={css.icon}>
            <Icon name="clock" size={16} />
          </span>
          <Hidden>{say.clockLabel}</Hidden> {text}
        </span>
      )}
      {!mine && !there.away && info.state === 'playing' && <Presence here={there.here === true} />}
    </span>
  );
}

/** That a player is here is a dot; that they are not is said. */
function Presence({ here }: { here: boolean }) {
  const say = useOnlineWords().room;
  if (!here)
    return (
      <Chip class={css.chip} title={say.away} data-absent="">
        {say.awayMark}
      </Chip>
    );
  return (
    <span class={css.here} title={say.here}>
      <Hidden>{say.here}</Hidden>
    </span>
  );
}

/** Another game waits: the one with the least time left. */
function NextGame({ session: { room } }: SessionProps) {
  const say = useOnlineWords().alerts;
  useEffect(followWaiting, []);
  const others = waiting.value.filter(({ id }) => id !== room.id);
  const [next] = others;
  if (!next) return null;
  return (
    <LinkButton tone="quiet" data-next-game href={`/t/${next.id}`} aria-label={say.nextLabel(others.length)}>
      <Icon name="bell" /> <span class={table.wide}>{say.next}</span>
      <span class={css.badge} aria-hidden="true">
        {Math.min(99, others.length)}
      </span>
    </LinkButton>
  );
}

function ChatButton({ session: { chatOpen, unread } }: SessionProps) {
  const { chat: chatWords } = useOnlineWords();
  const label = chatWords.open(chatOpen.value ? 0 : unread.value);
  return (
    <Button
      tone="quiet"
      class={css.chatButton}
      aria-label={label}
      aria-expanded={chatOpen.value}
      onClick={() => {
        chatOpen.value = !chatOpen.value;
      }}
    >
      <Icon name="chat" /> <span class={table.wide}>{chatWords.heading}</span>
      {!chatOpen.value && unread.value > 0 && (
        <span class={css.badge} aria-hidden="true">
          {Math.min(99, unread.value)}
        </span>
      )}
    </Button>
  );
}

function Foot({ session }: SessionProps) {
  const { chat: chatWords } = useOnlineWords();
  const { chatOpen, resigning } = session;
  const close = () => {
    chatOpen.value = false;
  };
  return (
    <>
      {chatOpen.value && !narrow.value && (
        <section class={css.panel} data-instead-of-log aria-label={chatWords.heading}>
          <div class={css.head}>
            <h2>{chatWords.heading}</h2>
            <IconButton label={chatWords.close} onClick={close}>
              <Icon name="close" size={20} />
            </IconButton>
          </div>
          <Chat session={session} />
        </section>
      )}
      {chatOpen.value && narrow.value && (
        <Dialog title={chatWords.heading} onClose={close} class={css.sheet}>
          <Chat session={session} />
        </Dialog>
      )}
      {resigning.value && <Resign session={session} />}
      <Give session={session} />
      <Manners session={session} />
    </>
  );
}

function Resign({ session: { room, resigning } }: SessionProps) {
  const say = useOnlineWords().play;
  const close = () => {
    resigning.value = false;
  };
  const resign = async () => {
    close();
    const answer = await room.ask({ type: 'resign' });
    if ('refused' in answer) announceNow(answer.refused);
  };
  return (
    <Question
      say={[say.resignTitle, say.resignText, say.resignNo, say.resignYes]}
      onNo={close}
      onYes={resign}
    />
  );
}

function OnlineMenu({ session, close }: SessionProps & { close: () => void }) {
  const { room, model, resigning, meant } = session;
  const { play: say, alerts, manners } = useOnlineWords();
  const info = room.info.value;
  const own = info?.seats[room.you.value];
  const playing = info?.state === 'playing' && own !== undefined && own.away !== 'resigned';
  const others = (info?.seats ?? []).flatMap(({ kind, who, name }, n): Meant[] =>
    kind === 'person' && who !== undefined && n !== room.you.value ? [{ who, name }] : [],
  );
  const open = <T,>(dialog: Signal<T>, asked: T) => {
    close();
    dialog.value = asked;
  };
  const notify = async () => {
    const now = await askToNotify();
    if (now === 'granted') announce(say.notifyOn);
    else announceNow(say.notifyDenied);
  };
  return (
    <Stack>
      {own && notifying.value === 'granted' && <Note>{say.notifyOn}</Note>}
      {own && notifying.value === 'denied' && <Note>{say.notifyDenied}</Note>}
      <MenuWays>
        {own && notifying.value === 'default' && (
          <Button onClick={notify}>
            <Icon name="bell" /> {say.notify}
          </Button>
        )}
        <ShareTable id={room.id} game={model.parts.value?.entry.meta.title ?? ''} />
        {own && (
          <LinkButton href="/you/alerts">
            <Icon name="bell" /> {alerts.link}
          </LinkButton>
        )}
        <LinkButton href="/online">
          <Icon name="users" /> {say.lobby}
        </LinkButton>
        {others.length > 0 && (
          <Button onClick={() => open(meant, others)}>
            <Icon name="users" /> {manners.menu}
          </Button>
        )}
        <GiveWays session={session} close={close} />
        <HandWay room={room} />
        {playing && (
          <Button onClick={() => open(resigning, true)}>
            <Icon name="flag" /> {say.resign}
          </Button>
        )}
      </MenuWays>
      <TakeVacation session={session} close={close} />
      {room.isHost.value && info?.state !== 'over' && <TableHook id={room.id} />}
    </Stack>
  );
}

function EndWays({ session }: SessionProps) {
  const { play: say, results } = useOnlineWords();
  return (
    <>
      <Rematch session={session} />
      <LinkButton href={`/matches/${session.room.id}/results`}>{results.link}</LinkButton>
      <LinkButton href={`/matches/${session.room.id}`}>{say.matchPage}</LinkButton>
      <LinkButton href="/online">{say.lobby}</LinkButton>
    </>
  );
}
