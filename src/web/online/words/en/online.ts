import type { Speech } from '../../../../toolkit/speech.ts';
import { alertWords } from './alerts.ts';
import { programWords } from './bots.ts';
import { classWords } from './class.ts';
import { daysWords } from './days.ts';
import { givingWords } from './giving.ts';
import { hostWords } from './host.ts';
import { mannersWords } from './manners.ts';
import { pageWords } from './pages.ts';
import { peopleWords } from './people.ts';
import { tableWords } from './table.ts';

export const words = (s: Speech) => ({
  ...tableWords(s),
  ...hostWords(s),
  ...daysWords(s),
  ...givingWords(s),
  ...classWords(s),
  ...mannersWords(),
  ...pageWords(s),
  ...peopleWords(s),
  ...alertWords(s),
  ...programWords(s),
});
