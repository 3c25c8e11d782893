import type { SkyWords } from '../../lab.ts';
import { color } from './airfield.ts';

export const skyWords: SkyWords = {
  colors: 'Own colour',
  color,
  altitudes: 'Own balloons in the end, by altitude',
  altitude: (altitude) => `altitude ${altitude}`,
  columns: 'Own balloons in the end, by column',
  column: (column) => `column ${column}`,
};
