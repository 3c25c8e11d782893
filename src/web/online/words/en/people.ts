/** What the page about oneself and the page about data say. */
import type { Speech } from '../../../../toolkit/speech.ts';

export const peopleWords = (s: Speech) => {
  const days = s.plurals({ one: '# day', other: '# days' });
  return {
    people: {
      when: (time: number): string => s.date(new Date(time), { dateStyle: 'medium' }),

      others: 'Your other devices',
      othersText:
        'Lost a phone, or played on a device that is not yours? Sign them all out at once; this one stays.',
      signOut: 'Sign out all other devices',
      signedOut: 'All other devices are signed out.',

      recovery: 'A recovery code',
      recoveryText:
        'Write it down, and you can be yourself again when every device is lost. A new code replaces the old one.',
      recoverySince: (when: string) => `You have a recovery code since ${when}.`,
      makeRecovery: 'Make a recovery code',
      newRecovery: 'Make a new one',
      recoveryShown: 'It is shown only now. With it another person could be you: keep it on paper.',
      recoveryLabel: 'Recovery code',
      recover: 'Use your recovery code',
      recoverText: 'This device becomes the person who wrote it down.',
      recoverAlone: 'Sign out all other devices too',
      recoverGo: 'Be yourself again',

      passkeys: 'Passkeys',
      passkeysText: 'Sign in on a new device with its fingerprint, face or PIN, or with a security key.',
      passkeyName: 'Name of the new passkey',
      passkeyUsual: 'My device',
      addPasskey: 'Add a passkey',
      added: (name: string) => `The passkey ${name} is added.`,
      passkeySince: (when: string, used: string) => `added ${when}, last used ${used}`,
      rename: 'Rename',
      renameOf: (name: string) => `Rename the passkey ${name}`,
      newName: 'New name',
      save: 'Save',
      remove: 'Remove',
      removeOf: (name: string) => `Remove the passkey ${name}`,
      removed: (name: string) => `The passkey ${name} is removed.`,
      signIn: 'Sign in with a passkey',
      passkeyFailed: 'The browser has not given a passkey. Please try again, or use another way.',
      noPasskeys: {
        old: 'This browser has no passkeys.',
        insecure: 'Passkeys need an https address; this page has none.',
        numbers: 'Passkeys need a server with a name; this page was opened by its number.',
      },

      everything: 'Everything about you',
      everythingText: 'What the server keeps of you, and for how long:',
      toData: 'about data',
      export: 'Export everything about me',
      exported: 'Saved as updraft-about-me.json.',
      delete: 'Delete everything about me',
      deleteSure: 'Delete everything about you?',
      deleteText:
        'Your name, your ways to sign in and all that you said are removed for good. In matches under way the table’s bot takes your seat, and the others read “Former player”. Finished matches keep their moves without your name. Your other devices are signed out.',
      deleteYes: 'Delete everything',
      deleteNo: 'Keep',
      deleted: (matches: number) =>
        matches === 0
          ? 'Everything about you is deleted.'
          : `Everything about you is deleted; ${s.plural(matches, { one: '# match goes on', other: '# matches go on' })} without your name.`,
      welcome: (name: string) => `Welcome back, ${name}.`,
    },
    data: {
      title: 'About data · Updraft',
      heading: 'What is kept, and for how long',
      intro:
        'There are no accounts, no cookies and no trackers. Games on this screen stay on this device. Playing online leaves this on the server:',
      failed: 'The server does not answer, so its times cannot be shown.',
      rows: (keeps: {
        open: number;
        playing: number;
        chat: number;
        reports: number;
        people: number;
      }): readonly (readonly [string, string])[] => [
        [
          'Your name and an id',
          `until you delete it; without a seat at any table, ${days(keeps.people)} after your last visit`,
        ],
        [
          'Your recovery code, as a hash that cannot be turned back',
          'until you make a new one, or delete everything',
        ],
        ['The public half of each passkey, and its name', 'until you remove it, or delete everything'],
        ['Your bots: their names, and a hash of each token', 'until you remove them, or delete everything'],
        ['Codes for another device, as hashes', 'ten minutes'],
        ['Tables that never began', days(keeps.open)],
        ['Matches under way', `until they end, or ${days(keeps.playing)} without a move`],
        ['Finished matches: moves, dice, names', 'for good; your name until you delete it'],
        ['What you say at tables', `${days(keeps.chat)}, and of each table the newest lines only`],
        [
          'How you want to be told: browsers, a mail address, quiet hours, a calendar, whether you can be invited, and what you saw last',
          'until you take it back, or delete everything',
        ],
        ['Whom you block', 'until you unblock them, or delete everything'],
        [
          'What you report to the owner, and what others report about you',
          `${days(keeps.reports)}, or until you delete everything`,
        ],
        ['That the owner has banned you', 'until the ban is lifted'],
        [
          'Your address, as a hash that cannot be turned back without the server’s key',
          'with the tables that you set up, so that they can be counted',
        ],
      ],
      rights: 'You can take everything along, or have it deleted:',
      toYou: 'you and your devices',
      backups: 'Backups of the server’s owner may keep a copy for longer.',
    },
  };
};
