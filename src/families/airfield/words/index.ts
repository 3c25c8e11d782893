import type { airfield } from './en/airfield.ts';
import type { sheets } from './en/sheets.ts';

/** What both airfields say in one language; English gives the type. A game's own words hold it as `field`. */
export type AirfieldWords = ReturnType<typeof airfield>;
/** What stands on their printed sheets. */
export type AirfieldSheetWords = ReturnType<typeof sheets>;
