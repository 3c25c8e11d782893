/** What the games of one number of players answer, section by section. */
import type { FeatureAnswer } from './answers.ts';
import type { Telling } from './html.ts';
import { botAnswers, botsPart } from './html-bots.ts';
import { figure, paragraph, part, section, table } from './html-parts.ts';
import { curve, histogram, intervals, safe } from './plots.ts';
import type { ArmReport } from './report.ts';
import { errorsFromZero, isClear } from './stats.ts';

/** Quantiles are told at 5, 25, 50, 75 and 95 percent. */
const [LOW, MEDIAN, HIGH] = [0, 2, 4] as const;

const playersOf = ({ report }: Telling, { arm }: ArmReport): number => report.plan.arms[arm]!.players;

/** The answers that stand at the top. */
export function shortAnswers(telling: Telling, one: ArmReport, several: boolean): string[] {
  const { words } = telling;
  const players = playersOf(telling, one);
  const { seats, turns, ties, choices, lead } = one.answers;
  const say = words.answers;
  const fair = 1 / players;
  const head = several ? `${words.players(players)}: ` : '';
  const bots = botAnswers(telling, one.arm);
  if (one.answers.games === 0) return [...bots, words.byBot.noGames].map((text) => head + text);
  const told =
    players === 1
      ? [soloSentence(telling, one)]
      : [
          say.first(seats[0]!.wins, fair),
          say.last(seats.at(-1)!.wins, fair),
          say.ties(ties),
          ...(lead ? [say.decided(lead.decided)] : []),
        ];
  const rest = [
    say[lengthOf(players)](turns.mean, turns.quantiles[LOW]!, turns.quantiles[HIGH]!),
    say.choices(choices.mean),
  ];
  return [...bots, ...told, ...(several ? [] : rest)].map((text) => head + text);
}

function soloSentence({ words }: Telling, { answers: { score, winning } }: ArmReport): string {
  return words.answers.soloScores(
    score.mean,
    score.spread,
    winning.quantiles[LOW]!,
    winning.quantiles[HIGH]!,
  );
}

/** `setting` says which one this is, where there are several. */
export function armSections(telling: Telling, one: ArmReport, several: boolean, setting?: string): string {
  const { words } = telling;
  const players = playersOf(telling, one);
  const ofGame =
    one.answers.games === 0
      ? [paragraph(words.byBot.noGames)]
      : [
          players > 1 ? seatsPart(telling, one) : '',
          scoresPart(telling, one),
          lengthPart(telling, one),
          choicesPart(telling, one),
          leadPart(telling, one),
          featuresPart(telling, one),
          greedyPart(telling, one),
        ];
  const parts = [botsPart(telling, one.arm), ...ofGame].join('');
  const title = setting === undefined ? words.players(players) : words.versusTitle(setting, players);
  return section(title, `${several ? paragraph(words.played(one.answers.games)) : ''}${parts}`);
}

function seatsPart(telling: Telling, one: ArmReport): string {
  const { words } = telling;
  const players = playersOf(telling, one);
  const fair = 1 / players;
  const { seats } = one.answers;
  const rows = seats.map(({ wins, score }, seat) => [
    safe(words.seatName(seat)),
    words.within(wins, words.percent),
    words.within(score, words.number),
  ]);
  const lines = seats.map(({ wins }, seat) => ({ name: words.seatName(seat), value: wins }));
  return part(
    words.sections.seats,
    paragraph(words.answers.first(seats[0]!.wins, fair)) +
      paragraph(words.answers.last(seats.at(-1)!.wins, fair)) +
      paragraph(words.answers.ties(one.answers.ties)) +
      figure(
        intervals(lines, {
          label: words.plots.seats,
          text: words.percent,
          mark: { at: fair, name: words.fair },
        }),
      ) +
      table([words.tables.seat, words.tables.wins, words.tables.score], rows),
  );
}

function scoresPart(telling: Telling, one: ArmReport): string {
  const { words } = telling;
  const { score, winning } = one.answers;
  const [low, median, high] = [LOW, MEDIAN, HIGH].map((i) => winning.quantiles[i]!);
  const told =
    playersOf(telling, one) === 1
      ? paragraph(soloSentence(telling, one))
      : paragraph(words.answers.scores(score.mean, score.spread, low!, high!)) +
        paragraph(words.answers.shape(median!, winning.margin));
  return part(
    words.sections.scores,
    told + figure(histogram(score.histogram, words.plots.scores, words.axes.score)),
  );
}

