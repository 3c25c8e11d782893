import type { LabHints } from '../../contract/index.ts';
import { countSky, skyGroups } from '../../families/airfield/lab.ts';
import { COLORS, PAINT } from './data.ts';
import { type AloftState, actionOf, isSolo } from './state.ts';
import type { LabWords } from './words/index.ts';

const ACTIONS = ['launchTruck', 'safetyTruck', 'unpack', 'inflate', 'launch', 'ascend', 'pass'] as const;

export const labOf = ({ title, actions, sky }: LabWords): LabHints<AloftState, number> => ({
  groups: [
    { id: 'actions', title, features: ACTIONS.map((id) => ({ id, name: actions[id] })) },
    ...skyGroups(COLORS, sky),
  ],
  move: (_state, seat, move, count) => count(seat, actionOf(move).kind),
  end(state, count) {
    if (isSolo(state)) return;
    for (const [seat, color] of state.colors.entries())
      countSky(state.at, PAINT, seat, 1 << color, COLORS, count);
  },
});
