/** What players read on the pages around online tables. */
import { botOf, noteWords } from '../../../../match/words/en/notes.ts';
import type { Pace } from '../../../../online/table.ts';
import type { Speech } from '../../../../toolkit/speech.ts';

export const pageWords = (s: Speech) => {
  const days = (hours: number): string =>
    hours % 24 === 0
      ? s.plural(hours / 24, { one: '# day', other: '# days' })
      : s.plural(hours, { one: '# hour', other: '# hours' });
  return {
    list: s.list,
    date: (time: number | string): string =>
      s.date(new Date(time), { dateStyle: 'long', timeStyle: 'short' }),
    pace: (pace: Pace): string =>
      pace.kind === 'turns'
        ? `${days(pace.hours)} a turn`
        : pace.kind === 'round'
          ? `${s.number(pace.seconds)} s a round`
          : `${s.plural(pace.minutes, { one: '# minute', other: '# minutes' })} + ${s.number(pace.seconds)} s a move`,

    lobby: {
      title: 'Play online · Updraft',
      heading: 'Play online',
      intro:
        'Sit down at a table, or set one up and send its link to your friends. No account: pick a name and play.',
      newTable: 'New table',
      quick: 'Quick table',
      quickLabel: 'Quick table: sit down where a seat is free, or open a table for all',
      quickOpened: 'A table is open for all: the others can come.',
      quickJoined: 'You have a seat.',
      chooseGame: 'Which game?',
      chooseOf: (game: string) => `Set up an online table of ${game}`,
      mine: 'Your games',
      no: 'no',
      mineEmpty: 'No online games yet. The first one is two clicks away.',
      groups: {
        asked: 'Invitations',
        turn: 'Your turn',
        waiting: 'Waiting for players',
        running: 'Under way',
        over: 'Finished',
        resigned: 'Given up',
      },
      lobby: 'Open tables',
      filters: 'Which tables',
      game: 'Game',
      anyGame: 'All games',
      pace: 'Pace',
      anyPace: 'Live or by days',
      paces: { live: 'Live', turns: 'By days' },
      freeSeats: 'Free seats',
      anyFree: 'Any',
      freeAtLeast: s.plurals({ one: '# seat or more', other: '# seats or more' }),
      noneFit: 'No table fits this choice now. New ones appear here by themselves.',
      pages: (page: number, of: number) => `Page ${s.number(page)} of ${s.number(of)}`,
      moreThan: (shown: number, total: number) =>
        `${s.number(shown)} of ${s.number(total)} tables are shown. Pick a name to see all of them, and to choose among them.`,
      nextPage: 'Next page',
      previousPage: 'Previous page',
      lobbyEmpty: 'No table is waiting for players right now.',
      lobbyEmptyText:
        'Set up a table: it appears here for all players at once. Or play against bots until others come.',
      playBots: 'Play against bots',
      running: 'Games to watch',
      free: (free: number, seats: number) =>
        free === 0
          ? s.plural(seats, { one: '# seat, taken', other: 'all # seats taken' })
          : `${free} of ${s.plural(seats, { one: '# seat', other: '# seats' })} free`,
      nobodyYet: 'No player sits there yet',
      sitDown: 'Sit down',
      sitDownAt: (game: string, with_: string) => `Sit down at ${game}${with_ && ` with ${with_}`}`,
      toTable: 'To your table',
      toTableAt: (game: string) => `To your table of ${game}`,
      watch: 'Watch',
      watchAt: (game: string, with_: string) => `Watch ${game}${with_ && ` with ${with_}`}`,
      open: (game: string, others: string) => (others ? `${game} with ${others}` : game),
      alone: 'only you',
      asked: 'You are asked to play',
      bot: (name: string) => `${name} (bot)`,
      you: 'You',
      won: 'You won',
      shared: 'Shared win',
      lost: (names: readonly string[]) => `${s.list(names)} won`,
      over: 'Finished',
      resigned: 'Given up',
      byLink: 'by link',
      appeared: (game: string, free: number) =>
        `A new table: ${game}, ${s.plural(free, { one: '# free seat', other: '# free seats' })}.`,
      severalAppeared: s.plurals({ one: '# new table.', other: '# new tables.' }),
      showAll: (games: number) => `Show all ${games}`,
      loading: 'Looking for tables …',
      away: 'There is no connection to the server.',
      awayText: 'The list may be old. We keep trying; games on this screen work without a connection.',
      offline: 'You are offline.',
      tryNow: 'Try now',
      playHere: 'Play on this screen',
      mineFailed: 'Your games could not be fetched.',
      unknownGame: 'A game that this page does not know',
    },

    name: {
      youAre: 'You play as',
      yourName: 'Your name',
      change: 'Change',
      changeLabel: 'Change your name',
      save: 'Save',
      cancel: 'Cancel',
      saved: (name: string) => `You are called ${name} now.`,
      needsName: 'Please type a name: others see it at the table.',
      tooLong: (most: number) =>
        `A name has at most ${s.plural(most, { one: '# letter', other: '# letters' })}.`,
      help: 'Others see it at the table.',
      devices: 'Your devices',
    },

    setup: {
      seats: 'Seats',
      seat: (n: number) => `Seat ${n}`,
      who: (n: number) => `Who sits at seat ${n}`,
      you: 'You',
      open: 'Open for any player',
      /** The seats after the first one, in a line. */
      others: (open: number, bots: number) =>
        `${s.list([
          ...(open > 0
            ? [s.plural(open, { one: '# more seat is open', other: '# more seats are open' })]
            : []),
          ...(bots > 0 ? [s.plural(bots, { one: '# is a bot’s', other: '# are bots’' })] : []),
        ])}.`,
      bot: (title: string) => `Bot: ${title}`,
      pace: 'Time to think',
      live: 'Live',
      liveHelp:
        'All players are there. Each has so many minutes for the whole game, and more seconds with every move.',
      turns: 'Turn by turn',
      turnsHelp: 'Come by when you can. So much time for every turn.',
      minutes: 'Minutes each',
      seconds: 'Seconds a move',
      perTurn: 'Time for a turn',
      hours: days,
      late: 'For a player who runs out of time a bot plays until they come back.',
      listed: 'Who can join?',
      byLink: 'Only by its link',
      inLobby: 'Every player in the lobby',
      more: 'More choices',
      watch: 'Others may watch',
      watchHelp: 'They see what no seat keeps secret.',
      hints: 'Hints are allowed',
      hintsHelp: 'Players may ask for a good move.',
      standIn: 'Who plays for absent players',
      shuffle: 'Draw the order of seats',
      create: 'Set up the table',
      creating: 'Setting up …',
      linkComes: 'You get a link and a QR code to send to your friends.',
      noPerson: 'Take a seat yourself, or leave one open: at least one person has to play.',
      wholeMinutes: (most: number) => `The minutes are a whole number from 0 to ${most}.`,
      wholeSeconds: (most: number) => `The seconds are a whole number from 0 to ${most}.`,
      least: s.plurals({
        one: 'A clock needs at least # second.',
        other: 'A clock needs at least # seconds.',
      }),
      unreachable:
        'The server does not answer. Please try again in a moment; games on this screen work without it.',
    },

    match: {
      title: (game: string) => `A match of ${game} · Updraft`,
      plainTitle: 'A match · Updraft',
      played: (when: string) => `Played on ${when}`,
      loading: 'Fetching the match …',
      result: 'Result',
      givenUp: 'Given up before the end: no player wins.',
      wins: (name: string) => `${name} wins`,
      shareWin: (names: readonly string[]) => `${s.list(names)} share the win`,
      solo: s.plurals({ one: 'The game is over: # point', other: 'The game is over: # points' }),
      winner: 'winner',
      bot: (title: string) => `bot: ${title}`,
      person: 'person',
      score: s.plurals({ one: '# point', other: '# points' }),
      options: 'Options',
      replay: 'Replay',
      scoring: 'How every point was scored',
      moves: 'All moves, with a link to each',
      noted: noteWords,
      botOf,
      movesHelp: 'A number opens the match at that point.',
      cannotFollow: 'This page cannot follow the match.',
      noRules: (version: number) =>
        `It was played by version ${version} of the rules, which is not part of Updraft any more. What was kept of it is here; it cannot be seen move by move on the board.`,
      another: 'Another table',
      resigned: (won: string) => `${won}: the others gave up`,
      abandoned: (names: readonly string[]) => `Given up early; ${s.list(names)} were still there`,
      dice: 'The dice',
      diceText:
        'Before the first move a hash of the secret (the commitment) was published. Every die and card comes from that secret, what each player added, and its number in the match. Now that the match is over the secret is shown, and everything can be drawn again.',
      sealedText:
        'Before the match began, the server had published a hash of its secret (the commitment), and each player’s browser a hash of a salt of its own (the seal). Only then were the salts shown. The order at the table, every die and every card come from the secret and all salts together. Now that the match is over the secret is shown, and everything can be drawn again.',
      sealedLimits:
        'This proves that the draws could not be chosen, once one honest salt is in. It does not prove that they were a surprise: the server knows all draws in advance, and its owner could tell a friend. And a server can always break off a match that it does not like.',
      commitment: 'Commitment',
      commitmentHelp: 'SHA-256 of the secret, known before the first move',
      secret: 'Secret',
      secretHelp: 'shown at the end',
      salts: 'What each player added',
      noSalt: 'nothing (a bot)',
      saltLeft: 'left out: the salt was not shown in time',
      check: 'Check every draw',
      checking: 'Drawing everything again …',
      unsealed: (draws: number, order: boolean) => {
        const but = 'but salts were not sealed: this does not prove that the server could not choose';
        return s.plural(draws, {
          one: `The match fits itself: the one draw${order ? ' and the order at the table follow' : ' follows'} from the secret, ${but}.`,
          other: `The match fits itself: all # draws${order ? ' and the order at the table' : ''} follow from the secret, ${but}.`,
        });
      },
      proven: (draws: number, order: boolean) =>
        s.plural(draws, {
          one: `Fair: the one draw${order ? ' and the order at the table follow' : ' follows'} from the secret and the salts.`,
          other: `Fair: all # draws${order ? ' and the order at the table' : ''} follow from the secret and the salts.`,
        }),
      fits: (draws: number, order: boolean) =>
        s.plural(draws, {
          one: `The match fits itself: the one draw${order ? ' and the order at the table follow' : ' follows'} from the secret and the salts.`,
          other: `The match fits itself: all # draws${order ? ' and the order at the table' : ''} follow from the secret and the salts.`,
        }),
      saw: {
        bound:
          'This browser was there: the commitment and all seals are those that it saw before it showed your salt, and your salt is in. The server could not choose these draws.',
        seen: 'The commitment is the one that this browser saw before the start. But it showed no salt for you, so that it cannot rule out that the server made up all salts.',
        unseen:
          'This browser was not there before the start, so that it has to believe the match about what was fixed then. The browsers of its players can tell.',
      },
      left: (names: readonly string[]) =>
        `${s.list(names)} did not show a salt in time and ${names.length === 1 ? 'is' : 'are'} left out. A player who holds back a salt and is in league with the server can choose: between ${s.number(2 ** Math.min(names.length, 30))} deals here.`,
      noSalts: 'No player showed a salt in time: nothing has bound the server.',
      unfair: (why: string) => `Not fair: ${why}`,
      notChecked: (why: string) => `The draws cannot be checked: ${why}`,
      draws: (draws: number) => `The draws, in notation (${s.number(draws)})`,
      drawNumber: (n: number) => `Entry ${n}`,
      alsoCli: 'On the command line:',
      save: 'Save this match',
      saveJson: 'As a file (JSON)',
      saveText: 'As text',
      notOver: 'This match is not over yet',
      notOverText: 'Its page comes when it has ended: until then the secret of its dice stays secret.',
      toTable: 'To the table',
      unknown: 'There is no such match',
      unknownText: 'The link may be old, or a letter may be missing.',
      toLobby: 'Online tables',
      failed: 'The match could not be fetched',
      failedText: 'The server does not answer. Please try again in a moment.',
      tryAgain: 'Try again',
    },

    you: {
      title: 'You and your devices · Updraft',
      heading: 'You and your devices',
      intro:
        'Without an account, this device keeps who you are: a name, and a signed token that opens your seats. No other device has it.',
      noPlayer:
        'This device has no player yet. Pick a name, or use a code to be the player that you are on another device.',
      name: 'Your name',
      start: 'Play under this name',
      move: 'Use another device as well',
      moveText:
        'Make a code here and type it there, or scan the picture with the other device. It is good for one use.',
      makeCode: 'Make a code',
      newCode: 'Another code',
      code: 'Code',
      qr: 'The code as a picture, to be scanned by the other device',
      left: (minutes: number, seconds: number) =>
        `Good for ${minutes > 0 ? `${minutes} min ` : ''}${seconds} s more.`,
      gone: 'This code is no longer good. Make another one.',
      enter: 'A code from another device',
      enterText: 'This device becomes the same person: same name, same games.',
      enterWarning: (name: string) =>
        `This device is ${name} now. It will be the other person instead, and ${name}’s seats stay only with devices that are ${name} too.`,
      enterLabel: 'Code, like ABCD-2345',
      claim: 'Be that person',
      claimed: (name: string) => `Welcome, ${name}. Your games are here now.`,
      kept: 'What is kept on this device',
      keptList: [
        'your name and your signed identity, for online tables;',
        'games on this screen, as long as you do not delete them;',
        'your choices: colours, sounds, speed, keys.',
      ],
      keptText: 'Nothing else: no cookies, no trackers. Online matches are kept by the server.',
      forget: 'Forget me on this device',
      forgetText:
        'Your seats at online tables stay with your other devices. If this is the only one, no player can ever sit there again: make a code first.',
      forgetSure: 'Do you really want to forget?',
      forgetYes: 'Forget',
      forgetNo: 'Keep',
      forgotten: 'This device has no player any more.',
      toLobby: 'To the online tables',
      copy: 'Copy the link',
      copied: 'Copied.',
    },
  };
};
