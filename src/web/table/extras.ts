/** What an online table adds to a table of this browser: clocks, chat, notices and its own ways out. */
import type { ComponentType } from 'preact';
import type { Seat } from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';
import type { Memo } from '../../match/memo.ts';
import type { Verdict } from '../../match/verify.ts';

export interface TableExtras {
  /** Under the prompt. */
  readonly Notices: ComponentType;
  /** While looking back, beside the move. */
  readonly Looking?: ComponentType;
  /** Beside each player. */
  readonly Beside: ComponentType<{ readonly seat: Seat }>;
  /** Among the buttons in the bar. */
  readonly Tools: ComponentType;
  /** Below everything at the side. */
  readonly Foot: ComponentType;
  /** In the menu, in place of the pace and of new tables. */
  readonly Menu: ComponentType<{ readonly close: () => void }>;
  /** At the end, in place of new tables. */
  readonly EndWays: ComponentType;
  /** What this browser was shown of a match while it was played. */
  readonly memos: (match: string) => readonly Memo[] | undefined;
  /** Words what draws prove, with what this browser saw of them before. */
  readonly judge: (head: MatchHead, verdict: Verdict) => Promise<string>;
}
