/** What people read around a rulebook. */
export const rulesWords = {
  title: (game: string) => `${game}: rules · Updraft`,
  heading: (game: string) => `${game}: the rules`,
  contents: 'Contents',
  rulings: 'How we read the rules',
  credits: 'Credits',
  creditText: (game: string, designers: readonly string[], edition: string | undefined) =>
    `${game}${edition ? ` (${edition})` : ''} was designed by ${new Intl.ListFormat('en').format(designers)}. The rules are told here in our own words; the pictures are our own.`,
  print: 'Print',
  play: 'Play',
  setUp: 'Set up a table',
  badFigure: (why: string) => `This figure could not be drawn: ${why}`,
} as const;
