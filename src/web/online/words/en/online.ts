import type { Speech } from '../../../../toolkit/speech.ts';
import { pageWords } from './pages.ts';
import { tableWords } from './table.ts';

export const words = (s: Speech) => ({ ...tableWords(s), ...pageWords(s) });
