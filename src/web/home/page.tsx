/** The first page: a way into a game with one click. */
import { type BalloonColors, BalloonPicture } from '../../toolkit/art/balloon.tsx';
import { morning } from '../../toolkit/art/morning.tsx';
import { SkyScene } from '../../toolkit/art/sky.tsx';
import { arrange, Button, Cluster, Column, cx, motion } from '../../toolkit/ui/index.ts';
import { useGames } from '../games.ts';
import { startTable, usualSetup } from '../setup/tables.ts';
import { PlainPage, usePage } from '../shell/page.tsx';
import { useHomeWords, useSetupWords } from '../words/index.ts';
import { GameCard } from './card.tsx';
import { KeptGames } from './kept.tsx';
import { OnlineWay } from './online.tsx';
import css from './page.module.css';

export interface HomeProps {
  /** The player reaches for a button that opens a table of this game: what it needs can be fetched already. */
  readonly onReach: (game: string) => void;
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
                onPointerEnter={() => onReach(first.meta.id)}
                onFocus={() => onReach(first.meta.id)}
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
          <ul class={cx(arrange.tiles, css.games)}>
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

type Spot = readonly [inline: string, top: string];

/** Balloons over the first words: beat and width, and where each flies on a wide page and on a narrow one. */
const flight: readonly (readonly [BalloonColors, beat: number, width: string, wide: Spot, narrow: Spot])[] = [
  [['R', 'Y'], 1, 'clamp(96px, 15vw, 200px)', ['auto 14%', '12%'], ['auto 8%', '6%']],
  [['B', 'W'], 2, 'clamp(56px, 8vw, 104px)', ['auto 36%', '7%'], ['auto 58%', '12%']],
  [['G', 'P'], 4, 'clamp(64px, 9vw, 120px)', ['auto 2.5%', '40%'], ['auto 38%', '22%']],
  [['Y', 'W'], 3, 'clamp(36px, 4.4vw, 60px)', ['auto 31%', '46%'], ['auto 44%', '5%']],
  [['P', 'R'], 6, 'clamp(40px, 5vw, 70px)', ['16% auto', '9%'], ['5% auto', '26%']],
];

function Flight() {
  return (
    <div class={css.flight} aria-hidden="true">
      {flight.map(([balloon, beat, width, [inline, top], [narrowInline, narrowTop]]) => (
        <BalloonPicture
          key={beat}
          class={cx(motion.bob)}
          balloon={balloon}
          style={{
            '--beat': beat,
            '--width': width,
            '--inline': inline,
            '--top': top,
            '--narrow-inline': narrowInline,
            '--narrow-top': narrowTop,
          }}
        />
      ))}
    </div>
  );
}
