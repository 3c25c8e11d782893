/** What a table says on request and at its end: it comes with dialogs, the scoring and matches that cannot go on. */
import type { Speech } from '../../../toolkit/speech.ts';

export const words = (s: Speech) => ({
  rematch: 'Play again',
  newSetup: 'Change the table',
  scoring: 'How the points came about',
  showBoard: 'Look at the board',
  replay: 'See it again',
  check: 'Check the draws',
  fairDraws: s.plurals({
    one: 'Fair: the one draw follows from the secret whose hash stood before the first move.',
    other: 'Fair: all # draws follow from the secret whose hash stood before the first move.',
  }),

  learn: 'Take a lesson',
  printMatch: 'Print as it stands',
  coachSwitch: 'Coaching',
  movesTitle: 'All moves as a list',
  movesNone: 'You have no move to make now.',
  describe: 'Describe the position',
  describeTitle: 'The position in words',
  hintTitle: 'Show me a good move',
  describeMore: 'The rest is in this dialog, line by line.',
  help: 'Keys',
  save: 'Save this game',
  saveJson: 'As a file (JSON)',
  saveText: 'As text',
  pace: 'Pace of the others',
  onlySwitch: 'Make the only possible move for me',
  onlyHelp: 'After a moment, and never where it would tell others what you hold.',

  helpTitle: 'Keys at the table',
  keys: [
    ['?', 'These keys'],
    ['a', 'Player aid'],
    ['i', 'What is here? (the place that has the focus)'],
    ['u', 'Undo your last choice'],
    ['b', 'Go to what you can use on the board, then to the next'],
    ['h', 'Show me a good move'],
    ['m', 'All moves as a list'],
    ['d', 'Describe the position'],
    ['l', 'What happened'],
    ['s', 'Skip to my turn'],
    ['p', 'Another pace of the others'],
    ['[', 'Look one move back'],
    [']', 'Look one move on'],
    ['k', 'Play from the move that is shown, or pause'],
    ['f', 'Another speed of that'],
    ['Esc', 'Back to now'],
  ],
  helpBoard: 'On the board, Tab goes to what you can use, arrow keys move about, and Enter or Space does it.',
  keysSwitch: 'Single keys work',

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
});
