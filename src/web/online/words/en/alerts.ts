/** What players read about how they are told while they look elsewhere. */
import type { Speech } from '../../../../toolkit/speech.ts';

export const alertWords = (s: Speech) => ({
  alerts: {
    title: 'How you are told · Updraft',
    heading: 'How you are told',
    intro:
      'Games by days go on while this page is closed. Choose how you learn that it is your turn; you are reminded at half of your time and in its last tenth.',
    link: 'How you are told when it is your turn',
    needsName: 'Pick a name first: then we know which player to tell.',
    failed: 'Your settings could not be fetched. Please try again in a moment.',
    browser: 'In this browser',
    browserText:
      'A message appears even when no page of Updraft is open. It says which game, and nothing else.',
    why: {
      insecure:
        'This page has no https address, so the browser brings no messages here. Use one of the other ways.',
      unsupported:
        'This browser brings no messages, or only for pages on the home screen: add Updraft there and try again, or use one of the other ways.',
      denied:
        'You have forbidden messages of this page: allow them in the settings of the browser, or use one of the other ways.',
      failed:
        'The push service of this browser could not be reached. Please try again later, or use one of the other ways.',
    },
    on: 'Tell me in this browser',
    isOn: 'You are told in this browser.',
    off: 'Not in this browser any more',
    others: 'Your browsers',
    since: (when: string) => `since ${when}`,
    remove: 'Remove',
    removeOf: (label: string) => `Remove ${label}`,
    try: 'Try it',
    tryOf: (label: string) => `Try ${label}`,
    label: (browser: string, system: string) => `${browser} on ${system}`,
    someBrowser: 'A browser',
    quiet: 'Quiet hours',
    quietText: (zone: string) => `In these hours you are told nothing (${zone}).`,
    quietOn: 'Keep quiet hours',
    from: 'From',
    to: 'To',
    invitations: 'Invitations',
    invitationsText: 'People with whom you have finished a game can keep a seat for you at a new table.',
    invitationsOn: 'I can be invited by name',
    save: 'Save',
    saved: 'Saved.',
    mail: 'By mail',
    mailText:
      'For games by days. A letter asks your address first, and every letter has a link that ends them.',
    noMail: 'This server sends no letters.',
    address: 'Mail address',
    giveAddress: 'Send the letter that asks',
    dropAddress: 'Forget this address',
    mailState: {
      asked: (address: string) => `A letter was sent to ${address}: open the link in it.`,
      confirmed: (address: string) => `Letters go to ${address}.`,
      stopped: (address: string) => `${address} wants no letters any more.`,
      bounced: (address: string) => `Letters to ${address} came back.`,
    },
    said: (text: string) => `The mail server said: ${text}`,
    calendar: 'In your calendar',
    calendarText:
      'A calendar program can follow your deadlines at this address. Who knows it can read them: a new address ends the old one.',
    calendarOn: 'Make an address',
    calendarNew: 'Another address',
    calendarOff: 'End it',
    copy: 'Copy the address',
    copied: 'Copied.',
    trial: {
      pushAnswered: (status: number) => `The push service answered ${status}.`,
      pushGone: (status: number) =>
        `The push service answered ${status}: this browser is not there any more and was removed.`,
      mailTaken: (text: string) => `The mail server took the letter: ${text}`,
      mailRefused: (text: string) => `The mail server refused: ${text}`,
      mailFailed: (text: string) => `The mail server could not be reached: ${text}`,
      hookAnswered: (status: number) => `The webhook answered ${status}.`,
      nothing: 'There is nothing to try: this way is not set, or was used too often within the hour.',
      why: {
        address: 'That address may not be asked: it does not lead to a public host.',
        silent: 'No host answered there.',
        late: 'It took too long to answer.',
        circles: 'It was sent on too often.',
      },
    },
    hook: 'A webhook for this table',
    hookText: 'Whose turn it is, is posted there, in the form of Discord. Only you as the host can set it.',
    hookUrl: 'Address, like https://discord.com/api/webhooks/…',
    hookIs: (host: string) => `News go to ${host}.`,
    hookSet: 'Set',
    hookDrop: 'Remove',
    ask: 'Shall we tell you when it is your turn?',
    askYes: 'Yes',
    askOther: 'Other ways',
    /** The same where this browser offers no way of its own. */
    askHow: 'Choose how',
    askNo: 'Not now',
    next: 'Next game',
    nextLabel: s.plurals({
      one: 'Next game: # other game waits for you',
      other: 'Next game: # other games wait for you',
    }),
    sinceVisit: s.plurals({
      one: '# thing happened since your last visit.',
      other: '# things happened since your last visit.',
    }),
    showSince: 'Show it step by step',
    whoseTurn: (names: readonly string[]) => `${s.list(names)} to move`,
    until: (when: string) => `until ${when}`,
    news: s.plurals({ one: '# new', other: '# new' }),
    date: (time: number) =>
      s.date(time, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
    mailPage: {
      confirmTitle: 'Your mail address',
      confirmText: 'Letters about games by days will go to this address.',
      confirm: 'Yes, this is my address',
      confirmed: 'Thank you: letters will come here.',
      stopTitle: 'No more letters',
      stopText: 'Updraft will not write to this address any more.',
      stop: 'No more letters',
      stopped: 'No more letters will come.',
    },
  },
});
