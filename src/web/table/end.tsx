/** The end: who won, and how every point was scored. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position, ScoringProps } from '../../contract/index.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { SeatBadge } from '../../toolkit/art/tokens.tsx';
import { playAgain } from '../setup/tables.ts';
import { announce } from '../shell/announce.tsx';
import type { DeskPlace } from './advice/desk.ts';
import type { StoryOfMatch } from './advice/story.tsx';
import type { Around } from './around.ts';
import type { TableModel } from './model.ts';
import type { TableParts } from './page.tsx';
import { ranking } from './ranking.ts';
import { checkMatch, saveMatch } from './save.ts';
import { tableWords as say } from './words.ts';

export interface EndProps {
  readonly model: TableModel<TableParts>;
  readonly parts: TableParts;
  readonly around: Around | undefined;
  readonly desk: DeskPlace;
  readonly onBoard: () => void;
}

export function End({ model, parts, around, desk, onBoard }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const result = model.result.value;
  const view = model.view.value;
  const head = model.head.value;
  const turn = model.turn.value;
  if (!result || !view || !head || !turn) return null;
  const Scoring = parts.board.Scoring as unknown as ComponentType<ScoringProps<Position>>;
  const { name, who } = model.teller.value;
  return (
    <section class="panel end" aria-labelledby="end">
      <h2 id="end" tabIndex={-1} ref={heading}>
        <Icon name="trophy" size={32} /> {turn.title}
      </h2>
      <ol class="end-scores">
        {ranking(result.scores.length, result).map((seat) => (
          <li key={seat} class={result.winners.includes(seat) ? 'player is-winner' : 'player'}>
            <SeatBadge seat={seat} name={head.seats[seat]?.name ?? name(seat)} />
            <span class="player-name">{name(seat)}</span>
            <span class="number push">{result.scores[seat]}</span>
          </li>
        ))}
      </ol>
      <div class="cluster end-ways">
        {around ? (
          <around.EndWays />
        ) : (
          <>
            <button type="button" class="button primary" onClick={() => playAgain(head)}>
              {say.rematch}
            </button>
            <a class="button" href={`/games/${parts.entry.meta.id}`}>
              {say.newSetup}
            </a>
          </>
        )}
        <button type="button" class="button" onClick={onBoard}>
          {say.showBoard}
        </button>
        <a class="button" href="/">
          {say.home}
        </a>
      </div>
      <h3>{say.scoring}</h3>
      <div class="end-scoring">
        <Scoring view={view} result={result} name={name} who={who} viewer={model.viewer.value} />
      </div>
      <StoryPlace model={model} desk={desk} />
      <Proof model={model} />
    </section>
  );
}

/** Comes with the end, so that tables need not bring it. */
function StoryPlace({ model, desk }: { model: TableModel<TableParts>; desk: DeskPlace }) {
  const [Loaded, setLoaded] = useState<typeof StoryOfMatch>();
  useEffect(() => {
    import('./advice/story.tsx').then(
      ({ StoryOfMatch: loaded }) => setLoaded(() => loaded),
      () => {}, // offline and never fetched: everything else is there
    );
  }, []);
  return Loaded ? <Loaded model={model} desk={desk} /> : null;
}

/** The game as a file, and whether its draws were fair. */
function Proof({ model }: { model: TableModel<TableParts> }) {
  const verdict = useSignal('');
  const check = async () => {
    verdict.value = await checkMatch(model);
    announce(verdict.value);
  };
  return (
    <div class="cluster end-proof">
      <span class="field-label">{say.save}</span>
      <button type="button" class="button" onClick={() => saveMatch(model, 'json')}>
        {say.saveJson}
      </button>
      <button type="button" class="button" onClick={() => saveMatch(model, 'text')}>
        {say.saveText}
      </button>
      <button type="button" class="button" onClick={check}>
        <Icon name="dice" size={20} /> {say.check}
      </button>
      {verdict.value && <p class="note">{verdict.value}</p>}
    </div>
  );
}
