import type { airfield } from './en/airfield.ts';

/** What both airfields say in one language; English gives the type. A game's own words hold it as `field`. */
export type AirfieldWords = ReturnType<typeof airfield>;
