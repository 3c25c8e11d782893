/** What those who wait can do: read the rules, take a lesson, or practise against bots until the match begins. */

import { useEffect, useRef } from 'preact/hooks';
import type { GameMeta } from '../../contract/index.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button, Cluster, LinkButton, Note } from '../../toolkit/ui/index.ts';
import { useGame } from '../games.ts';
import { useOnlineWords } from './words/index.ts';

export function Meanwhile({ meta }: { meta: GameMeta }) {
  const { room, wait } = useOnlineWords();
  const lessons = useGame(meta.id)?.entry.lessons !== undefined;
  const practice = useRef<Window | null>(null);
  // This goes when the match begins, and the practice with it.
  useEffect(() => () => practice.current?.close(), []);
  const beside = { target: '_blank', rel: 'noopener' } as const;
  return (
    <>
      <h3>{wait.meanwhile}</h3>
      <Cluster>
        <LinkButton href={`/games/${meta.id}/rules`} {...beside}>
          <Icon name="rules" /> {room.rules}
        </LinkButton>
        {lessons && (
          <LinkButton href={`/games/${meta.id}/learn`} {...beside}>
            <Icon name="learn" /> {wait.learn}
          </LinkButton>
        )}
        <Button
          onClick={() => {
            practice.current = window.open(`/games/${meta.id}?now`, 'updraft-practice');
          }}
        >
          {wait.practise}
        </Button>
      </Cluster>
      <Note>{wait.practiseText}</Note>
    </>
  );
}
