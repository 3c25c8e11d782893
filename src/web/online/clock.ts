/** Time that is left, for reading at a glance. */

const two = (n: number): string => String(n).padStart(2, '0');

/** 2 d 5 h · 1:02:03 · 14:59. Counts up to the next second, so that 0:00 means that there is none. */
export function clockText(ms: number): string {
  const all = Math.ceil(ms / 1000);
  const [seconds, minutes, hours] = [all % 60, Math.floor(all / 60) % 60, Math.floor(all / 3600)];
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  return `${minutes}:${two(seconds)}`;
}

/** Seconds left at which a player is warned, the shortest first. */
const warnings = [10, 60] as const;

/** The warning that is due when the time left goes from one value to the next, in seconds. */
export function warningAt(before: number | undefined, left: number): number | undefined {
  if (before === undefined || left <= 0) return undefined;
  return warnings.find((seconds) => left <= seconds * 1000 && before > seconds * 1000);
}
