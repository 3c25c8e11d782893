/** A match that has begun and is not dealt yet: the salts of its players are waited for. */
import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../../online/table.ts';
import { arrange, cx, Note } from '../../toolkit/ui/index.ts';
import { ready } from '../ready.ts';
import { PlainPage } from '../shell/page.tsx';
import { LinkNotice } from './notices.tsx';
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
  const waits = info.seats.flatMap(({ kind, who, shown, name }) =>
    kind === 'person' && who && !shown ? [name] : [],
  );
  const own = info.seats[session.room.you.value];
  const elsewhere = own && !own.shown && saltBehind(info.id, own.seal) === undefined;
  return (
    <PlainPage class={cx(arrange.column, arrange.prose)}>
      <h1 tabIndex={-1}>{say.revealTitle}</h1>
      <LinkNotice session={session} />
      <p>{say.revealText}</p>
      {elsewhere && <p>{say.revealElsewhere}</p>}
      {waits.length > 0 && <Note>{say.revealWaits(waits, date(until))}</Note>}
    </PlainPage>
  );
}
