/** The HTTP API as types, for clients: schemas stay on the server. */
export type * from './schemas/alerts.ts';
export type {
  Acquaintance,
  AnswerOf,
  AskOf,
  BlockedGiven,
  BotEvent,
  BotListed,
  BotMade,
  Bots,
  CodeGiven,
  ExportGiven,
  IdentityGiven,
  LobbyGiven,
  Look,
  PasskeyListed,
  QuickGiven,
  QuickWanted,
  Refused,
  RouteName,
  ServerGiven,
  TableGiven,
} from './schemas/api.ts';
