/** The first page: a way into a game with one click. */
import { BalloonPicture } from '../../toolkit/art/balloon.tsx';
import { morning } from '../../toolkit/art/morning.tsx';
import { SkyScene } from '../../toolkit/art/sky.tsx';
import { Button, Cluster, Column, cx, motion } from '../../toolkit/ui/index.ts';
import { useGames } from '../games.ts';
import { startTable, usualSetup } from '../setup/tables.ts';
import { PlainPage, usePage } from '../shell/page.tsx';
import { useHomeWords, useSetupWords } from '../words/index.ts';
import { GameCard } from './card.tsx';
import { KeptGames } from './kept.tsx';
import { OnlineWay } from './online.tsx';
import css from './page.module.css';

export interface HomeProps {
  /** The player reaches for a button that opens a table: its code can be fetched already. */
  readonly onReach: () => void;
}

export function HomePage({ onReach }: HomeProps) {
  const say = useHomeWords();
  usePage(say.title);
  const { you } = useSetupWords();
  const games = useGames();
  const first = games[0];
  return (
    <PlainPage>
      <section class={css.hero} aria-labelledby="hero">
        <SkyScene scene={morning} class={css.sky} />
        <Flight />
        <div class={css.words}>
          <h1 id="hero" tabIndex={-1}>
            {say.hero}
          </h1>
          <p>{say.heroText}</p>
          <Cluster class={css.ways}>
            {first && (
              <Button
                tone="primary"
                big
                onPointerEnter={onReach}
                onFocus={onReach}
                onClick={() => startTable(usualSetup(first.meta, you))}
              >
                {say.playNow(first.meta.title)}
              </Button>
            )}
            <OnlineWay />
          </Cluster>
        </div>
      </section>
      <Column class={css.lists}>
        <KeptGames />
        <section aria-labelledby="games">
          <h2 id="games">{say.games}</h2>
          <ul class={css.games}>
            {games.map(({ meta }, i) => {
              // The first has a row to itself, and so has a last one without a neighbour.
              const wide = i === 0 || (i === games.length - 1 && i % 2 === 1);
              return <GameCard key={meta.id} meta={meta} wide={wide} onReach={onReach} />;
            })}
          </ul>
        </section>
      </Column>
    </PlainPage>
  );
}

function Flight() {
  return (
    <div class={css.flight} aria-hidden="true">
      <BalloonPicture class={cx(css.flight1, motion.bob)} balloon={['R', 'Y']} />
      <BalloonPicture class={cx(css.flight2, motion.bob)} balloon={['B', 'W']} />
      <BalloonPicture class={cx(css.flight3, motion.bob)} balloon={['G', 'P']} />
      <BalloonPicture class={cx(css.flight4, motion.bob)} balloon={['Y', 'W']} />
      <BalloonPicture class={cx(css.flight5, motion.bob)} balloon={['P', 'R']} />
    </div>
  );
}
