/** What players read and hear at an online table, and when the server cannot be reached. */
import type { Who } from '../../../../contract/index.ts';
import type { Pace } from '../../../../online/table.ts';
import type { Speech } from '../../../../toolkit/speech.ts';

export const tableWords = (s: Speech) => ({
  /** What goes wrong between this page and the server, and who this device is. */
  trouble: {
    otherProtocol: 'The program on the server is newer than this page. Please load the page again.',
    stranger:
      'The server does not take this device’s name. Please load the page again, and pick a name once more.',
    banned:
      'The owner of this server has banned you: you cannot play online here. Games on this screen work as ever.',
    unsure: 'The connection was lost before the server answered. Please look whether it was done.',
    unreachable: 'The server does not answer. Please try again in a moment.',
    offline: 'This device is offline. Please try again when it has a connection.',
    tooMuch: 'That was too much at once. Please wait a moment.',
    badAnswer: 'The server gave an answer that this page does not understand. Please load the page again.',
    noName: 'Please type a name: others see it at the table.',
    longName: (most: number) =>
      `A name has at most ${s.plural(most, { one: '# letter', other: '# letters' })}.`,
    noIdentity: 'This device has no name yet. Please pick one.',
    noCode: 'Please type the code that the other device shows.',
    renewed: (name: string) =>
      `The server did not know this device any more, so you are a new ${name} here. Who you were is kept: when your server is back, so are your seats.`,
    known: (name: string) => `This server knows you: you are ${name} again, with your seats.`,
    signedOut: (name: string) =>
      `This device was signed out from another one of ${name}’s. Use a code, the recovery code or a passkey to come back.`,
    notKept: 'This browser keeps no data: your name and your seats last as long as this page is open.',
  },

  /** The page of a table, before and around its match. */
  room: {
    title: (game: string) => `${game} online · Updraft`,
    plainTitle: 'An online table · Updraft',
    opening: 'Going to the table …',
    you: 'You',
    bot: (title: string) => `Bot: ${title}`,
    free: 'Free seat',
    here: 'here',
    away: 'not here now',
    /** The same where there is room for a word or two. */
    awayMark: 'not here',

    nameHeading: 'What shall we call you?',
    nameText: 'No account, no password: this device remembers who you are.',
    nameGo: 'To the table',

    seats: 'Seats',
    seat: (n: number) => `Seat ${n}`,
    hostMark: 'host',
    sit: 'Sit here',
    sitAt: (n: number) => `Sit down at seat ${n}`,
    stand: 'Get up',
    giveTo: (n: number) => `Who may have seat ${n}`,
    openSeat: 'Free for any player',
    start: 'Start the game',
    startWaits: s.plurals({
      one: 'One seat is still free: wait for a player, or give it to a bot.',
      other: '# seats are still free: wait for players, or give them to bots.',
    }),
    startWaitsGuest: (free: number) =>
      `Waiting for ${s.plural(free, { one: '# more player', other: '# more players' })}. The host can also start without them.`,
    startGuest: 'All players are here. The game can start.',
    startWatch: 'All players are here. The game starts when one of the players says so.',
    full: 'Every seat is taken. You can stay and watch.',
    fullNoWatch:
      'Every seat is taken, and this table wants no spectators: the game will not be shown to you.',
    sitFirst: 'Take a free seat to play.',

    inviteHeading: 'Invite others',
    inviteText: 'Every player with this link can sit down.',
    inviteFull: 'All seats are taken. With this link others can watch.',
    inviteFullNoWatch: 'All seats are taken, and this table wants no spectators.',
    linkLabel: 'Link to this table',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'The browser does not let us copy: please mark the link and copy it yourself.',
    share: 'Share …',
    shareText: (game: string) => `Play ${game} with me`,
    qr: 'The link as a QR code, for the camera of a phone',

    aboutHeading: 'About this table',
    rules: 'Rules',
    pace: (pace: Pace): string =>
      pace.kind === 'live'
        ? `Each has ${s.plural(pace.minutes, { one: '# minute', other: '# minutes' })} for the whole game, and ${s.plural(pace.seconds, { one: '# second', other: '# seconds' })} more with every move.`
        : pace.kind === 'round'
          ? `A round takes at most ${s.plural(pace.seconds, { one: '# second', other: '# seconds' })}.`
          : `Each has ${pace.hours % 24 === 0 ? s.plural(pace.hours / 24, { one: '# day', other: '# days' }) : s.plural(pace.hours, { one: '# hour', other: '# hours' })} for every turn.`,
    standIn: (bot: string) => `For a player who runs out of time the bot ${bot} plays until they come back.`,
    listed: 'This table is in the lobby: every player can join.',
    unlisted: 'Only people with the link find this table.',
    watch: 'Others may watch: they see what no seat keeps secret.',
    noWatch: 'Spectators may not watch.',
    hints: 'Players may ask for hints.',
    noHints: 'No hints at this table.',
    fair: 'All draws come from a secret of the server, whose fingerprint is fixed already, and from a salt of each player, which stays in their browser until the start. After the game every player can check them.',
    fingerprint: 'Fingerprint of the dice',

    sat: (name: string, n: number) => `${name} sits at seat ${n}.`,
    stood: (n: number) => `Seat ${n} is free again.`,
    declined: (name: string) => `${name} does not play again.`,
    asked: 'asked to play',
    askedYou: 'You are asked to play.',
    keptFor: (name: string) => `Kept for ${name}`,
    noThanks: 'No, thanks',
    startAsked: s.plurals({
      one: 'One player has not answered yet: wait, or give the seat away.',
      other: '# players have not answered yet: wait, or give the seats away.',
    }),
    begun: 'The game begins.',
    notCome: 'has not come yet',
    revealTitle: 'The match begins',
    revealText:
      'Seats are fixed. Before anything is dealt, each player’s browser shows the salt that it sealed for the draws.',
    revealWaits: (names: readonly string[], until: string) =>
      `The deal waits for ${s.list(names)}, until ${until} at the latest. A salt that does not come by then is left out.`,
    ready: 'ready',
    notReady: 'not here yet',
    revealPlayers: 'Who is ready',
    revealGo: 'Begin without those who are missing',
    revealElsewhere:
      'Your salt is in the browser in which you last looked at this table before the start: open the table there, and it is shown. That you look in from here is not held against you.',

    lost: 'Connection lost. Trying again …',
    back: 'Back at the table.',
    tryNow: 'Try now',
    refusedTitle: 'There is no way to the server',
    noTableTitle: 'This table cannot be opened',
    toLobby: 'To the online tables',
    otherRulesTitle: 'This page is older than the server',
    otherRules: 'This game is played by other rules than this page knows. Please load the page again.',
    noSpectators: 'The game has begun, and its players want no spectators.',
    onlyWatching: 'You are watching.',
    stillText: 'The match as it stood when you opened this page.',
    stillEnter: 'Go to the table',
  },

  /** While a match is played. */
  play: {
    clockLabel: 'time left:',
    clockOwn: (seconds: number) =>
      seconds >= 60
        ? 'You have one minute left.'
        : s.plural(seconds, { one: 'You have # second left.', other: 'You have # seconds left.' }),
    botPlays: 'a bot plays',
    resignedMark: 'gave up',
    takeBack: 'Take your seat back',
    resignedTitle: 'You gave up: a bot plays on for you.',
    watching: s.plurals({ one: '# watching', other: '# watching' }),

    offerOwn: (names: readonly string[], move: string) =>
      `You asked to take this back: “${move}” Waiting for ${s.list(names)}.`,
    offerOf: (name: string, move: string) => `${name} would like to take this back: “${move}”`,
    withdraw: 'Ask no longer',
    accept: 'Allow it',
    refuse: 'No',
    offerAnswered: 'You allowed it. Others still have to answer.',
    offerEnd: {
      accepted: (by: Who) =>
        by.isYou
          ? 'All agreed: your move is taken back.'
          : `All agreed: the move of ${by.name} is taken back.`,
      refused: (by: Who) =>
        by.isYou ? 'Refused: your move stands.' : `Refused: the move of ${by.name} stands.`,
      late: () => 'The game went on: nothing is taken back.',
      withdrawn: (by: Who) =>
        by.isYou ? 'Your move stands.' : `${by.name} asks no longer: the move stands.`,
    },

    resign: 'Give up',
    resignTitle: 'Give up this game?',
    resignText: 'A bot plays your seat to the end. This cannot be taken back.',
    resignYes: 'Yes, give up',
    resignNo: 'Play on',

    rematch: 'Play again with the same people',
    rematchOf: (name: string) => `${name} would like to play again.`,
    rematchByHost: 'The host would like to play again.',
    rematchOwn: 'You asked the others to play again.',
    rematchAgree: 'Play again',
    rematchNo: 'No, thanks',
    rematchDeclined: 'You do not play again.',
    rematchGo: 'To the new table',
    matchPage: 'The page of this match',
    lobby: 'Online tables',

    notify: 'Tell me when it is my turn',
    notifyOn: 'You are told when it is your turn, as long as this page is open.',
    notifyDenied:
      'The browser does not allow messages from this page. Its settings for this site can change that.',
    turnTitle: '● Your turn',
    turnCalls: 'It is your turn.',
    turnNote: (game: string) => `${game}: it is your turn`,

    copyMove: 'Copy a link to this move',
    copiedMove: 'A link to this move is copied.',
  },

  chat: {
    heading: 'Chat',
    lines: 'What was said',
    open: (unread: number) =>
      unread === 0 ? 'Chat' : `Chat, ${s.plural(unread, { one: '# new message', other: '# new messages' })}`,
    close: 'Close the chat',
    empty: 'No message yet.',
    onlyWatchers: 'Until the game is over, only those who watch read what you write.',
    label: 'Message',
    send: 'Send',
    watching: 'watching',
    seat: (n: number) => `seat ${n}`,
    you: 'you',
    mute: (name: string) => `Do not show what ${name} writes`,
    unmute: (name: string) => `Show what ${name} writes`,
    muteShort: 'Mute',
    unmuteShort: 'Unmute',
    muted: (name: string) => `${name} is muted.`,
    unmuted: (name: string) => `${name} is heard again.`,
    hidden: (n: number, name: string) =>
      `${s.plural(n, { one: '# message', other: '# messages' })} by ${name} not shown.`,
    said: (name: string, text: string) => `${name} says: ${text}`,
    left: s.plurals({ one: '# left', other: '# left' }),
  },
});
