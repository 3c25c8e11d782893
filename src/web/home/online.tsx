/** The way to online tables, and word of games that wait for a move. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../toolkit/art/icons.tsx';
import { Chip, LinkButton } from '../../toolkit/ui/index.ts';
import { useHomeWords } from '../words/index.ts';
import css from './page.module.css';

export function OnlineWay() {
  const say = useHomeWords();
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!playsOnline()) return;
    let gone = false;
    // A player who plays online sees their turns a moment later, so that the page itself waits for nothing.
    const timer = setTimeout(async () => {
      const count = await import('../online/pages/turns.ts').then(
        ({ myTurns }) => myTurns(),
        () => 0,
      );
      if (!gone) setTurns(count);
    }, 500);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      <LinkButton href="/online">
        <Icon name="users" size={20} /> {say.online}
      </LinkButton>
      <LinkButton href="/join">{say.join}</LinkButton>
      {turns > 0 && (
        <Chip as="a" class={css.turns} href="/online">
          {say.yourTurn(turns)}
        </Chip>
      )}
    </>
  );
}

function playsOnline(): boolean {
  try {
    return localStorage.getItem('updraft/identity') !== null;
  } catch {
    return false;
  }
}
