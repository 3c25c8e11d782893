/** Once more: a player asks the others, and each of them agrees or does not. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button, LinkButton } from '../../toolkit/ui/index.ts';
import { navigate } from '../router.ts';
import { announce, announceNow } from '../shell/announce.tsx';
import type { Session } from './session.ts';
import { useOnlineWords } from './words/index.ts';

/** In an address: this player has agreed, and sits down on arrival. */
export const SIT = 'sit';

/** What a rematch is about, where one was asked for: who asks, or what we answered. */
export function useRematchText({ room, model, unwelcome }: Session): string | undefined {
  const say = useOnlineWords().play;
  const by = room.rematchBy.value;
  if (unwelcome.value || !room.rematch.value || by === undefined) return undefined;
  if (room.declined.value) return say.rematchDeclined;
  if (by < 0) return room.isHost.value ? say.rematchOwn : say.rematchByHost;
  return by === room.you.value ? say.rematchOwn : say.rematchOf(model.teller.value.name(by));
}

/** `screen`: on a page for a projector, which goes on to that of the next table. */
export function Rematch({ session, screen = false }: { session: Session; screen?: boolean }) {
  const say = useOnlineWords().play;
  const busy = useSignal(false);
  const { room } = session;
  const ready = room.rematch.value;
  const text = useRematchText(session);
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  const you = room.you.value;
  if (session.unwelcome.value) return null;
  const isClass = room.info.value?.pace.kind === 'round';
  // A spectator cannot ask for a rematch, but may watch it; in a class the host is first to ask.
  if (isClass && !ready && !room.isHost.value) return null;
  if (you < 0 && !room.isHost.value)
    return ready ? <LinkButton href={`/t/${ready}`}>{say.rematchGo}</LinkButton> : null;
  const answer = (yes: boolean) => async () => {
    if (busy.peek()) return;
    busy.value = true;
    const told = await room.ask(yes ? { type: 'rematch' } : { type: 'rematch', yes });
    busy.value = false;
    if ('refused' in told) announceNow(told.refused);
    else if (!yes) room.declined.value = true;
    else if (told.to) navigate(`/t/${told.to}${screen ? '/show' : you < 0 ? '' : `?${SIT}`}`);
  };
  const asked = ready !== undefined && room.rematchBy.value !== you && !room.declined.value;
  return (
    <>
      <Button
        tone={room.declined.value ? undefined : 'primary'}
        aria-disabled={busy.value}
        onClick={answer(true)}
      >
        {asked ? say.rematchAgree : ready ? say.rematchGo : say.rematch}
      </Button>
      {asked && (
        <Button aria-disabled={busy.value} onClick={answer(false)}>
          {say.rematchNo}
        </Button>
      )}
    </>
  );
}
