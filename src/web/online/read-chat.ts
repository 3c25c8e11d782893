/** Up to which line the chat of each table was read in this browser. */
const key = 'updraft/read';
/** So many tables are remembered, the last read ones. */
const most = 60;

type Read = readonly (readonly [table: string, line: number])[];

function stored(): Read {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? (read as Read) : [];
  } catch {
    return [];
  }
}

export const readUpTo = (table: string): number => stored().find(([id]) => id === table)?.[1] ?? -1;

export function noteRead(table: string, line: number): void {
  if (line <= readUpTo(table)) return;
  const others = stored().filter(([id]) => id !== table);
  try {
    localStorage.setItem(key, JSON.stringify([[table, line], ...others].slice(0, most)));
  } catch {
    // Storage is switched off: it holds for this page.
  }
}
