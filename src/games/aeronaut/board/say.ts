import { wordsContext } from '../../../toolkit/ui/index.ts';
import type { TableWords } from '../words/index.ts';

export const [Say, useSay] = wordsContext<TableWords>();
