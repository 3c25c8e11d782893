/** The result of an arena as a page of its own: a table and a few plots, in one file without scripts. */

import type { Estimate } from '../../toolkit/stats.ts';
import type { CliWords } from '../words/index.ts';
import type { ArenaGame, ArenaLine } from './table.ts';

const INKS = ['#0b6fb8', '#c2410c', '#15803d', '#7e22ce', '#a16207', '#be123c'] as const;
const WIDE = 640;
const LEFT = 90;

type ArenaWords = CliWords['arena'];

export function reportPage(
  { arena: words, language }: CliWords,
  title: string,
  games: readonly ArenaGame[],
  lines: readonly ArenaLine[],
): string {
  const say = words.page;
  const chance = 1 / (games[0]?.bots.length ?? 1);
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say.title}</title>
<style>${STYLE}</style>
<h1>${safe(title)}</h1>
${tableHtml(words, lines)}
<h2>${say.wins}</h2>
${bars(
  lines.map(({ bot, wins }) => ({ bot, ...wins })),
  0,
  1,
  { at: chance, label: say.chance },
)}
<h2>${say.rating}</h2>
${ratings(lines)}
<h2>${say.race}</h2>
${race(games, lines, chance)}
</html>
`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1f2933, #e6edf3); --faint: light-dark(#d5dde5, #3b4653); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); background: light-dark(#fff, #11181f); }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; } td, th { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid var(--faint); }
td:first-child, th:first-child { text-align: left; }
svg { width: 100%; height: auto; } text { font: 13px system-ui, sans-serif; fill: var(--ink); } .grid { stroke: var(--faint); }
`;

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const inkOf = (i: number): string => INKS[i % INKS.length]!;

function tableHtml(words: ArenaWords, lines: readonly ArenaLine[]): string {
  const c = words.columns;
  const head = [c.bot, c.seats, c.wins, c.rating, c.score, c.ms, c.iterations];
  const range = ({ mean, low, high }: Estimate, text: (value: number) => string): string =>
    words.interval(text(mean), text(low), text(high));
  const cells = lines.map((line) => [
    safe(line.bot),
    `${line.seats}`,
    range(line.wins, percent),
    range(line.rating, (value) => value.toFixed(1)),
    range(line.score, (value) => value.toFixed(1)),
    line.msPerMove?.toFixed(1) ?? '-',
    line.iterationsPerSecond === undefined ? '-' : words.rate(line.iterationsPerSecond),
  ]);
  const row = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
  return `<table>${row('th', head)}${cells.map((texts) => row('td', texts)).join('')}</table>`;
}

interface Bar extends Estimate {
  readonly bot: string;
}

interface Mark {
  readonly at: number;
  readonly label: string;
}

/** A line for each bot: its mean and its interval, between `from` and `to`. */
function bars(list: readonly Bar[], from: number, to: number, mark?: Mark): string {
  const x = (value: number): number => LEFT + ((value - from) / (to - from || 1)) * (WIDE - LEFT - 20);
  const high = 20 + list.length * 28;
  const rows = list.map(({ bot, mean, low, high: top }, i) => {
    const y = 24 + i * 28;
    return `<text x="0" y="${y + 4}">${safe(bot)}</text><line x1="${x(low)}" x2="${x(top)}" y1="${y}" y2="${y}" stroke="${inkOf(i)}" stroke-width="3"/><circle cx="${x(mean)}" cy="${y}" r="5" fill="${inkOf(i)}"/>`;
  });
  const line =
    mark === undefined
      ? ''
      : `<line class="grid" x1="${x(mark.at)}" x2="${x(mark.at)}" y1="10" y2="${high}"/><text x="${x(mark.at) + 4}" y="12">${mark.label}</text>`;
  return `<svg viewBox="0 0 ${WIDE} ${high + 10}" role="img">${line}${rows.join('')}</svg>`;
}

function ratings(lines: readonly ArenaLine[]): string {
  const low = Math.min(...lines.map(({ rating }) => rating.low));
  const high = Math.max(...lines.map(({ rating }) => rating.high));
  return bars(
    lines.map(({ bot, rating }) => ({ bot, ...rating })),
    low,
    high,
  );
}

/** How the share of wins of each bot settled. */
function race(games: readonly ArenaGame[], lines: readonly ArenaLine[], chance: number): string {
  const high = 220;
  const x = (game: number): number => LEFT + (game / Math.max(1, games.length)) * (WIDE - LEFT - 20);
  const y = (share: number): number => 10 + (1 - share) * (high - 40);
  const paths = lines.map(({ bot }, i) => {
    let wins = 0;
    let seats = 0;
    const points = games.map((game, n) => {
      for (const [seat, name] of game.bots.entries()) {
        if (name !== bot) continue;
        seats++;
        if (game.winners.includes(seat)) wins += 1 / game.winners.length;
      }
      return `${x(n + 1).toFixed(1)},${y(wins / Math.max(1, seats)).toFixed(1)}`;
    });
    return `<polyline fill="none" stroke="${inkOf(i)}" stroke-width="2" points="${points.join(' ')}"/><text x="${LEFT + 10 + i * 100}" y="${high - 2}" style="fill:${inkOf(i)}">${safe(bot)}</text>`;
  });
  const lanes = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDE - 20}" y1="${y(share)}" y2="${y(share)}"/><text x="30" y="${y(share) + 4}">${percent(share)}</text>`,
  );
  const mark = `<line x1="${LEFT}" x2="${WIDE - 20}" y1="${y(chance)}" y2="${y(chance)}" stroke="currentColor" stroke-dasharray="4 4"/>`;
  return `<svg viewBox="0 0 ${WIDE} ${high}" role="img">${lanes.join('')}${mark}${paths.join('')}</svg>`;
}
