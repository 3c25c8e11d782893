/** A visit to an online table: its connection, its room and its match. */

import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Seat } from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { announce, announceNow } from '../shell/announce.tsx';
import { TableModel } from '../table/model.ts';
import { pageVoice, partsOf, type TableParts } from '../table/page.tsx';
import type { TableWords } from '../words/index.ts';
import { blocks, isBlocked, loadBlocks } from './blocks.ts';
import { warningAt } from './clock.ts';
import type { Connection } from './connection.ts';
import { askedText } from './giving.tsx';
import { identity } from './identity.ts';
import type { Meant } from './manners.tsx';
import { muted } from './mutes.ts';
import { notify } from './notify.ts';
import { noteRead, readUpTo } from './read-chat.ts';
import { OnlineRoom, offeredMove } from './room.ts';
import { Sealing } from './sealing.ts';
import { holdConnection } from './shared.ts';
import { SocketHost } from './socket-host.ts';
import type { OnlineWords } from './words/index.ts';

export interface Session {
  readonly connection: Connection;
  readonly room: OnlineRoom;
  readonly model: TableModel<TableParts>;
  readonly host: SocketHost;
  /** Milliseconds by this device's own clock; goes on only while a clock runs. */
  readonly now: Signal<number>;
  readonly chatOpen: Signal<boolean>;
  /** How many lines of the chat were not shown yet. */
  readonly unread: ReadonlySignal<number>;
  readonly seenChat: Signal<number>;
  readonly resigning: Signal<boolean>;
  /** The seat of an absent player for which the host looks for another person. */
  readonly seatToGive: Signal<Seat | undefined>;
  /** Whom this player may block or report now; empty where it was not asked for. */
  readonly meant: Signal<readonly Meant[]>;
  /** A player whom this one blocks has asked for a rematch. Until the server has told whom they block, it may be so. */
  readonly unwelcome: ReadonlySignal<boolean>;
  /** We were at the table before, and are not now; `back` for a moment after that. */
  readonly link: Signal<'fine' | 'lost' | 'back'>;
  close(): void;
}

/** How long it stays written that all is well again. */
const backFor = 3_000;

export interface SessionWords {
  readonly table: TableWords;
  readonly online: OnlineWords;
}

export interface SessionWays {
  /** A screen that all look at: it sees only what spectators may, and seals nothing. */
  readonly onlooker?: boolean;
}

export function openSession(
  id: string,
  games: readonly LocalizedGame[],
  say: SessionWords,
  { onlooker = false }: SessionWays = {},
): Session {
  const { room: roomWords, play, chat } = say.online;
  const held = holdConnection();
  const { connection } = held;
  const room = new OnlineRoom(connection, id, {
    hear: announce,
    say: roomWords,
    host: say.online.host,
    inviteBot: say.online.inviteBot,
  });
  const host = new SocketHost(connection, id, onlooker);
  const load = (head: MatchHead) => partsOf(games, head);
  const model = new TableModel<TableParts>(host, load, pageVoice, say.table);
  const seenChat = signal(readUpTo(id));
  const isAsked = computed(() => {
    const [by, you] = [room.rematchBy.value, room.you.value];
    return by !== undefined && you >= 0 && by !== you;
  });
  const blocksAnswered = signal(false);
  const session: Session = {
    connection,
    room,
    model,
    host,
    now: signal(performance.now()),
    chatOpen: signal(false),
    seenChat,
    unread: computed(
      () =>
        room.lines.value.filter(
          ({ n, who }) => n > seenChat.value && !muted.value.has(who) && !isBlocked(who),
        ).length,
    ),
    resigning: signal(false),
    seatToGive: signal(undefined),
    meant: signal([]),
    unwelcome: computed(() => {
      if (!isAsked.value) return false;
      if (!blocks.value && !blocksAnswered.value) return true;
      return isBlocked(room.info.value?.seats[room.rematchBy.value ?? -1]?.who);
    }),
    link: signal('fine'),
    close() {
      for (const stop of stops) stop();
      host.close();
      room.close();
      held.release();
    },
  };
  const stops = [
    ...(onlooker ? [] : [new Sealing(connection, id).follow()]),
    followLink(session, roomWords),
    runClocks(session, play),
    tellTurns(session, play),
    tellNews(session, say.online),
    effect(() => noteRead(id, seenChat.value)),
    effect(() => {
      if (isAsked.value)
        void loadBlocks().then(() => {
          blocksAnswered.value = true;
        });
    }),
  ];
  room.onOfferEnd(({ by, why }) => announce(play.offerEnd[why](model.teller.peek().who(by))));
  room.onChat((line) => {
    if (!muted.peek().has(line.who) && room.info.peek()?.seats[room.you.peek()]?.who !== line.who)
      announce(chat.said(line.name, line.text));
  });
  host.send({ type: 'open', id, pace: 0, takeOver: false });
  return session;
}

