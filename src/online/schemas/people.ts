/** What a person can ask for about themselves: devices, ways back, and everything that is kept of them. */
import Type from 'typebox';
import { MOST } from '../table.ts';
import { Blocked, Reported } from './manners.ts';
import { exact, flag, type Of, serverId, text, time, who } from './parts.ts';
import { TableLine } from './table.ts';

export const Me = Type.Object({ who, name: Type.String() });
const MeGiven = Type.Object({
  ...Me.properties,
  server: serverId,
  recovery: Type.Optional(time('when your recovery code was made')),
  token: Type.Optional(Type.String({ description: 'keep it instead of the one that you showed' })),
});
export const IdentityGiven = Type.Object({
  ...Me.properties,
  token: Type.String({ description: 'who has it is this player: it stays on the device' }),
  server: serverId,
});

const RecoveryGiven = Type.Object({
  code: Type.String({ description: 'six groups of four letters and digits; it is told only now' }),
  at: time('when it was made'),
});
const RecoveryTyped = Type.Object(
  {
    code: text(80, 'a recovery code: six groups of four letters and digits'),
    signOutOthers: flag('true to sign out all other devices'),
  },
  exact,
);

const passkeyId = text(1400, 'the id of a passkey');
const Passkey = Type.Object({
  id: passkeyId,
  name: Type.String(),
  rp: Type.String({ description: 'the name of the server at which it works' }),
  at: time('when it was added'),
  used: time('when it was last used'),
});
const Passkeys = Type.Object({ passkeys: Type.Array(Passkey) });
const credential = Type.Record(Type.String(), Type.Unknown(), {
  description: 'what the browser answered, as JSON',
});
const Challenge = Type.Object({
  options: Type.Record(Type.String(), Type.Unknown(), { description: 'for the browser, as JSON' }),
});
const passkeyName = text(200, `a name of 1 to ${MOST.name} characters`);
const PasskeyMade = Type.Object({ name: passkeyName, response: credential }, exact);
const PasskeyNamed = Type.Object({ id: passkeyId, name: passkeyName }, exact);
const PasskeyMeant = Type.Object({ id: passkeyId }, exact);
const PasskeyShown = Type.Object({ response: credential }, exact);

const Retention = Type.Object(
  {
    open: Type.Number({ description: 'of a table that never began' }),
    playing: Type.Number({ description: 'of a match under way without a move' }),
    chat: Type.Number({ description: 'of a line of chat' }),
    reports: Type.Number({ description: 'of a report to the owner of the server' }),
    people: Type.Number({ description: 'of a person without a seat at any table, after their last visit' }),
  },
  { description: 'how long something is kept, in days' },
);
const ServerGiven = Type.Object({ id: serverId, retention: Retention });

const Export = Type.Object({
  format: Type.Literal('updraft-person'),
  server: serverId,
  at: time('when this was written'),
  person: Type.Object({
    ...Me.properties,
    since: time('when you came'),
    seen: time('when you were last here, to a day'),
    recovery: Type.Optional(time('when your recovery code was made')),
  }),
  passkeys: Type.Array(Passkey),
  bots: Type.Array(Type.Object({ who, name: Type.String(), at: time('since when') })),
  tables: Type.Array(TableLine),
  chat: Type.Array(Type.Object({ table: Type.String(), text: Type.String(), at: time('when you said it') })),
  blocks: Type.Array(Blocked),
  reports: Type.Array(Reported, { description: 'what you reported to the owner of the server' }),
  stopsAt: Type.Optional(
    Type.Object(
      { tables: Type.Optional(Type.Integer()), chat: Type.Optional(Type.Integer()) },
      { description: 'there is more of this than an export holds: only the newest so many are in it' },
    ),
  ),
  alerts: Type.Unknown({ description: 'how you are told: settings, mail address, browsers, last looks' }),
});
const Gone = Type.Object({
  matches: Type.Integer({ description: 'matches that keep their moves without your name' }),
});

