/** Days off at a table at which there are days for a turn: taken from its menu, ended from a strip under the prompt. */
import { useSignal } from '@preact/signals';
import type { SeatInfo } from '../../online/table.ts';
import { Button, Chip, Cluster, Note } from '../../toolkit/ui/index.ts';
import { announce, announceNow } from '../shell/announce.tsx';
import { useMinute } from './minute.ts';
import { Notice } from './notice.tsx';
import { SelectField } from './select-field.tsx';
import type { Session } from './session.ts';
import { useOnlineWords } from './words/index.ts';

interface SessionProps {
  readonly session: Session;
}

/** Until when a player is on vacation; undefined where they are not. */
function restsUntil(seat: SeatInfo | undefined, now: number): number | undefined {
  const until = seat?.vacation?.until;
  return until !== undefined && until > now ? until : undefined;
}

const ask = async ({ room }: Session, days: number, done: string): Promise<void> => {
  const answer = await room.ask({ type: 'vacation', days });
  if ('refused' in answer) announceNow(answer.refused);
  else announce(done);
};

/** Beside a player. */
export function VacationMark({ seat }: { seat: SeatInfo }) {
  const { vacation: say } = useOnlineWords();
  const until = restsUntil(seat, useMinute());
  return until === undefined ? null : <Chip title={say.until(until)}>{say.mark}</Chip>;
}

/** Under the prompt: our own vacation, or that of a player for whom all wait. */
export function VacationNotice({ session }: SessionProps) {
  const { room, model } = session;
  const { vacation: say } = useOnlineWords();
  const info = room.info.value;
  const now = useMinute();
  if (info?.state !== 'playing' || info.pace.kind !== 'turns') return null;
  const own = restsUntil(info.seats[room.you.value], now);
  if (own !== undefined)
    return (
      <Notice text={say.own(own)}>
        <Button onClick={() => ask(session, 0, say.ended)}>{say.back}</Button>
      </Notice>
    );
  const awaited = model.turn.value?.seats.flatMap((seat) => {
    const until = restsUntil(info.seats[seat], now);
    return until === undefined ? [] : [say.other(model.teller.value.name(seat), until)];
  });
  return awaited?.[0] === undefined ? null : <Notice text={awaited[0]} kind="quiet" />;
}

/** In the menu of the table. */
export function TakeVacation({ session, close }: SessionProps & { close: () => void }) {
  const { vacation: say } = useOnlineWords();
  const days = useSignal(1);
  const info = session.room.info.value;
  const own = info?.seats[session.room.you.value];
  if (info?.state !== 'playing' || !own?.vacation || own.away) return null;
  const { left } = own.vacation;
  if (left === 0) return <Note>{say.none}</Note>;
  const chosen = Math.min(days.value, left);
  const take = () => {
    close();
    void ask(session, chosen, say.taken(chosen));
  };
  return (
    <section aria-label={say.heading}>
      <h3>{say.heading}</h3>
      <Note>{say.text(left)}</Note>
      <Cluster>
        <SelectField
          label={say.days}
          value={chosen}
          options={Array.from({ length: left }, (_, i) => [i + 1, say.count(i + 1)])}
          onChoose={(value) => {
            days.value = value;
          }}
        />
        <Button onClick={take}>{say.take}</Button>
      </Cluster>
    </section>
  );
}
