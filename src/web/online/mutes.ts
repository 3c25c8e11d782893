/** Muted players, kept in this browser. */
import { signal } from '@preact/signals';

const KEY = 'updraft/muted';
/** The oldest go first. */
const most = 200;

export const muted = signal<ReadonlySet<string>>(new Set(stored()));

function stored(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((who): who is string => typeof who === 'string') : [];
  } catch {
    return [];
  }
}

export function setMuted(who: string, on: boolean): void {
  const others = [...muted.peek()].filter((one) => one !== who);
  const list = on ? [...others, who].slice(-most) : others;
  muted.value = new Set(list);
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // The mute holds for this page.
  }
}
