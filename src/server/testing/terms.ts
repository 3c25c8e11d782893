import { LIVE, type TablePlan } from '../../online/table.ts';

/** What most tables of tests agree on. */
export const terms = {
  fixedSeats: true,
  pace: LIVE,
  listed: true,
  watch: true,
  hints: true,
  standIn: 'greedy',
} satisfies Partial<TablePlan>;
