/** The seat of an absent player goes to another person: strips under the prompt, and the host's dialog in the menu. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat, Who } from '../../contract/index.ts';
import type { TableInfo } from '../../online/table.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button } from '../../toolkit/ui/index.ts';
import { later } from '../../toolkit/ui/later.tsx';
import { announce, announceNow } from '../shell/announce.tsx';
import { call } from './api.ts';
import { isBlocked } from './blocks.ts';
import { identity } from './identity.ts';
import { Notice } from './notice.tsx';
import type { OnlineRoom } from './room.ts';
import type { Session } from './session.ts';
import { type OnlineWords, useOnlineWords } from './words/index.ts';

interface SessionProps {
  readonly session: Session;
}

/** As the server knows it: a bot plays for this seat until its player is back; in rounds, the player is not here. */
function absentSeats({ seats, pace, state }: TableInfo): readonly Seat[] {
  if (state !== 'playing') return [];
  return [...seats.keys()].filter((seat) => {
    const { kind, away, here } = seats[seat]!;
    return kind === 'person' && (pace.kind === 'round' ? !here : away !== undefined);
  });
}

const hostOf = ({ seats, host }: TableInfo): string => seats.find(({ who }) => who === host)?.name ?? '';

async function tell(asked: ReturnType<OnlineRoom['ask']>): Promise<void> {
  const answer = await asked;
  if ('refused' in answer) announceNow(answer.refused);
}

/** The question that waits now, or how the last one ended; and, for the host, the spectators who offer to play. */
export function GivingNotice({ session: { room, model } }: SessionProps) {
  const say = useOnlineWords().giving;
  const info = room.info.value;
  const giving = info?.giving;
  const { who } = model.teller.value;
  const ended = room.notGiven.value;
  if (info?.state !== 'playing') return null;
  if (giving) return <Asked room={room} info={info} giving={giving} from={who(giving.seat)} />;
  if (ended) return <Notice text={say.ended[ended.why](who(ended.seat), ended.name)} kind="quiet" />;
  return <Hands room={room} info={info} />;
}

interface AskedProps {
  readonly room: OnlineRoom;
  readonly info: TableInfo;
  readonly giving: NonNullable<TableInfo['giving']>;
  readonly from: Who;
}

function Asked({ room, info, giving, from }: AskedProps) {
  const say = useOnlineWords().giving;
  const me = identity.value?.who;
  const isMe = giving.who === me;
  const text = askedText(say, { info, giving, from }, me);
  const consent = (yes: boolean) => () => tell(room.ask({ type: 'consent', yes }));
  // A player who blocks the host is not asked by them.
  if (isMe && isBlocked(info.host)) return null;
  if (room.isHost.value)
    return (
      <Notice text={text}>
        <Button onClick={() => tell(room.ask({ type: 'give', seat: giving.seat }))}>{say.withdraw}</Button>
      </Notice>
    );
  const isOffered = isMe && !giving.agreed;
  if (!isOffered && !giving.waits.includes(room.you.value)) return <Notice text={text} kind="quiet" />;
  const [yes, no] = isOffered ? [say.take, say.noThanks] : [say.agree, say.refuse];
  return (
    <Notice text={text}>
      <Button tone="primary" onClick={consent(true)}>
        {yes}
      </Button>
      <Button onClick={consent(false)}>{no}</Button>
    </Notice>
  );
}

/** Also told to listeners. */
export function askedText(
  say: OnlineWords['giving'],
  { info, giving, from }: Pick<AskedProps, 'info' | 'giving' | 'from'>,
  me: string | undefined,
): string {
  const times = giving.from === undefined ? [] : [say.from(giving.from)];
  const waits = [
    ...giving.waits.map((seat) => info.seats[seat]?.name ?? ''),
    ...(giving.agreed ? [] : [giving.name]),
  ];
  if (info.host === me) return [say.own(from, giving.name, waits), ...times].join(' ');
  if (giving.who === me && !giving.agreed) return say.toYou(hostOf(info), from);
  const mine = info.seats.findIndex(({ who }) => who === me);
  const parts = [say.of(hostOf(info), from, giving.name)];
  if (giving.waits.includes(mine)) parts.push(say.knows(giving.name));
  if (from.isYou) parts.push(...(times.length > 0 ? times : [say.until(giving.until)]));
  return parts.join(' ');
}