const Acquaintance = Type.Object({
  who,
  name: Type.String(),
  matches: Type.Integer({ description: 'how many matches you have finished with them here' }),
  last: time('when the last of them was played'),
});
const Acquaintances = Type.Object({
  people: Type.Array(Acquaintance, {
    description: 'the last played with first; without those whom you block',
  }),
});

export const peopleApi = {
  'GET /api/me/acquaintances': {
    name: 'acquaintances',
    summary: 'Whom I have played with',
    description: 'People of your finished matches here: you can invite them by name.',
    answer: Acquaintances,
    known: true,
  },
  'GET /api/server': {
    name: 'server',
    summary: 'Which server is this?',
    description: 'Its id, which stays the same, and how long it keeps what no player needs any more.',
    answer: ServerGiven,
  },
  'GET /api/me': {
    name: 'me',
    summary: 'Who am I?',
    description: 'The name that others see; and a new token, where yours is to be renewed.',
    answer: MeGiven,
    known: true,
  },
  'POST /api/me/sign-out-others': {
    name: 'signOutOthers',
    summary: 'Sign out all other devices',
    description: 'Every token of yours but the one in the answer is good for nothing any more.',
    answer: IdentityGiven,
    known: true,
  },
  'POST /api/me/recovery': {
    name: 'newRecovery',
    summary: 'A recovery code to write down',
    description: 'Makes any device you again, when all others are lost. It replaces an earlier one.',
    answer: RecoveryGiven,
    known: true,
  },
  'POST /api/identity/recover': {
    name: 'recover',
    summary: 'Use a recovery code',
    description: 'Makes this device the player who wrote it down. The code stays good.',
    body: RecoveryTyped,
    answer: IdentityGiven,
  },
  'GET /api/me/passkeys': {
    name: 'passkeys',
    summary: 'My passkeys',
    description: 'The oldest first.',
    answer: Passkeys,
    known: true,
  },
  'POST /api/me/passkeys/challenge': {
    name: 'newPasskey',
    summary: 'Begin to add a passkey',
    description: 'What the browser needs. It is good once, for five minutes, and for the page that asked.',
    answer: Challenge,
    known: true,
  },
  'POST /api/me/passkeys': {
    name: 'addPasskey',
    summary: 'Add a passkey',
    description: 'With what the browser answered.',
    body: PasskeyMade,
    answer: Passkeys,
    known: true,
  },
  'PATCH /api/me/passkeys': {
    name: 'namePasskey',
    summary: 'Give a passkey another name',
    description: 'The name is for you alone.',
    body: PasskeyNamed,
    answer: Passkeys,
    known: true,
  },
  'POST /api/me/passkeys/remove': {
    name: 'removePasskey',
    summary: 'Remove a passkey',
    description: 'It cannot be used here any more.',
    body: PasskeyMeant,
    answer: Passkeys,
    known: true,
  },
  'POST /api/identity/passkey/challenge': {
    name: 'passkeyChallenge',
    summary: 'Begin to sign in with a passkey',
    description: 'What the browser needs. It is good once, for five minutes, and for the page that asked.',
    answer: Challenge,
  },
  'POST /api/identity/passkey': {
    name: 'usePasskey',
    summary: 'Sign in with a passkey',
    description: 'Makes this device the player whose passkey it is.',
    body: PasskeyShown,
    answer: IdentityGiven,
  },
  'GET /api/me/export': {
    name: 'exportMe',
    summary: 'Everything about me',
    description: 'All that this server keeps of you. Moves are in the files of your matches.',
    answer: Export,
    known: true,
  },
  'DELETE /api/me': {
    name: 'deleteMe',
    summary: 'Delete everything about me',
    description:
      'Your name, your ways to sign in and what you said are removed. A bot plays on at your seats; finished matches keep their moves without your name.',
    answer: Gone,
    known: true,
  },
} as const;

export type Acquaintance = Of<typeof Acquaintance>;
export type IdentityGiven = Of<typeof IdentityGiven>;
export type PasskeyListed = Of<typeof Passkey>;
export type ServerGiven = Of<typeof ServerGiven>;
export type ExportGiven = Of<typeof Export>;
