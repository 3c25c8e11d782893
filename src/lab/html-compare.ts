/** What settings, levels of play and a search for a setting come to. */
import type { Difference } from './compare.ts';
import type { Telling } from './html.ts';
import { plotName } from './html-bots.ts';
import { figure, paragraph, part, section, table } from './html-parts.ts';
import { settingLine } from './names.ts';
import { intervals, safe } from './plots.ts';
import type { VersusReport } from './report.ts';
import { isClear } from './stats.ts';

/** What one arm has otherwise than another. */
export function changesOf({ report, names, words }: Telling, arm: number, base: number): string {
  const { arms } = report.plan;
  return settingLine(names, words, arms[arm]!, arms[base]!) || words.standard;
}

export function skillSection(telling: Telling): string {
  const { report, words } = telling;
  const { levels, plan } = report;
  const main = plan.arms.find(({ role }) => role === 'main');
  if (levels.length === 0 || !main) return '';
  const rival = main.bots[0]!;
  const fair = 1 / plan.arms[levels[0]!.arm]!.players;
  const t = words.tables;
  const rows = levels.map(({ challenger, wins, ahead }) => [
    safe(words.botTitle(challenger)),
    words.within(wins, words.percent),
    ahead.games > 0 ? words.within(ahead, (value) => words.signed(words.number, value)) : '',
  ]);
  const greedy = levels.find(({ challenger }) => challenger === 'greedy');
  return section(
    words.sections.skill,
    paragraph(words.skillAbout(rival)) +
      levels.map((level) => paragraph(words.answers.level(level, rival, fair))).join('') +
      (greedy ? paragraph(words.answers.greedyEnough(greedy.wins, fair)) : '') +
      figure(
        intervals(
          levels.map(({ challenger, wins }) => ({ name: plotName(telling, challenger), value: wins })),
          { label: words.plots.skill, text: words.percent, mark: { at: fair, name: words.fair } },
        ),
      ) +
      table([t.challenger, t.wins, t.ahead], rows),
  );
}

export function versusSection(telling: Telling): string {
  const { report, words } = telling;
  if (report.versus.length === 0) return '';
  const looks = report.versus.reduce((sum, { differences }) => sum + differences.length, 0);
  const parts = report.versus.map((one) => versusPart(telling, one, looks));
  return section(
    words.sections.versus,
    paragraph(words.answersDiffer) + parts.join('') + paragraph(words.clearNote(looks)),
  );
}

/** `looks` is how many measures of all settings are looked at together. */
function versusPart(telling: Telling, { arm, base, differences }: VersusReport, looks: number): string {
  const { report, words } = telling;
  const players = report.plan.arms[arm]!.players;
  const isTold = ({ difference }: Difference): boolean => isClear(difference, looks);
  const clear = differences.filter(isTold);
  const t = words.tables;
  const rows = differences.map((one) => {
    const { measure, value, base: was, difference, games } = one;
    const text = words.figureOf(measure);
    return [
      safe(words.measures[measure]),
      text(value),
      text(was),
      words.within(difference, (x) => words.signed(text, x)),
      words.within(games, words.number),
      isTold(one) ? safe(t.yes) : safe(t.no),
    ];
  });
  return part(
    words.versusTitle(changesOf(telling, arm, base), players),
    paragraph(
      words.answers.anyDifference(clear.map(({ measure }) => words.measures[measure].toLowerCase())),
    ) +
      clear.map((one) => paragraph(words.answers.difference(one))).join('') +
      table([t.measure, t.value, t.base, t.difference, t.games, t.clear], rows),
  );
}

export function searchSection({ report, names, words }: Telling): string {
  const { search } = report;
  if (!search) return '';
  const text = words.figureOf(search.wish.measure);
  const c = words.search.columns;
  const rows = search.tried.map((one) => [
    safe(one.changes === 0 ? words.standard : settingLine(names, words, one)),
    words.number(one.estimate.games),
    words.within(one.estimate, text),
    safe(one.dropped ? words.search.dropped : words.search.kept),
  ]);
  const found = search.found;
  return section(
    words.search.title,
    paragraph(
      words.search.outcome(
        search,
        found === null || found.changes === 0 ? words.standard : settingLine(names, words, found),
      ),
    ) + table([c.setting, c.games, c.value, c.verdict], rows),
  );
}
