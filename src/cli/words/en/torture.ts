/** What the command line says about simulations of a server of several nodes. */
import type { Speech } from '../../../toolkit/speech.ts';

export const tortureCommand = {
  torture:
    'simulate several nodes of a server with faults that are drawn from a seed, and check what must hold',
  tortureAfter: `
  Real tables, leases, store and bus run under one virtual clock in one process, with players, faults and delays
  drawn from the seed: nodes that end or stand still, lost, doubled and late messages, conflicts, slow and failing
  commits, clocks that go wrong. Where something does not hold, its seed is told, and repeats it exactly.
  Needs a checkout of the sources.

  Examples:
  updraft torture --seed 7
  updraft torture --seed 1 --seeds 1000`,
};

export const tortureFlags = {
  tortureSeed: 'a whole number; the same number is the same simulation',
  seeds: 'so many seeds, one after the other',
  steps:
    'after how many steps faults end, instead of 300 to 3000 as the seed says: a step is something that happens at a node, a client or the database',
  tortureVerbose: 'where it fails, also tell what clients said and heard, and what was committed',
};

export const tortureWords = (s: Speech) => {
  const seeds = s.plurals({ one: '# seed holds', other: '# seeds hold' });
  return {
    noSources:
      'Simulations are made from the sources, which are not here: run this from a checkout, after "npm ci".',
    fails: (seed: number, step: number, claim: string, what: string) =>
      `Seed ${seed} fails at step ${step}. It should be that ${claim}; but ${what}.`,
    faults: 'Its faults:',
    notes: 'What was noted last, each with its step and its second:',
    again: (seed: number, steps: number | undefined) =>
      `It happens again with: updraft torture --seed ${seed}${steps === undefined ? '' : ` --steps ${steps}`}`,
    holds: (
      count: number,
      { steps, acknowledged, ms }: { steps: number; acknowledged: number; ms: number },
    ) =>
      `${seeds(count)}: ${s.number(steps)} steps, ${s.number(acknowledged)} acknowledgements that stand, ${s.number(Math.round(ms / count))} ms for each.`,
  };
};
