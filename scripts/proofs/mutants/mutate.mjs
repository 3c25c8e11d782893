import { createHash } from 'node:crypto';
import { parseSync } from 'vite';
import { isNode, lineAt } from '../../lib/imports.mjs';

/**
 * @typedef {import('../../lib/imports.mjs').Node} Node
 * @typedef {{ start: number, end: number, text: string }} Change this part of a source becomes this text
 * @typedef {{ file: string, line: number, was: string, is: string, change: Change, key: string }} Mutant
 *   `was` and `is` are the line before and after; `key` finds it again when lines above have moved
 */

/** @type {Readonly<Record<string, string>>} */
const operators = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '|=': '&=',
  '&=': '|=',
  '++': '--',
  '--': '++',
};
/** Long lists of numbers are data, and tests of data would only say it again. */
const DATA = 8;

/**
 * Every mutant of a source that differs in one token, one condition, two swapped arguments or a missing statement.
 * @param {string} file
 * @param {string} text
 * @returns {Mutant[]}
 */
export function mutantsOf(file, text) {
  /** @type {Change[]} */
  const changes = [];
  walk(/** @type {unknown} */ (parseSync(file, text).program), text, changes);
  return changes.map((change) => {
    const line = lineAt(text, change.start);
    const after = text.slice(0, change.start) + change.text + text.slice(change.end);
    const [was, is] = [text, after].map((source) => source.split('\n')[line - 1]?.trim() ?? '');
    return { file, line, was: was ?? '', is: is ?? '', change, key: `${file}: ${was} ⇒ ${is}` };
  });
}

/**
 * So many of them, the same for the same seed, and mostly the same when some sources have changed.
 * @param {readonly Mutant[]} all
 * @param {string} seed
 * @param {number} count
 */
export function choose(all, seed, count) {
  const rank = (/** @type {Mutant} */ { key, change }) =>
    createHash('sha1').update(`${seed} ${key} ${change.start}`).digest('hex');
  return all
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/**
 * @param {unknown} node
 * @param {string} text
 * @param {Change[]} out
 */
function walk(node, text, out) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, text, out);
    return;
  }
  if (!isNode(node) || isSkipped(node)) return;
  out.push(...changesAt(node, text));
  for (const [name, part] of Object.entries(node)) {
    // Where a loop steps backwards it only never ends; the name of a property is no value.
    if ((node.type === 'ForStatement' && name === 'update') || (name === 'key' && !node.computed)) continue;
    if (typeof part === 'object') walk(part, text, out);
  }
}

/** @param {Node} node */
function isSkipped({ type, elements }) {
  if (type === 'ArrayExpression') {
    const all = /** @type {unknown[]} */ (elements);
    return all.length >= DATA && all.every((one) => isNode(one) && one.type === 'Literal');
  }
  // What throws is for bugs of ours; types are gone when a program runs.
  if (/^(ThrowStatement|ImportDeclaration|ExportAllDeclaration)$/.test(type)) return true;
  return type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)Expression$/.test(type);
}

/**
 * @param {Node} node
 * @param {string} text
 * @returns {Change[]}
 */
function changesAt(node, text) {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorOf(node, text);
    case 'UpdateExpression':
    case 'UnaryExpression':
      return unary(node, text);
    case 'Literal':
      return literal(node);
    case 'IfStatement':
    case 'ConditionalExpression':
      return negated(node.test, text);
    case 'CallExpression':
      return swapped(/** @type {Node[]} */ (node.arguments), text);
    case 'ExpressionStatement':
      return node.directive ? [] : [{ start: node.start, end: node.end, text: ';' }];
    default:
      return [];
  }
}

/**
 * @param {Node} node
 * @param {string} text
 * @returns {Change[]}
 */
function operatorOf({ operator, left, right }, text) {
  const other = operators[String(operator)];
  if (!other || !isNode(left) || !isNode(right)) return [];
  const start = text.indexOf(String(operator), left.end);
  return start < right.start ? [{ start, end: start + String(operator).length, text: other }] : [];
}

/**
 * @param {Node} node
 * @param {string} text
 * @returns {Change[]}
 */
function unary({ type, operator, prefix, start, end }, text) {
  const sign = String(operator);
  const at = prefix ? start : end - sign.length;
  if (type === 'UpdateExpression')
    return [{ start: at, end: at + sign.length, text: operators[sign] ?? sign }];
  return sign === '!' || sign === '-'
    ? [{ start: at, end: at + text.slice(at).indexOf(sign) + 1, text: '' }]
    : [];
}

/**
 * @param {Node} node
 * @returns {Change[]}
 */
function literal({ value, start, end }) {
  if (typeof value === 'boolean') return [{ start, end, text: String(!value) }];
  return typeof value === 'number' ? [{ start, end, text: String(value + 1) }] : [];
}

/**
 * @param {unknown} test
 * @param {string} text
 * @returns {Change[]}
 */
function negated(test, text) {
  if (!isNode(test)) return [];
  return [{ start: test.start, end: test.end, text: `!(${text.slice(test.start, test.end)})` }];
}

/**
 * @param {readonly Node[]} args
 * @param {string} text
 * @returns {Change[]}
 */
function swapped(args, text) {
  const isName = (/** @type {Node} */ { type }) => type === 'Identifier' || type === 'MemberExpression';
  return args.slice(1).flatMap((second, i) => {
    const first = args[i];
    if (!first || !isName(first) || !isName(second)) return [];
    const [a, between, b] = [
      text.slice(first.start, first.end),
      text.slice(first.end, second.start),
      text.slice(second.start, second.end),
    ];
    return a === b ? [] : [{ start: first.start, end: second.end, text: b + between + a }];
  });
}
