/** A page of one game, with what is loaded for it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { arrange, Trouble } from '../../toolkit/ui/index.ts';
import { useGame } from '../games.ts';
import { NotFoundPage } from '../notfound.tsx';
import { useShellWords } from '../words/index.ts';
import { Waiting } from './lazy.tsx';
import { PlainPage } from './page.tsx';

interface GamePageProps<T> {
  readonly id: string;
  /** Undefined where the game has no such page. */
  readonly load: (entry: LocalizedGame) => Promise<T | undefined>;
  readonly show: (loaded: T, entry: LocalizedGame) => ComponentChildren;
}

export function GamePage<T extends object>({ id, load, show }: GamePageProps<T>) {
  const entry = useGame(id);
  const shell = useShellWords();
  const [loaded, setLoaded] = useState<T | 'none' | 'failed'>();
  useEffect(() => {
    if (!entry) return;
    load(entry).then(
      (found) => setLoaded(found ?? 'none'),
      () => setLoaded('failed'),
    );
  }, [entry]);
  if (!entry || loaded === 'none') return <NotFoundPage />;
  if (loaded === undefined) return <Waiting />;
  if (loaded !== 'failed') return <>{show(loaded, entry)}</>;
  return (
    <PlainPage class={arrange.column}>
      <h1 tabIndex={-1}>{entry.meta.title}</h1>
      <Trouble>{shell.notLoadedWhy}</Trouble>
    </PlainPage>
  );
}
