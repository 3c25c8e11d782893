/** A game on the first page: its cover, what it is, and three ways into it. */
import type { GameMeta } from '../../contract/index.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button, Card, CardBody, cx, LinkButton } from '../../toolkit/ui/index.ts';
import { useGame } from '../games.ts';
import { startTable, usualSetup } from '../setup/tables.ts';
import { useHomeWords, useSetupWords } from '../words/index.ts';
import { Facts, GamePicture, OwnPages } from './about.tsx';
import css from './card.module.css';

export interface GameCardProps {
  readonly meta: GameMeta;
  readonly wide: boolean;
  readonly onReach: (game: string) => void;
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
              onPointerEnter={() => onReach(meta.id)}
              onFocus={() => onReach(meta.id)}
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
