/**
 * What client and server say to each other over a socket at /socket: one JSON object a message. The messages are in
 * schemas/messages.ts, of which clients take only the types; docs/protocol.md tells it in prose.
 */
export type { Have, JoinedTable, Tick, ToClient, ToServer } from './schemas/messages.ts';

/** What this page speaks. Since 2 a page tells by itself when it lacks the rules of a match; since 3 it seals its salts, since 4 it knows a time for each round. */
export const PROTOCOL = 4;
/** The oldest that the server still understands: pages stay open for days. */
export const OLDEST_PROTOCOL = 1;
export const SOCKET_PATH = '/socket';
/** A longer message ends its socket. */
export const MOST_BYTES = 8 * 1024;

/** Why the server closed a socket, for `CloseEvent.code`. */
export const CLOSE = {
  /** The first message was no `hello`, or its token is not ours. */
  stranger: 4001,
  /** Too many messages, or too many that mean nothing. */
  flood: 4002,
  /** This page speaks another version of the protocol: reload it. */
  protocol: 4003,
  /** The owner of the server has banned this person. */
  banned: 4004,
} as const;
