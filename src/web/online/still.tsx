/** A link to a move, followed by a visitor who has no name here: the match as it stands, and ways to take part. */
import { useEffect, useState } from 'preact/hooks';
import type { Look } from '../../online/api.ts';
import { isShipped, type LocalizedGame } from '../../toolkit/listing.ts';
import { Button, LinkButton } from '../../toolkit/ui/index.ts';
import { useGames } from '../games.ts';
import { busy, ready } from '../ready.ts';
import { usePage } from '../shell/page.tsx';
import { MenuWays } from '../table/menu-ways.tsx';
import { TableModel } from '../table/model.ts';
import { pageVoice, partsOf, type Seated, type TableParts } from '../table/page.tsx';
import { Table } from '../table/table.tsx';
import { useTableWords } from '../words/index.ts';
import { call } from './api.ts';
import { MoveLink } from './move-link.tsx';
import { Notice } from './notice.tsx';
import { witnessOf } from './salts.ts';
import { StillHost } from './still-host.ts';
import { judge } from './verdict.ts';
import { type OnlineWords, useOnlineWords } from './words/index.ts';

interface StillProps {
  readonly id: string;
  /** The visitor would like to do more than look, or there is nothing to look at. */
  readonly onEnter: () => void;
  readonly opening: preact.ComponentChildren;
}

export function Still({ id, onEnter, opening }: StillProps) {
  const games = useGames();
  const table = useTableWords();
  const words = useOnlineWords();
  const [seated, setSeated] = useState<Seated>();
  useEffect(() => {
    let host: StillHost | undefined;
    busy();
    void call('GET /api/look/:id', { id }).then((answer) => {
      if (!('value' in answer) || !isPlayable(games, answer.value)) return onEnter();
      host = new StillHost(answer.value);
      const model = new TableModel<TableParts>(host, (head) => partsOf(games, head), pageVoice, table);
      setSeated({ model, host, extras: extrasOf(id, { model, words, onEnter, look: answer.value }) });
      host.send({ type: 'open', id, pace: 0, takeOver: false });
    });
    return () => host?.close();
  }, [id]);
  return seated ? <Shown seated={seated} opening={opening} /> : opening;
}

const isPlayable = (games: readonly LocalizedGame[], { table: { game, version } }: Look): boolean => {
  const entry = games.find(({ meta }) => meta.id === game)?.entry;
  return entry !== undefined && isShipped(entry, version);
};

function Shown({ seated, opening }: { seated: Seated; opening: preact.ComponentChildren }) {
  const say = useOnlineWords().room;
  const { model } = seated;
  const title = model.parts.value?.entry.meta.title;
  usePage(title ? say.title(title) : say.plainTitle);
  const isOpen = model.status.value.is === 'playing';
  useEffect(() => {
    if (isOpen) ready();
  }, [isOpen]);
  return isOpen ? <Table seated={seated} parts={model.parts.value!} /> : opening;
}

interface Around {
  readonly model: TableModel<TableParts>;
  readonly words: OnlineWords;
  readonly look: Look;
  readonly onEnter: () => void;
}

const Nothing = () => null;

function extrasOf(id: string, { model, words, look, onEnter }: Around): NonNullable<Seated['extras']> {
  const isOver = look.table.state === 'over';
  const Ways = () => (
    <>
      {isOver && <LinkButton href={`/matches/${id}`}>{words.play.matchPage}</LinkButton>}
      <LinkButton href="/online">{words.play.lobby}</LinkButton>
    </>
  );
  return {
    Notices: () =>
      isOver ? null : (
        <Notice text={words.room.stillText}>
          <Button onClick={onEnter}>{words.room.stillEnter}</Button>
        </Notice>
      ),
    Looking: () => <MoveLink model={model} id={id} />,
    Beside: Nothing,
    Tools: Nothing,
    Foot: Nothing,
    Menu: () => (
      <MenuWays>
        <Ways />
      </MenuWays>
    ),
    EndWays: Ways,
    memos: (match) => witnessOf(match).memos,
    judge: async (head, verdict) => (await judge(words.match, head, verdict)).sentence,
  };
}
