/** Points that a bot made for a player who was late or away are told as such, beside the player's name. */
import { useOnlineWords } from '../words/index.ts';
import css from './by-bot.module.css';

export function ByBot({ moves }: { moves: { readonly all: number; readonly bot: number } | undefined }) {
  const say = useOnlineWords().results;
  if (!moves || moves.bot === 0) return null;
  return <small class={css.note}> {say.byBot(moves.bot, moves.all)}</small>;
}
