import type { LabHints } from '../../contract/index.ts';
import { countSky, type SkyWords, skyGroups } from '../../families/airfield/lab.ts';
import { COLORS, PAINT } from './data.ts';
import { type AloftState, actionOf, isSolo } from './state.ts';

const ACTIONS = ['launchTruck', 'safetyTruck', 'unpack', 'inflate', 'launch', 'ascend', 'pass'] as const;

export interface LabText {
  readonly title: string;
  readonly actions: Readonly<Record<(typeof ACTIONS)[number], string>>;
  readonly sky: SkyWords;
}

export const labOf = ({ title, actions, sky }: LabText): LabHints<AloftState, number> => ({
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
