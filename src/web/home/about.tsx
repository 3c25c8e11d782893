/** What several pages show of a game: its cover, facts, and ways to its other pages. */
import type { ComponentChildren } from 'preact';
import type { GameMeta } from '../../contract/index.ts';
import { CoverPicture } from '../../toolkit/art/cover.tsx';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Card, CardBody, Chip, Cluster, Hidden, LinkButton, Note } from '../../toolkit/ui/index.ts';
import { useGame } from '../games.ts';
import { useHomeWords } from '../words/index.ts';
import css from './about.module.css';

/** A game's cover as the head of a card. */
export function GamePicture({ id, class: more }: { id: string; class?: string | undefined }) {
  return <CoverPicture class={more} cover={useGame(id)?.cover} />;
}

interface AboutCardProps {
  readonly id: string;
  readonly class?: string | undefined;
  readonly heading: string;
  readonly children: ComponentChildren;
}

/** A game under its cover; `heading` is the id of the heading that names it. */
export function AboutCard({ id, class: more, heading, children }: AboutCardProps) {
  return (
    <Card as="section" class={more} aria-labelledby={heading}>
      <GamePicture id={id} />
      <CardBody class={css.body}>{children}</CardBody>
    </Card>
  );
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

interface LinkProps {
  readonly meta: GameMeta;
  readonly children: ComponentChildren;
}

const wayTo =
  (page: 'lab' | 'learn' | 'print' | 'rules', needs?: 'lessons' | 'sheets') =>
  ({ meta, children }: LinkProps) => {
    const game = useGame(meta.id);
    if (needs && !game?.entry[needs]) return null;
    return (
      <LinkButton href={`/games/${meta.id}/${page}`}>
        <Icon name={page} /> {children}
      </LinkButton>
    );
  };

/** The way to a game's lessons, where it has some. */
export const LearnLink = wayTo('learn', 'lessons');
export const PrintLink = wayTo('print', 'sheets');
export const LabLink = wayTo('lab');
const ToRules = wayTo('rules');

export const RulesLink = (props: LinkProps) => (
  <p>
    <ToRules {...props} />
  </p>
);

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
