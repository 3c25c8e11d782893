/** What client and server say about alerts, as types: schemas stay on the server. */
import type * as schema from './schemas/alerts.ts';
import type { Of } from './schemas/parts.ts';

export type AlertsWanted = Of<typeof schema.AlertsWanted>;
export type AlertsGiven = Of<typeof schema.AlertsGiven>;
export type DeviceWanted = Of<typeof schema.DeviceWanted>;
export type MailWanted = Of<typeof schema.MailWanted>;
export type HookWanted = Of<typeof schema.HookWanted>;
export type HookGiven = Of<typeof schema.HookGiven>;
export type TrialWanted = Of<typeof schema.TrialWanted>;
export type TrialGiven = Of<typeof schema.TrialGiven>;
export type WaitingGiven = Of<typeof schema.WaitingGiven>;
