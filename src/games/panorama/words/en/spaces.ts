import { COLUMNS } from '../../data.ts';

/** "space 3", "space 13, past the edge". */
export const spaceName = (space: number): string =>
  space > COLUMNS ? `space ${space}, past the edge` : `space ${space}`;
