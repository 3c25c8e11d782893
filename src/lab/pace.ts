/**
 * How long people would take. No person plays in a simulation, so this is a model and is called one: a move takes five seconds, and a choice
 * two and a half more for every doubling of the moves to choose from (the time to choose grows with the logarithm: Hick's law). Players who
 * choose at once take the time of one.
 */
export const MOVE_SECONDS = 5;
export const DOUBLING_SECONDS = 2.5;

export const secondsFor = (choices: number): number =>
  choices < 2 ? MOVE_SECONDS : MOVE_SECONDS + DOUBLING_SECONDS * Math.log2(choices);
