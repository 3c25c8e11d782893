/** A finished match: who won, how to see it again, and whether its dice were fair. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MatchFile } from '../../../match/file.ts';
import { writeText } from '../../../match/text.ts';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { SeatBadge } from '../../../toolkit/art/tokens.tsx';
import { isShipped, type LocalizedGame } from '../../../toolkit/listing.ts';
import { useGames } from '../../games.ts';
import { GamePicture } from '../../home/card.tsx';
import { PlainPage, usePage } from '../../shell/page.tsx';
import { ranking } from '../../table/ranking.ts';
import { useBotWords } from '../../words/index.ts';
import { Dice } from './dice.tsx';
import { unusualOptions } from './lists.ts';
import { type Fetched, fetchMatch, type Outcome, outcomeOf } from './match-data.ts';
import { Moves, Scoring } from './match-parts.tsx';
import './pages.css';
import { dateOf, matchWords as say } from './words.ts';

export function MatchPage({ id }: { id: string }) {
  const games = useGames();
  const fetched = useSignal<Fetched | undefined>(undefined);
  const load = async () => {
    fetched.value = undefined;
    fetched.value = await fetchMatch(id);
  };
  useEffect(() => void load(), [id]);
  const now = fetched.value;
  if (!now) return <Note heading={say.loading} />;
  if (now.is === 'not over')
    return (
      <Note heading={say.notOver} text={say.notOverText}>
        <a class="button primary" href={`/t/${encodeURIComponent(id)}`}>
          {say.toTable}
        </a>
      </Note>
    );
  if (now.is === 'failed')
    return (
      <Note heading={say.failed} text={say.failedText}>
        <button type="button" class="button primary" onClick={load}>
          {say.tryAgain}
        </button>
      </Note>
    );
  if (now.is !== 'match') return <Note heading={say.unknown} text={say.unknownText} />;
  const { file, info } = now;
  const game = games.find(({ meta }) => meta.id === file.game);
  return <Finished game={game} file={file} outcome={outcomeOf(file, info?.ended)} table={`/t/${file.id}`} />;
}

/** A finished match that is known by its file alone, such as one that this browser kept. */
export function FileMatch({ file }: { readonly file: MatchFile }) {
  const game = useGames().find(({ meta }) => meta.id === file.game);
  return <Finished game={game} file={file} outcome={outcomeOf(file, undefined)} />;
}

interface NoteProps {
  readonly heading: string;
  readonly text?: string;
  readonly children?: ComponentChildren;
}

function Note({ heading, text, children }: NoteProps) {
  usePage(say.plainTitle);
  return (
    <PlainPage class="page prose">
      <h1 tabIndex={-1}>{heading}</h1>
      {text && <p>{text}</p>}
      {text && (
        <p class="cluster">
          {children}
          <a class="button" href="/online">
            {say.toLobby}
          </a>
        </p>
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
  const { file, outcome, table } = props;
  const title = game?.meta.title ?? file.game;
  usePage(say.title(title));
  const options = game ? unusualOptions(game.meta, file.options) : [];
  const playable = game && isShipped(game.entry, file.version) ? game : undefined;
  return (
    <PlainPage class="page match">
      <div class="match-head card">
        {game && <GamePicture id={game.meta.id} />}
        <div class="card-body">
          <h1 tabIndex={-1}>{title}</h1>
          <p class="note">{say.played(dateOf(outcome.ended?.at ?? file.created))}</p>
          <p class="match-outcome">
            <Icon name="trophy" size={28} /> {endWords(file, outcome)}
          </p>
          {options.length > 0 && (
            <p class="note">
              {say.options}: {options.join(' · ')}
            </p>
          )}
          <div class="cluster">
            {playable && table && (
              <a class="button primary" href={`${table}?at=0`}>
                <Icon name="play" size={20} /> {say.replay}
              </a>
            )}
            {game && (
              <a class="button" href={`/games/${game.meta.id}?online`}>
                {say.another}
              </a>
            )}
          </div>
          {!playable && <p class="note">{say.noRules(file.version)}</p>}
        </div>
      </div>
      <div class="match-columns">
        <section aria-labelledby="result" class="stack">
          <h2 id="result">{say.result}</h2>
          <Players file={file} outcome={outcome} />
          {playable && file.result && <Scoring game={playable} {...props} />}
          <Moves game={playable} {...props} />
          <Save file={file} />
        </section>
        <Dice file={file} />
      </div>
    </PlainPage>
  );
}

function endWords({ seats }: MatchFile, { winners, scores, ended }: Outcome): string {
  if (seats.length === 1 && scores) return say.solo(scores[0]!);
  const names = winners.map((seat) => seats[seat]?.name ?? '');
  if (names.length === 0) return say.givenUp;
  if (ended?.how === 'resigned' && names.length > 1) return say.abandoned(names);
  const won = names.length === 1 ? say.wins(names[0]!) : say.shareWin(names);
  return ended?.how === 'resigned' ? say.resigned(won) : won;
}

function Players({ file: { seats }, outcome }: { file: MatchFile; outcome: Outcome }) {
  const bots = useBotWords();
  return (
    <ol class="match-players">
      {ranking(seats.length, outcome).map((seat) => {
        const { name, player } = seats[seat]!;
        const won = outcome.winners.includes(seat) && (outcome.scores || outcome.winners.length === 1);
        return (
          <li key={seat} class={won ? 'player is-winner' : 'player'}>
            <SeatBadge seat={seat} name={name} />
            <span>
              <span class="player-name">{name}</span>
              <span class="player-note">
                {player === 'person' ? say.person : say.bot(bots.title(player.bot))}
                {won && seats.length > 1 && ` · ${say.winner}`}
              </span>
            </span>
            {outcome.scores && <span class="number push">{say.score(outcome.scores[seat] ?? 0)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function Save({ file }: { file: MatchFile }) {
  const save = (text: string, type: string, ending: string) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = `updraft-${file.game}-${file.created.slice(0, 10)}.${ending}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <div class="cluster">
      <span class="field-label">{say.save}</span>
      <button
        type="button"
        class="button"
        onClick={() => save(JSON.stringify(file, undefined, 2), 'application/json', 'json')}
      >
        {say.saveJson}
      </button>
      <button type="button" class="button" onClick={() => save(writeText(file), 'text/plain', 'txt')}>
        {say.saveText}
      </button>
    </div>
  );
}
