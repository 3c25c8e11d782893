/** Cities and connections as a graph: what stays together, how far things are, where traffic gathers. */
export interface Edge {
  readonly a: number;
  readonly b: number;
}

/** For each city its neighbours, with the number of the edge. */
export type Neighbours = readonly (readonly { readonly to: number; readonly edge: number }[])[];

export function neighboursOf(cities: number, edges: readonly Edge[]): Neighbours {
  const list: { to: number; edge: number }[][] = Array.from({ length: cities }, () => []);
  edges.forEach(({ a, b }, edge) => {
    list[a]!.push({ to: b, edge });
    list[b]!.push({ to: a, edge });
  });
  return list;
}

/** Is everything connected, and does it stay so whichever edge is taken away? (No bridges, by depth-first search.) */
export function staysConnected(cities: number, edges: readonly Edge[]): boolean {
  const near = neighboursOf(cities, edges);
  const order = new Array<number>(cities).fill(0);
  const low = new Array<number>(cities).fill(0);
  let seen = 0;
  const visit = (city: number, by: number): boolean => {
    seen += 1;
    order[city] = seen;
    low[city] = seen;
    for (const { to, edge } of near[city]!) {
      if (edge === by) continue;
      if (order[to] === 0) {
        if (!visit(to, edge)) return false;
        if (low[to]! > order[city]!) return false;
      }
      low[city] = Math.min(low[city]!, low[to]!);
    }
    return true;
  };
  return visit(0, -1) && seen === cities;
}

/** How far every city is from one, by the weights of the edges. */
export function distancesFrom(from: number, near: Neighbours, weight: (edge: number) => number): number[] {
  const far = near.map(() => Number.POSITIVE_INFINITY);
  const done = near.map(() => false);
  far[from] = 0;
  for (let round = 0; round < near.length; round++) {
    let city = -1;
    for (let i = 0; i < near.length; i++) if (!done[i] && (city < 0 || far[i]! < far[city]!)) city = i;
    done[city] = true;
    for (const { to, edge } of near[city]!) far[to] = Math.min(far[to]!, far[city]! + weight(edge));
  }
  return far;
}

/** The largest share of shortest paths (by number of edges, shared evenly) that runs over one edge. */
export function heaviestTraffic(cities: number, edges: readonly Edge[]): number {
  const near = neighboursOf(cities, edges);
  const traffic = edges.map(() => 0);
  for (let from = 0; from < cities; from++) addTraffic(from, near, traffic);
  return Math.max(...traffic) / (cities * (cities - 1));
}

/** Brandes: paths counted forwards, shares added backwards. */
function addTraffic(from: number, near: Neighbours, traffic: number[]): void {
  const depth = near.map(() => -1);
  const paths = near.map(() => 0);
  const share = near.map(() => 0);
  const queue = [from];
  depth[from] = 0;
  paths[from] = 1;
  for (let i = 0; i < queue.length; i++) {
    const city = queue[i]!;
    for (const { to } of near[city]!) {
      if (depth[to] === -1) {
        depth[to] = depth[city]! + 1;
        queue.push(to);
      }
      if (depth[to] === depth[city]! + 1) paths[to]! += paths[city]!;
    }
  }
  for (let i = queue.length - 1; i >= 0; i--) {
    const city = queue[i]!;
    for (const { to, edge } of near[city]!) {
      if (depth[to] !== depth[city]! - 1) continue;
      const part = (paths[to]! / paths[city]!) * (1 + share[city]!);
      share[to]! += part;
      traffic[edge]! += part;
    }
  }
}

const ROUNDS = 120;

/** The second smallest eigenvalue of the graph's Laplacian, nearly: how hard the graph is to cut in two. */
export function algebraicConnectivity(cities: number, edges: readonly Edge[]): number {
  const near = neighboursOf(cities, edges);
  const shift = 2 * Math.max(...near.map((list) => list.length));
  const vector = near.map((_, i) => ((i * 7919) % 101) - 50);
  const pulled = near.map(() => 0);
  let value = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let sum = 0;
    for (let i = 0; i < cities; i++) sum += vector[i]!;
    const mean = sum / cities;
    let square = 0;
    for (let i = 0; i < cities; i++) {
      vector[i]! -= mean;
      square += vector[i]! * vector[i]!;
    }
    const norm = Math.sqrt(square);
    for (let i = 0; i < cities; i++) vector[i]! /= norm;
    value = 0;
    for (let i = 0; i < cities; i++) {
      const v = vector[i]!;
      let pull = 0;
      for (const { to } of near[i]!) pull = pull + v - vector[to]!;
      pulled[i] = pull;
      value += v * pull;
    }
    for (let i = 0; i < cities; i++) vector[i] = shift * vector[i]! - pulled[i]!;
  }
  return value;
}
