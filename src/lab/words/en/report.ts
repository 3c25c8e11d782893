/** What a report of the lab says: every answer as a sentence that says what it means. */
import { words as bots } from '../../../bots/words/en/bots.ts';
import type { Speech } from '../../../toolkit/speech.ts';
import type { Estimate } from '../../../toolkit/stats.ts';
import type { FeatureAnswer } from '../../answers.ts';
import type { Difference } from '../../compare.ts';
import { isShare, type MeasureId } from '../../measures.ts';
import { DOUBLING_SECONDS, MOVE_SECONDS } from '../../pace.ts';
import type { LevelReport } from '../../report.ts';
import type { Estimated } from '../../stats.ts';
import type { SearchOutcome } from '../../wish.ts';
import { byBotWords } from './by-bot.ts';
import { columnWords } from './columns.ts';

const GAMES = { one: '# game', other: '# games' };

export const words = (s: Speech) => {
  const digits = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
  const number = (value: number): string => s.number(value, { maximumFractionDigits: digits(value) });
  const percent = (value: number): string =>
    `${s.number(value * 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0%`;
  const signed = (text: (value: number) => string, value: number): string =>
    value > 0 ? `+${text(value)}` : text(value);
  /** Without an end that is not known. */
  const within = ({ mean, low, high }: Estimate, text: (value: number) => string): string => {
    const [from, to] = [low, high].map((end) => (Number.isFinite(end) ? text(end) : undefined));
    if (from !== undefined && to !== undefined) return `${text(mean)} (${from} to ${to})`;
    if (from !== undefined) return `${text(mean)} (${from} or more)`;
    return to === undefined ? text(mean) : `${text(mean)} (${to} or less)`;
  };
  const nineOfTen = (low: Estimate, high: Estimate): string =>
    `between ${within(low, number)} and ${within(high, number)} in nine games of ten`;
  const games = s.plurals(GAMES);
  const title = bots().title;

  const measures: Readonly<Record<MeasureId, string>> = {
    first: 'Wins of the first seat',
    last: 'Wins of the last seat',
    ties: 'Shared wins',
    score: 'Score of a seat',
    winning: 'Winning score',
    margin: 'Margin of the winner',
    turns: 'Turns',
    minutes: 'Minutes, estimated',
    choices: 'Choices a move, by game',
    forced: 'Moves without a choice, by game',
  };
  const figureOf = (id: MeasureId) => (isShare(id) ? percent : number);

  /** Which side of a value an interval lies on: -1 below, 1 above, 0 where it holds it. */
  const side = ({ low, high }: Estimate, value: number): -1 | 0 | 1 =>
    high < value ? -1 : low > value ? 1 : 0;

  const seat = (name: string, wins: Estimate, fair: number): string => {
    const figures = `${within(wins, percent)}, where ${percent(fair)} would be even`;
    const which = side(wins, fair);
    if (which === 0)
      return `The ${name} seat wins ${figures}: no advantage or disadvantage shows; one that is as small as this interval allows cannot be ruled out.`;
    return `The ${name} seat wins ${figures}: it has ${which > 0 ? 'an advantage' : 'a disadvantage'} of ${percent(Math.abs(wins.mean - fair))}.`;
  };

  const answers = {
    first: (wins: Estimate, fair: number) => seat('first', wins, fair),
    last: (wins: Estimate, fair: number) => seat('last', wins, fair),
    scores: (mean: Estimate, spread: Estimate, low: Estimate, high: Estimate) =>
      `A seat scores ${within(mean, number)} on average, with a standard deviation of ${within(spread, number)}; the winner scores ${nineOfTen(low, high)}.`,
    shape: (median: Estimate, margin: Estimate) =>
      `Half of all winners score ${within(median, number)} or less, and the winner is ${within(margin, number)} points ahead of the next seat.`,
    soloScores: (mean: Estimate, spread: Estimate, low: Estimate, high: Estimate) =>
      `Alone the score is ${within(mean, number)} on average, with a standard deviation of ${within(spread, number)}, and ${nineOfTen(low, high)}.`,
    ties: (share: Estimate) =>
      share.high < 0.01
        ? `Shared wins are rare: ${within(share, percent)} of all games.`
        : `${within(share, percent)} of all games end with a shared win.`,
    turns: (mean: Estimate, low: Estimate, high: Estimate) =>
      `A game takes ${within(mean, number)} turns on average, and ${nineOfTen(low, high)}.`,
    moves: (mean: Estimate, low: Estimate, high: Estimate) =>
      `A game takes ${within(mean, number)} moves on average, and ${nineOfTen(low, high)}.`,
    minutes: (mean: Estimate, low: Estimate, high: Estimate, box: number) =>
      `People would need about ${within(mean, number)} minutes, ${nineOfTen(low, high)}, by the model below; the rules promise ${number(box)}.`,
    choices: (mean: Estimate) =>
      `A player has ${within(mean, number)} moves to choose from, on average over all moves.`,
    forced: (share: Estimate) =>
      `${within(share, percent)} of all moves have no alternative: ${share.mean > 0.25 ? 'much of a game plays itself' : share.mean > 0.05 ? 'now and then a player only executes' : 'players nearly always decide something'}.`,
    good: (good: Estimate, choices: Estimate) =>
      `Of ${number(choices.mean)} moves where there is a choice, ${within(good, number)} are about as good as the best, as the game’s own valuation sees it.`,
    matter: (share: Estimate) =>
      `${within(share, percent)} of these decisions matter: the best move is clearly above the average one.`,
    decided: (decided: Estimate) =>
      `The winner takes the lead for good after ${within(decided, percent)} of the game, on average: ${decided.mean > 0.75 ? 'it is open until late' : decided.mean > 0.5 ? 'the last third is open in many games' : 'it is often decided early'}.`,
    changes: (changes: Estimate) => `The lead changes ${within(changes, number)} times in a game.`,
    halfway: (led: Estimate, fair: number) =>
      `The leader at half of the game wins ${within(led, percent)} of the games; a seat drawn by lot would win ${percent(fair)}.`,
    greedy: (thirds: readonly Estimate[]) => {
      const names = ['first', 'second', 'last'];
      const told = thirds.map((share, i) => `${within(share, percent)} in the ${names[i]} third`);
      const isAbove = (one: Estimate, other: Estimate): boolean => one.low > other.high;
      const best = thirds.findIndex((one) => thirds.every((other) => other === one || isAbove(one, other)));
      const differ = thirds.some((one) => thirds.some((other) => isAbove(one, other)));
      const verdict =
        best >= 0
          ? `greedy play is closest to good enough in the ${names[best]} third`
          : differ
            ? 'so many games tell that the thirds differ, and not which is the best'
            : 'as far as so many games tell, it is alike in all thirds';
      return `${title('greedy')}, which looks at one move only, would do what the search does in ${s.list(told)} of the game: ${verdict}.`;
    },
    feature: (name: string, { winners, others, difference, more }: FeatureAnswer, fair: number) =>
      `${name}: winners have ${number(winners)}, the others ${number(others)}, a difference of ${within(difference, (value) => signed(number, value))}; a seat with more of it than its table’s average wins ${within(more, percent)} of the time instead of ${percent(fair)}.`,
    noFeature: 'Nothing that is counted goes with winning so clearly that chance is ruled out.',
    level: ({ challenger, wins }: LevelReport, rival: string, fair: number) => {
      const which = side(wins, fair);
      const figures = `${within(wins, percent)} of ${games(wins.games)} against ${title(rival)}, where ${percent(fair)} would be even`;
      if (which === 0)
        return `One ${title(challenger)} wins ${figures}: so many games cannot tell the two apart.`;
      const times = number(wins.mean / fair);
      return which > 0
        ? `One ${title(challenger)} wins ${figures}, ${times} times its share: strength counts.`
        : `One ${title(challenger)} wins ${figures}, ${times} times its share: the weaker player is punished.`;
    },
    greedyEnough: (wins: Estimated, fair: number) => {
      if (wins.low >= fair)
        return `${title('greedy')} is good enough here: it does not win less than its share.`;
      return wins.high < fair
        ? `${title('greedy')} is not good enough here: it wins less than its share.`
        : `Whether ${title('greedy')} is good enough here cannot be told from ${games(wins.games)}.`;
    },
    /** Of some things only a part of the games tells. */
    restsOn: (played: number, of: number) =>
      `What follows was looked at in ${s.number(played)} of ${games(of)}.`,
    difference: ({ measure, value, base, difference, games: ratio }: Difference) => {
      const text = figureOf(measure);
      const change = within(difference, (x) => signed(text, x));
      const verdict = difference.mean > 0 ? 'it is more' : 'it is less';
      return `${measures[measure]}: ${text(value)} instead of ${text(base)}, ${change}: ${verdict}. Pairing needed ${within(ratio, number)} of the games that unpaired play needs.`;
    },
    anyDifference: (changed: readonly string[]) =>
      changed.length === 0
        ? 'No clear difference shows; one that is as small as these intervals allow cannot be ruled out.'
        : `It makes a difference to ${s.list(changed)}.`,
  };

  const search = {
    title: 'The search for a setting',
    outcome: ({ wish, games: spent, tried, found }: SearchOutcome, setting: string) => {
      const text = figureOf(wish.measure);
      const cost = `${games(spent)} were spent on ${s.plural(tried.length, { one: '# candidate', other: '# candidates' })}`;
      if (!found) {
        const open = tried.filter(({ dropped }) => !dropped).length;
        return open === 0
          ? `No candidate meets “${wish.text}”: ${cost}.`
          : `No setting was found that surely meets “${wish.text}”: ${cost}, and ${s.plural(open, { one: '# is still possible', other: '# are still possible' })}. More games, or fewer candidates, would tell.`;
      }
      const figures = `${measures[wish.measure].toLowerCase()} ${within(found.estimate, text)}, by ${games(found.estimate.games)} that it was not chosen by`;
      return found.confirmed
        ? `“${wish.text}” is met by ${setting}: ${figures}. ${cost}.`
        : `“${wish.text}” seemed to be met by ${setting}, but a second look does not confirm it: ${figures}. ${cost}.`;
    },
    columns: { setting: 'Setting', games: 'Games', value: 'Value', verdict: 'Verdict' },
    dropped: 'dropped',
    kept: 'possible',
  };

  return {
    language: s.language,
    number,
    percent,
    within,
    signed,
    figureOf,
    measures,
    answers,
    search,
    botTitle: title,
    byBot: byBotWords(s, { title, percent, within }),
    columns: columnWords,
    standard: 'the game as it is',
    asItIs: 'As it is',
    title: (game: string) => `${game}: a report of the lab`,
    heading: (game: string) => `${game} in the lab`,
    facts: (played: number, by: string, seed: string, version: number, program: string) =>
      `${games(played)} by bots (${by}), seed ${seed}, rules version ${version}, ${program}.`,
    setting: (label: string, value: string | boolean) =>
      `${label}: ${value === true ? 'yes' : value === false ? 'no' : value}`,
    withSetting: (setting: string) => `${setting}.`,
    players: s.plurals({ one: '# player', other: '# players' }),
    played: (n: number) => `${games(n)}.`,
    fair: 'even',
    short: 'In short',
    sections: {
      seats: 'Is it fair by seat?',
      scores: 'Scores',
      length: 'Length',
      choices: 'Choices',
      lead: 'When is it decided?',
      winning: 'What goes with winning',
      greedy: 'Where greedy play is good enough',
      skill: 'Luck and skill',
      versus: 'What if',
      method: 'How it was measured',
      columns: 'Columns of the tables',
    },
    plots: {
      seats: 'Share of wins by seat, with intervals',
      scores: 'How often each score was reached',
      turns: 'How many turns games took',
      moves: 'How many moves games took',
      led: 'How often the leader at each tenth of the game won, with intervals',
      skill: 'Share of wins of one challenger, with intervals',
    },
    axes: { score: 'score', turns: 'turns', moves: 'moves', progress: 'of the game' },
    seatName: (index: number) => `Seat ${index + 1}`,
    tables: {
      seat: 'Seat',
      wins: 'Wins',
      score: 'Score',
      winners: 'Winners',
      others: 'Others',
      difference: 'Difference',
      more: 'Wins with more',
      clear: 'Clear',
      yes: 'yes',
      no: 'no',
      measure: 'Measure',
      value: 'Here',
      base: 'As it is',
      games: 'Games, paired to unpaired',
      challenger: 'Challenger',
      ahead: 'Points ahead of the others',
      column: 'Column',
      meaning: 'Meaning',
    },
    clearNote: (count: number) =>
      `“Clear” is what remains when ${s.plural(count, { one: '# thing is', other: '# things are' })} looked at together: the chance that any of them is called clear by luck alone is at most 5 %.`,
    noCause: 'What goes with winning need not be its cause.',
    versusTitle: (setting: string, players: number) =>
      `${setting}, ${s.plural(players, { one: '# player', other: '# players' })}`,
    answersDiffer: 'Both were played with the same draws, and compared deal by deal.',
    skillAbout: (rival: string) =>
      `One seat has another bot, all others ${title(rival)}; seats move on after every game.`,
    method: [
      'All intervals are 95 % intervals: of twenty such intervals nineteen hold the true value, for these bots. People play otherwise, so read what is said about bots as such.',
      'Games are independent and what happens in one is not, so everything is added up by game before an interval is made.',
      'Shares (wins, ties, moves without a choice) have Wilson’s interval, for as many independent trials as the variance between games is worth; a win that k seats share counts 1/k for each.',
      'Means have Student’s interval over games. Where a mean is a sum divided by another (choices a move), its error is that of the linear part. Where settings are compared, or looked for, choices a move and moves without a choice are means over games, so that a short game counts as much as a long one.',
      'Quantiles have intervals by rank, which suppose nothing about the shape; where few values are possible they are wider than they need be. The standard deviation has the error of its linear part, by game.',
      'Two settings are played with the same numbers for chance and for every seat, draw by draw, and the interval is that of the difference within a deal: Student’s, and Agresti and Min’s for chances (wins of a seat, shared wins). “Games, paired to unpaired” is the ratio of the variances, by what two games in a row differ by.',
      'Who leads is judged by what the game’s own search expects seats to score; it is followed in the first 500 games and in one of ten after that. Choices are weighed in the first 20 games and in one of fifty after that, in every fourth decision: each legal move is valued as the greedy bot does, and Gust is asked for its move.',
      `Minutes are a model: ${MOVE_SECONDS} seconds a move, and ${DOUBLING_SECONDS} more for every doubling of the moves to choose from; players who choose at once take the time of one.`,
    ],
    houseMethod:
      'The bots count with the numbers of house rules, but their judgement was fitted to the standard game: where they play worse by other numbers, the difference between two settings holds that, too.',
    searchMethod:
      'A setting that a search has chosen is looked at with games that the choice did not depend on, and only these are told. A search plays no game that stands elsewhere in the report.',
    tableTitle: (id: string) => `${id}.csv and ${id}.parquet`,
  };
};
