/** How long the server keeps what no player needs any more. The page about data and docs/server.md tell the same. */
export interface Retention {
  /** Days after which a table that never began is removed. */
  readonly open: number;
  /** Days without a move after which a match under way is removed. */
  readonly playing: number;
  /** Days for which chat is kept. */
  readonly chat: number;
  /** Days for which reports are kept for the owner. */
  readonly reports: number;
  /** Days after their last visit for which people without a seat at any table are remembered. */
  readonly people: number;
}

export const usualRetention: Retention = { open: 7, playing: 180, chat: 90, reports: 180, people: 365 };
