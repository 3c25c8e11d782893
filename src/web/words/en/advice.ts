/** What people read of hints, and of the story of a game that is over. */
import type { Unit } from '../../../bots/ahead.ts';
import type { Who } from '../../../contract/index.ts';
import { object, possessive, subject } from '../../../toolkit/english.ts';
import type { Speech } from '../../../toolkit/speech.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words = (s: Speech) => {
  const percent = (share: number): string => `${s.number(Math.round(share * 100))} %`;
  const points = (n: number): string =>
    s.number(n, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace('-', '−');
  const value = (n: number, unit: Unit): string => (unit === 'chance' ? percent(n) : `${points(n)} points`);
  return {
    whose: (who: Who) => `For ${object(who)}:`,
    thinking: 'Thinking about it for a second …',
    failed: 'No hint could be worked out. Please try again.',
    again: 'Try again',
    only: 'This is the only move there is.',
    othersHopeless: s.plurals({
      one: 'The only other move was seen to be far worse at once.',
      other: 'The # other moves were seen to be far worse at once.',
    }),
    found: (best: string, worth: string, why: string) => `${best}. ${worth}. ${why}`,
    /** What a move is expected to bring. */
    worth: (n: number, unit: Unit) =>
      unit === 'chance' ? `About ${percent(n)} to win` : `About ${value(n, unit)} in the end`,
    short: value,
    equal: (moves: number) =>
      moves === 2 ? 'These two are about equal:' : `These ${s.number(moves)} are about equal:`,
    details: 'Why?',
    play: 'Play this',
    playOf: (move: string) => `Play this: ${move}`,
    basis:
      'Found by playing on many times from what you may know. The numbers are estimates; the reasons are counted.',
    /** Where a game gives no reason of its own. */
    tried: (share: number) => `Of all the ways to play on that were tried, ${percent(share)} begin with it.`,

    place: (n: number) => `${s.number(n)}.`,
    ownPlace: (place: number, of: number) => `You are number ${s.number(place)} of ${s.number(of)}.`,
    others: s.plurals({ one: 'One more player', other: 'The other # players' }),
    lowIsGood: 'Low is good here: the fewer points, the better.',
    newBest: (before: number) => `A new best: yours was ${s.number(before)}.`,
    firstBest: 'That is your first score, and so your best.',
    best: (score: number) => `Your best is ${s.number(score)}.`,
    inARow: s.plurals({ one: '# win in a row.', other: '# wins in a row.' }),
    deciding: 'Looking for the move that decided it …',
    decided: 'What decided it:',
    decidedSolo: 'What changed most:',
    /** How it changed what a player could expect. */
    changed: (who: Who, before: number, after: number, unit: Unit) =>
      unit === 'chance'
        ? `${capital(possessive(who))} chance of winning ${after > before ? 'rose' : 'fell'} from ${percent(before)} to ${percent(after)}.`
        : `${subject(who)} could expect ${value(after, unit)} after it, ${value(before, unit)} before.`,
    lookAtIt: 'Look at it',

    story: 'Who was ahead',
    storyAbout: {
      chance: 'Each player’s chance of winning at every move, estimated by playing on from there.',
      points: 'The points that could be expected at every move, estimated by playing on from there.',
    },
    working: 'Working it out …',
    graph: (leader: string) => `Line graph over all moves. ${leader}`,
    leader: (who: Who, share: number) => `Longest ahead: ${object(who)}, for ${percent(share)} of the moves.`,
    soloRange: (low: string, high: string) => `Between ${low} and ${high}.`,
    turns: 'The moves that turned it',
    turnsSolo: 'The moves that changed most',
    noTurns: 'No single move turned this game.',
    turn: (who: Who, before: number, after: number, unit: Unit) =>
      `${subject(who)}: ${value(before, unit)} → ${value(after, unit)}`,
    moveNumber: (n: number) => `Move ${n}`,
    pointOf: (n: number, numbers: string) => `Move ${n}: ${numbers}`,
    values: (of: readonly (readonly [Who, number])[], unit: Unit) =>
      of.map(([who, n]) => `${subject(who)} ${value(n, unit)}`).join(', '),
    start: 'The start',
    point: 'Point of the game',
    lookHere: 'Look at this point',
    lookAt: (n: number) => `Look at move ${n}`,
    asTable: 'As a table',
    tableCaption: 'What each player could expect, at some of the moves',
    move: 'Move',
  };
};
