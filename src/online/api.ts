/** The HTTP API as types, for clients: schemas stay on the server. */
export type {
  AnswerOf,
  AskOf,
  CodeGiven,
  IdentityGiven,
  LobbyGiven,
  Refused,
  RouteName,
  TableGiven,
  TablesGiven,
} from './schemas/api.ts';
