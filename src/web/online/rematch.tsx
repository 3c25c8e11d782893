/** The same players once more: the first who asks makes one table for all of them. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button, LinkButton } from '../../toolkit/ui/index.ts';
import { navigate } from '../router.ts';
import { announce, announceNow } from '../shell/announce.tsx';
import type { Session } from './session.ts';
import { useOnlineWords } from './words/index.ts';

export function Rematch({ session: { room } }: { session: Session }) {
  const say = useOnlineWords().play;
  const busy = useSignal(false);
  const ready = room.rematch.value;
  useEffect(() => {
    if (ready) announce(say.rematchReady);
  }, [ready]);
  if (room.you.value < 0 && !ready) return null;
  const go = async () => {
    if (busy.peek()) return;
    busy.value = true;
    const answer = await room.ask({ type: 'rematch' });
    busy.value = false;
    if ('refused' in answer) announceNow(answer.refused);
    else if (answer.to) navigate(`/t/${answer.to}`);
  };
  // A spectator cannot ask for a rematch, but may watch it.
  if (room.you.value < 0) return <LinkButton href={`/t/${ready}`}>{say.rematchGo}</LinkButton>;
  return (
    <Button tone="primary" aria-disabled={busy.value} onClick={go}>
      {ready ? say.rematchGo : say.rematch}
    </Button>
  );
}
