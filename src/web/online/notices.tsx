/** Strips of paper under the prompt: what a player should know now, and can do about it. */

import { SPECTATOR } from '../../contract/index.ts';
import { PROGRAM } from '../../match/log.ts';
import type { TableInfo } from '../../online/table.ts';
import { Button, Cluster } from '../../toolkit/ui/index.ts';
import { announceNow } from '../shell/announce.tsx';
import { AskToTell } from './alerts/ask.tsx';
import { cameByCode, sitAnywhere } from './class/sit.ts';
import { GivingNotice, Volunteer } from './giving.tsx';
import { HostNotice } from './host.tsx';
import { identityKept, identityNews } from './identity.ts';
import { Notice } from './notice.tsx';
import css from './notices.module.css';
import { Rematch, useRematchText } from './rematch.tsx';
import { type OnlineRoom, offeredMove } from './room.ts';
import type { Session } from './session.ts';
import { VacationNotice } from './vacation.tsx';
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
      <GivingNotice session={session} />
      <VacationNotice session={session} />
      <UndoOffer session={session} />
      <SinceVisit session={session} />
      <AskToTell session={session} />
      <AfterEnd session={session} />
    </>
  );
}

/** A bot plays our seat, or we have none. */
function Absence({ session: { room, model } }: { session: Session }) {
  const { play: say, round } = useOnlineWords();
  const info = room.info.value;
  if (info?.state !== 'playing') return null;
  if (model.viewer.value === SPECTATOR) return <Watching room={room} info={info} />;
  const away = info.seats[room.you.value]?.away;
  if (away === 'resigned') return <Notice text={say.resignedTitle} />;
  if (!away) return null;
  // The player chooses again in the next round: there is nothing to do about it.
  if (away === 'round') return <Notice text={round.lateYou} kind="bad" />;
  const comeBack = async () => {
    const answer = await room.ask({ type: 'return' });
    if ('refused' in answer) announceNow(answer.refused);
  };
  // The prompt says why.
  return (
    <Cluster class={css.way} data-ways>
      <Button tone="primary" onClick={comeBack}>
        {say.takeBack}
      </Button>
    </Cluster>
  );
}

/** A spectator who came by the join code may take the seat of a bot. */
function Watching({ room, info }: { room: OnlineRoom; info: TableInfo }) {
  const { take } = useOnlineWords();
  const may = cameByCode(room.id) && info.seats.some(({ kind, bot }) => kind === 'bot' && bot !== PROGRAM);
  if (!may) return <Volunteer room={room} info={info} />;
  const sit = async () => {
    const answer = await sitAnywhere(room);
    if ('refused' in answer) announceNow(answer.refused);
  };
  return (
    <Notice text={take.offer}>
      <Button tone="primary" onClick={sit}>
        {take.button}
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
          // One thing that happened is the present already: then the board is shown as it was left.
          model.look(Math.min(n + 1, now - 1));
        }}
      >
        {say.showSince}
      </Button>
    </Notice>
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
