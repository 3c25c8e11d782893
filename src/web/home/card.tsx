/** A game on the first page: its cover, what it is, and three ways into it. */
import type { GameMeta } from '../../contract/index.ts';
import { CoverPicture } from '../../toolkit/art/cover.tsx';
import { Icon } from '../../toolkit/art/icons.tsx';
import { useGame } from '../games.ts';
import { startTable, usualSetup } from '../setup/tables.ts';
import { homeWords as say } from '../words.ts';

export interface GameCardProps {
  readonly meta: GameMeta;
  readonly wide: boolean;
  readonly onReach: () => void;
}

export function GameCard({ meta, wide, onReach }: GameCardProps) {
  return (
    <article
      class={wide ? 'card game-card game-card-wide' : 'card game-card'}
      aria-labelledby={`g-${meta.id}`}
    >
      <GamePicture id={meta.id} />
      <div class="card-body">
        <h3 id={`g-${meta.id}`}>{meta.title}</h3>
        <p class="game-card-tagline">{meta.tagline}</p>
        <Facts meta={meta} />
        <OwnPages meta={meta} />
        <div class="game-card-ways">
          <button
            type="button"
            class="button primary"
            aria-label={say.playNow(meta.title)}
            onPointerEnter={onReach}
            onFocus={onReach}
            onClick={() => startTable(usualSetup(meta))}
          >
            <Icon name="play" size={20} /> {say.play}
          </button>
          <a class="button" href={`/games/${meta.id}`} aria-label={`${say.setUp}: ${meta.title}`}>
            {say.setUp}
          </a>
          <a class="button" href={`/games/${meta.id}/rules`} aria-label={`${say.rules}: ${meta.title}`}>
            {say.rules}
          </a>
        </div>
      </div>
    </article>
  );
}

/** A game's cover as the head of a card. */
export function GamePicture({ id }: { id: string }) {
  return <CoverPicture class="card-picture" cover={useGame(id)?.cover} />;
}

/** Links to the pages that a game brings besides its table. */
export function OwnPages({ meta }: { meta: GameMeta }) {
  return meta.pages?.map(({ id, title, about }) => (
    <p key={id} class="own-page">
      <a href={`/games/${meta.id}/${id}`}>{title}</a>
      <span class="note"> {about}</span>
    </p>
  ));
}

export function Facts({ meta }: { meta: GameMeta }) {
  return (
    <ul class="cluster facts">
      <li class="chip">
        <Icon name="users" /> {say.players(meta.seats.min, meta.seats.max)}
      </li>
      <li class="chip">
        <Icon name="clock" /> {say.minutes(meta.minutes)}
      </li>
      <li class="chip">
        <span aria-hidden="true">{say.age(meta.age)}</span>
        <span class="visually-hidden">{say.ageSpoken(meta.age)}</span>
      </li>
    </ul>
  );
}
