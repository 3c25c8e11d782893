/** Take Flight! as a whole room sees it. */
import type { ShowModule } from '../../contract/index.ts';
import { withWords } from '../../toolkit/ui/index.ts';
import { Say } from './board/say.ts';
import { Show } from './board/show.tsx';
import type { FlightState } from './state.ts';
import type { TableWords } from './words/index.ts';

export const show = (say: TableWords): ShowModule<FlightState> => ({ Show: withWords(Say, say, Show) });
