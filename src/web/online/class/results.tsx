/** The ranking of a finished match on paper: names, places, points, date, from 2 to 99 players. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { arrange, Button, Cluster, cx, LinkButton } from '../../../toolkit/ui/index.ts';
import { useGames } from '../../games.ts';
import { PlainPage, usePage } from '../../shell/page.tsx';
import { BotMark, hasBot } from '../../table/bot-mark.tsx';
import { placesOf, ranking } from '../../table/ranking.ts';
import { type Fetched, fetchMatch, movesIn, outcomeOf } from '../pages/match-data.ts';
import { useOnlineWords } from '../words/index.ts';
import { ByBot } from './by-bot.tsx';
import css from './results.module.css';

export function ResultsPage({ id }: { id: string }) {
  const { results: say, match, date } = useOnlineWords();
  const fetched = useSignal<Fetched | undefined>(undefined);
  useEffect(() => {
    void fetchMatch(id).then((answer) => {
      fetched.value = answer;
    });
  }, [id]);
  const now = fetched.value;
  const found = now?.is === 'match' ? now : undefined;
  const game = useGames().find(({ meta }) => meta.id === found?.file.game)?.meta.title ?? found?.file.game;
  usePage(game ? say.title(game) : match.plainTitle);
  if (!found || !game)
    return (
      <PlainPage class={cx(arrange.column, arrange.prose)}>
        <h1 tabIndex={-1}>{!now ? match.loading : now.is === 'not over' ? match.notOver : match.unknown}</h1>
      </PlainPage>
    );
  const { file, info } = found;
  const outcome = outcomeOf(file, info?.ended);
  const order = ranking(file.seats.length, outcome);
  const places = placesOf(order, outcome);
  const moves = movesIn(file);
  return (
    <PlainPage class={cx(arrange.column, css.results)}>
      <Cluster class={arrange.screenOnly}>
        <Button tone="primary" onClick={() => print()}>
          {say.print}
        </Button>
        <LinkButton href={`/matches/${id}`}>{say.back}</LinkButton>
      </Cluster>
      <h1 tabIndex={-1}>{say.heading(game)}</h1>
      <p>
        {date(outcome.ended?.at ?? file.created)} · {say.players(file.seats.length)}
      </p>
      {!outcome.scores && <p>{say.givenUp}</p>}
      <table class={css.table} data-many={order.length > 40 || undefined}>
        <thead>
          <tr>
            <th scope="col">{say.place}</th>
            <th scope="col">{say.name}</th>
            <th scope="col">{outcome.scores ? say.points : ''}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} data-won={outcome.winners.includes(seat) || undefined}>
              <td>{outcome.scores ? places.get(seat) : ''}</td>
              <th scope="row">
                {hasBot(file.seats[seat]) && <BotMark />}
                {file.seats[seat]!.name}
                <ByBot moves={moves.get(seat)} />
              </th>
              <td>{outcome.scores?.[seat] ?? (outcome.winners.includes(seat) ? say.won : '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PlainPage>
  );
}