/** Spectators who offer to play, told to the host. */
function Hands({ room, info }: Pick<AskedProps, 'room' | 'info'>) {
  const say = useOnlineWords().giving;
  const [first] = room.hands.value;
  const [seat] = absentSeats(info);
  if (!room.isHost.value || !first || seat === undefined) return null;
  return (
    <Notice text={say.hand(first.name, info.seats[seat]!.name)}>
      <Button
        aria-label={say.ask(first.name)}
        onClick={() => tell(room.ask({ type: 'give', seat, who: first.who }))}
      >
        {say.askShort}
      </Button>
    </Notice>
  );
}

/** A spectator offers to play, where a player is absent; one whose seat another player has is told so. */
export function Volunteer({ room, info }: Pick<AskedProps, 'room' | 'info'>) {
  const { giving: say, room: words } = useOnlineWords();
  const { replaced, handUp } = room;
  if (replaced.value)
    return (
      <Notice text={say.replaced(replaced.value)}>
        <Button
          onClick={() => {
            replaced.value = '';
          }}
        >
          {say.read}
        </Button>
      </Notice>
    );
  const absent = absentSeats(info);
  if (absent.length === 0) return <Notice text={words.onlyWatching} kind="quiet" />;
  const names = absent.map((seat) => info.seats[seat]!.name);
  // On a phone only the menu has the button.
  return (
    <Notice text={handUp.value ? say.handUp : say.absent(names)} kind="quiet">
      <HandButton room={room} />
    </Notice>
  );
}

function HandButton({ room }: { room: OnlineRoom }) {
  const say = useOnlineWords().giving;
  const up = !room.handUp.value;
  const raise = async () => {
    const answer = await room.ask({ type: 'hand', up });
    if ('refused' in answer) announceNow(answer.refused);
    else {
      room.handUp.value = up;
      if (up) announce(say.handUp);
    }
  };
  return (
    <Button onClick={raise}>
      <Icon name="users" /> {up ? say.offer : say.handDown}
    </Button>
  );
}

/** The same in the menu of a spectator. */
export function HandWay({ room }: { room: OnlineRoom }) {
  const info = room.info.value;
  if (!info?.watch || room.you.value >= 0 || absentSeats(info).length === 0) return null;
  return <HandButton room={room} />;
}

/** On the page of a match that may not be watched: the seat of an absent player is offered to this person. */
export function OfferedSeat({ room }: { room: OnlineRoom }) {
  const say = useOnlineWords().giving;
  const info = useSignal<TableInfo | undefined>(undefined);
  useEffect(() => {
    void call('GET /api/tables/:id', { id: room.id }).then((answer) => {
      if ('value' in answer) info.value = answer.value;
    });
  }, []);
  const { giving, seats = [] } = info.value ?? {};
  if (!info.value || !giving || giving.who !== identity.value?.who || isBlocked(info.value.host)) return null;
  // The seat passes when the others have agreed, too; until then there is nothing to see.
  if (giving.agreed) return <Notice text={say.youAgreed} kind="quiet" />;
  const from = { name: seats[giving.seat]?.name ?? '', isYou: false, sign: giving.seat };
  const consent = (yes: boolean) => async () => {
    const answer = await room.ask({ type: 'consent', yes });
    if ('refused' in answer) announceNow(answer.refused);
    else if (yes) info.value = { ...info.value!, giving: { ...giving, agreed: true } };
    else info.value = undefined;
  };
  return (
    <Notice text={say.toYou(hostOf(info.value), from)}>
      <Button tone="primary" onClick={consent(true)}>
        {say.take}
      </Button>
      <Button onClick={consent(false)}>{say.noThanks}</Button>
    </Notice>
  );
}

/** In the menu of the host: one way for each absent player. */
export function GiveWays({ session, close }: SessionProps & { close: () => void }) {
  const say = useOnlineWords().giving;
  const { room, seatToGive } = session;
  const info = room.info.value;
  if (!info || !room.isHost.value || info.giving) return null;
  return (
    <>
      {absentSeats(info).map((seat) => (
        <Button
          key={seat}
          onClick={() => {
            close();
            seatToGive.value = seat;
          }}
        >
          <Icon name="users" /> {say.menu(info.seats[seat]!.name)}
        </Button>
      ))}
    </>
  );
}

const Loaded = later<SessionProps>(async () => (await import('./give-dialog.tsx')).GiveDialog, 3000);

/** Stands on the page while the host looks for a person. */
export function Give({ session }: SessionProps) {
  return session.seatToGive.value === undefined ? null : <Loaded session={session} />;
}
