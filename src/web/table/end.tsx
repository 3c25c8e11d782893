/** The end: who won, why, what decided it, and how every point was scored. It comes when a match is over. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position, Result, ScoringProps } from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Button, Cluster, FieldLabel, LinkButton, Note, Panel } from '../../toolkit/ui/index.ts';
import { type GameRecord, optionsKey, recordOf, remember } from '../record.ts';
import { playAgain } from '../setup/tables.ts';
import { announce } from '../shell/announce.tsx';
import { useAdviceWords, useAsideWords, useTableWords } from '../words/index.ts';
import type { DeskPlace } from './advice/desk.ts';
import { StoryOfMatch, WhatDecided } from './advice/story.tsx';
import { Celebration } from './celebration.tsx';
import css from './end.module.css';
import type { TableExtras } from './extras.ts';
import { PrintMatch } from './menu.tsx';
import type { TableModel } from './model.ts';
import type { Seated, TableParts } from './page.tsx';
import { Ranks } from './ranks.tsx';
import { replayOf } from './replay.ts';
import { checkMatch, saveMatch } from './save.ts';

export interface EndProps {
  readonly seated: Seated;
  readonly parts: TableParts;
  readonly desk: DeskPlace;
  /** Has the match ended while the player looked on? */
  readonly fresh: boolean;
  readonly onBoard: () => void;
}

export function End({ seated: { model, extras }, parts, desk, fresh, onBoard }: EndProps) {
  const say = useTableWords();
  const aside = useAsideWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const result = model.result.value;
  const view = model.view.value;
  const head = model.head.value;
  const turn = model.turn.value;
  const record = useRecord(model, parts, fresh);
  if (!result || !view || !head || !turn) return null;
  const Scoring = parts.board.Scoring as unknown as ComponentType<ScoringProps<Position>>;
  const { who } = model.teller.value;
  const alone = result.scores.length === 1;
  const best = record.alone[optionsKey(head.options)];
  const reached = alone ? best?.id === head.id && best.before !== undefined : isWon(model, result);
  return (
    <>
      {fresh && reached && <Celebration />}
      <Panel as="section" class={css.end} aria-labelledby="end">
        <div class={css.head}>
          <h2 id="end" tabIndex={-1} ref={heading}>
            {(!alone || reached) && <Icon name="trophy" size={32} />} {turn.title}
          </h2>
          {turn.detail && <p class={css.verdict}>{turn.detail}</p>}
          <HowGood parts={parts} record={record} head={head} />
          <WhatDecided model={model} desk={desk} />
        </div>
        <Cluster class={css.ways}>
          {extras ? (
            <extras.EndWays />
          ) : (
            <>
              <Button tone="primary" onClick={() => playAgain(head)}>
                {aside.rematch}
              </Button>
              <LinkButton href={`/games/${parts.entry.meta.id}`}>{aside.newSetup}</LinkButton>
            </>
          )}
          <Button onClick={onBoard}>{aside.showBoard}</Button>
          <Button onClick={() => replayOf(model).play()}>
            <Icon name="play" size={20} /> {aside.replay}
          </Button>
          {parts.entry.meta.printsMatches && <PrintMatch model={model} game={parts.entry.meta.id} />}
          <LinkButton href="/">{say.home}</LinkButton>
        </Cluster>
        {!alone && <Ranks model={model} result={result} />}
        <h3>{aside.scoring}</h3>
        <div class={css.scoring}>
          <Scoring view={view} result={result} who={who} viewer={model.viewer.value} />
        </div>
        <StoryOfMatch model={model} desk={desk} />
        <Proof model={model} extras={extras} />
      </Panel>
    </>
  );
}

/** Has a player at this screen won? A bot's win is no feast. */
const isWon = (model: TableModel, { winners }: Result): boolean =>
  winners.some((seat) => model.people.value.includes(seat));

/** What this browser remembers, with this match: one player's, at a table of this browser. */
function useRecord(model: TableModel, { entry: { meta } }: TableParts, fresh: boolean): GameRecord {
  return useState(() => {
    const head = model.head.peek();
    const result = model.result.peek();
    const [seat, ...others] = model.people.peek();
    if (
      !fresh ||
      !head ||
      head.house ||
      !result ||
      seat === undefined ||
      others.length > 0 ||
      !model.paced.peek()
    )
      return recordOf(meta.id);
    return remember(meta.id, {
      id: head.id,
      seats: head.seats.length,
      options: head.options,
      score: result.scores[seat] ?? 0,
      won: result.winners.includes(seat),
      low: meta.lowScoreWins?.includes(head.seats.length) ?? false,
    });
  })[0];
}

interface HowGoodProps {
  readonly parts: TableParts;
  readonly record: GameRecord;
  readonly head: MatchHead;
}

/** Which way points count, and how this game stands among the player's own. */
function HowGood({ parts, record, head }: HowGoodProps) {
  const say = useAdviceWords();
  const told: string[] = [];
  // A record is of the standard game.
  if (head.house) return null;
  if (head.seats.length > 1) {
    if (record.ids.at(-1) === head.id && record.row > 1) told.push(say.inARow(record.row));
  } else {
    if (parts.entry.meta.lowScoreWins?.includes(1)) told.push(say.lowIsGood);
    const best = record.alone[optionsKey(head.options)];
    if (best?.id === head.id) told.push(best.before === undefined ? say.firstBest : say.newBest(best.before));
    else if (best) told.push(say.best(best.score));
  }
  return told.length > 0 ? <p class={css.good}>{told.join(' ')}</p> : null;
}

/** The game as a file, and whether its draws were fair. */
function Proof({ model, extras }: Pick<Seated, 'model'> & { readonly extras: TableExtras | undefined }) {
  const aside = useAsideWords();
  const verdict = useSignal('');
  const check = async () => {
    verdict.value = await checkMatch(model, aside, extras);
    announce(verdict.value);
  };
  return (
    <Cluster class={css.proof}>
      <FieldLabel>{aside.save}</FieldLabel>
      <Button onClick={() => saveMatch(model, 'json')}>{aside.saveJson}</Button>
      <Button onClick={() => saveMatch(model, 'text')}>{aside.saveText}</Button>
      <Button onClick={check} disabled={!model.over.value}>
        <Icon name="dice" size={20} /> {aside.check}
      </Button>
      {verdict.value && <Note>{verdict.value}</Note>}
    </Cluster>
  );
}
