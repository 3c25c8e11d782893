/** Why a move, in sentences: every number in them is counted, none is guessed. */
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const columns = (n: number): string => (n === 1 ? '1 column' : `${n} columns`);
const steps = (n: number): string =>
  n === 0
    ? 'the convoy has no step left after it'
    : `the convoy has ${n === 1 ? '1 step' : `${n} steps`} left after it`;
const now = (before: number, after: number): string =>
  before === after ? `stays at ${after}` : `goes from ${before} to ${points(after)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A balloon, and whether it is the reader's. */
const whose = (balloon: string, own: boolean): string =>
  own ? `${balloon}, a balloon of your colour,` : `${balloon}, which is not your colour,`;

export const reasonWords = {
  /** The sky after a launch or an ascent. */
  sky: (own: string, before: number, after: number, rival: string, was: number, is: number) =>
    `Your colour, ${own}, ${now(before, after)} as the sky stands; the best other colour, ${rival}, ${now(was, is)}.`,
  lastRoll: (own: string, score: number, rival: string, best: number) =>
    `Ends the game with this turn: as the sky stands, your colour, ${own}, has ${points(score)} and the best other, ${rival}, ${best}.`,
  lastRollAlone: (score: number) => `Ends the game with this turn: as the sky stands, the score is ${score}.`,
  carries: (balloon: string, own: boolean, column: number, room: boolean, left: number) =>
    `Carries ${whose(balloon, own)} to column ${column}, where it ${room ? 'has room' : 'has no room'} to launch; ${steps(left)}.`,
  carriesAlone: (balloon: string, column: number, room: boolean, left: number) =>
    `Carries ${balloon} to column ${column}, where it ${room ? 'has room' : 'has no room'} to launch; ${steps(left)}.`,
  empty: (column: number, left: number) => `Takes an empty truck to column ${column}; ${steps(left)}.`,
  safety: (column: number, left: number) =>
    `Spares the convoy a step: no launch truck moves, the last one may now follow to column ${column}, and ${steps(left)}.`,
  ready: (balloon: string, own: boolean, away: string, column: number, before: number, after: number) =>
    after === before
      ? `Brings ${whose(balloon, own)} within ${away} of the sky; launched in column ${column} now it would leave you at ${points(before)}.`
      : `Brings ${whose(balloon, own)} within ${away} of the sky; launched in column ${column} now it would take you from ${before} to ${points(after)}.`,
  readyBlocked: (balloon: string, own: boolean, away: string, place: string) =>
    `Brings ${whose(balloon, own)} within ${away} of the sky; ${place} there is no room to launch now.`,
  readyAlone: (balloon: string, away: string, column: number, before: number, after: number, saved: number) =>
    `Brings ${balloon} within ${away} of the sky; launched in column ${column} now it would save ${points(saved)} and ${after === before ? `leave the formation at ${columns(before)}` : `widen the formation from ${before} to ${columns(after)}`}.`,
  readyBlockedAlone: (balloon: string, away: string, place: string) =>
    `Brings ${balloon} within ${away} of the sky; ${place} there is no room to launch now.`,
  launchAlone: (before: number, after: number, was: number, is: number) =>
    `${after === before ? `Keeps the formation at ${columns(before)}` : `Makes the formation ${columns(after)} wide instead of ${before}`} with one balloon fewer on the ground: the score goes from ${was} to ${is}.`,
  ascendAlone: (balloon: string, column: number, room: boolean, width: number) =>
    `${capital(balloon)} leaves its place in column ${column}, where ${room ? 'another balloon could launch now' : 'there is still no room to launch'}; the formation stays ${columns(width)} wide.`,
  pass: 'Nothing else is possible: no balloon can be advanced.',
  oneStep: 'one step',
  twoSteps: 'two steps',
  inColumn: (column: number) => `in column ${column}`,
  pastTheEdge: 'past the edge',
} as const;
