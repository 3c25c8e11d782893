import type { RefusalWords } from '../../../contract/index.ts';
import { tableRefusals } from '../../../match/words/en/table.ts';
import { refuser } from '../../../toolkit/refuser.ts';
import type { Speech } from '../../../toolkit/speech.ts';
import { houseRefusals, optionRefusals } from '../../../toolkit/words/en/options.ts';
import type { Part, ServerRefusal } from '../../refusals.ts';
import { CODE_LENGTH, CODE_LETTERS } from '../../table.ts';

const whole = (part: Part): string => {
  if (part === 'body') return 'This request';
  return part === 'address' ? 'This address' : `A "${part.message}" message`;
};

export const words = (s: Speech) => {
  const table: RefusalWords<ServerRefusal> = {
    ...optionRefusals(s),
    ...houseRefusals(s),

    noTable: 'There is no such table, or not any more.',
    noGame: ({ game }) => `There is no game "${game}" here.`,
    noRules: ({ version }) =>
      `The server no longer has the rules that this match began with (version ${version}): it can be looked at, not played on.`,
    notJoined: 'Join this table first.',
    noSeat: ({ seats }) => `This table has the seats 1 to ${s.number(seats)}.`,
    seatTaken: 'Another player sits there: choose a free seat.',
    seated: 'You sit at this table already.',
    notSeated: 'You have no seat at this table.',
    begun: 'The match has begun: seats stay as they are.',
    notBegun: 'The match has not begun yet.',
    onlyHost: 'Only the host of the table can do this.',
    seatsFree: 'Some seats are free: wait for players, or give the seats to bots.',
    unsealed: ({ names }) =>
      s.plural(names.length, {
        one: `${s.list(names)} has not come to this table yet: it can begin when every player has sealed a salt for the draws.`,
        other: `${s.list(names)} have not come to this table yet: it can begin when every player has sealed a salt for the draws.`,
      }),
    wrongSalt: 'This salt is not the one that your seat has sealed.',
    dealt: 'The match was dealt without this salt: it came too late.',
    saltsAwaited: ({ seconds }) =>
      `The players who are missing have ${s.plural(seconds, { one: '# more second', other: '# more seconds' })} to show their salts: wait so long.`,
    noPlayerThere: 'No player has this seat: choose one that a player has.',
    tooFew: ({ least }) =>
      `This game needs ${s.plural(least, { one: '# player', other: '# players' })} at least: give the free seats to bots.`,
    noNudge: 'All who owe a move were asked for it already.',
    nudgeFirst: ({ seconds }) =>
      `Ask the players to move first, and give them ${s.plural(seconds, { one: '# second', other: '# seconds' })}.`,
    roundFirst: ({ seconds }) =>
      `Leave the players who are here ${s.plural(seconds, { one: '# more second', other: '# more seconds' })} of this round.`,
    daysFirst: ({ at }) =>
      `Players who are not here have half of their time for themselves: you can let a bot play from ${s.date(at, { dateStyle: 'medium', timeStyle: 'short' })} on.`,
    notGiven: ({ why, name }) =>
      ({
        present: `${name} plays here: only the seat of a player for whom a bot plays can be given away.`,
        seated: `${name} has a seat of this match, or had one: ask another person.`,
        often: 'It was asked often in this match to give a seat away: play on.',
        declined: `It was refused before to give this seat to ${name}: ask another person.`,
        asked: `It is asked already to give a seat to ${name}: wait for the answers, or ask no longer.`,
      })[why],
    noGiving: 'It is not asked, or not any more, to give a seat away.',
    noneAbsent: 'No player is absent for whom you could play.',
    seatGiven: ({ name }) => `Your seat was given to ${name} while you were away: the others agreed.`,
    manyUndos: ({ most }) =>
      `In a match ${s.plural(most, { one: '# choice', other: '# choices' })} can be taken back, and so many were: play on.`,
    noneOwes: 'No other player owes a move now.',
    noFreeSeat: 'All seats are taken.',
    noBotSeat: 'No seat here is a bot’s: you can watch.',
    codeNeeded: 'The seat of a bot is for players who have the join code: ask the host for it.',
    tookOver: 'You had a seat of this match already: you can watch.',
    badJoinCode: `A join code has ${CODE_LENGTH} letters, as in ${CODE_LETTERS.slice(0, CODE_LENGTH)}.`,
    wrongJoinCode: 'No table has this code now: look again, or ask for the new one.',
    onlyLive: 'This is for live tables: where there are days for a turn, the clock decides.',
    onlyDays: 'Days off are for tables at which there are days for a turn.',
    noVacation: ({ left }) =>
      `You have ${s.plural(left, { one: '# day off', other: '# days off' })} left at this table.`,
    noPlayer: 'At least one seat has to be for a player who is no bot.',
    noBot: ({ bot, known }) => `There is no bot "${bot}": choose ${s.either(known)}.`,
    oneYou: 'You can take one seat of your table, not several.',
    badPace: ({ minutes, seconds, least, hours, leastRound, round }) =>
      `A live clock has 0-${minutes} minutes and 0-${seconds} seconds, ${least} seconds at least; a round takes ${leastRound}-${round} seconds, a turn 1-${hours} hours.`,
    noWatching: 'The players of this table want no spectators.',
    noRematch: 'You are not asked to play here, or not any more.',
    seatKept: ({ name }) => `This seat is kept for ${name}: choose a free seat.`,
    noInvitations: ({ name }) => `${name} takes no invitations: send the link instead.`,
    notMet: 'You can invite people by name with whom you have finished a match: send others the link.',
    invitationsTooOften: 'That were many invitations: please send the link, or go on tomorrow.',
    notOver: 'The match is not over yet.',
    trouble: 'The table could not be stored just now. Nothing was lost: please try again in a moment.',
    emptyChat: 'There is nothing to say in this message.',
    startsTooFast: 'So many matches were begun from your address just now: please wait a minute.',
    damaged:
      'What is stored of this table cannot be read. It is set aside for the owner of the server; all other tables go on.',
    quota: ({ of, what, most }) => {
      const things = {
        open: s.plural(most, {
          one: '# table that waits for players',
          other: '# tables that wait for players',
        }),
        running: s.plural(most, { one: '# match under way', other: '# matches under way' }),
        bots: s.plural(most, { one: '# bot in a match under way', other: '# bots in matches under way' }),
        seats: s.plural(most, {
          one: '# seat at a table that is not over',
          other: '# seats at tables that are not over',
        }),
      };
      const room = {
        person: `You have ${things[what]}, and no more are possible at a time: finish or leave one first.`,
        address: `There are ${things[what]} from your address, and no more are possible at a time: finish one first.`,
        server: `This server has ${things[what]}, and no room for more: please try again later.`,
      };
      return room[of];
    },
    portion: ({ of, what, most }) => {
      const things = {
        lines: s.plural(most, { one: '# line of chat', other: '# lines of chat' }),
        matches: s.plural(most, { one: '# new match', other: '# new matches' }),
      };
      const whose = { person: 'A person has', address: 'All people at one address have' };
      return `${whose[of]} ${things[what]} a day, and yours are used up: please go on later.`;
    },
    chatTooFast: 'Write a little more slowly, please.',

    ...tableRefusals,

    noCode: 'A code has eight letters and digits, like ABCD-2345: type it as the other device shows it.',
    usedCode: 'This code is not good, or not any more: ask the other device for a new one.',
    noName: 'A name needs at least one letter, digit or sign that can be seen.',
    longName: ({ most }) =>
      `A name has at most ${s.plural(most, { one: '# character', other: '# characters' })}.`,
    unseemlyName:
      'A name has letters, digits, signs and spaces; this one has a character that cannot be seen.',
    noToken: 'This needs to know who asks: send "Authorization: Bearer" and the token of this device.',
    stranger: 'This device is not known here any more: choose a name to play.',

    signedOut:
      'This device was signed out from another one. Use a code, your recovery code or a passkey to come back.',
    noRecovery:
      'A recovery code has 24 letters and digits, in six groups of four: type it as you wrote it down.',
    wrongRecovery: 'This recovery code is not good: it may have a slip, or a newer one has replaced it.',
    recoveriesTooFast: 'That were many tries: please wait a few minutes.',
    noPasskeysHere:
      'Passkeys need a page with an https address and a name, or localhost: open this server by its name.',
    manyChallenges: 'Too many passkeys are being used just now: please try again in a minute.',
    oldChallenge: 'That took too long, or was answered already: please try again.',
    badPasskey: 'This passkey could not be checked: please try again, or use another way.',
    unknownPasskey: 'This passkey is not known here, or was removed: use another way to sign in.',
    manyPasskeys: ({ most }) =>
      `You have ${s.plural(most, { one: '# passkey', other: '# passkeys' })}, and no more are possible: remove one first.`,
    noMail: 'This server sends no letters: its owner has set no mail server.',
    badMailAddress: 'This is no mail address: it should look like name@example.org.',
    mailTooOften: 'So many letters were asked for already: please try again tomorrow.',
    mailUnwanted: 'The owner of this address wants no letters from here.',
    badLink: 'This link is not good, or not any more: ask for a new one in the settings.',
    badDevice: 'This browser gave something that no message can be sent to: please try again.',
    banned: 'The owner of this server has banned you: you cannot play online here.',
    notOneself: 'This is you: choose another person.',
    noPerson: 'There is no such person here, or not any more.',
    noLine: 'There is no such line of this person that you can read, or not any more.',
    noReason: 'Say in a few words what is wrong.',
    reportsTooOften: 'So many reports came from you today: please write to the owner of the server.',
    closedToYou: 'You cannot sit down at this table: choose another one.',
    badBotToken:
      'This is no token of a bot on this server, or not any more: its owner makes a new one under "You".',
    manyStreams: 'Too many streams are open from here: close one first.',
    noSuchBot: ({ name }) => `There is no bot account called "${name}" here.`,
    botNameTaken: ({ name }) =>
      `A bot that is called "${name}", or looks so, is here already: choose another name.`,
    manyBots: ({ most }) =>
      `You have ${s.plural(most, { one: '# bot account', other: '# bot accounts' })}, and no more are possible: give one up first.`,
    illegalMove: ({ move }) => `"${move}" is no legal move here: take one of those that the turn lists.`,
    manyBlocks: ({ most }) =>
      `You block ${s.plural(most, { one: '# person', other: '# people' })}, and no more are possible: unblock one first.`,
    badHook:
      'A webhook has a public address that begins with https://, as in https://discord.com/api/webhooks/….',
    badZone: 'This is no time zone: it should be a name like Europe/Berlin.',
    manyDevices: ({ most }) =>
      `You are told in ${s.plural(most, { one: '# browser', other: '# browsers' })} already: remove one first.`,

    notObject: 'A message must be one JSON object.',
    binary: 'A message must be text: one JSON object.',
    unknownMessage: ({ type, known }) => `There is no message of type "${type}": choose ${s.either(known)}.`,
    noType: ({ known }) => `A message needs a "type": ${s.either(known)}.`,
    notAnObject: (at) => `${whole(at.in)} must be a JSON object.`,
    lacks: (at) => `${whole(at.in)} needs "${at.field}": ${at.right}.`,
    wrongValue: (at) => `${whole(at.in)} is wrong: "${at.field}" should be ${at.right}.`,
    unknownField: (at) =>
      `${whole(at.in)} has nothing called "${at.field}": ${at.known.length > 0 ? `it may have ${s.list(at.known)}` : 'it is empty'}.`,
    noJsonBody: 'A request carries a JSON object, with content-type application/json.',
    badAddress: 'This address cannot be read: a % in it stands for nothing.',
    noSuchAddress: 'There is nothing at this address.',
    noSuchFile: 'There is no such file here.',
    onlyReading: 'This address can only be read.',
    tooLong: ({ kilobytes }) => `A request has at most ${s.number(kilobytes)} kB.`,
    badRequest: ({ sentence }) => sentence,

    tooFast: 'That was too much at once: please slow down.',
    flood: 'Too many messages that mean nothing or come too fast.',
    helloFirst: 'The first message must be "hello", with the token of this device.',
    helloAgain: 'You have said hello already.',
    oldPage: 'This page is older than the server. Reload it.',
    otherProtocol: 'This page is of another version than the server. Reload it.',
    noSocketHere: 'Sockets are at another address.',
    otherOrigin: 'A page of another address may not open sockets here.',
    manySockets: 'There are too many connections from your address: close some tabs.',
    fullServer: 'This server has as many connections as it can bear: please try again in a moment.',
    longHeaders: 'The head of this request is too long.',
    noHttp: 'This is no request that the server can read.',
    tooSlow: ({ seconds }) =>
      `This request did not come to its end within ${s.plural(seconds, { one: '# second', other: '# seconds' })}.`,
    stopping: 'The server is stopping. Please try again in a moment.',
    tooMany: ({ seconds }) =>
      `That was too much at once: please try again in ${s.plural(seconds, { one: '# second', other: '# seconds' })}.`,
    unavailable:
      'The database does not answer. Nothing was lost that was confirmed; please try again in a moment.',
    noOnline: 'There is no online play here now: the server has no database.',
    metricsToken:
      'Metrics are for the owner: send "Authorization: Bearer" and the METRICS_TOKEN of this server.',
    ourFault: 'Something went wrong on our side. Please try again.',
  };
  return { refuse: refuser(table), knows: (code: string): boolean => Object.hasOwn(table, code) };
};
