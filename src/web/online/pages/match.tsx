/** A finished match: who won, how to see it again, and whether its dice were fair. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MatchFile } from '../../../match/file.ts';
import { writeText } from '../../../match/text.ts';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { SeatBadge } from '../../../toolkit/art/tokens.tsx';
import { isShipped, type LocalizedGame } from '../../../toolkit/listing.ts';
import { signsOf } from '../../../toolkit/signs.ts';
import * as ui from '../../../toolkit/ui/index.ts';
import { useGames } from '../../games.ts';
import { GamePicture } from '../../home/about.tsx';
import { HouseNote } from '../../house/note.tsx';
import { download } from '../../shell/download.ts';
import { PlainPage, usePage } from '../../shell/page.tsx';
import { Player, PlayerName, PlayerNote, PlayerText } from '../../table/player.tsx';
import { ranking } from '../../table/ranking.ts';
import { useBotWords } from '../../words/index.ts';
import { type OnlineWords, useOnlineWords } from '../words/index.ts';
import { Dice } from './dice.tsx';
import { unusualOptions } from './lists.ts';
import css from './match.module.css';
import { type Fetched, fetchMatch, movesIn, type Outcome, outcomeOf } from './match-data.ts';
import { Moves, Scoring } from './match-parts.tsx';

export function MatchPage({ id }: { id: string }) {
  const say = useOnlineWords().match;
  const games = useGames();
  const fetched = useSignal<Fetched | undefined>(undefined);
  const load = async () => {
    fetched.value = undefined;
    fetched.value = await fetchMatch(id);
  };
  useEffect(() => void load(), [id]);
  const now = fetched.value;
  if (!now) return <Message heading={say.loading} />;
  if (now.is === 'not over')
    return (
      <Message heading={say.notOver} text={say.notOverText}>
        <ui.LinkButton tone="primary" href={`/t/${encodeURIComponent(id)}`}>
          {say.toTable}
        </ui.LinkButton>
      </Message>
    );
  if (now.is === 'failed')
    return (
      <Message heading={say.failed} text={say.failedText}>
        <ui.Button tone="primary" onClick={load}>
          {say.tryAgain}
        </ui.Button>
      </Message>
    );
  if (now.is !== 'match') return <Message heading={say.unknown} text={say.unknownText} />;
  const { file, info } = now;
  const game = games.find(({ meta }) => meta.id === file.game);
  return <Finished game={game} file={file} outcome={outcomeOf(file, info?.ended)} table={`/t/${file.id}`} />;
}

/** A finished match that is known by its file alone, such as one that this browser kept. */
export function FileMatch({ file }: { readonly file: MatchFile }) {
  const game = useGames().find(({ meta }) => meta.id === file.game);
  return <Finished game={game} file={file} outcome={outcomeOf(file, undefined)} />;
}

interface MessageProps {
  readonly heading: string;
  readonly text?: string;
  readonly children?: ComponentChildren;
}

function Message({ heading, text, children }: MessageProps) {
  const say = useOnlineWords().match;
  usePage(say.plainTitle);
  return (
    <PlainPage class={ui.cx(ui.arrange.column, ui.arrange.prose)}>
      <h1 tabIndex={-1}>{heading}</h1>
      {text && <p>{text}</p>}
      {text && (
        <ui.Cluster as="p">
          {children}
          <ui.LinkButton href="/online">{say.toLobby}</ui.LinkButton>
        </ui.Cluster>
      )}
    </PlainPage>
  );
}

export interface FinishedProps {
  /** Undefined where the game is not shipped any more. */
  readonly game: LocalizedGame | undefined;
  readonly file: MatchFile;
  readonly outcome: Outcome;
  /** The address of its table, where it can be seen again move by move. */
  readonly table?: string;
}

