/** A bar on standard error while it is a terminal, and nothing or a line now and then otherwise. */
export interface Progress {
  at(done: number): void;
  stop(): void;
}

const silent: Progress = { at() {}, stop() {} };

/** What a scheduler writes down is read later: a line in so many milliseconds tells enough. */
const LINE_EVERY = 30_000;

/** Lines now and then, in the words of `say`. */
export function progressLines(
  err: Pick<NodeJS.WriteStream, 'write'>,
  total: number,
  say: (done: number, total: number, secondsLeft: number) => string,
  done = 0,
  now: () => number = () => performance.now(),
): Progress {
  const began = now();
  let told = began;
  return {
    at(at) {
      const time = now();
      if (time - told < LINE_EVERY || at <= done) return;
      told = time;
      err.write(`${say(at, total, ((time - began) / 1000 / (at - done)) * (total - at))}\n`);
    },
    stop() {},
  };
}

export async function progress(
  err: NodeJS.WriteStream,
  total: number,
  format: string,
  done = 0,
): Promise<Progress> {
  if (!err.isTTY) return silent;
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({ format, stream: err, clearOnComplete: true, hideCursor: true });
  bar.start(total, done);
  return { at: (at) => bar.update(at), stop: () => bar.stop() };
}
