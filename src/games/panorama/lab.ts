import type { LabHints } from '../../contract/index.ts';
import { countSky, skyGroups } from '../../families/airfield/lab.ts';
import { COLORS, MULTI, PAINT, SAFETY, TOKEN_KINDS } from './data.ts';
import { actionOf, type PanoramaState } from './state.ts';
import type { LabWords } from './words/index.ts';

const ACTIONS = ['truck', 'inflate', 'launch', 'ascend'] as const;

const tokenId = (kind: number): string =>
  kind === MULTI ? 'token_multi' : kind === SAFETY ? 'token_safety' : `token_${COLORS[kind]}`;

export const labOf = (words: LabWords): LabHints<PanoramaState, number> => ({
  groups: [
    { id: 'actions', title: words.title, features: ACTIONS.map((id) => ({ id, name: words.actions[id] })) },
    {
      id: 'tokens',
      title: words.tokens,
      features: Array.from({ length: TOKEN_KINDS }, (_, kind) => ({
        id: tokenId(kind),
        name: kind === MULTI ? words.multi : kind === SAFETY ? words.safety : words.token(COLORS[kind]!),
      })),
    },
    ...skyGroups(COLORS, words.sky),
  ],
  move: (_state, seat, move, count) => count(seat, actionOf(move).kind),
  end(state, count) {
    for (let seat = 0; seat < state.seats; seat++) {
      for (let kind = 0; kind < TOKEN_KINDS; kind++)
        count(seat, tokenId(kind), state.tokens[seat * TOKEN_KINDS + kind]!);
      countSky(state.at, PAINT, seat, state.colors[seat]!, COLORS, count);
    }
  },
});
