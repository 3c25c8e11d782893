import type { airfieldAid } from './en/aid.ts';

export type { Block } from './en/aid.ts';

/** What tips and lessons of both airfields say in one language. */
export type AirfieldAidWords = ReturnType<typeof airfieldAid>;
