/** Which bot wins, where seats have different ones, and what programs have forfeited. */
import { isCommand } from '../bots/ids.ts';
import type { Telling } from './html.ts';
import { figure, paragraph, part, table } from './html-parts.ts';
import { intervals, safe } from './plots.ts';

/** Plots have room for so many letters of a command; its end tells more than its beginning. */
const ROOM = 10;

export const plotName = ({ words }: Telling, bot: string): string =>
  isCommand(bot) && bot.length > ROOM ? `…${bot.slice(1 - ROOM)}` : words.botTitle(bot);

/** Without the settings of which programs forfeited one game of every deal: there is nothing to compare. */
export function comparable({ report, ...rest }: Telling): Telling {
  const versus = report.versus.filter(({ differences }) =>
    differences.some(({ difference }) => difference.games > 0),
  );
  return { ...rest, report: { ...report, versus } };
}

export const forfeitAnswers = ({ report, words }: Telling): string[] =>
  report.forfeits.filter(({ forfeited }) => forfeited > 0).map(words.byBot.forfeited);

export const botAnswers = ({ report, words }: Telling, arm: number): string[] =>
  report.bots
    .filter((one) => one.arm === arm)
    .map((one) => words.byBot.wins(one, 1 / report.plan.arms[arm]!.players));

export function botsPart(telling: Telling, arm: number): string {
  const { report, words } = telling;
  const bots = report.bots.filter((one) => one.arm === arm);
  if (bots.length === 0) return '';
  const t = words.tables;
  const rows = bots.map(({ bot, wins, ahead }) => [
    safe(words.botTitle(bot)),
    words.within(wins, words.percent),
    ahead.games > 0 ? words.within(ahead, (value) => words.signed(words.number, value)) : '',
  ]);
  return part(
    words.byBot.title,
    botAnswers(telling, arm).map(paragraph).join('') +
      figure(
        intervals(
          bots.map(({ bot, wins }) => ({ name: plotName(telling, bot), value: wins })),
          {
            label: words.byBot.plot,
            text: words.percent,
            mark: { at: 1 / report.plan.arms[arm]!.players, name: words.fair },
          },
        ),
      ) +
      table([words.byBot.bot, t.wins, t.ahead], rows),
  );
}
