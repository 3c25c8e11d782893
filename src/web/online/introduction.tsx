/** A new visitor reads what they are invited to, and is asked for a name. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../../online/table.ts';
import { arrange, Card, CardBody, cx } from '../../toolkit/ui/index.ts';
import { useGames } from '../games.ts';
import { GamePicture } from '../home/about.tsx';
import { PlainPage, usePage } from '../shell/page.tsx';
import { call } from './api.ts';
import { FactList } from './fact-list.tsx';
import css from './introduction.module.css';
import { NameForm } from './pages/name.tsx';
import { useOnlineWords } from './words/index.ts';

export function Introduction({ id }: { id: string }) {
  const { room: say, invitation } = useOnlineWords();
  const info = useSignal<TableInfo | undefined>(undefined);
  useEffect(() => {
    void call('GET /api/tables/:id', { id }).then((answer) => {
      if ('value' in answer) info.value = answer.value;
    });
  }, [id]);
  const table = info.value;
  const meta = useGames().find((game) => game.meta.id === table?.game)?.meta;
  usePage(meta ? say.title(meta.title) : say.plainTitle);
  const host = table?.seats.find(({ who }) => who === table.host)?.name;
  return (
    <PlainPage class={cx(arrange.column, css.page)}>
      <Card as="section" class={css.card}>
        {meta && <GamePicture id={meta.id} class={css.cover} />}
        <CardBody class={css.body}>
          <h1 tabIndex={-1}>{meta ? invitation.heading(meta.title, host) : say.nameHeading}</h1>
          {meta && <p>{meta.tagline}</p>}
          {table && meta && <Facts table={table} minutes={meta.minutes} />}
          <NameForm class={css.form} button={say.nameGo} onDone={() => {}} eager />
          <p>{say.nameText}</p>
        </CardBody>
      </Card>
    </PlainPage>
  );
}

function Facts({ table, minutes }: { table: TableInfo; minutes: number }) {
  const { room, invitation } = useOnlineWords();
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const players = table.seats.flatMap(({ kind, name }) => (kind === 'person' ? [name] : []));
  return (
    <FactList
      class={css.facts}
      facts={[
        ['users', invitation.seats({ state: table.state, free, seats: table.seats.length, players })],
        ['clock', `${invitation.minutes(minutes)} ${room.pace(table.pace)}`],
      ]}
    />
  );
}
