/** What people read around the lessons of any game. */
import type { Speech } from '../../../toolkit/speech.ts';

export const words = (s: Speech) => ({
  title: (lesson: string, game: string) => `${lesson} · ${game} · Updraft`,
  lessonsOf: (game: string) => `Learn ${game}`,
  listAbout: 'Short lessons on the real board. Each goes on where you left it.',
  none: 'There is no lesson here.',
  broken: 'This step could not be set up. The others can be.',
  step: (n: number, of: number) => `Step ${s.number(n)} of ${s.number(of)}`,
  progress: 'How far you are',
  back: 'Back',
  next: 'Next',
  /** Of the last step: what comes is the end, with a game to play. */
  finish: 'Finish',
  skip: 'Skip',
  again: 'From the beginning',
  leave: 'Leave the lesson',
  toTable: 'Back to your game',
  /** Before an answer. */
  right: 'Right.',
  wrong: 'Not this time.',
  illegal: 'That cannot be done here.',
  /** For people who listen, after the text of a step. */
  toDo: 'Your turn, on the board.',
  start: 'Start',
  goOn: (n: number, of: number) => `Go on at step ${s.number(n)} of ${s.number(of)}`,
  done: 'Done',
  repeat: 'Once more',
  stepCount: s.plurals({ one: '# step', other: '# steps' }),
  end: 'That is all you need',
  endText: (game: string) =>
    `Now play a short game of ${game} against easy bots. Its prompts say why, and the player aid is a tap away.`,
  practice: 'Play a short game',
  another: 'Another lesson',
  toGame: (game: string) => `All about ${game}`,
  bench: 'The lesson',
});