/** A finished match by its file alone; what needs its rules is left out where they are not shipped. */
function Finished({ game, ...props }: FinishedProps) {
  const { date: dateOf, lobby, match: say, results } = useOnlineWords();
  const { file, outcome, table } = props;
  const title = game?.meta.title ?? file.game;
  usePage(say.title(title));
  const options = game ? unusualOptions(game.meta, file.options, lobby.no) : [];
  const playable = game && isShipped(game.entry, file.version) ? game : undefined;
  return (
    <PlainPage class={ui.cx(ui.arrange.column, css.match)}>
      <ui.Card class={css.head}>
        {game && <GamePicture class={css.cover} id={game.meta.id} />}
        <ui.CardBody class={css.body}>
          <h1 tabIndex={-1}>{title}</h1>
          <ui.Note>{say.played(dateOf(outcome.ended?.at ?? file.created))}</ui.Note>
          <p class={css.outcome}>
            <Icon name="trophy" size={28} /> {endWords(say, file, outcome)}
          </p>
          {options.length > 0 && (
            <ui.Note>
              {say.options}: {options.join(' · ')}
            </ui.Note>
          )}
          <HouseNote game={file.game} house={file.house} version={file.version} open />
          <ui.Cluster>
            {playable && table && (
              <ui.LinkButton tone="primary" href={`${table}?at=0&play`}>
                <Icon name="play" size={20} /> {say.replay}
              </ui.LinkButton>
            )}
            {table && file.seats.length > 1 && (
              <ui.LinkButton href={`/matches/${file.id}/results`}>{results.link}</ui.LinkButton>
            )}
            {game && <ui.LinkButton href={`/games/${game.meta.id}?online`}>{say.another}</ui.LinkButton>}
          </ui.Cluster>
          {!playable && <ui.Note>{say.noRules(file.version)}</ui.Note>}
        </ui.CardBody>
      </ui.Card>
      <div class={css.columns}>
        <ui.Stack as="section" aria-labelledby="result">
          <h2 id="result">{say.result}</h2>
          <Players file={file} outcome={outcome} />
          {playable && file.result && <Scoring game={playable} {...props} />}
          <Moves game={playable} {...props} />
          <Save file={file} />
        </ui.Stack>
        <Dice file={file} />
      </div>
    </PlainPage>
  );
}

function endWords(
  say: OnlineWords['match'],
  { seats }: MatchFile,
  { winners, scores, ended }: Outcome,
): string {
  if (seats.length === 1 && scores) return say.solo(scores[0]!);
  const names = winners.map((seat) => seats[seat]?.name ?? '');
  if (names.length === 0) return say.givenUp;
  if (ended?.how === 'resigned' && names.length > 1) return say.abandoned(names);
  const won = names.length === 1 ? say.wins(names[0]!) : say.shareWin(names);
  return ended?.how === 'resigned' ? say.resigned(won) : won;
}

function Players({ file, outcome }: { file: MatchFile; outcome: Outcome }) {
  const { match: say, take, results } = useOnlineWords();
  const { seats } = file;
  const moves = movesIn(file);
  const bots = useBotWords();
  const signs = signsOf(seats.map(({ name }) => name));
  return (
    <ol class={css.players}>
      {ranking(seats.length, outcome).map((seat) => {
        const { name, player, taken } = seats[seat]!;
        const helped = moves.get(seat);
        const won = outcome.winners.includes(seat) && (outcome.scores || outcome.winners.length === 1);
        return (
          <Player key={seat} class={ui.cx(won && css.winner)}>
            <SeatBadge who={{ name, sign: signs[seat]! }} />
            <PlayerText>
              <PlayerName>{name}</PlayerName>
              <PlayerNote>
                {taken && take.taken(taken.from)}
                {!taken && (player === 'person' ? say.person : say.bot(bots.title(player.bot)))}
                {helped && helped.bot > 0 && ` · ${results.byBot(helped.bot, helped.all)}`}
                {won && seats.length > 1 && ` · ${say.winner}`}
              </PlayerNote>
            </PlayerText>
            {outcome.scores && (
              <ui.Figure class={ui.cx(css.score, ui.arrange.push)}>
                {say.score(outcome.scores[seat] ?? 0)}
              </ui.Figure>
            )}
          </Player>
        );
      })}
    </ol>
  );
}

function Save({ file }: { file: MatchFile }) {
  const say = useOnlineWords().match;
  const save = (text: string, type: string, ending: string) =>
    download(`updraft-${file.game}-${file.created.slice(0, 10)}.${ending}`, text, type);
  return (
    <ui.Cluster>
      <ui.FieldLabel>{say.save}</ui.FieldLabel>
      <ui.Button onClick={() => save(JSON.stringify(file, undefined, 2), 'application/json', 'json')}>
        {say.saveJson}
      </ui.Button>
      <ui.Button onClick={() => save(writeText(file), 'text/plain', 'txt')}>{say.saveText}</ui.Button>
    </ui.Cluster>
  );
}
