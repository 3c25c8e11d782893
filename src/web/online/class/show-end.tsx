/** The end: three on the podium, all others in their order, and a page to print. */
import { movesFor } from '../../../match/notes.ts';
import { SeatBadge } from '../../../toolkit/art/tokens.tsx';
import { Cluster, cx, LinkButton, motion, Panel } from '../../../toolkit/ui/index.ts';
import { BotMark, hasBot } from '../../table/bot-mark.tsx';
import { Celebration } from '../../table/celebration.tsx';
import { Rematch } from '../rematch.tsx';
import type { Session } from '../session.ts';
import { useOnlineWords } from '../words/index.ts';
import { ByBot } from './by-bot.tsx';
import css from './show-end.module.css';
import type { MatchScreenProps } from './show-match.tsx';
import { type Standing, standingsAtEnd } from './standings.ts';

/** Left, middle, right. */
const PODIUM = [1, 0, 2] as const;

export function EndScreen({ session, info }: MatchScreenProps) {
  const { show: say, results } = useOnlineWords();
  const { model } = session;
  const result = model.result.value;
  const turn = model.turn.value;
  const rows = result ? standingsAtEnd(result) : [];
  const moves = movesFor(
    model.entries.value.map(({ by }) => by),
    model.notes.all.value,
  );
  return (
    <div class={css.end}>
      <Celebration />
      <header class={css.head}>
        <h2>{turn?.title}</h2>
        {turn?.detail && <p>{turn.detail}</p>}
      </header>
      {rows.length > 0 && (
        <>
          <ol class={css.podium} aria-label={say.podium}>
            {PODIUM.map((at) => {
              const row = rows[at];
              return row && <Step key={row.seat} session={session} row={row} moves={moves} at={at} />;
            })}
          </ol>
          <Panel as="section" class={css.all} aria-label={say.ranking}>
            <ol class={cx(css.ranking, rows.length > 16 && css.many, rows.length > 40 && css.crowd)}>
              {rows.map((row) => (
                <Rank key={row.seat} session={session} row={row} moves={moves} />
              ))}
            </ol>
          </Panel>
        </>
      )}
      <Cluster class={css.ways}>
        {session.room.isHost.value && <Rematch session={session} screen />}
        <LinkButton href={`/matches/${info.id}/results`}>{results.link}</LinkButton>
        <LinkButton href={`/matches/${info.id}`}>{results.back}</LinkButton>
      </Cluster>
    </div>
  );
}

interface RowProps {
  readonly session: Session;
  readonly row: Standing;
  readonly moves: ReturnType<typeof movesFor>;
}

function Step({ session: { model }, row, moves, at }: RowProps & { at: number }) {
  const say = useOnlineWords().show;
  const { who, name } = model.teller.value;
  return (
    <li class={cx(css.step, motion.pop)} data-at={at} style={{ '--n': 2 - at }}>
      <SeatBadge who={who(row.seat)} class={css.face} />
      <b class={css.name}>
        {hasBot(model.head.value?.seats[row.seat]) && <BotMark />}
        {name(row.seat)}
      </b>
      <span>{say.points(row.points ?? 0)}</span>
      <ByBot moves={moves.get(row.seat)} />
      <span class={css.block}>{row.place}</span>
    </li>
  );
}

function Rank({ session: { model }, row, moves }: RowProps) {
  const say = useOnlineWords().show;
  return (
    <li class={css.rank}>
      <span class={css.place}>{say.place(row.place)}</span>
      <span class={css.name}>
        {hasBot(model.head.value?.seats[row.seat]) && <BotMark />}
        {model.teller.value.name(row.seat)}
        <ByBot moves={moves.get(row.seat)} />
      </span>
      <b>{row.points}</b>
    </li>
  );
}
