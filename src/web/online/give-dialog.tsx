/** To whom the host would like to give the seat of an absent player. */
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { Acquaintance } from '../../online/api.ts';
import { Button, Cluster, Note, Stack, Trouble } from '../../toolkit/ui/index.ts';
import { Dialog } from '../shell/dialog.tsx';
import { call } from './api.ts';
import type { Session } from './session.ts';
import { ShareTable } from './share.tsx';
import { useOnlineWords } from './words/index.ts';

export function GiveDialog({ session }: { session: Session }) {
  const say = useOnlineWords().giving;
  const { room, model, seatToGive } = session;
  const [offers, met] = [useId(), useId()];
  const people = useSignal<readonly Acquaintance[]>([]);
  const wrong = useSignal('');
  useEffect(() => {
    void call('GET /api/me/acquaintances').then((answer) => {
      if ('value' in answer) people.value = answer.value.people;
    });
  }, []);
  const info = room.info.value;
  const seat = seatToGive.value;
  if (!info || seat === undefined) return null;
  const { name } = info.seats[seat]!;
  const close = () => {
    seatToGive.value = undefined;
  };
  const ask = async (who: string) => {
    const answer = await room.ask({ type: 'give', seat, who });
    if ('refused' in answer) wrong.value = answer.refused;
    else close();
  };
  const there = new Set(info.seats.map(({ who }) => who));
  const hands = room.hands.value;
  const known = people.value.filter(({ who }) => !there.has(who) && !hands.some((one) => one.who === who));
  const list = (id: string, heading: string, some: readonly { who: string; name: string }[]) => (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <Cluster as="ul" aria-labelledby={id}>
        {some.map((person) => (
          <li key={person.who}>
            <Button aria-label={say.ask(person.name)} onClick={() => ask(person.who)}>
              {person.name}
            </Button>
          </li>
        ))}
      </Cluster>
    </section>
  );
  return (
    <Dialog title={say.title(name)} onClose={close}>
      <Stack>
        <Note>{say.text(name)}</Note>
        {hands.length > 0 && list(offers, say.offered, hands)}
        {known.length > 0 && list(met, say.met, known)}
        {info.watch && (
          <>
            {hands.length === 0 && <Note>{say.noOffers}</Note>}
            <Cluster>
              <ShareTable id={room.id} game={model.parts.value?.entry.meta.title ?? ''} />
            </Cluster>
          </>
        )}
        {wrong.value && <Trouble>{wrong.value}</Trouble>}
      </Stack>
    </Dialog>
  );
}
