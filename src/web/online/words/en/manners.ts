/** What is said about blocking and reporting other players. */

export const mannersWords = () => ({
  manners: {
    more: 'More',
    moreOf: (name: string) => `More: block or report ${name}`,
    menu: 'Block or report a player',
    title: (name: string) => `Block or report ${name}`,
    who: 'Player',

    block: 'Block',
    blockText: (name: string) =>
      `You no longer see what ${name} writes, and ${name} can neither sit down at your tables nor ask you to play. A game that you share goes on. ${name} is not told.`,
    blockYes: (name: string) => `Block ${name}`,
    blocked: (name: string) => `You block ${name}.`,
    undo: 'Unblock on the page about you',

    report: 'Report',
    reportText: 'The owner of this server reads the report, and that it is from you.',
    reason: 'Reason',
    reasons: [
      'Insults or hate',
      'Threats or harassment',
      'Advertising or spam',
      'An offensive name',
      'Spoils the game on purpose',
      'Something else',
    ],
    about: 'About',
    aboutAll: (name: string) => `${name}, not one message`,
    aboutLine: (text: string) => `“${text}”`,
    details: 'What happened (optional)',
    why: (reason: string, details: string) => (details ? `${reason}: ${details}` : reason),
    send: 'Send the report',
    sent: (name: string) => `The owner of this server can now read your report about ${name}.`,

    list: 'People you blocked',
    listText: 'You do not see what they write. They cannot sit down at your tables or ask you to play.',
    none: 'You block no player.',
    since: (when: string) => `since ${when}`,
    unblock: 'Unblock',
    unblockOf: (name: string) => `Unblock ${name}`,
    unblocked: (name: string) => `${name} is no longer blocked.`,
  },
});
