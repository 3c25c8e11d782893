/** Quiet hours, in the time zone of the person who wants them. */
import type { PersonSettings } from './store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Minutes after midnight, there. */
export function minuteOfDay(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  return part('hour') * 60 + part('minute');
}

/**
 * Until when a person wants quiet; undefined where they may be told now. On the night in which clocks change this is an hour early or
 * late, and asked again then.
 */
export function quietUntil({ quiet, zone }: PersonSettings, now: number): number | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const minute = minuteOfDay(now, zone);
  const into = (minute - quiet.from + DAY) % DAY;
  const length = (quiet.to - quiet.from + DAY) % DAY;
  if (into >= length) return undefined;
  return Math.floor(now / MINUTE) * MINUTE + (length - into) * MINUTE;
}
