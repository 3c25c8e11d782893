import { COLUMNS } from '../../data.ts';

/** "space 3", "the space past the edge". */
export const spaceName = (space: number): string =>
  space > COLUMNS ? 'the space past the edge' : `space ${space}`;
