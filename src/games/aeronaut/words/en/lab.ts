import type { LabText } from '../../lab/lab.ts';

export const words = (): LabText => ({
  actions: 'Actions',
  action: {
    move: 'flew',
    claim: 'claimed',
    gain: 'took a balloon',
    swap: 'swapped a balloon',
    share: 'shared a route',
    steal: 'called a cell',
    pickpocket: 'picked a pocket',
    teleport: 'teleported',
    squeeze: 'squeezed a trajectory',
    again: 'had another turn',
    rumour: 'spread a rumour',
  },
  routes: 'Claims, by length of the route',
  length: (length) => `length ${length}`,
  colors: 'Claims, by colour of the route',
  color: (type) => (type === 'multi' ? 'several colours' : type),
  cities: 'Cities',
  startDegree: 'routes at the first city',
  reached: 'cities connected',
  hubs: 'cities with five routes or more, connected',
  trajectories: 'trajectories taken',
});
