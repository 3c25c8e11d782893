/** Simulations of a server of several nodes. They are tests, and no part of what is shipped: they are made from the sources when they are asked for. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '../context.ts';
import { AnswerNo, Refusal } from '../refusal.ts';
import { projectRoot } from '../root.ts';

interface TortureFlags {
  readonly seed: number;
  readonly seeds: number;
  readonly steps?: number;
  readonly verbose?: boolean;
}

/** What the simulation answers, as far as it is told here. */
interface Outcome {
  readonly steps: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
  readonly notes: readonly string[];
  readonly failure?: { readonly claim: string; readonly what: string; readonly step: number };
}

interface Simulation {
  torture(seed: string, options: { steps: number | undefined; verbose: boolean }): Promise<Outcome>;
  readonly claims: Readonly<Record<string, string>>;
}

const FILE = 'tests/simulation/torture.ts';

export async function tortureSeeds({ words, out }: Context, flags: TortureFlags): Promise<void> {
  const say = words.torture;
  const { seed: first, seeds, steps, verbose = false } = flags;
  const { torture, claims } = await loadSimulation(say.noSources);
  const begun = performance.now();
  const sum = { steps: 0, acknowledged: 0 };
  for (let seed = first; seed < first + seeds; seed++) {
    const outcome = await torture(String(seed), { steps, verbose });
    const { failure, faults, notes } = outcome;
    if (failure) {
      for (const line of [say.notes, ...notes, say.faults, ...faults]) out.line(line);
      out.line(say.again(seed, steps));
      const claim = claims[failure.claim] ?? failure.claim;
      throw new AnswerNo(say.fails(seed, failure.step, claim, failure.what));
    }
    sum.steps += outcome.steps;
    sum.acknowledged += outcome.acknowledged;
  }
  out.line(say.holds(seeds, { ...sum, ms: performance.now() - begun }));
}

async function loadSimulation(noSources: string): Promise<Simulation> {
  const root = projectRoot();
  const loader = join(root, 'scripts', 'build', 'source.mjs');
  if (!existsSync(loader) || !existsSync(join(root, FILE))) throw new Refusal(noSources);
  const { loadSource } = (await import(/* @vite-ignore */ pathToFileURL(loader).href)) as {
    loadSource(file: string): Promise<Simulation>;
  };
  return loadSource(FILE);
}
