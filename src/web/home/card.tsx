/** A game on the first page: its cover, what it is, and three ways into it. */
import type { ComponentChildren } from 'preact';
import type { GameMeta } from '../../contract/index.ts';
import { CoverPicture } from '../../toolkit/art/cover.tsx';
import { Icon } from '../../toolkit/art/icons.tsx';
import {
  Button,
  Card,
  CardBody,
  Chip,
  Cluster,
  cx,
  Hidden,
  LinkButton,
  Note,
} from '../../toolkit/ui/index.ts';
import { useGame } from '../games.ts';
import { startTable, usualSetup } from '../setup/tables.ts';
import { useHomeWords, useSetupWords } from '../words/index.ts';
import css from './card.module.css';

export interface GameCardProps {
  readonly meta: GameMeta;
  readonly wide: boolean;
  readonly onReach: () => void;
}

export function GameCard({ meta, wide, onReach }: GameCardProps) {
  const { you } = useSetupWords();
  const say = useHomeWords();
  const teaches = useGame(meta.id)?.entry.lessons !== undefined;
  return (
    <li class={cx(wide && css.row)}>
      <Card as="article" class={cx(css.card, wide && css.wide)} aria-labelledby={`g-${meta.id}`}>
        <GamePicture class={css.picture} id={meta.id} />
        <CardBody class={css.body}>
          <h3 id={`g-${meta.id}`}>{meta.title}</h3>
          <p class={css.tagline}>{meta.tagline}</p>
          <Facts meta={meta} />
          <OwnPages meta={meta} />
          <div class={css.ways}>
            <Button
              tone="primary"
              aria-label={say.playNow(meta.title)}
              onPointerEnter={onReach}
              onFocus={onReach}
              onClick={() => startTable(usualSetup(meta, you))}
            >
              <Icon name="play" size={20} /> {say.play}
            </Button>
            <LinkButton href={`/games/${meta.id}`} aria-label={say.setUpOf(meta.title)}>
              {say.setUp}
            </LinkButton>
            {teaches && (
              <LinkButton href={`/games/${meta.id}/learn`} aria-label={say.learnOf(meta.title)}>
                {say.learn}
              </LinkButton>
            )}
            <LinkButton href={`/games/${meta.id}/rules`} aria-label={say.rulesOf(meta.title)}>
              {say.rules}
            </LinkButton>
          </div>
        </CardBody>
      </Card>
    </li>
  );
}

/** A game's cover as the head of a card. */
export function GamePicture({ id, class: more }: { id: string; class?: string | undefined }) {
  return <CoverPicture class={more} cover={useGame(id)?.cover} />;
}

/** Links to the pages that a game brings besides its table. */
export function OwnPages({ meta }: { meta: GameMeta }) {
  return meta.pages?.map(({ id, title, about }) => (
    <p key={id}>
      <a href={`/games/${meta.id}/${id}`}>{title}</a>
      <Note as="span"> {about}</Note>
    </p>
  ));
}

interface WayProps {
  readonly page: 'learn' | 'print' | 'rules';
  readonly meta: GameMeta;
  readonly children: ComponentChildren;
}

const WayTo = ({ page, meta, children }: WayProps) => (
  <LinkButton href={`/games/${meta.id}/${page}`}>
    <Icon name={page} /> {children}
  </LinkButton>
);

export function PrintLink({ meta, children }: { meta: GameMeta; children: ComponentChildren }) {
  if (!useGame(meta.id)?.entry.sheets) return null;
  return (
    <WayTo page="print" meta={meta}>
      {children}
    </WayTo>
  );
}

export function RulesLink({ meta, children }: { meta: GameMeta; children: ComponentChildren }) {
  return (
    <p>
      <WayTo page="rules" meta={meta}>
        {children}
      </WayTo>
    </p>
  );
}

/** The way to a game's lessons, where it has some. */
export function LearnLink({ meta, children }: { meta: GameMeta; children: ComponentChildren }) {
  if (!useGame(meta.id)?.entry.lessons) return null;
  return (
    <WayTo page="learn" meta={meta}>
      {children}
    </WayTo>
  );
}

export function Facts({ meta }: { meta: GameMeta }) {
  const say = useHomeWords();
  return (
    <Cluster as="ul">
      <Chip as="li">
        <Icon name="users" /> {say.players(meta.seats.min, meta.seats.max)}
      </Chip>
      <Chip as="li">
        <Icon name="clock" /> {say.minutes(meta.minutes)}
      </Chip>
      <Chip as="li">
        <span aria-hidden="true">{say.age(meta.age)}</span>
        <Hidden>{say.ageSpoken(meta.age)}</Hidden>
      </Chip>
    </Cluster>
  );
}
