/** What people read and hear at a table, whatever the game. */
import type { Who } from '../../../contract/index.ts';
import { botOf, noteWords } from '../../../match/words/en/notes.ts';
import { object, possessive, subject, verb } from '../../../toolkit/english.ts';
import type { Speech } from '../../../toolkit/speech.ts';

/** What every table needs to say about hints, asked for or not. */
const hint = {
  hint: 'Hint',
  title: 'A good move',
  titleBack: 'What would have been good here',
  notNow: 'A hint is there for you when it is your turn.',
  notHere: 'No player here had a choice at this point, so there is no hint for it.',
};

export const words = (s: Speech) => ({
  title: (game: string) => `${game} · Updraft`,
  opening: 'Setting the table …',
  name: subject,
  noPlayer: 'A player',
  /** A side that has no seat: in some games one plays alone against it. */
  automaton: 'The automaton',
  /** Whose turn it is, and what is asked. */
  turnOf: (who: Who, title: string) =>
    `${who.isYou ? 'Your' : possessive(who)} turn: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  /** The same as it is heard: a title may end with a mark of its own. */
  turnHeard: (title: string, detail: string) =>
    `${/[.!?…]$/.test(title) ? title : `${title}.`} ${detail}`.trim(),
  thinking: 'Thinking …',
  /** The bot that plays for a player, as the one who moves. */
  botOf,
  /** What happened to a seat besides moves. */
  noted: noteWords,
  waits: 'Your move waits for the connection',
  waitsDetail: (move: string) => `“${move}” is sent as soon as the connection is back.`,
  waitsLine: (move: string) => `Waits for the connection: ${move}`,
  playedFor: 'A bot plays for you',
  playedForTime: 'Your time ran out. Take your seat back to choose for yourself again.',
  playedForHost: 'The host waited for you. Take your seat back to choose for yourself again.',
  /** What chance does, where the game has no words of its own for it. */
  drawing: {
    deal: 'The table is being set up',
    draw: 'Luck decides what comes next',
    reveal: 'What was hidden is shown',
  },
  othersPlay: s.plurals({ one: '# player is choosing', other: '# players are choosing' }),
  wins: (who: Who) => (who.isYou ? 'You win!' : `${who.name} wins`),
  shareWin: (winners: readonly Who[]) => `${s.list(winners.map(subject))} share the win`,
  points: s.plurals({ one: 'With # point.', other: 'With # points.' }),
  noWinner: 'No player wins',
  givenUp: 'The match was given up before the end.',
  soloOver: s.plurals({ one: 'The game is over: # point', other: 'The game is over: # points' }),
  undone: 'The last choice was taken back.',
  notKept: 'This browser keeps no data, so this game will not outlast the page.',
  notFollowed: 'The page could not follow this game. It is stored: reloading the page continues it.',

  board: 'Board',
  side: 'At the table',
  players: 'Players',
  /** A seat's points if the game ended now, beside its name. */
  pointsNow: s.plurals({ one: '# point if the game ended now', other: '# points if the game ended now' }),
  pointsAtEnd: s.plurals({ one: '# point', other: '# points' }),
  /** One's own place among many. */
  rank: (place: number, of: number) => `no. ${s.number(place)} of ${s.number(of)}`,
  ifNow: 'if it ended now',
  /** The same where there is room for one word. */
  now: 'now',
  pointsLabel: 'points',
  person: 'at this screen',
  bot: (title: string) => title,
  botMark: 'bot',

  log: 'What happened',
  logEmpty: 'Nothing has happened yet.',
  earlier: 'Show earlier moves',
  lookAt: (n: number) => `Look back at move ${n}`,
  lookingBack: (n: number, of: number) => `Looking back: move ${n} of ${of}`,
  beforeFirst: 'Before the first move.',
  backToNow: 'Back to now',
  yourTurnNow: 'It is your turn.',
  missed: s.plurals({ one: 'See # move', other: 'See the last # moves' }),
  first: 'To the start',
  previous: 'One move back',
  next: 'One move on',
  last: 'Back to now',
  playReplay: 'Play from here',
  pauseReplay: 'Pause',
  replayMove: 'Move that is shown',
  replayAt: (n: number, told: string) => (told ? `${n}: ${told}` : `${n}`),
  replayPaces: { slow: '½×', usual: '1×', fast: '2×', rush: '5×' },
  replaySpeed: (speed: string) => `Speed: ${speed}`,

  undo: 'Undo',
  cannotUndo: 'Nothing can be taken back now',
  rules: 'Rules',
  aid: 'Aid',
  aidTitle: 'Player aid',
  firstGame: {
    title: (game: string) => `Your first game of ${game}?`,
    lesson: { name: 'Learn it first', about: 'A few minutes on the real board. Your game waits.' },
    coached: { name: 'Play with a coach', about: 'The prompt says why, until one game is over.' },
    justPlay: { name: 'Just play', about: 'Rules, tips and hints are a tap away.' },
  },
  menu: 'Menu',
  moves: 'All moves',
  home: 'All games',
  showScoring: 'Show the scoring',
  paces: { relaxed: 'Relaxed', quick: 'Quick', instant: 'Instant' },
  paceOf: (pace: string) => `Pace of the others: ${pace}`,
  skip: 'Skip to my turn',
  skipToEnd: 'Skip to the end',
  /** The one legal move, which the page is about to make. */
  only: (move: string) => `Only one move is possible: ${move}.`,
  onlyMade: 'No other move was possible.',
  soundSwitch: 'Sounds',

  handoverTitle: (name: string) => `Now ${name}`,
  handoverText: (name: string) =>
    `Please hand the screen to ${name}. What only ${name} may know is shown after this.`,
  take: (name: string) => `I am ${name}`,
  /** What happened before that which is told, and is not told one by one. */
  earlierTold: s.plurals({ one: '# event more is in the log.', other: '# events more are in the log.' }),
  crowdMoved: s.plurals({ one: '# player has moved.', other: '# players have moved.' }),
  lookAtMine: (who: Who) => `Only ${object(who)} ${verb(who, 'are', 'is')} looking: show what is hidden`,
  handTo: (name: string) => `Please hand the screen to ${name}.`,

  lostTitle: 'This game is open in another tab',
  lostText:
    'It can be played in one tab at a time. Nothing is lost: this tab can take it over where it stands.',
  playHere: 'Play here instead',
  failedTitle: 'This game cannot go on here',
  failed: {
    unknownGame: 'This game is not known here.',
    unknownMatch: 'This game is not kept in this browser any more.',
    broken: (why: string) => `Something went wrong at the table: ${why}`,
  },
  reload: 'Load again',

  hint,
});
