/** A clock that runs only while this process does: on a busy machine bots think as long as on an idle one, only later. */

/** The system is asked once in so many milliseconds; meanwhile the clock on the wall will do. */
const ASK_EVERY = 0.25;

interface Sources {
  readonly wall: () => number;
  /** The processor's time that this process has used, in milliseconds. */
  readonly cpu: () => number;
}

const own: Sources = {
  wall: () => performance.now(),
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/** Node cannot tell what one thread has used, so a bot that is timed by this clock needs a process of its own. */
export function cpuClock({ wall, cpu }: Sources = own): () => number {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer = 0;
  return () => {
    const now = wall();
    if (now - askedAt < ASK_EVERY) return answer + now - askedAt;
    askedAt = now;
    answer = cpu();
    return answer;
  };
}
