/** Nodes in processes of their own on one PostgreSQL, behind a proxy that knows no client again. Each part may be killed and started again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Balancer } from '../../scripts/harness/balancer.mjs';
import { ServerProcess } from '../../scripts/harness/server-process.mjs';
import type { Service } from '../../scripts/harness/services/service.mjs';

export class OwnCluster {
  readonly balancer: Balancer;
  readonly database: Service;
  readonly bus: Service | undefined;
  readonly #dataDir: string;
  readonly #nodes: ServerProcess[] = [];

  private constructor(balancer: Balancer, database: Service, bus: Service | undefined) {
    this.balancer = balancer;
    this.database = database;
    this.bus = bus;
    this.#dataDir = mkdtempSync(join(tmpdir(), 'updraft-nodes-'));
  }

  /** The services are closed with it. */
  static async start(count: number, database: Service, bus?: Service): Promise<OwnCluster> {
    const cluster = new OwnCluster(await Balancer.start([]), database, bus);
    for (let n = 0; n < count; n++) await cluster.add();
    return cluster;
  }

  get url(): string {
    return this.balancer.url;
  }

  /** How many sockets of pages each node has, in the order in which nodes were started. */
  get sockets(): readonly number[] {
    return [...this.balancer.sockets.values()];
  }

  /** Starts a node, to which the proxy sends clients from then on. */
  async add(): Promise<void> {
    const natsUrl = this.bus ? { natsUrl: this.bus.url } : {};
    const node = await ServerProcess.start({
      dataDir: this.#dataDir,
      databaseUrl: this.database.url,
      logLevel: 'warn',
      ...natsUrl,
    });
    this.#nodes.push(node);
    this.balancer.add(node.port);
  }

  /** Kills the node that was started first, as when its machine loses its power; the proxy finds out by itself. */
  async killFirst(): Promise<void> {
    const [node] = this.#nodes;
    if (!node) throw new Error('no node runs');
    await node.kill();
    this.#nodes.shift();
  }

  /** What the nodes that run have written to their logs. */
  get said(): string {
    return this.#nodes.map(({ port, said }) => `node at ${port}: ${said}`).join('\n');
  }

  /** The proxy is told of nodes that are gone. */
  forgetDead(): void {
    const ports = new Set(this.#nodes.map(({ port }) => port));
    for (const port of this.balancer.sockets.keys()) if (!ports.has(port)) this.balancer.remove(port);
  }

  async close(): Promise<void> {
    for (const node of this.#nodes) await node.kill();
    await this.balancer.close();
    await this.bus?.close();
    await this.database.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
