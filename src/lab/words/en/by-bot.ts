/** What a report says about its bots, where they differ, and about programs that forfeited. */
import type { Speech } from '../../../toolkit/speech.ts';
import type { Estimate } from '../../../toolkit/stats.ts';
import type { BotReport, ForfeitReport } from '../../by-bot.ts';

interface Figures {
  /** The title of a bot. */
  readonly title: (bot: string) => string;
  readonly percent: (share: number) => string;
  readonly within: (value: Estimate, text: (value: number) => string) => string;
}

export const byBotWords = (s: Speech, { title, percent, within }: Figures) => ({
  title: 'By bot',
  bot: 'Bot',
  plot: 'Share of wins by bot, with intervals',
  wins: ({ bot, wins }: BotReport, fair: number) => {
    const verdict =
      wins.low > fair
        ? 'more than its share'
        : wins.high < fair
          ? 'less than its share'
          : 'no difference shows';
    return `A seat of ${title(bot)} wins ${within(wins, percent)} of its games, where ${percent(fair)} would be even: ${verdict}.`;
  },
  forfeited: ({ bot, games, forfeited }: ForfeitReport) =>
    `${bot} forfeited ${s.number(forfeited)} of ${s.plural(games, { one: '# game', other: '# games' })}. They are lost where bots are compared, and left out of everything else.`,
  noGames: 'Programs forfeited all these games, so they tell nothing about the game itself.',
  method:
    'A program forfeits a game in which it stops playing; a random stand-in plays on. Its seat has lost where bots are compared by wins (“By bot”, “Luck and skill”). Everything else leaves the game out: seats, scores, points ahead, margins, winning scores, length, choices, the lead, what goes with winning, differences between settings and searches. Where a program forfeits one kind of game more often than another, the games that are left are a selection.',
});
