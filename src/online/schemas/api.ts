/** The HTTP API: every route with what it takes and gives. A route that needs to know who asks takes `Authorization: Bearer <token>`. */
import Type, { type TSchema } from 'typebox';
import { MOST } from '../table.ts';
import { alertRoutes } from './alerts.ts';
import { GameListed } from './game.ts';
import { mannersApi } from './manners.ts';
import { MatchFile } from './match.ts';
import { toClient } from './messages.ts';
import { exact, flag, type Of, Refusal, tableId, text, time } from './parts.ts';
import { IdentityGiven, Me, peopleApi } from './people.ts';
import { programsApi } from './programs.ts';
import { LobbyQuery, seal, TableInfo, TableLine, TablePlan } from './table.ts';

/** Longer than any name, so that the refusal can be about names. */
const NameGiven = Type.Object({ name: text(200, `a name of 1 to ${MOST.name} characters`) }, exact);
const CodeTyped = Type.Object({ code: text(40, 'a code like ABCD-2345') }, exact);

const JoinCodeTyped = Type.Object({ code: text(40, 'a join code like BCDFGH') }, exact);

const CodeGiven = Type.Object({
  code: Type.String({ description: 'as in ABCD-2345, good for one use' }),
  until: time('until when it is good'),
});
const TableGiven = Type.Object({ id: tableId });
const TablesGiven = Type.Object({ tables: Type.Array(TableLine) });
const { page: _page, ...wishes } = LobbyQuery.properties;
const QuickWanted = Type.Object({ ...wishes, seal }, exact);
const QuickGiven = Type.Object({
  id: tableId,
  opened: flag('was it set up for you? Otherwise others sit there already'),
});
const LobbyGiven = Type.Object({
  tables: Type.Array(TableLine),
  page: Type.Integer(),
  total: Type.Integer(),
});
/** A match as a spectator may see it: what a socket would be told that joins. */
const Look = Type.Object({ table: TableInfo, match: toClient.joined });
const Games = Type.Array(GameListed);

export const TableId = Type.Object({ id: tableId });
export const Refused = Type.Object({
  error: Type.String({ description: 'what is wrong, and what would be right: an English sentence' }),
  refusal: Refusal,
});

export interface Route {
  /** Its name in the document. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly body?: TSchema;
  readonly answer: TSchema;
  /** Needs the token of a player. */
  readonly known?: true;
  /** Needs the token of a bot. */
  readonly program?: true;
  /** Answers a line of JSON for each event, as long as the client listens. */
  readonly streams?: true;
  /** Works without the database. */
  readonly always?: true;
}

export const api = {
  'GET /api/games': {
    name: 'games',
    summary: 'The games',
    description: 'What is known of each game: seats, minutes, options with their values.',
    answer: Games,
    always: true,
  },
  'GET /api/tables': {
    name: 'lobby',
    summary: 'The lobby',
    description: 'The first page of the tables that can be joined or watched by all, and how many there are.',
    answer: LobbyGiven,
  },
  'POST /api/tables': {
    name: 'newTable',
    summary: 'Set up a table',
    description: 'The other players join by its link, or from the lobby if it is listed.',
    body: TablePlan,
    answer: TableGiven,
    known: true,
  },
  'POST /api/tables/quick': {
    name: 'quickTable',
    summary: 'A table at once',
    description:
      'Takes a free seat at a listed table that fits, or sets one up that is listed: of this game, or of the first where none is named; a live one where no pace is.',
    body: QuickWanted,
    answer: QuickGiven,
    known: true,
  },
  'GET /api/tables/:id': {
    name: 'table',
    summary: 'One table',
    description: 'Its id is its link: who knows it may see it.',
    answer: TableInfo,
  },
  'POST /api/join': {
    name: 'joinByCode',
    summary: 'Find a table by its join code',
    description:
      'Its host shows the code to those who are to come. It is good while the table waits and while its match is played. Wrong guesses are dear.',
    body: JoinCodeTyped,
    answer: TableGiven,
  },
  'GET /api/me/tables': {
    name: 'myTables',
    summary: 'My games',
    description: 'Tables at which you have a seat, the last played first.',
    answer: TablesGiven,
    known: true,
  },
  'GET /api/look/:id': {
    name: 'look',
    summary: 'A match as it stands',
    description:
      'What a spectator may see of a match that is played or over, without a name: the same as a socket is told that joins. Asked for often, it waits.',
    answer: Look,
  },
  'GET /api/matches/:id': {
    name: 'match',
    summary: 'A finished match',
    description:
      'Its file, with the secret that lets every draw be checked. There is none while it is played.',
    answer: MatchFile,
  },
  'POST /api/identity': {
    name: 'newIdentity',
    summary: 'Pick a name and play',
    description: 'Makes a new identity for this device. There is no password: the token is the identity.',
    body: NameGiven,
    answer: IdentityGiven,
  },
  'PATCH /api/me': {
    name: 'rename',
    summary: 'Take another name',
    description: 'All tables that are not over show it at once; a finished match keeps the old one.',
    body: NameGiven,
    answer: Me,
    known: true,
  },
  ...peopleApi,
  'POST /api/identity/code': {
    name: 'newCode',
    summary: 'A code for another device',
    description: 'A device that sends it within ten minutes becomes the same player. It works once.',
    answer: CodeGiven,
    known: true,
  },
  'POST /api/identity/claim': {
    name: 'claim',
    summary: 'Use a code',
    description: 'Makes this device the same player as the one that shows the code.',
    body: CodeTyped,
    answer: IdentityGiven,
  },
  ...mannersApi,
  ...alertRoutes,
  ...programsApi,
} satisfies Readonly<Record<string, Route>>;

type Api = typeof api;
export type RouteName = keyof Api;
type BodyOf<R extends RouteName> = Api[R] extends { readonly body: infer B extends TSchema }
  ? Of<B>
  : undefined;
/** What a route takes: its body, or the id in its address. */
export type AskOf<R extends RouteName> = R extends `${string}/:id` ? Of<typeof TableId> : BodyOf<R>;
export type AnswerOf<R extends RouteName> = Of<Api[R]['answer']>;
export type Refused = Of<typeof Refused>;
export type { BlockedGiven } from './manners.ts';
export type { Acquaintance, ExportGiven, IdentityGiven, PasskeyListed, ServerGiven } from './people.ts';
export type { BotEvent, BotListed, BotMade, Bots } from './programs.ts';
export type CodeGiven = Of<typeof CodeGiven>;
export type QuickWanted = Of<typeof QuickWanted>;
export type QuickGiven = Of<typeof QuickGiven>;
export type Look = Of<typeof Look>;
export type TableGiven = Of<typeof TableGiven>;
export type LobbyGiven = Of<typeof LobbyGiven>;
