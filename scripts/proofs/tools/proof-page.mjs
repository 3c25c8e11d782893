/**
 * @typedef {{ name: string, title: string, text: string }} Section one proof as docs/proof.md shows it
 */

const mark = /<!-- proof: ([\w-]+) -->\n## (.*)\n\n([\s\S]*?)\n(?=<!-- |$)/g;

/**
 * The sections that an earlier run wrote, so that a run of one proof keeps the others.
 * @param {string} page
 * @returns {Section[]}
 */
export function readSections(page) {
  return [...page.matchAll(mark)].map(([, name = '', title = '', text = '']) => ({
    name,
    title,
    text: text.trim(),
  }));
}

/**
 * @param {readonly Section[]} sections
 * @returns {string}
 */
export function writeSections(sections) {
  const parts = sections.map(
    ({ name, title, text }) => `<!-- proof: ${name} -->\n## ${title}\n\n${text.trim()}\n`,
  );
  return [
    '# Proof\n',
    'Written by `npm run prove`: change the proofs in scripts/proofs, not this page.\n',
    ...parts,
  ].join('\n');
}

/**
 * A Markdown table; numbers stand to the right.
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function table(head, rows) {
  const rule = head.map((_, column) => (rows.every((row) => isNumber(row[column])) ? '---:' : '---'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {string | number | undefined} cell */
function isNumber(cell) {
  return typeof cell === 'number' || /^[\d.,]+( ?(%|kB|ms|s))?$/.test(cell ?? '');
}
