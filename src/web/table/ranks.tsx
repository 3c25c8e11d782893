/** All players in the order of the result. Of a crowd the best are shown, and the player's own place; the others on request. */
import type { Result, Seat } from '../../contract/index.ts';
import { SeatBadge } from '../../toolkit/art/tokens.tsx';
import { arrange, cx, Figure, Note } from '../../toolkit/ui/index.ts';
import { useAdviceWords } from '../words/index.ts';
import { BotMark, hasBot } from './bot-mark.tsx';
import type { TableModel } from './model.ts';
import { Player, PlayerName } from './player.tsx';
import { placesOf, ranking } from './ranking.ts';
import css from './ranks.module.css';

/** Up to so many stand on the page at once; of more, the first ones. */
const most = 8;
const first = 5;

export function Ranks({ model, result }: { model: TableModel; result: Result }) {
  const say = useAdviceWords();
  const order = ranking(result.scores.length, result);
  const places = placesOf(order, result);
  const crowd = order.length > most;
  const shown = crowd ? order.filter((seat, i) => i < first || isOwn(model, seat)) : order;
  const rest = order.filter((seat) => !shown.includes(seat));
  const own = model.people.value.length === 1 ? model.people.value[0] : undefined;
  const row = (seat: Seat) => (
    <Rank key={seat} model={model} result={result} seat={seat} place={places.get(seat)!} />
  );
  return (
    <>
      {crowd && own !== undefined && <p class={css.own}>{say.ownPlace(places.get(own)!, order.length)}</p>}
      <ol class={cx(arrange.tiles, css.ranks)}>{shown.map(row)}</ol>
      {rest.length > 0 && (
        <details>
          <summary>{say.others(rest.length)}</summary>
          <ol class={cx(arrange.tiles, css.ranks)}>{rest.map(row)}</ol>
        </details>
      )}
    </>
  );
}

const isOwn = (model: TableModel, seat: Seat): boolean => model.people.value.includes(seat);

interface RankProps {
  readonly model: TableModel;
  readonly result: Result;
  readonly seat: Seat;
  readonly place: number;
}

function Rank({ model, result, seat, place }: RankProps) {
  const say = useAdviceWords();
  const { name, who } = model.teller.value;
  return (
    <Player class={cx(result.winners.includes(seat) && css.winner)}>
      <Note as="span" class={css.place}>
        {say.place(place)}
      </Note>
      <SeatBadge who={who(seat)} />
      <PlayerName>
        {hasBot(model.head.value?.seats[seat]) && <BotMark />}
        {name(seat)}
      </PlayerName>
      <Figure class={cx(css.score, arrange.push)}>{result.scores[seat]}</Figure>
    </Player>
  );
}
