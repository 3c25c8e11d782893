/** Strips of paper under the prompt: what a player should know now, and can do about it. */

import { useSignal } from '@preact/signals';
import { SPECTATOR } from '../../contract/index.ts';
import { Button, Cluster } from '../../toolkit/ui/index.ts';
import { announceNow } from '../shell/announce.tsx';
import { AskToTell } from './alerts/ask.tsx';
import { copyText, moveLink } from './copy.ts';
import { HostNotice } from './host.tsx';
import { identityKept, identityNews } from './identity.ts';
import { Notice } from './notice.tsx';
import css from './notices.module.css';
import { Rematch, useRematchText } from './rematch.tsx';
import { offeredMove } from './room.ts';
import type { Session } from './session.ts';
import { useOnlineWords } from './words/index.ts';

/** The connection, where it needs a word. Listeners are told by the session. */
export function LinkNotice({ session: { connection, link } }: { session: Session }) {
  const { room: roomWords } = useOnlineWords();
  if (link.value === 'fine') return null;
  if (link.value === 'back') return <Notice text={roomWords.back} kind="good" />;
  return (
    <Notice text={roomWords.lost} kind="bad">
      <Button onClick={() => connection.start()}>{roomWords.tryNow}</Button>
    </Notice>
  );
}

/** What has become of this device's name. */
export function PersonNotices() {
  const { trouble: onlineWords } = useOnlineWords();
  return (
    <>
      {identityNews.value && <Notice text={identityNews.value} kind="bad" />}
      {!identityKept.value && <Notice text={onlineWords.notKept} />}
    </>
  );
}

export function PlayNotices({ session }: { session: Session }) {
  return (
    <>
      <LinkNotice session={session} />
      <PersonNotices />
      <Absence session={session} />
      <Nudged session={session} />
      <HostNotice session={session} />
      <UndoOffer session={session} />
      <SinceVisit session={session} />
      <AskToTell session={session} />
      <Past session={session} />
      <AfterEnd session={session} />
    </>
  );
}

/** A bot plays our seat, or we have none. */
function Absence({ session: { room, model } }: { session: Session }) {
  const { room: roomWords, play: say, host: hostWords } = useOnlineWords();
  const info = room.info.value;
  if (info?.state !== 'playing') return null;
  if (model.viewer.value === SPECTATOR) return <Notice text={roomWords.onlyWatching} kind="quiet" />;
  const away = info.seats[room.you.value]?.away;
  if (away === 'resigned') return <Notice text={say.resignedTitle} />;
  if (!away) return null;
  const comeBack = async () => {
    const answer = await room.ask({ type: 'return' });
    if ('refused' in answer) announceNow(answer.refused);
  };
  return (
    <Notice text={away === 'host' ? hostWords.relievedYou : say.awayTitle} kind="bad">
      <Button tone="primary" onClick={comeBack}>
        {say.takeBack}
      </Button>
    </Notice>
  );
}

/** The host asks us to move. */
function Nudged({ session: { room, model } }: { session: Session }) {
  const say = useOnlineWords().host;
  const asked = room.nudged.value.has(room.you.value) && (model.turn.value?.mine ?? false);
  return asked ? <Notice text={say.nudgedYou} kind="bad" /> : null;
}

function UndoOffer({ session: { room, model } }: { session: Session }) {
  const say = useOnlineWords().play;
  const offer = room.offer.value;
  const settled = room.settled.value;
  const { name, who } = model.teller.value;
  if (!offer)
    return settled ? <Notice text={say.offerEnd[settled.why](who(settled.by))} kind="quiet" /> : null;
  const you = room.you.value;
  const move = offeredMove(model.lines.value, offer);
  const ask = (request: { type: 'withdraw' } | { type: 'answer'; yes: boolean }) => async () => {
    const told = await room.ask(request);
    if ('refused' in told) announceNow(told.refused);
  };
  if (offer.by === you)
    return (
      <Notice text={say.offerOwn(offer.waits.map(name), move)}>
        <Button onClick={ask({ type: 'withdraw' })}>{say.withdraw}</Button>
      </Notice>
    );
  if (!offer.waits.includes(you)) {
    const text = room.info.value?.seats[you] ? say.offerAnswered : say.offerOf(name(offer.by), move);
    return <Notice text={text} />;
  }
  return (
    <Notice text={say.offerOf(name(offer.by), move)}>
      <Button tone="primary" onClick={ask({ type: 'answer', yes: true })}>
        {say.accept}
      </Button>
      <Button onClick={ask({ type: 'answer', yes: false })}>{say.refuse}</Button>
    </Notice>
  );
}

/** What happened while this player was away, step by step on the board. */
function SinceVisit({ session: { room, model } }: { session: Session }) {
  const say = useOnlineWords().alerts;
  const n = room.since.value;
  const now = model.entries.value.length;
  if (n === undefined || n >= now || room.info.value?.pace.kind !== 'turns') return null;
  return (
    <Notice text={say.sinceVisit(now - n)}>
      <Button
        onClick={() => {
          room.since.value = undefined;
          model.look(n + 1);
        }}
      >
        {say.showSince}
      </Button>
    </Notice>
  );
}

/** A player who looks back can share the position. */
function Past({ session: { room, model } }: { session: Session }) {
  const { play: say, room: roomWords } = useOnlineWords();
  const copied = useSignal<number | undefined>(undefined);
  const at = model.lookAt.value;
  if (at === undefined) return null;
  const copy = async () => {
    if (await copyText(roomWords, moveLink(room.id, at), say.copiedMove)) copied.value = at;
  };
  return (
    <Cluster class={css.way} data-ways>
      <Button onClick={copy}>{copied.value === at ? say.copiedMove : say.copyMove}</Button>
    </Cluster>
  );
}

/** A match that was given up has no scoring, so the way on is here. */
function AfterEnd({ session }: { session: Session }) {
  const { model, room } = session;
  const text = useRematchText(session);
  if (room.info.value?.state !== 'over' || session.unwelcome.value) return null;
  if (text)
    return (
      <Notice text={text}>
        <Rematch session={session} />
      </Notice>
    );
  if (!model.givenUp.value && !room.rematch.value) return null;
  return (
    <Cluster class={css.way} data-ways>
      <Rematch session={session} />
    </Cluster>
  );
}
