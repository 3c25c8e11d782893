/** The first page: a way into a game with one click. */
import { BalloonPicture } from '../../toolkit/art/balloon.tsx';
import { morning } from '../../toolkit/art/morning.tsx';
import { SkyScene } from '../../toolkit/art/sky.tsx';
import { useGames } from '../games.ts';
import { startTable, usualSetup } from '../setup/tables.ts';
import { PlainPage, usePage } from '../shell/page.tsx';
import { homeWords as say } from '../words.ts';
import { GameCard } from './card.tsx';
import './home.css';
import { KeptGames } from './kept.tsx';
import { OnlineWay } from './online.tsx';

export interface HomeProps {
  /** Somebody reaches for a button that opens a table: its code may come already. */
  readonly onReach: () => void;
}

export function HomePage({ onReach }: HomeProps) {
  usePage(say.title);
  const games = useGames();
  const first = games[0];
  return (
    <PlainPage class="home">
      <section class="hero home-hero" aria-labelledby="hero">
        <SkyScene scene={morning} />
        <Flight />
        <div class="home-hero-text">
          <h1 id="hero" tabIndex={-1}>
            {say.hero}
          </h1>
          <p>{say.heroText}</p>
          <div class="cluster home-ways">
            {first && (
              <button
                type="button"
                class="button primary big"
                onPointerEnter={onReach}
                onFocus={onReach}
                onClick={() => startTable(usualSetup(first.meta))}
              >
                {say.playNow(first.meta.title)}
              </button>
            )}
            <OnlineWay />
          </div>
        </div>
      </section>
      <div class="page home-lists">
        <KeptGames />
        <section aria-labelledby="games">
          <h2 id="games">{say.games}</h2>
          <ul class="home-games">
            {games.map(({ meta }, i) => {
              // The first has a row to itself, and so has a last one without a neighbour.
              const wide = i === 0 || (i === games.length - 1 && i % 2 === 1);
              return (
                <li key={meta.id} class={wide ? 'is-wide' : undefined}>
                  <GameCard meta={meta} wide={wide} onReach={onReach} />
                </li>
              );
            })}
          </ul>
        </section>
      </div>
    </PlainPage>
  );
}

function Flight() {
  return (
    <div class="flight" aria-hidden="true">
      <BalloonPicture class="flight-1 bob" balloon={['R', 'Y']} />
      <BalloonPicture class="flight-2 bob" balloon={['B', 'W']} />
      <BalloonPicture class="flight-3 bob" balloon={['G', 'P']} />
      <BalloonPicture class="flight-4 bob" balloon={['Y', 'W']} />
      <BalloonPicture class="flight-5 bob" balloon={['P', 'R']} />
    </div>
  );
}
