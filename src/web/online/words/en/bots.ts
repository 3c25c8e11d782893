/** What owners read about their bot accounts, and players about bots of other people at a table. */
import type { Speech } from '../../../../toolkit/speech.ts';

export const programWords = (s: Speech) => ({
  programs: {
    heading: 'Your bots',
    text: 'A bot of yours is a program that you run on your own machine: it plays online through the Bot API, marked as a bot at every table, whenever the host of a table invites it by its name.',
    none: 'You have no bots yet.',
    many: (count: number, most: number) =>
      `You have ${s.number(count)} of ${s.plural(most, { one: '# bot', other: '# bots' })}.`,
    full: (most: number) =>
      `You have ${s.plural(most, { one: '# bot', other: '# bots' })}, as many as one person may have: remove one before you make another.`,
    since: (when: string) => `since ${when}`,
    name: 'Name of the new bot',
    nameHelp: 'No two bots of a server have names that look alike.',
    noName: 'Please type a name: hosts invite the bot by it.',
    make: 'Make a bot',
    made: (name: string) => `The bot ${name} is made.`,

    token: (name: string) => `Token of ${name}`,
    tokenText:
      'It is shown only now: the server keeps no copy that could be read. A program that has it plays as your bot.',
    copy: 'Copy the token',
    copied: 'The token is copied.',
    notCopied: 'The browser does not let us copy: please mark the token and copy it yourself.',
    run: 'To try it, start the example bot that comes with Updraft:',
    hide: 'I have kept it',

    renew: 'New token',
    renewOf: (name: string) => `New token for the bot ${name}`,
    renewSure: (name: string) => `Revoke the token of ${name}?`,
    renewText:
      'The token that its program has now is good no more: the program is disconnected at once. You are shown a new one.',
    renewYes: 'Revoke it, and make a new one',
    renewed: (name: string) => `The old token of ${name} is revoked.`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove the bot ${name}`,
    removeSure: (name: string) => `Remove the bot ${name}?`,
    removeText:
      'Its token is good no more, and its name is free for others. In matches under way the table’s stand-in plays its seat to the end.',
    removeYes: 'Remove it',
    removed: (name: string) => `The bot ${name} is removed.`,
    keep: 'Keep it',
  },
  inviteBot: {
    heading: 'Invite a bot of a player',
    text: 'A program of yours or of another player. It is marked as a bot to all.',
    label: 'Name of the bot',
    go: 'Invite',
    noName: 'Please type the name of a bot, as its owner has told you.',
    own: 'Your own bots',
    ownLabel: (name: string, there: boolean) => (there ? `${name} is at this table` : `Invite ${name}`),
    invited: (name: string) => `${name} is invited.`,
    silent: (names: readonly string[]) =>
      `${s.list(names)} ${s.plural(names.length, { one: 'does', other: 'do' })} not answer: perhaps the program does not run now. The seat stays kept until you give it away.`,
    declined: (name: string) => `${name} has declined: the seat is free again.`,
    asked: 'Bot: invited, has not answered yet',
    keptFor: (name: string) => `Kept for the bot ${name}`,
    held: (name: string) => `Bot: ${name}`,
    here: 'connected',
    away: 'not connected now',
  },
});
