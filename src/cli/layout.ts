/** Text in lines and columns. */

/** Breaks a text at spaces; further lines begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line.trim() !== '' && visible(line) + 1 + visible(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal begin with escape
const COLOR = /\u001b\[\d+m/g;
/** The width of a text without its colours. */
export const visible = (text: string): number => text.replace(COLOR, '').length;

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - visible(text)));

/** Rows in columns; the last column is wrapped where the lines would become too long. */
export function columns(rows: readonly (readonly string[])[], width: number, gap = 2): string[] {
  const count = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) =>
    Math.max(...rows.map((row) => visible(row[i] ?? ''))),
  );
  const before = widths.slice(0, -1).reduce((sum, w) => sum + w + gap, 0);
  const left = Math.max(16, width - before);
  return rows.flatMap((row) => {
    const head = widths.slice(0, -1).map((w, i) => pad(row[i] ?? '', w) + ' '.repeat(gap));
    const [first = '', ...more] = wrap(row[count - 1] ?? '', left);
    return [head.join('') + first, ...more.map((text) => ' '.repeat(before) + text)].map((text) =>
      text.trimEnd(),
    );
  });
}
