/** A report as one page: sentences, plots and tables, without script, for screens and for paper. */

import { isFitted } from '../bots/ids.ts';
import { armSections, shortAnswers } from './html-arm.ts';
import { comparable, forfeitAnswers } from './html-bots.ts';
import { changesOf, searchSection, skillSection, versusSection } from './html-compare.ts';
import { list, paragraph, section, table } from './html-parts.ts';
import { type ReportNames, settingLine } from './names.ts';
import { safe } from './plots.ts';
import type { ArmReport, LabReport } from './report.ts';
import { STYLE } from './style.ts';
import { tablesOf } from './tables.ts';
import type { LabWords } from './words/index.ts';

export interface Telling {
  readonly report: LabReport;
  readonly names: ReportNames;
  readonly words: LabWords;
}

export function reportPage(telling: Telling, direction: 'ltr' | 'rtl' = 'ltr'): string {
  const { words, names } = telling;
  return `<!doctype html>
<html lang="${words.language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(words.title(names.title))}</title>
<style>${STYLE}</style></head>
<body>
${reportBody(telling)}
</body></html>
`;
}

/** What stands on the page, for pages that have a head of their own. */
export function reportBody(telling: Telling): string {
  const { report, names, words } = telling;
  const { plan } = report;
  const main = report.arms.filter(({ arm }) => plan.arms[arm]!.role === 'main');
  const bots = [...new Set(main.flatMap(({ arm }) => plan.arms[arm]!.bots))].map(words.botTitle).join(', ');
  const set = settingLine(names, words, plan.arms[main[0]?.arm ?? 0]!);
  return [
    `<h1>${safe(words.heading(names.title))}</h1>`,
    `<p class="facts">${safe(words.facts(report.games, bots, plan.seed, plan.version, plan.program))}${set === '' ? '' : ` ${safe(words.withSetting(set))}`}</p>`,
    section(
      words.short,
      list([
        ...forfeitAnswers(telling),
        ...main.flatMap((arm) => shortAnswers(telling, arm, main.length > 1)),
      ]),
    ),
    ...main.map((arm) => besides(telling, arm, main.length > 1)),
    skillSection(telling),
    versusSection(comparable(telling)),
    searchSection(telling),
    section(words.sections.method, methodOf(telling).map(paragraph).join('')),
    columnSection(telling),
  ].join('\n');
}

function methodOf({ report, words }: Telling): string[] {
  const { plan, search } = report;
  const settings = [...plan.arms, ...(search?.tried ?? [])];
  const isTuned = settings.some(({ house }) => house) && plan.arms.some(({ bots }) => bots.some(isFitted));
  return [
    ...words.method,
    ...(plan.programs ? [words.byBot.method] : []),
    ...(isTuned ? [words.houseMethod] : []),
    ...(search ? [words.searchMethod] : []),
  ];
}

/** Where a game is compared with one other setting, both stand side by side. */
function besides(telling: Telling, one: ArmReport, several: boolean): string {
  const { report, words } = telling;
  const others = report.versus.filter(({ base }) => base === one.arm);
  const other = others.length === 1 ? report.arms.find(({ arm }) => arm === others[0]!.arm) : undefined;
  if (!other) return armSections(telling, one, several);
  const title = changesOf(telling, other.arm, one.arm);
  return `<div class="pair"><div>${armSections(telling, one, several, words.asItIs)}</div><div>${armSections(telling, other, several, title)}</div></div>`;
}

/** Every column of every table, in its order. */
function columnSection({ report, names, words }: Telling): string {
  const features = names.groups.flatMap((group) =>
    group.features.map(({ id, name }) => [id, `${words.columns.feature} ${group.title}, ${name}`] as const),
  );
  const named = new Map<string, string>(features);
  const tables = tablesOf(report.plan, [...named.keys()]);
  const parts = tables.map(({ id, columns }) => {
    const rows = columns.map(({ name, doc }) => [
      `<code>${safe(name)}</code>`,
      safe(doc === 'feature' ? named.get(name)! : words.columns[doc]),
    ]);
    return `<h3>${safe(words.tableTitle(id))}</h3>${table([words.tables.column, words.tables.meaning], merged(rows), 'texts')}`;
  });
  return section(words.sections.columns, parts.join(''));
}

/** Columns in a row with the same meaning share a line: `score_0`, `score_1`. */
function merged(rows: readonly string[][]): string[][] {
  const lines: string[][] = [];
  for (const [name, meaning] of rows as [string, string][]) {
    const last = lines.at(-1);
    if (last?.[1] === meaning) last[0] += `, ${name}`;
    else lines.push([name, meaning]);
  }
  return lines;
}
