import { games } from '../games/index.ts';
import { buildServer } from './app.ts';

export interface ServeOptions {
  readonly webRoot: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
}

export interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts to serve. Rejects with the error of the operating system where the port cannot be had. */
export async function serve({ webRoot, port, host }: ServeOptions): Promise<Serving> {
  const app = await buildServer({ webRoot, games: games.map((game) => game.meta) });
  await app.listen({ port, host });
  const address = app.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return { port: taken, close: () => app.close() };
}
