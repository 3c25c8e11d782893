/** A match that has begun and is not dealt yet: the salts of its players are waited for. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isLive, type TableInfo } from '../../online/table.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { arrange, Button, Chip, cx, Note, Trouble } from '../../toolkit/ui/index.ts';
import { ready } from '../ready.ts';
import { PlainPage } from '../shell/page.tsx';
import { LinkNotice } from './notices.tsx';
import css from './revealing.module.css';
import { saltBehind } from './salts.ts';
import type { Session } from './session.ts';
import { useOnlineWords } from './words/index.ts';

export interface RevealingProps {
  readonly session: Session;
  readonly info: TableInfo;
  readonly until: number;
}

export function Revealing({ session, info, until }: RevealingProps) {
  const { room: say, date } = useOnlineWords();
  useEffect(ready, []);
  // A player who is forgotten has a seat and no id: their salt is not waited for.
  const people = info.seats.filter(({ kind, who }) => kind === 'person' && who);
  const waits = people.flatMap(({ shown, name }) => (shown ? [] : [name]));
  const wrong = useSignal('');
  const goOn = async () => {
    const answer = await session.room.ask({ type: 'start' });
    wrong.value = 'refused' in answer ? answer.refused : '';
  };
  // Players who are here have the whole time: their pages show the salts by themselves.
  const isOneHere = people.some(({ shown, here }) => !shown && here);
  const own = info.seats[session.room.you.value];
  const elsewhere = own && !own.shown && saltBehind(info.id, own.seal) === undefined;
  return (
    <PlainPage class={cx(arrange.column, arrange.prose)}>
      <h1 tabIndex={-1}>{say.revealTitle}</h1>
      <LinkNotice session={session} />
      <p>{say.revealText}</p>
      {elsewhere && <p>{say.revealElsewhere}</p>}
      <ul class={css.players} aria-label={say.revealPlayers}>
        {people.map(({ name, shown, here }) => (
          <li key={name}>
            <Icon name={shown ? 'check' : 'clock'} size={20} />
            <span>{name}</span> <Chip>{shown ? say.ready : here ? say.here : say.notReady}</Chip>
          </li>
        ))}
      </ul>
      {waits.length > 0 && <Note>{say.revealWaits(waits, date(until))}</Note>}
      {waits.length > 0 && !isOneHere && session.room.isHost.value && isLive(info.pace) && (
        <p>
          <Button tone="primary" onClick={goOn}>
            {say.revealGo}
          </Button>
        </p>
      )}
      {wrong.value && <Trouble>{wrong.value}</Trouble>}
    </PlainPage>
  );
}
