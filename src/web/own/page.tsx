/** A page that a game brings along, in the frame that all pages share. */

import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import type { PageMeta } from '../../contract/index.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { arrange, Note } from '../../toolkit/ui/index.ts';
import { useGame } from '../games.ts';
import { NotFoundPage } from '../notfound.tsx';
import { lazy } from '../shell/lazy.tsx';
import { PlainPage, usePage } from '../shell/page.tsx';
import { usePageWords } from '../words/index.ts';

export function OwnPage({ id, page }: { id: string; page: string }) {
  const game = useGame(id);
  const meta = game?.meta.pages?.find((each) => each.id === page);
  return game && meta ? <Page game={game} page={meta} /> : <NotFoundPage />;
}

function Page({ game, page }: { game: LocalizedGame; page: PageMeta }) {
  const say = usePageWords();
  usePage(say.own.title(page.title, game.meta.title));
  const { Page: Body } = useMemo(() => lazy(() => load(game, page.id)), [game, page.id]);
  return (
    <PlainPage class={arrange.column}>
      <h1 tabIndex={-1}>{page.title}</h1>
      <Note>
        {page.about} <a href={`/games/${game.meta.id}`}>{game.meta.title}</a>
      </Note>
      <Body />
    </PlainPage>
  );
}

async function load(game: LocalizedGame, page: string): Promise<ComponentType> {
  const Body = (await game.pages?.())?.[page];
  if (!Body) throw new Error(`${game.meta.id} names a page "${page}" and does not bring it`);
  // A page is a component of the UI library that the contract does not know.
  return Body as ComponentType;
}
