/** The parts that all sections of a report are made of. Texts of cells are HTML; all others are made safe here. */
import { safe } from './plots.ts';

export const paragraph = (text: string): string => `<p>${safe(text)}</p>`;
export const list = (texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li>${safe(text)}</li>`).join('')}</ul>`;
export const section = (title: string, inner: string): string =>
  inner === '' ? '' : `<section><h2>${safe(title)}</h2>${inner}</section>`;
export const part = (title: string, inner: string): string =>
  inner === '' ? '' : `<h3>${safe(title)}</h3>${inner}`;
export const figure = (svg: string): string => (svg === '' ? '' : `<figure>${svg}</figure>`);

export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  kind: 'numbers' | 'texts' = 'numbers',
): string {
  if (rows.length === 0) return '';
  const cells = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
  // A table may be wider than a phone: then it scrolls, also by keyboard.
  return `<div class="wide" tabindex="0"><table class="${kind}"><thead>${cells('th', head.map(safe))}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table></div>`;
}
