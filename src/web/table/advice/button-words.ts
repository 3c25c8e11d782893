/** What every table needs to say about hints, asked for or not. */
export const hintWords = {
  hint: 'Hint',
  title: 'A good move',
  titleBack: 'What would have been good here',
  notNow: 'A hint is there for you when it is your turn.',
  notHere: 'Nobody here had a choice at this point, so there is no hint for it.',
} as const;
