/** The HTTP API as types, for clients: schemas stay on the server. */
export type {
  AnswerOf,
  AskOf,
  BlockedGiven,
  CodeGiven,
  ExportGiven,
  IdentityGiven,
  LobbyGiven,
  PasskeyListed,
  Refused,
  RouteName,
  ServerGiven,
  TableGiven,
  TablesGiven,
} from './schemas/api.ts';