/** A player alone takes no turns. */
const lengthOf = (players: number): 'moves' | 'turns' => (players === 1 ? 'moves' : 'turns');

function lengthPart(telling: Telling, one: ArmReport): string {
  const { words, names } = telling;
  const { turns, minutes } = one.answers;
  const unit = lengthOf(playersOf(telling, one));
  return part(
    words.sections.length,
    paragraph(words.answers[unit](turns.mean, turns.quantiles[LOW]!, turns.quantiles[HIGH]!)) +
      paragraph(
        words.answers.minutes(minutes.mean, minutes.quantiles[LOW]!, minutes.quantiles[HIGH]!, names.minutes),
      ) +
      figure(histogram(turns.histogram, words.plots[unit], words.axes[unit])),
  );
}

function choicesPart({ words }: Telling, { answers: { games, choices, weighed } }: ArmReport): string {
  return part(
    words.sections.choices,
    paragraph(words.answers.choices(choices.mean)) +
      paragraph(words.answers.forced(choices.forced)) +
      (weighed
        ? paragraph(words.answers.restsOn(weighed.good.games, games)) +
          paragraph(words.answers.good(weighed.good, weighed.choices)) +
          paragraph(words.answers.matter(weighed.matter))
        : ''),
  );
}

function leadPart(telling: Telling, one: ArmReport): string {
  const { words } = telling;
  const { games, lead } = one.answers;
  if (!lead) return '';
  const fair = 1 / playersOf(telling, one);
  return part(
    words.sections.lead,
    (lead.changes.games < games ? paragraph(words.answers.restsOn(lead.changes.games, games)) : '') +
      paragraph(words.answers.decided(lead.decided)) +
      paragraph(words.answers.changes(lead.changes)) +
      paragraph(words.answers.halfway(lead.led[4]!, fair)) +
      figure(
        curve(
          lead.led,
          { label: words.plots.led, text: words.percent, mark: { at: fair, name: words.fair } },
          words.axes.progress,
        ),
      ),
  );
}

function greedyPart({ words }: Telling, { answers: { games, weighed } }: ArmReport): string {
  if (!weighed || weighed.greedy.some(({ games: asked }) => asked < 2)) return '';
  return part(
    words.sections.greedy,
    paragraph(words.answers.restsOn(weighed.good.games, games)) +
      paragraph(words.answers.greedy(weighed.greedy)),
  );
}

const MOST_TOLD = 5;

function featuresPart(telling: Telling, one: ArmReport): string {
  const { words, names } = telling;
  const players = playersOf(telling, one);
  const seen = one.answers.features.filter(({ winners, others }) => winners > 0 || others > 0);
  if (players === 1 || seen.length === 0) return '';
  const byId = new Map(seen.map((feature) => [feature.id, feature]));
  const nameOf = new Map(names.groups.flatMap(({ features }) => features.map(({ id, name }) => [id, name])));
  const errors = ({ difference }: FeatureAnswer): number => Math.abs(errorsFromZero(difference));
  const isTold = ({ difference }: FeatureAnswer): boolean => isClear(difference, seen.length);
  const told = seen.filter(isTold).sort((a, b) => errors(b) - errors(a));
  const sentences = told
    .slice(0, MOST_TOLD)
    .map((feature) => paragraph(words.answers.feature(nameOf.get(feature.id)!, feature, 1 / players)));
  const t = words.tables;
  const groups = names.groups.map(({ title, features }) => {
    const rows = features.flatMap(({ id, name }) => {
      const found = byId.get(id);
      if (!found) return [];
      return [
        [
          safe(name),
          words.number(found.winners),
          words.number(found.others),
          words.within(found.difference, (value) => words.signed(words.number, value)),
          found.more.games > 0 ? words.within(found.more, words.percent) : '',
          isTold(found) ? safe(t.yes) : safe(t.no),
        ],
      ];
    });
    return table([title, t.winners, t.others, t.difference, t.more, t.clear], rows);
  });
  return part(
    words.sections.winning,
    `${sentences.length > 0 ? sentences.join('') : paragraph(words.answers.noFeature)}${paragraph(`${words.clearNote(seen.length)} ${words.noCause}`)}${groups.join('')}`,
  );
}
