import { parseSync } from 'vite';

/**
 * @typedef {{ to: string, line: number, how: 'value' | 'type' | 'lazy' }} Import
 * @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node
 */

/**
 * Every module that a source names: imports, re-exports, `import()`, types, and `new URL(…, import.meta.url)`.
 * @param {string} file
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(file, text) {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be read: ${error.message}`);
  return readImports(program).map(({ start, ...rest }) => ({ ...rest, line: lineAt(text, start) }));
}

/**
 * The modules from which a source imports or exports values, types and what is loaded later left out. The parser lists them by itself: its tree, which takes most of
 * the time, is not read.
 * @param {string} file
 * @param {string} text
 * @returns {Import[]}
 */
export function valuesOf(file, text) {
  const { module, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be read: ${error.message}`);
  /** @type {Map<number, Import>} */
  const found = new Map();
  /** @param {number} start @param {string} to */
  const add = (start, to) => found.set(start, { to, line: lineAt(text, start), how: 'value' });
  for (const { start, moduleRequest, entries } of module.staticImports)
    if (entries.length === 0 || entries.some(({ isType }) => !isType)) add(start, moduleRequest.value);
  for (const { start, entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest && !isType) add(start, moduleRequest.value);
  return [...found].sort(([a], [b]) => a - b).map(([, one]) => one);
}

/**
 * The modules that a part of a program names, and where.
 * @param {unknown} part
 */
export function readImports(part) {
  /** @type {(Omit<Import, 'line'> & { start: number })[]} */
  const found = [];
  visit(part, (node) => {
    const import_ = importAt(node);
    if (import_) found.push({ ...import_, start: node.start });
  });
  return found;
}

/**
 * @param {Node} node
 * @returns {Omit<Import, 'line'> | undefined}
 */
function importAt(node) {
  switch (node.type) {
    case 'ImportDeclaration':
      return from(node.source, node.importKind === 'type' ? 'type' : 'value');
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return from(node.source, node.exportKind === 'type' ? 'type' : 'value');
    case 'ImportExpression':
      return from(node.source, 'lazy');
    case 'TSImportType':
      return from(node.source ?? node.argument, 'type');
    case 'NewExpression':
      return isUrlOfModule(node) ? from(/** @type {unknown[]} */ (node.arguments)[0], 'lazy') : undefined;
    default:
      return undefined;
  }
}

/**
 * @param {unknown} source
 * @param {Import['how']} how
 */
function from(source, how) {
  if (!isNode(source)) return undefined;
  const literal = source.type === 'TSLiteralType' && isNode(source.literal) ? source.literal : source;
  return typeof literal.value === 'string' ? { to: literal.value, how } : undefined;
}

/** @param {Node} node */
function isUrlOfModule(node) {
  const [, base] = /** @type {unknown[]} */ (node.arguments);
  if (!isNode(node.callee) || node.callee.name !== 'URL' || !isNode(base)) return false;
  return base.type === 'MemberExpression' && isNode(base.object) && base.object.type === 'MetaProperty';
}

/**
 * @param {unknown} node
 * @param {(node: Node) => void} see
 */
export function visit(node, see) {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (isNode(node)) {
    see(node);
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value, see);
  }
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
export function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * @param {string} text
 * @param {number} index
 */
export function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}
