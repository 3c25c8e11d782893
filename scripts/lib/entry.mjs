import { parseSync } from 'vite';
import { isNode, lineAt, readImports, visit } from './imports.mjs';

/**
 * @typedef {import('./imports.mjs').Node} Node
 * @typedef {{ name: string, line: number, start: number, end: number, imports: string[] }} Loader
 *   one property of a game's entry: where it stands in the text, and which modules it names
 */

/** A game's entry is the index of its folder. */
export const entryForm = /(?:^|\/)src\/games\/([^/]+)\/index\.ts$/;

/**
 * The properties of the object that a game's index exports.
 * @param {string} file
 * @param {string} text
 * @returns {Loader[]}
 */
export function loadersOf(file, text) {
  const { program } = parseSync(file, text);
  const names = new Map(
    program.body.flatMap((node) => namesIn(/** @type {Node} */ (/** @type {unknown} */ (node)))),
  );
  const object = program.body
    .map((node) => /** @type {Node} */ (/** @type {unknown} */ (node)))
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => (isNode(declaration) ? namesIn(declaration) : []))
    .map(([, node]) => node)
    .find(({ type }) => type === 'ObjectExpression');
  const properties = /** @type {Node[]} */ (object?.properties ?? []);
  return properties.map((property) => ({
    name: nameOf(property.key) ?? text.slice(property.start, property.end),
    line: lineAt(text, property.start),
    start: property.start,
    end: property.end,
    imports: [...modulesIn(property.value, names, new Set())],
  }));
}

/**
 * What a statement at the top of a module names: constants with their values, imports with their declarations.
 * @param {Node} node
 * @returns {[string, Node][]}
 */
function namesIn(node) {
  if (node.type === 'ImportDeclaration') {
    const specifiers = /** @type {Node[]} */ (node.specifiers ?? []);
    return specifiers.map((each) => [nameOf(each.local) ?? '', node]);
  }
  if (node.type !== 'VariableDeclaration') return [];
  const declarations = /** @type {Node[]} */ (node.declarations);
  return declarations.flatMap(({ id, init }) => (isNode(init) ? [[nameOf(id) ?? '', init]] : []));
}

/**
 * The modules that an expression names itself or through names at the top of its module.
 * @param {unknown} node
 * @param {ReadonlyMap<string, Node>} names
 * @param {Set<string>} seen
 * @returns {Set<string>}
 */
function modulesIn(node, names, seen) {
  const found = new Set(readImports(node).map(({ to }) => to));
  visit(node, ({ type, name }) => {
    if (type !== 'Identifier' || typeof name !== 'string' || seen.has(name)) return;
    const named = names.get(name);
    if (!named) return;
    seen.add(name);
    for (const one of modulesIn(named, names, seen)) found.add(one);
  });
  return found;
}

/** @param {unknown} key */
function nameOf(key) {
  if (!isNode(key)) return undefined;
  return typeof key.name === 'string' ? key.name : typeof key.value === 'string' ? key.value : undefined;
}
