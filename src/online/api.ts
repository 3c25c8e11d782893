/** What the HTTP API takes and gives. A request that needs to know who asks carries `Authorization: Bearer <token>`. */
import type { TableLine } from './table.ts';

/** POST /api/identity {name}: a new identity for this device. POST /api/identity/claim {code}: one from another device. */
export interface IdentityGiven {
  readonly who: string;
  readonly name: string;
  /** The signed identity. Whoever has it is this person, so it stays on the device. */
  readonly token: string;
}

/** POST /api/identity/code: lets another device be the same person. */
export interface CodeGiven {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** POST /api/tables with a TablePlan. */
export interface TableGiven {
  readonly id: string;
}

/** GET /api/tables: the lobby. GET /api/me/tables: one's own, the last played first. */
export interface TablesGiven {
  readonly tables: readonly TableLine[];
}

/** What every refusal looks like. */
export interface Refusal {
  readonly error: string;
}
