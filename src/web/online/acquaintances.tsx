/** People with whom this player has finished matches: each is invited by one tap, and a seat is kept for them. */
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { Acquaintance } from '../../online/api.ts';
import { Button, Cluster, Note, Trouble } from '../../toolkit/ui/index.ts';
import { announce, announceNow } from '../shell/announce.tsx';
import { call } from './api.ts';
import type { Session } from './session.ts';
import { useOnlineWords } from './words/index.ts';

/** More of them are folded away. */
const FEW = 6;

export function Acquaintances({ session: { room } }: { session: Session }) {
  const say = useOnlineWords().invite;
  const heading = useId();
  const people = useSignal<readonly Acquaintance[]>([]);
  const all = useSignal(false);
  const wrong = useSignal('');
  const info = room.info.value;
  const mayInvite = room.you.value >= 0 || room.isHost.value;
  useEffect(() => {
    if (!mayInvite) return;
    void call('GET /api/me/acquaintances').then((answer) => {
      if ('value' in answer) people.value = answer.value.people;
    });
  }, [mayInvite]);
  if (!info || !mayInvite || people.value.length === 0) return null;
  const there = new Set(info.seats.map(({ who }) => who));
  const invite = async ({ who, name }: Acquaintance) => {
    if (there.has(who)) return;
    const answer = await room.ask({ type: 'invite', who });
    wrong.value = 'refused' in answer ? answer.refused : '';
    if (wrong.peek()) announceNow(wrong.peek());
    else announce(say.invited(name));
  };
  const shown = all.value ? people.value : people.value.slice(0, FEW);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{say.heading}</h3>
      <Cluster as="ul" aria-labelledby={heading}>
        {shown.map((person) => (
          <li key={person.who}>
            <Button
              aria-disabled={there.has(person.who)}
              aria-label={say.label(person.name, there.has(person.who))}
              onClick={() => invite(person)}
            >
              {there.has(person.who) ? say.done(person.name) : person.name}
            </Button>
          </li>
        ))}
        {!all.value && people.value.length > FEW && (
          <li>
            <Button
              tone="quiet"
              onClick={() => {
                all.value = true;
              }}
            >
              {say.more(people.value.length - FEW)}
            </Button>
          </li>
        )}
      </Cluster>
      <Note>{say.text}</Note>
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
    </section>
  );
}
