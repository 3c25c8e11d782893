/** Why a move, in sentences: every number in them is counted, none is guessed. */
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const goes = (before: number, after: number): string =>
  before === after ? `stay at ${points(after)}` : `go from ${before} to ${points(after)}`;
const rises = (before: number, after: number): string =>
  before === after ? `stays at ${points(after)}` : `goes from ${before} to ${points(after)}`;
const whose = (balloon: string, own: boolean): string =>
  own ? `${balloon}, which shows your colour,` : `${balloon}, which is not your colour,`;

export const reasonWords = {
  launch: (tokens: string, sets: readonly [number, number], sky: readonly [number, number]) =>
    `With ${tokens} your sets ${goes(...sets)}, and your formation ${rises(...sky)} as the sky stands.`,
  ascend: (sky: readonly [number, number], rival: string, theirs: readonly [number, number]) =>
    `Your formation ${rises(...sky)} as the sky stands; the best other colour, ${rival}, ${rises(...theirs)}.`,
  safety: (sets: readonly [number, number], space: string) =>
    `With another safety token your sets ${goes(...sets)}, and the convoy may close up behind ${space}.`,
  safetyEnds: (sets: readonly [number, number], total: number) =>
    `With another safety token your sets ${goes(...sets)}, and no truck can move any more: the game ends with ${points(total)} for you.`,
  inflate: (balloon: string, own: boolean, tokens: string, now: number, then: number) =>
    `Readies ${whose(balloon, own)} for whoever launches it: that brings ${tokens}, and would ${now === then ? `leave you at ${points(now)}` : `take you from ${now} to ${points(then)}`} now.`,
  inflateBlocked: (balloon: string, own: boolean, place: string) =>
    `Readies ${whose(balloon, own)} ${place}, where there is no room to launch now.`,
  carries: (balloon: string, own: boolean, space: string, room: boolean) =>
    `Carries ${whose(balloon, own)} to ${space}, where it ${room ? 'has room' : 'has no room'} to launch.`,
  empty: (space: string, can: boolean) =>
    `Takes an empty truck to ${space}${can ? ', and the safety truck can drive on after it' : ''}.`,
  ends: (total: number) => `No truck can move any more: the game ends with ${points(total)} for you.`,
} as const;
