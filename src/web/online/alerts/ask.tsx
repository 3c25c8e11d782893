/** Asks a player of a game by days, once they sit there, whether they want to be told; never before. */
import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../../../toolkit/ui/index.ts';
import { navigate } from '../../router.ts';
import { announce, announceNow } from '../../shell/announce.tsx';
import { Notice } from '../notice.tsx';
import type { Session } from '../session.ts';
import { useOnlineWords } from '../words/index.ts';
import { agree, findOwnDevice, ownDevice, useWhyNot, whyNoPush } from './push.ts';

const KEY = 'updraft/asked-alerts';

function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

const asked = signal(typeof localStorage === 'undefined' || wasAsked());

function remember(): void {
  asked.value = true;
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Then it is asked again.
  }
}

export function AskToTell({ session: { room } }: { session: Session }) {
  const say = useOnlineWords().alerts;
  const whyNot = useWhyNot();
  const wrong = useSignal('');
  const looked = useSignal(false);
  useEffect(() => {
    void findOwnDevice().finally(() => {
      looked.value = true;
    });
  }, []);
  const info = room.info.value;
  const sits = info?.seats[room.you.value] !== undefined;
  if (!sits || info?.pace.kind !== 'turns' || info.state === 'over') return null;
  if (asked.value || !looked.value || ownDevice.value !== undefined) return null;
  const yes = async () => {
    const answer = await agree(say);
    if ('refused' in answer) {
      wrong.value = whyNot(answer.refused);
      announceNow(wrong.peek());
    } else {
      remember();
      announce(say.isOn);
    }
  };
  const mayPush = !whyNoPush();
  return (
    <Notice text={wrong.value || say.ask}>
      {mayPush && !wrong.value && (
        <Button tone="primary" onClick={yes}>
          {say.askYes}
        </Button>
      )}
      <Button
        onClick={() => {
          remember();
          navigate('/you/alerts');
        }}
      >
        {mayPush ? say.askOther : say.askHow}
      </Button>
      <Button tone="quiet" onClick={remember}>
        {say.askNo}
      </Button>
    </Notice>
  );
}
