/** Labels of the table in letters. */
export const terminalWords = {
  noMap: 'The map is not dealt yet.',
  cities: 'Cities: o free slot, . taken slot, @ traveller, routes',
  routes: 'Routes: cities, spaces, # owner',
  trajectories: 'Trajectories: cities, reward, o free slot, # taken by',
  unknown: '???',
  freeCell: '___',
  paid: (what: string) => `paid: ${what}`,
  secret: (what: string) => `Your secret trajectory: ${what}`,
} as const;
