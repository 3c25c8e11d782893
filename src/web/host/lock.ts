/** One tab at a time plays a match: the one that holds its lock. */

export interface Lock {
  release(): void;
}

/** A tab that is just being closed or reloaded lets go within this time. */
const patience = 1000;

/**
 * Takes the lock, by force if `takeOver`; undefined where another tab holds it. Where the browser has no locks it is
 * granted: the store still refuses an entry whose number another tab has written.
 */
export async function lockMatch(
  id: string,
  takeOver: boolean,
  onLost: () => void,
): Promise<Lock | undefined> {
  if (!('locks' in navigator)) return { release: () => {} };
  return new Promise((resolve) => {
    let release = (): void => {};
    let held = false;
    const until = new Promise<void>((done) => {
      release = done;
    });
    const options: LockOptions = takeOver ? { steal: true } : { signal: AbortSignal.timeout(patience) };
    navigator.locks
      .request(`updraft/match/${id}`, options, () => {
        held = true;
        resolve({ release });
        return until;
      })
      .catch(() => {
        // Either we waited in vain, or another tab took what we held.
        if (held) onLost();
        else resolve(undefined);
      });
  });
}
