/** The answers of `next`, shared so that asking allocates nothing. */
import { MOST_SEATS, type Next, type Seat } from '../contract/index.ts';

export const DEAL: Next = Object.freeze({ to: 'deal' });
export const DRAW: Next = Object.freeze({ to: 'draw' });
export const REVEAL: Next = Object.freeze({ to: 'reveal' });
export const OVER: Next = Object.freeze({ to: 'over' });

/** `ACT[seat]`: one seat owes a move. Arrays stay unfrozen: V8 compiles a look into a frozen one to a slow call. */
export const ACT: readonly Next[] = Array.from({ length: MOST_SEATS }, (_, seat: Seat) =>
  Object.freeze({ to: 'act', seats: [seat] }),
);
