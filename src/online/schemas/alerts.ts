/** How people are told what happens at their tables while they look elsewhere. */
import Type from 'typebox';
import { exact, flag, type Of, oneOf, tableId, text, time, whole } from './parts.ts';

const MINUTES = 24 * 60 - 1;

const zone = text(60, 'your time zone, as in "Europe/Berlin"');
const language = text(35, 'the language that you read, as in "en"');
const Quiet = Type.Union(
  [
    Type.Null(),
    Type.Object({ from: whole(MINUTES, 'minutes after midnight'), to: whole(MINUTES, 'the same') }, exact),
  ],
  { description: 'hours in which you are told nothing, as in {"from": 1320, "to": 420}; null for none' },
);

const invitations = flag('may people with whom you have played invite you by name?');

export const AlertsWanted = Type.Object(
  { quiet: Quiet, zone, language, invitations: Type.Optional(invitations) },
  exact,
);
export type AlertsWanted = Of<typeof AlertsWanted>;
export const DeviceWanted = Type.Object(
  {
    endpoint: text(1000, 'where the push service of this browser takes messages'),
    p256dh: text(200, 'the public key of this browser, base64url'),
    auth: text(100, 'what it shares with us, base64url'),
    label: text(60, 'what you call it, as in "Firefox on Linux"'),
    zone,
    language,
  },
  exact,
);
export type DeviceWanted = Of<typeof DeviceWanted>;
export const MailWanted = Type.Object(
  { address: text(200, 'a mail address; empty to forget it'), zone, language },
  exact,
);
export type MailWanted = Of<typeof MailWanted>;
const CalendarWanted = Type.Object({ on: flag('true for a new address, false for none') }, exact);
export const HookWanted = Type.Object(
  {
    table: tableId,
    url: text(1000, 'where the news of the table are posted, in the form of Discord; empty for nowhere'),
  },
  exact,
);
export type HookWanted = Of<typeof HookWanted>;
export const TrialWanted = Type.Object(
  {
    by: oneOf(['push', 'mail', 'hook'], 'which way'),
    id: Type.Optional(text(40, 'which browser, or which table')),
  },
  exact,
);
export type TrialWanted = Of<typeof TrialWanted>;

export const AlertsGiven = Type.Object({
  key: Type.String({ description: 'the key by which push services know this server' }),
  devices: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), at: time('since when') })),
  quiet: Quiet,
  zone: Type.String(),
  invitations,
  mail: Type.Object({
    possible: flag('does this server send letters?'),
    address: Type.Optional(Type.String()),
    state: Type.Optional(
      oneOf(['asked', 'confirmed', 'stopped', 'bounced'], 'only a confirmed address is written to'),
    ),
    why: Type.Optional(Type.String({ description: 'what the mail server said' })),
  }),
  calendar: Type.Optional(
    Type.String({ description: 'where your deadlines can be read: who knows it may read them' }),
  ),
});
export type AlertsGiven = Of<typeof AlertsGiven>;
export const HookGiven = Type.Object({
  host: Type.Optional(Type.String({ description: 'to whom it posts; missing where it posts nowhere' })),
});
export type HookGiven = Of<typeof HookGiven>;
export const TrialGiven = Type.Object({
  is: oneOf(
    ['answered', 'taken', 'refused', 'failed', 'gone', 'nothing'],
    'what happened; "gone": this browser is not there any more and was removed; "nothing": there is no such way',
  ),
  status: Type.Optional(Type.Integer({ description: 'what the other server answered' })),
  why: Type.Optional(
    oneOf(
      ['address', 'silent', 'late', 'circles'],
      'it leads to an address that may not be asked, no host answered, it took too long, it was sent on too often',
    ),
  ),
  said: Type.Optional(Type.String({ description: 'what the mail server said' })),
});
export type TrialGiven = Of<typeof TrialGiven>;
export const WaitingGiven = Type.Object({
  tables: Type.Array(
    Type.Object({
      id: tableId,
      live: flag('does a clock of minutes run?'),
      until: Type.Optional(time('when your time is up')),
    }),
    { description: 'live games first, then those with the least time left' },
  ),
});
export type WaitingGiven = Of<typeof WaitingGiven>;
export const Done = Type.Object({});

export const alertRoutes = {
  'GET /api/me/alerts': {
    name: 'myAlerts',
    summary: 'How you are told',
    description: 'Your browsers, quiet hours, mail address and calendar.',
    answer: AlertsGiven,
    known: true,
  },
  'PUT /api/me/alerts': {
    name: 'changeAlerts',
    summary: 'Quiet hours and invitations',
    description:
      'Hours in which you are told nothing, in your time zone; and whether you can be invited by name, which stays as it is where it is left out.',
    body: AlertsWanted,
    answer: AlertsGiven,
    known: true,
  },
  'POST /api/me/devices': {
    name: 'addDevice',
    summary: 'Be told in this browser',
    description: 'What its PushManager gave, made with the key of this server.',
    body: DeviceWanted,
    answer: AlertsGiven,
    known: true,
  },
  'DELETE /api/me/devices/:id': {
    name: 'dropDevice',
    summary: 'Not in that browser any more',
    description: 'It is told nothing from now on.',
    answer: AlertsGiven,
    known: true,
  },
  'PUT /api/me/mail': {
    name: 'setMail',
    summary: 'Be told by mail',
    description: 'A letter asks the address first; only where it is confirmed others follow.',
    body: MailWanted,
    answer: AlertsGiven,
    known: true,
  },
  'POST /api/mail/confirm/:id': {
    name: 'confirmMail',
    summary: 'Confirm an address',
    description: 'With what the letter to it says.',
    answer: Done,
  },
  'POST /api/mail/stop/:id': {
    name: 'stopMail',
    summary: 'No more letters',
    description: 'With what every letter says. Mail programs ask this by themselves (RFC 8058).',
    answer: Done,
  },
  'PUT /api/me/calendar': {
    name: 'setCalendar',
    summary: 'A calendar of your deadlines',
    description: 'Makes a new address, which ends an older one; or ends it.',
    body: CalendarWanted,
    answer: AlertsGiven,
    known: true,
  },
  'GET /api/hooks/:id': {
    name: 'hook',
    summary: 'The webhook of a table',
    description: 'For the host of the table.',
    answer: HookGiven,
    known: true,
  },
  'PUT /api/hooks': {
    name: 'setHook',
    summary: 'Set the webhook of a table',
    description: 'Whose turn it is, is posted there. Only the host of the table sets it.',
    body: HookWanted,
    answer: HookGiven,
    known: true,
  },
  'POST /api/me/alerts/try': {
    name: 'tryAlert',
    summary: 'Try a way to be told',
    description: 'Sends one message, and tells what came back.',
    body: TrialWanted,
    answer: TrialGiven,
    known: true,
  },
  'GET /api/me/waiting': {
    name: 'waiting',
    summary: 'Games that wait for you',
    description: 'Games by days in which you owe a choice, and live ones at which you do not sit now.',
    answer: WaitingGiven,
    known: true,
  },
} as const;
