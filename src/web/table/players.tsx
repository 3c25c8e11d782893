/** Who sits at the table, and what this viewer knows of them. */
import type { ComponentType } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { SeatBadge } from '../../toolkit/art/tokens.tsx';
import { cx, motion } from '../../toolkit/ui/index.ts';
import { useFrame } from '../shell/frame.ts';
import { useBotWords, useTableWords } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { Player, PlayerName, PlayerNote, PlayerText } from './player.tsx';
import css from './players.module.css';

/** Where so many choose at once, marking each of them would say nothing, and change every row twice a round. */
const crowd = 12;

export interface PlayersProps {
  readonly model: TableModel;
  readonly beside: ComponentType<{ readonly seat: number }> | undefined;
}

export function Players({ model, beside }: PlayersProps) {
  const say = useTableWords();
  const bots = useBotWords();
  const head = model.head.value;
  const view = model.view.value;
  const words = model.parts.value?.words;
  const turn = model.turn.value;
  const list = useRef<HTMLUListElement>(null);
  // What scrolls must be within reach of the keys.
  const [scrolls, setScrolls] = useState(false);
  // On a phone they stand in a strip: whose turn it is stays in sight.
  useFrame(() => {
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current="true"]');
    setScrolls(
      strip !== null && (strip.scrollWidth > strip.clientWidth || strip.scrollHeight > strip.clientHeight),
    );
    if (strip && current)
      strip.scrollTo({
        left: current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2,
        top: current.offsetTop - (strip.clientHeight - current.offsetHeight) / 2,
      });
  }, [turn?.seats]);
  if (!head || !view || !words) return null;
  const { name } = model.teller.value;
  const current = new Set(turn && turn.seats.length < crowd ? turn.seats : []);
  return (
    <ul class={css.players} aria-label={say.players} ref={list} tabIndex={scrolls ? 0 : undefined}>
      {head.seats.map(({ player, name: own }, seat) => (
        <Row
          key={`${seat}-${own}`}
          seat={seat}
          own={own}
          name={name(seat)}
          note={words.about(view, seat)}
          bot={player === 'person' ? undefined : bots.title(player.bot)}
          current={current.has(seat)}
          beside={beside}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly seat: number;
  /** The name that was given to the seat. */
  readonly own: string;
  /** The name as this reader knows it. */
  readonly name: string;
  readonly note: string;
  readonly bot: string | undefined;
  readonly current: boolean;
  readonly beside: PlayersProps['beside'];
}

/** With dozens of players most rows stay as they are: they are not drawn again. */
function Row({ seat, own, name, note, bot, current, beside: Beside }: RowProps) {
  return useMemo(
    () => (
      <Player class={css.player} aria-current={current}>
        <SeatBadge seat={seat} name={own} class={css.badge} />
        <PlayerText>
          <PlayerName class={css.name}>{name}</PlayerName>
          <PlayerNote class={css.note}>
            {note}
            {bot && <span class={css.wide}> · {bot}</span>}
          </PlayerNote>
        </PlayerText>
        {Beside && <Beside seat={seat} />}
        {current && bot && <span class={cx(css.thinks, motion.pulse)} aria-hidden="true" />}
      </Player>
    ),
    [seat, own, name, note, bot, current, Beside],
  );
}
