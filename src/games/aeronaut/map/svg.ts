/** Small helpers that write SVG. */

/** A number with as few digits as a drawing needs. */
export const num = (value: number): string => String(Math.round(value * 1000) / 1000);

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

export type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributes(given: Attributes): string {
  return Object.entries(given)
    .map(([name, value]) => {
      if (value === undefined) return '';
      return ` ${name}="${typeof value === 'number' ? num(value) : escapeText(value)}"`;
    })
    .join('');
}

/** An element; what is inside is SVG already. */
export const tag = (name: string, given: Attributes, inside = ''): string =>
  inside === '' ? `<${name}${attributes(given)}/>` : `<${name}${attributes(given)}>${inside}</${name}>`;

/** A line of text. */
export const words = (text: string, given: Attributes): string => tag('text', given, escapeText(text));
