import type { GameMeta } from '../contract/index.ts';

/** With the edition, where a title has several. */
export const titleOf = ({ title, edition }: GameMeta): string => (edition ? `${title} (${edition})` : title);
