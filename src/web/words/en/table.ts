/** What people read and hear at a table, whatever the game. */
import type { Who } from '../../../contract/index.ts';
import { object, possessive, subject, verb } from '../../../toolkit/english.ts';
import type { Speech } from '../../../toolkit/speech.ts';

/** What every table needs to say about hints, asked for or not. */
const hint = {
  hint: 'Hint',
  title: 'A good move',
  titleBack: 'What would have been good here',
  notNow: 'A hint is there for you when it is your turn.',
  notHere: 'Nobody here had a choice at this point, so there is no hint for it.',
};

export const words = (s: Speech) => ({
  title: (game: string) => `${game} · Updraft`,
  opening: 'Setting the table …',
  name: subject,
  nobody: 'Nobody',
  /** A side that has no seat: in some games one plays alone against it. */
  automaton: 'The automaton',
  /** Whose turn it is, and what is asked. */
  turnOf: (who: Who, title: string) =>
    `${who.isYou ? 'Your' : possessive(who)} turn: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  /** The same as it is heard: a title may end with a mark of its own. */
  turnHeard: (title: string, detail: string) =>
    `${/[.!?…]$/.test(title) ? title : `${title}.`} ${detail}`.trim(),
  thinking: 'Thinking …',
  /** What chance does, where the game has no words of its own for it. */
  drawing: {
    deal: 'The table is being set up',
    draw: 'Luck decides what comes next',
    reveal: 'What was hidden is shown',
  },
  othersPlay: (seats: number) =>
    s.plural(seats, { one: '# player is choosing', other: '# players are choosing' }),
  wins: (who: Who) => (who.isYou ? 'You win!' : `${who.name} wins`),
  shareWin: (winners: readonly Who[]) => `${s.list(winners.map(subject))} share the win`,
  points: (points: number) => s.plural(points, { one: 'With # point.', other: 'With # points.' }),
  nobodyWins: 'Nobody wins',
  givenUp: 'The match was given up before the end.',
  soloOver: (score: number) =>
    s.plural(score, { one: 'The game is over: # point', other: 'The game is over: # points' }),
  undone: 'The last choice was taken back.',
  notKept: 'This browser keeps no data, so this game will not outlast the page.',
  stopped: {
    title: (game: string) => `${game} · Updraft`,
    why: (version: number) =>
      `This match began with version ${version} of the rules, which is not part of Updraft any more: it cannot go on. What was kept of it is shown here.`,
    over: (version: number) =>
      `This match was played by version ${version} of the rules, which is not part of Updraft any more: it cannot be seen move by move on the board.`,
    players: (names: readonly string[]) => `At the table: ${s.list(names)}.`,
    free: 'a free seat',
    no: 'no',
    page: 'Its result and its moves',
    another: 'A new game',
    home: 'All games',
  },
  notFollowed: 'The page could not follow this game. It is stored: reloading the page continues it.',

  board: 'Board',
  side: 'At the table',
  players: 'Players',
  /** A seat's points if the game ended now, beside its name. */
  pointsNow: (points: number) =>
    s.plural(points, { one: '# point if the game ended now', other: '# points if the game ended now' }),
  pointsAtEnd: (points: number) => s.plural(points, { one: '# point', other: '# points' }),
  ifNow: 'if it ended now',
  /** The same where there is room for one word. */
  now: 'now',
  pointsLabel: 'points',
  person: 'at this screen',
  bot: (title: string) => title,
  thinks: 'thinking',

  log: 'What happened',
  logEmpty: 'Nothing has happened yet.',
  earlier: 'Show earlier moves',
  lookAt: (n: number) => `Look back at move ${n}`,
  lookingBack: (n: number, of: number) => `Looking back: move ${n} of ${of}`,
  lookingBackDetail: 'The game waits where it is.',
  backToNow: 'Back to now',
  yourTurnNow: 'It is your turn.',
  missed: (moves: number) => s.plural(moves, { one: 'See # move', other: 'See the last # moves' }),
  first: 'To the start',
  previous: 'One move back',
  next: 'One move on',
  last: 'Back to now',

  undo: 'Undo',
  cannotUndo: 'Nothing can be taken back now',
  rules: 'Rules',
  aid: 'Aid',
  aidTitle: 'Player aid',
  learn: 'Take a lesson',
  printMatch: 'Print as it stands',
  coachSwitch: 'Coaching',
  firstGame: {
    title: (game: string) => `Your first game of ${game}?`,
    lesson: { name: 'Learn it first', about: 'A few minutes on the real board. Your game waits.' },
    coached: { name: 'Play with a coach', about: 'The prompt says why, until one game is over.' },
    justPlay: { name: 'Just play', about: 'Rules, tips and hints are a tap away.' },
  },
  menu: 'Menu',
  moves: 'All moves',
  movesTitle: 'All moves as a list',
  movesNone: 'You have no move to make now.',
  describe: 'Describe the position',
  describeTitle: 'The position in words',
  help: 'Keys',
  hintTitle: 'Show me a good move',
  save: 'Save this game',
  saveJson: 'As a file (JSON)',
  saveText: 'As text',
  rematch: 'Play again',
  newSetup: 'Change the table',
  home: 'All games',
  scoring: 'How the points came about',
  showBoard: 'Look at the board',
  showScoring: 'Show the scoring',
  check: 'Check the draws',
  fairDraws: (draws: number) =>
    s.plural(draws, {
      one: 'Fair: the one draw follows from the secret whose hash stood before the first move.',
      other: 'Fair: all # draws follow from the secret whose hash stood before the first move.',
    }),
  keysSwitch: 'Single keys work',
  pace: 'Pace of the others',
  paces: { relaxed: 'Relaxed', quick: 'Quick', instant: 'Instant' },
  paceOf: (pace: string) => `Pace of the others: ${pace}`,
  skip: 'Skip to my turn',
  skipShort: 'Skip',
  skipToEnd: 'Skip to the end',
  /** The one legal move, which the page is about to make. */
  only: (move: string) => `Only one move is possible: ${move}.`,
  onlyMade: 'No other move was possible.',
  onlySwitch: 'Make the only possible move for me',
  onlyHelp: 'After a moment, and never where it would tell others what you hold.',
  soundSwitch: 'Sounds',

  handoverTitle: (name: string) => `Now ${name}`,
  handoverText: (name: string) =>
    `Please hand the screen to ${name}. What only ${name} may know is shown after this.`,
  take: (name: string) => `I am ${name}`,
  crowdMoved: (count: number) =>
    s.plural(count, { one: '# player has moved.', other: '# players have moved.' }),
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

  helpTitle: 'Keys at the table',
  keys: [
    ['?', 'These keys'],
    ['a', 'Player aid'],
    ['i', 'What is here? (the place that has the focus)'],
    ['u', 'Undo your last choice'],
    ['b', 'Go to the board'],
    ['h', 'Show me a good move'],
    ['m', 'All moves as a list'],
    ['d', 'Describe the position'],
    ['l', 'What happened'],
    ['s', 'Skip to my turn'],
    ['p', 'Another pace of the others'],
    ['[', 'Look one move back'],
    [']', 'Look one move on'],
    ['Esc', 'Back to now'],
  ],
  helpBoard: 'On the board, Tab goes to what you can use, arrow keys move about, and Enter or Space does it.',
  hint,
});
