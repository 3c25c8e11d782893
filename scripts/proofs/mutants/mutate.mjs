import { createHash } from 'node:crypto';
import { parseSync } from 'vite';
import { isNode, lineAt } from '../../lib/imports.mjs';

/**
 * @typedef {import('../../lib/imports.mjs').Node} Node
 * @typedef {{ start: number, end: number, text: string }} Edit this part of a source becomes this text
 * @typedef {Edit & { in: { start: number, end: number, kind: 'expression' | 'statement' | 'arguments' } }} Change with the smallest part of the program that holds it
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
/** From here on a number is a time, a size or a quota that was chosen: one more of it is not wrong. */
const TUNING = 1000;

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
  /** @type {Map<string, number>} */
  const times = new Map();
  return changes.map((change) => {
    const line = lineAt(text, change.start);
    const after = text.slice(0, change.start) + change.text + text.slice(change.end);
    const [was, is] = [text, after].map((source) => source.split('\n')[line - 1]?.trim() ?? '');
    const plain = `${file}: ${was} ⇒ ${is}`;
    const nth = (times.get(plain) ?? 0) + 1;
    times.set(plain, nth);
    return { file, line, was: was ?? '', is: is ?? '', change, key: nth > 1 ? `${plain} (${nth})` : plain };
  });
}

/**
 * In an order that a seed gives, and that is mostly the same when some sources have changed.
 * @param {readonly Mutant[]} all
 * @param {string} seed
 */
export function shuffle(all, seed) {
  const rank = (/** @type {Mutant} */ { key }) => createHash('sha1').update(`${seed} ${key}`).digest('hex');
  return all
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
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
      return node.directive
        ? []
        : [{ start: node.start, end: node.end, text: ';', in: { ...spanOf(node), kind: 'statement' } }];
    default:
      return [];
  }
}

/** @param {Node} node */
const spanOf = ({ start, end }) => ({ start, end });

/**
 * @param {Node} node
 * @param {Edit} edit
 * @returns {Change}
 */
const within = (node, edit) => ({ ...edit, in: { ...spanOf(node), kind: 'expression' } });

/**
 * @param {Node} node
 * @param {string} text
 * @returns {Change[]}
 */
function operatorOf(node, text) {
  const { operator, left, right } = node;
  const other = operators[String(operator)];
  if (!other || !isNode(left) || !isNode(right)) return [];
  const start = text.indexOf(String(operator), left.end);
  const end = start + String(operator).length;
  return start < right.start ? [within(node, { start, end, text: other })] : [];
}

/**
 * @param {Node} node
 * @param {string} text
 * @returns {Change[]}
 */
function unary(node, text) {
  const { type, operator, prefix, start, end } = node;
  const sign = String(operator);
  const at = prefix ? start : end - sign.length;
  if (type === 'UpdateExpression')
    return [within(node, { start: at, end: at + sign.length, text: operators[sign] ?? sign })];
  return sign === '!' || sign === '-'
    ? [within(node, { start: at, end: at + text.slice(at).indexOf(sign) + 1, text: '' })]
    : [];
}

/**
 * @param {Node} node
 * @returns {Change[]}
 */
function literal(node) {
  const { value } = node;
  if (typeof value === 'boolean') return [within(node, { ...spanOf(node), text: String(!value) })];
  return typeof value === 'number' && value < TUNING
    ? [within(node, { ...spanOf(node), text: String(value + 1) })]
    : [];
}

/**
 * @param {unknown} test
 * @param {string} text
 * @returns {Change[]}
 */
function negated(test, text) {
  if (!isNode(test)) return [];
  return [within(test, { ...spanOf(test), text: `!(${text.slice(test.start, test.end)})` })];
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
    const list = {
      start: args[0]?.start ?? 0,
      end: args.at(-1)?.end ?? 0,
      kind: /** @type {const} */ ('arguments'),
    };
    return a === b ? [] : [{ start: first.start, end: second.end, text: b + between + a, in: list }];
  });
}
