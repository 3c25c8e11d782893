/** A game on the first page: its sky, what it is, and three ways into it. */
import type { GameMeta, Hour } from '../../contract/index.ts';
import { BalloonPicture } from '../../toolkit/art/balloon.tsx';
import { Icon } from '../../toolkit/art/icons.tsx';
import type { PaintId } from '../../toolkit/art/paints.ts';
import { SkyScene } from '../../toolkit/art/sky.tsx';
import { startTable, usualSetup } from '../setup/tables.ts';
import { homeWords as say } from '../words.ts';

type Colors = readonly [PaintId, PaintId];

/** Which balloons fly at which hour: enough to tell the cards apart from afar. */
const flocks: Readonly<Record<Hour, readonly [Colors, Colors, Colors]>> = {
  sunrise: [
    ['G', 'R'],
    ['P', 'Y'],
    ['R', 'W'],
  ],
  morning: [
    ['B', 'W'],
    ['R', 'Y'],
    ['G', 'B'],
  ],
  drafting: [
    ['R', 'W'],
    ['B', 'Y'],
    ['P', 'W'],
  ],
  afternoon: [
    ['Y', 'R'],
    ['W', 'B'],
    ['G', 'Y'],
  ],
  golden: [
    ['P', 'R'],
    ['B', 'Y'],
    ['W', 'G'],
  ],
};

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
      <GamePicture hour={meta.hour} />
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

/** The sky of a game's hour, with its flock. */
export function GamePicture({ hour }: { hour: Hour }) {
  return (
    <div class="card-picture" aria-hidden="true">
      <SkyScene hour={hour} still />
      {flocks[hour].map((balloon, i) => (
        <BalloonPicture
          key={balloon.join('')}
          class={`game-card-balloon game-card-balloon-${i + 1}`}
          balloon={balloon}
        />
      ))}
    </div>
  );
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