function followLink({ connection, link }: Session, say: OnlineWords['room']): () => void {
  let was = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    const state = connection.state.value;
    clearTimeout(timer);
    untracked(() => {
      if (state === 'open') {
        if (was && link.value === 'lost') {
          link.value = 'back';
          announce(say.back);
          timer = setTimeout(() => {
            link.value = 'fine';
          }, backFor);
        }
        was = true;
      } else if (was && link.value !== 'lost') {
        link.value = 'lost';
        announceNow(say.lost);
      }
    });
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Half a second is often enough for digits that change every second. */
const beat = 500;

function runClocks({ room, now }: Session, say: OnlineWords['play']): () => void {
  let before: number | undefined;
  const timer = setInterval(() => {
    const clocks = [...room.clocks.peek().values()];
    if (!clocks.some(({ running }) => running)) return;
    now.value = performance.now();
    const own = room.clocks.peek().get(room.you.peek());
    const left = own?.running ? room.left(room.you.peek(), now.peek()) : undefined;
    const warning = left === undefined ? undefined : warningAt(before, left);
    before = left;
    if (warning !== undefined) announce(say.clockOwn(warning));
  }, beat);
  return () => clearInterval(timer);
}

/** What stands on strips of paper is told to listeners when it comes. */
function tellNews({ model, room }: Session, { play: say, giving: giveWords }: OnlineWords): () => void {
  const stopOffers = effect(() => {
    const offer = room.offer.value;
    untracked(() => {
      if (offer && offer.by !== room.you.value && offer.waits.includes(room.you.value))
        announceNow(say.offerOf(model.teller.value.name(offer.by), offeredMove(model.lines.value, offer)));
    });
  });
  const asked = computed(() => JSON.stringify(room.info.value?.giving ?? null));
  const stopGiving = effect(() => {
    const isAsked = asked.value !== 'null';
    untracked(() => {
      const [info, me] = [room.info.value, identity.value?.who];
      const giving = info?.giving;
      if (!isAsked || !giving || (giving.who !== me && !giving.waits.includes(room.you.value))) return;
      const from = model.teller.value.who(giving.seat);
      if (!isBlocked(info.host)) announceNow(askedText(giveWords, { info, giving, from }, me));
    });
  });
  const stopEnds = effect(() => {
    const ended = room.notGiven.value;
    if (ended)
      untracked(() => announce(giveWords.ended[ended.why](model.teller.value.who(ended.seat), ended.name)));
  });
  return () => {
    stopOffers();
    stopGiving();
    stopEnds();
  };
}

function tellTurns({ model, room }: Session, say: OnlineWords['play']): () => void {
  let mine = true;
  return effect(() => {
    const now = model.isAwaited.value;
    // A player who looks back hears it: the prompt tells of the past.
    if (now && !mine && model.lookAt.peek() !== undefined) announceNow(say.turnCalls);
    const game = model.parts.value?.entry.meta.title;
    if (now && !mine && game && document.hidden) void notify(say.turnNote(game), room.id);
    mine = now;
  });
}
