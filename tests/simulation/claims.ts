/** What must hold after every step of a simulation. */

export const claims = {
  log: 'every log is a match by the rules, with the draws of its secret',
  acknowledged: 'what was acknowledged stands, once',
  view: 'the view of every client is the view of the log',
  seats: 'no seat is played by two',
  clocks: 'clocks never charge twice',
  hidden: 'nothing hidden is told',
  quiet: 'everything quiet ends: when faults stop, matches go on and all clients see the same',
  trouble: 'no node fails for another reason than the faults',
} as const;
export type Claim = keyof typeof claims;

/** Something does not hold. Only the first complaint of a simulation counts: what follows may follow from it. */
export type Complain = (claim: Claim, what: string) => void;
