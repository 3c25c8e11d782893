/** Tells why a bot of a command has forfeited: the first few times in full, so that a run of thousands stays readable. */
import type { Forfeit } from '../../bots/index.ts';
import type { Context } from '../context.ts';

const IN_FULL = 3;

export function complainer({ err, words }: Context): (bot: string, game: number, forfeit: Forfeit) => void {
  const told = new Map<string, number>();
  return (bot, game, { seat, why }) => {
    const count = (told.get(bot) ?? 0) + 1;
    told.set(bot, count);
    if (count <= IN_FULL) err.write(`${words.commandBots.forfeit(bot, game, seat, why)}\n`);
    if (count === IN_FULL) err.write(`${words.commandBots.noMore(bot)}\n`);
  };
}
