/** A bar on standard error while it is a terminal, and nothing otherwise. */
export interface Progress {
  at(done: number): void;
  stop(): void;
}

const silent: Progress = { at() {}, stop() {} };

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
