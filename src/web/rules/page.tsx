/** A game's rulebook. */
import { useEffect, useState } from 'preact/hooks';
import type { BoardModule, GameMeta, Position, Rulebook } from '../../contract/index.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { arrange, Button, Cluster, cx, LinkButton, Note, Trouble } from '../../toolkit/ui/index.ts';
import { useGame } from '../games.ts';
import { LearnLink, PrintLink } from '../home/about.tsx';
import { NotFoundPage } from '../notfound.tsx';
import { startTable, usualSetup } from '../setup/tables.ts';
import beside from '../shell/beside.module.css';
import { PlainPage, usePage } from '../shell/page.tsx';
import { usePageWords, useRulesWords } from '../words/index.ts';
import { type SignPicture, signOf } from './blocks.tsx';
import css from './page.module.css';
import { briefId, RulebookText, rulingsId } from './rulebook.tsx';

interface Loaded {
  readonly book: Rulebook<Position>;
  readonly board: BoardModule<Position>;
  readonly Sign: SignPicture | undefined;
}

export function RulesPage({ id }: { id: string }) {
  const game = useGame(id);
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  useEffect(() => {
    if (!game) return;
    Promise.all([game.rulebook(), game.board(), game.aid()]).then(
      ([book, board, aid]) => setLoaded({ book, board, Sign: signOf(aid) }),
      () => setLoaded('failed'),
    );
  }, [game]);
  // The text comes after the browser has looked for the place that the address names.
  useEffect(() => {
    if (loaded && loaded !== 'failed' && location.hash)
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [loaded]);
  if (!game) return <NotFoundPage />;
  return <Page meta={game.meta} loaded={loaded} />;
}

function Page({ meta, loaded }: { meta: GameMeta; loaded: Loaded | 'failed' | undefined }) {
  const { rules: say, setup, shell } = usePageWords();
  usePage(say.title(meta.title));
  return (
    <PlainPage class={cx(arrange.column, beside.page, css.page)}>
      <header class={cx(beside.head, css.head)}>
        <h1 tabIndex={-1}>{say.heading(meta.title)}</h1>
        <p class={css.about}>{meta.about}</p>
        <Cluster as="p" class={arrange.screenOnly}>
          <Button tone="primary" onClick={() => startTable(usualSetup(meta, setup.you))}>
            <Icon name="play" size={20} /> {say.play}
          </Button>
          <LearnLink meta={meta}>{say.learn}</LearnLink>
          <LinkButton href={`/games/${meta.id}`}>{say.setUp}</LinkButton>
          <PrintLink meta={meta}>{say.printGame}</PrintLink>
          <Button onClick={() => print()}>
            <Icon name="print" size={20} /> {say.print}
          </Button>
        </Cluster>
      </header>
      {loaded === undefined && <Note>{shell.loading}</Note>}
      {loaded === 'failed' && <Trouble>{shell.notLoadedWhy}</Trouble>}
      {loaded && loaded !== 'failed' && (
        <>
          <Contents book={loaded.book} />
          <div>
            <RulebookText {...loaded} level={2} />
            <section aria-labelledby="credits" class={css.credits}>
              <h2 id="credits">{say.credits}</h2>
              <p>{say.creditText(meta.title, meta.designers, meta.edition)}</p>
            </section>
          </div>
        </>
      )}
    </PlainPage>
  );
}

function Contents({ book }: { book: Rulebook<Position> }) {
  const say = useRulesWords();
  return (
    <nav class={cx(beside.side, css.side, arrange.screenOnly)} aria-label={say.contents}>
      <ol class={css.contents}>
        {book.brief && (
          <li>
            <a href={`#${briefId}`}>{say.brief}</a>
          </li>
        )}
        {book.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
        {book.rulings.length > 0 && (
          <li>
            <a href={`#${rulingsId}`}>{say.rulings}</a>
          </li>
        )}
        <li>
          <a href="#credits">{say.credits}</a>
        </li>
      </ol>
    </nav>
  );
}
