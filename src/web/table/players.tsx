/** Who sits at the table, and what this viewer knows of them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { findBot } from '../../bots/index.ts';
import { SeatBadge } from '../../toolkit/art/tokens.tsx';
import type { TableModel } from './model.ts';
import { tableWords as say } from './words.ts';

export function Players({ model }: { model: TableModel }) {
  const head = model.head.value;
  const view = model.view.value;
  const words = model.parts.value?.words;
  const turn = model.turn.value;
  const list = useRef<HTMLUListElement>(null);
  // What scrolls must be within reach of the keys.
  const [scrolls, setScrolls] = useState(false);
  // On a phone they stand in a strip: whose turn it is stays in sight.
  useEffect(() => {
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
  return (
    <ul class="players" aria-label={say.players} ref={list} tabIndex={scrolls ? 0 : undefined}>
      {head.seats.map(({ player, name: own }, seat) => {
        const bot = player === 'person' ? undefined : (findBot(player.bot)?.title ?? player.bot);
        const current = turn?.seats.includes(seat) ?? false;
        return (
          <li key={`${seat}-${own}`} class="player" aria-current={current}>
            <SeatBadge seat={seat} name={own} />
            <span class="player-text">
              <span class="player-name">{name(seat)}</span>
              <span class="player-note">
                {words.about(view, seat)}
                {bot && <span class="only-wide"> · {bot}</span>}
              </span>
            </span>
            {current && bot && <span class="thinks" aria-hidden="true" />}
          </li>
        );
      })}
    </ul>
  );
}
