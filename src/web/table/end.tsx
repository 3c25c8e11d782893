/** The end: who won, and how every point was scored. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Position, ScoringProps } from '../../contract/index.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { SeatBadge } from '../../toolkit/art/tokens.tsx';
import {
  arrange,
  Button,
  Cluster,
  cx,
  FieldLabel,
  Figure,
  LinkButton,
  Note,
  Panel,
} from '../../toolkit/ui/index.ts';
import { playAgain } from '../setup/tables.ts';
import { announce } from '../shell/announce.tsx';
import { lazy, withPack } from '../shell/lazy.tsx';
import { adviceWords, SayAdvice, useTableWords } from '../words/index.ts';
import type { DeskPlace } from './advice/desk.ts';
import css from './end.module.css';
import type { TableModel } from './model.ts';
import type { Seated, TableParts } from './page.tsx';
import { Player, PlayerName } from './player.tsx';
import { ranking } from './ranking.ts';
import { checkMatch, saveMatch } from './save.ts';

/** Comes with the end, so that tables need not bring it. */
const story = lazy(
  () => withPack(SayAdvice, adviceWords, async () => (await import('./advice/story.tsx')).StoryOfMatch),
  'part',
);

export interface EndProps {
  readonly seated: Seated;
  readonly parts: TableParts;
  readonly desk: DeskPlace;
  readonly onBoard: () => void;
}

export function End({ seated: { model, extras }, parts, desk, onBoard }: EndProps) {
  const say = useTableWords();
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
    <Panel as="section" class={css.end} aria-labelledby="end">
      <h2 id="end" tabIndex={-1} ref={heading}>
        <Icon name="trophy" size={32} /> {turn.title}
      </h2>
      <ol class={css.scores}>
        {ranking(result.scores.length, result).map((seat) => (
          <Player key={seat} class={cx(result.winners.includes(seat) && css.winner)}>
            <SeatBadge seat={seat} name={head.seats[seat]?.name ?? name(seat)} />
            <PlayerName>{name(seat)}</PlayerName>
            <Figure class={cx(css.score, arrange.push)}>{result.scores[seat]}</Figure>
          </Player>
        ))}
      </ol>
      <Cluster class={css.ways}>
        {extras ? (
          <extras.EndWays />
        ) : (
          <>
            <Button tone="primary" onClick={() => playAgain(head)}>
              {say.rematch}
            </Button>
            <LinkButton href={`/games/${parts.entry.meta.id}`}>{say.newSetup}</LinkButton>
          </>
        )}
        <Button onClick={onBoard}>{say.showBoard}</Button>
        <LinkButton href="/">{say.home}</LinkButton>
      </Cluster>
      <h3>{say.scoring}</h3>
      <div class={css.scoring}>
        <Scoring view={view} result={result} who={who} viewer={model.viewer.value} />
      </div>
      <story.Page model={model} desk={desk} />
      <Proof model={model} />
    </Panel>
  );
}

/** The game as a file, and whether its draws were fair. */
function Proof({ model }: { model: TableModel<TableParts> }) {
  const say = useTableWords();
  const verdict = useSignal('');
  const check = async () => {
    verdict.value = await checkMatch(model, say);
    announce(verdict.value);
  };
  return (
    <Cluster class={css.proof}>
      <FieldLabel>{say.save}</FieldLabel>
      <Button onClick={() => saveMatch(model, 'json')}>{say.saveJson}</Button>
      <Button onClick={() => saveMatch(model, 'text')}>{say.saveText}</Button>
      <Button onClick={check}>
        <Icon name="dice" size={20} /> {say.check}
      </Button>
      {verdict.value && <Note>{verdict.value}</Note>}
    </Cluster>
  );
}
