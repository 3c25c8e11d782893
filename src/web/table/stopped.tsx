/** A match whose rules are not shipped any more: what was kept of it, and why it cannot go on. */
import type { House, Options } from '../../contract/index.ts';
import type { MatchFile } from '../../match/file.ts';
import { arrange, Cluster, cx, LinkButton, Note } from '../../toolkit/ui/index.ts';
import { useGame } from '../games.ts';
import { HouseNote } from '../house/note.tsx';
import { unusualOptions } from '../online/pages/lists.ts';
import { FileMatch } from '../online/pages/match.tsx';
import { PlainPage, usePage } from '../shell/page.tsx';
import { useAsideWords } from '../words/index.ts';

export interface StoppedMatchProps {
  readonly match: {
    readonly game: string;
    readonly version: number;
    readonly options: Options;
    readonly house?: House;
    readonly seats: readonly { readonly name: string }[];
  };
  /** Of a finished match. */
  readonly file?: MatchFile | undefined;
  /** The page of a finished match of the server. */
  readonly page?: string | undefined;
}

export function StoppedMatch({ match, file, page }: StoppedMatchProps) {
  return file ? <FileMatch file={file} /> : <Kept match={match} page={page} />;
}

function Kept({ match, page }: Omit<StoppedMatchProps, 'file'>) {
  const say = useAsideWords().stopped;
  const game = useGame(match.game);
  const title = game?.meta.title ?? match.game;
  usePage(say.title(title));
  const options = game ? unusualOptions(game.meta, match.options, say.no) : [];
  return (
    <PlainPage class={cx(arrange.column, arrange.prose)}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{page ? say.over(match.version) : say.why(match.version)}</p>
      <p>{say.players(match.seats.map(({ name }) => name || say.free))}</p>
      {options.length > 0 && <Note>{options.join(' · ')}</Note>}
      <HouseNote game={match.game} house={match.house} version={match.version} open />
      <Cluster as="p">
        {page && (
          <LinkButton tone="primary" href={page}>
            {say.page}
          </LinkButton>
        )}
        {game && <LinkButton href={`/games/${game.meta.id}`}>{say.another}</LinkButton>}
        <LinkButton href="/">{say.home}</LinkButton>
      </Cluster>
    </PlainPage>
  );
}
