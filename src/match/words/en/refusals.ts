import type { RefusalWords, Seat } from '../../../contract/index.ts';
import { type Refuse, refuser } from '../../../toolkit/refuser.ts';
import type { Speech } from '../../../toolkit/speech.ts';
import { houseRefusals, optionRefusals } from '../../../toolkit/words/en/options.ts';
import type { DueNext, LineValue, MatchRefusal } from '../../refusals.ts';
import { tableRefusals } from './table.ts';

/** At most so many moves are named, and so many letters of a value are shown. */
const MOST = { names: 12, letters: 200 };

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST.letters ? `${text.slice(0, MOST.letters - 1)}…` : text;
};

const right: Readonly<Record<LineValue, string>> = {
  gameName: 'the name of a game',
  number: 'a number',
  text: 'a text',
  object: 'an object',
  options: 'an object with every option',
  seat: 'the number of a seat',
  move: 'a move in notation',
  moves: 'a list of moves in notation',
};

export const words = (s: Speech) => {
  const some = (texts: readonly string[]): string =>
    texts.length > MOST.names
      ? s.list([...texts.slice(0, MOST.names), `${texts.length - MOST.names} more`])
      : s.list(texts);
  const turn = (seats: readonly Seat[]): string =>
    seats.length === 1 ? `seat ${seats[0]}` : `one of the seats ${some(seats.map(String))}`;
  const due = (next: DueNext): string => {
    if (next.to === 'act') return `it is the turn of ${turn(next.seats)}`;
    return next.to === 'draw' ? 'chance draws next' : 'the game is over, and its end line is due';
  };
  const table: RefusalWords<MatchRefusal> = {
    ...optionRefusals(s),
    ...houseRefusals(s),

    noMatch: 'This is no Updraft match: its "format" should be "updraft-match".',
    noText: 'This is no Updraft match: its first line should be “Updraft match”.',
    notJson: 'It is not JSON.',
    otherGame: ({ game, right: wanted }) => `This is a match of ${game}, not of ${wanted}.`,
    otherVersion: ({ version, known }) =>
      `This match was played by rules version ${version}, which this program no longer has; it has ${s.list(known.map(String))}.`,
    noVersion: 'The match lacks the version of its rules.',
    noScheme: 'The "scheme" of a match is a word.',
    noHouse: 'The "house" rules of a match are names with numbers.',
    noHead: 'The match lacks its id, its date or its commitment.',
    noSeats: 'The match lacks its seats: a list with a name and a player ("person" or a bot) for each.',
    noOrder: 'The order of the seats should name every place once, from 0 on.',
    noEntries: 'The match lacks its list of entries.',
    noNotes:
      'The notes of a match are a list in the order of time, each with a seat, what happened to it ("time", "host", "round", "resigned" or "back") and after how many entries, as in {"seat": 1, "what": "time", "after": 12}.',
    wrongEntry: ({ n, why }, word) => `Entry ${n} is wrong: ${word(why)}`,
    wrongLine: ({ n, line }) =>
      `Line ${n} is wrong: “${line.slice(0, 60)}” is neither a tag nor a numbered entry.`,
    noDrawNow: 'nothing is drawn at this point.',
    noSuchSeat: 'it names no seat of this match.',
    noSuchUndo: 'an undo may not go back past something that was drawn or shown.',
    noEntry: 'it has neither a move, a draw nor an undo.',

    noSecret:
      'The match does not hold the secret behind its draws, which is shown when a match is over: save it again at its end.',
    otherSecret: 'The secret does not fit the hash that was published before the first move.',
    otherOrder: ({ got, right: wanted }) =>
      `The order at the table is ${got}, but the secret draws ${wanted}.`,
    otherDraw: ({ n, got, right: wanted }) => `Entry ${n} says “${got}”, but the secret draws “${wanted}”.`,

    unknownScheme: ({ scheme }) =>
      `Its draws were made by scheme “${scheme}”, which this program does not know.`,
    otherSalt: ({ name }) => `The salt of ${name} does not fit the seal that was shown before the start.`,
    noSalt: ({ name }) => `The salt of ${name} is none: it should be 64 hexadecimal digits, 0-9 and a-f.`,
    sealedBot: ({ name }) =>
      `${name} is said to be a bot, but has a seal or a salt, as only players have: a player may have been passed off as a bot.`,
    noSeal: ({ name }) => `${name} has a seat without a seal.`,
    otherCommitment:
      'The hash of the secret is not the one that this browser was shown before the start: the secret was changed.',
    otherScheme:
      'This browser saw that the table has a commitment and seals, but the match says that its draws were made without seals.',
    otherSeals:
      'Players, seals or rules are not those that stood when this browser showed your salt: something was changed after that.',
    otherHead: 'What the match says about its draws now is not what it said when it was dealt.',
    otherEntries: ({ n }) =>
      s.plural(n, {
        one: 'The first entry is not what this browser was shown during the match: it was changed after that.',
        other:
          'Of the first # entries at least one is not what this browser was shown during the match: it was changed after that.',
      }),
    saltLeftOut:
      'This browser showed your salt, but the draws were made without it: with your salt known, the server could choose.',

    lineNotJson: 'it is not JSON.',
    lineNotObject: 'it is not a JSON object.',
    lineKind: ({ t }) => `its "t" is ${brief(t)}, and should be "start", "chance", "move" or "end".`,
    strangeKey: ({ key, t, known }) => `a ${t} line has no key ${brief(key)}; it has ${known.join(', ')}.`,
    wrongType: ({ key, value, right: wanted }) =>
      `its "${key}" is ${brief(value)}, and should be ${right[wanted]}.`,
    noStart: 'a game begins with a start line.',
    stillPlaying: 'a new game starts before the last one has ended.',
    unknownGame: ({ game }) => `there is no game ${brief(game)}.`,
    lacksOption: ({ name }) => `its options lack "${name}".`,
    houseStandard: ({ name }) =>
      `its house rules name "${name}", which is as in the standard game, or not as a number; they name only what differs.`,
    optionType: ({ name, value, right: wanted }) =>
      `option "${name}" is ${brief(value)}, and should be written ${brief(wanted)}.`,
    setupUnlike: ({ right: wanted }) => `its setup would be written ${brief(wanted)}.`,
    setupLong: 'its setup holds more than is dealt.',
    setupShort: 'its setup leaves something to be dealt.',
    noDrawDue: (at) => `nothing is drawn here: ${due(at.due)}.`,
    chanceUnlike: ({ right: wanted }) => `this draw would be written ${brief(wanted)}.`,
    noMoveDue: (at) => `no seat moves here: ${due(at.due)}.`,
    otherSeat: ({ seat, seats }) => `seat ${seat} cannot move now; it is the turn of ${turn(seats)}.`,
    illegal: ({ move, why }, word) => `the move ${brief(move)} is not legal. ${word(why)}`,
    legalDiffers: ({ missing, extra, twice }) => {
      const faults = [
        ...(missing.length ? [`it lacks ${some(missing)}`] : []),
        ...(extra.length ? [`${some(extra)} ${extra.length > 1 ? 'are' : 'is'} not legal`] : []),
        ...(twice.length ? [`it lists ${some(twice)} twice`] : []),
      ];
      return `its list of legal moves is not right: ${faults.join('; ')}.`;
    },
    notOver: (at) => `the game is not over: ${due(at.due)}.`,
    resultDiffers: ({ key, got, right: wanted }) =>
      `its ${key} should be ${brief(wanted)}, not ${brief(got)}.`,
    stops: (at) => `the transcript stops before the game is over: ${due(at.due)}.`,
    empty: 'it holds no game.',

    ...tableRefusals,
  };
  return {
    /** A sentence for a refusal; `game` words what a game's rules refused. */
    refuse: (refusal: Parameters<Refuse>[0], game?: Refuse): string => refuser(table, game)(refusal),
  };
};
