import { parseSync } from 'vite';
import { targetOf } from '../lib/graph.mjs';
import { isNode, lineAt, visit } from '../lib/imports.mjs';

/**
 * @typedef {import('./boundaries.mjs').Violation} Violation
 * @typedef {import('./boundaries.mjs').Files} Files
 * @typedef {import('../lib/imports.mjs').Node} Node
 * @typedef {{ selector: string, index: number }} Rule
 */

const isStyle = /\.css$/;
const isModule = /\.module\.css$/;
/** Styles of the whole page stand here, and style elements only. */
const global = /^src\/(toolkit\/ui|web\/theme)\//;

/**
 * A class comes from a module beside what it styles; a lookup finds a class; what is styled is used.
 * @param {Files} files
 * @returns {Violation[]}
 */
export function styleViolationsIn(files) {
  /** @type {Map<string, Set<string>>} by module, the classes that are looked up; a module that is passed on whole is not here */
  const used = new Map();
  for (const file of files.keys()) if (isModule.test(file)) used.set(file, new Set());
  const told = [...files].flatMap(([file, text]) => {
    if (isStyle.test(file)) return sheetViolations(file, text);
    return /^src\/.*\.tsx?$/.test(file) ? sourceViolations(file, text, files, used) : [];
  });
  const unused = [...used].flatMap(([file, names]) =>
    rulesOf(files.get(file) ?? '').flatMap(({ selector, index }) =>
      classesIn(selector)
        .filter((name) => !names.has(name) && names.add(name))
        .map((name) => at(file, files.get(file) ?? '', index, `nothing uses the class "${name}".`)),
    ),
  );
  return [...told, ...unused];
}

/**
 * @param {string} file
 * @param {string} text
 * @param {number} index
 * @param {string} sentence
 * @returns {Violation}
 */
function at(file, text, index, sentence) {
  return { file, line: lineAt(text, index), sentence };
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Violation[]}
 */
function sheetViolations(file, text) {
  if (isModule.test(file))
    return rulesOf(text).flatMap(({ selector, index }) => {
      const sentence = moduleRule(selector);
      return sentence ? [at(file, text, index, sentence)] : [];
    });
  if (!global.test(file))
    return [at(file, text, 0, 'styles outside toolkit/ui and web/theme are modules (thing.module.css).')];
  return rulesOf(text)
    .filter(({ selector }) => classesIn(selector).length > 0)
    .map(({ selector, index }) =>
      at(file, text, index, `a style of the whole page names no class, and this is "${selector}".`),
    );
}

/**
 * What is wrong with a rule of a module, or undefined.
 * @param {string} selector
 */
function moduleRule(selector) {
  if (selector.includes(':global')) return `a module styles only its own classes, and this is "${selector}".`;
  const parts = selector.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, (inner) => inner.replaceAll(',', ' '));
  const bare = parts.split(',').find((part) => classesIn(part).length === 0 && !part.includes('&'));
  if (bare) return `a rule of a module has a class, and "${bare.trim()}" has none.`;
  const odd = classesIn(selector).find((name) => !/^[a-z][A-Za-z0-9]*$/.test(name) || reserved.has(name));
  return odd && `a class of a module is named like a variable, and "${odd}" is not.`;
}

const reserved = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield await'.split(
    ' ',
  ),
);

/** @param {string} selector */
function classesIn(selector) {
  return [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? '');
}

/**
 * Every selector of a sheet; a nested one has an & for its parent.
 * @param {string} css
 * @returns {Rule[]}
 */
function rulesOf(css) {
  const blank = (/** @type {string} */ found) => found.replace(/[^\n]/g, ' ');
  const text = css.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/"[^"\n]*"|'[^'\n]*'/g, blank);
  /** @type {Rule[]} */
  const found = [];
  /** @type {string[]} */
  const open = [];
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(/[{};]/g)) {
    const prelude = text.slice(start, index).trim();
    if (sign === '{') {
      if (!prelude.startsWith('@') && !open.some((outer) => outer.startsWith('@keyframes')))
        found.push({
          selector: open.some((outer) => !outer.startsWith('@')) ? `& ${prelude}` : prelude,
          index: start + text.slice(start, index).search(/\S/),
        });
      open.push(prelude);
    } else if (sign === '}') open.pop();
    start = index + 1;
  }
  return found;
}

/**
 * @param {string} file
 * @param {string} text
 * @param {Files} files
 * @param {Map<string, Set<string>>} used
 * @returns {Violation[]}
 */
function sourceViolations(file, text, files, used) {
  const { program } = parseSync(file, text);
  /** @type {Map<string, string>} by the name of the import, the module */
  const modules = new Map();
  /** @type {Violation[]} */
  const told = [];
  /** @type {Set<unknown>} identifiers that are a lookup's object */
  const looked = new Set();
  const tell = (/** @type {Node} */ node, /** @type {string} */ sentence) =>
    told.push(at(file, text, node.start, sentence));
  visit(program, (node) => {
    const module = moduleNamed(file, node);
    if (module && !files.has(module)) tell(node, `there is no ${module}.`);
    if (module && node.type !== 'ImportDeclaration') used.delete(module);
    if (module && node.type === 'ImportDeclaration')
      for (const { local } of /** @type {{ local: Node & { name: string } }[]} */ (node.specifiers)) {
        modules.set(local.name, module);
        looked.add(local);
      }
    if (node.type === 'JSXAttribute' && isNode(node.name) && node.name.name === 'class')
      if (isLiteralClass(node.value)) tell(node, 'a class comes from a module: class={css.name}.');
  });
  if (modules.size === 0) return told;
  visit(program, (node) => {
    if (node.type === 'MemberExpression' && isNode(node.object) && node.object.type === 'Identifier') {
      const module = modules.get(String(node.object.name));
      const name = nameOf(node);
      if (!module || name === undefined) return;
      looked.add(node.object);
      used.get(module)?.add(name);
      if (!rulesOf(files.get(module) ?? '').some(({ selector }) => classesIn(selector).includes(name)))
        tell(node, `${module} has no class "${name}".`);
    } else if (node.type === 'Identifier' && modules.has(String(node.name)) && !looked.has(node))
      used.delete(modules.get(String(node.name)) ?? '');
  });
  return told;
}

/**
 * The style module that an import or a re-export names, from the root.
 * @param {string} file
 * @param {Node} node
 */
function moduleNamed(file, node) {
  if (!/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) || !isNode(node.source))
    return undefined;
  const to = String(node.source.value);
  return isModule.test(to) ? targetOf(file, to) : undefined;
}

/**
 * The class of a lookup like `css.name` or `css['name']`; undefined for one that is worked out.
 * @param {Node} node
 */
function nameOf(node) {
  if (!isNode(node.property)) return undefined;
  if (!node.computed) return String(node.property.name);
  return node.property.type === 'Literal' ? String(node.property.value) : undefined;
}

/**
 * Whether a value may be a class that is written here: itself, a part of a template, or one branch.
 * @param {unknown} value
 * @returns {boolean}
 */
function isLiteralClass(value) {
  if (!isNode(value)) return false;
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' && value.value.trim() !== '';
    case 'JSXExpressionContainer':
      return isLiteralClass(value.expression);
    case 'TemplateLiteral':
      return /** @type {{ value: { raw: string } }[]} */ (value.quasis).some(
        (quasi) => quasi.value.raw.trim() !== '',
      );
    case 'ConditionalExpression':
      return isLiteralClass(value.consequent) || isLiteralClass(value.alternate);
    case 'LogicalExpression':
      return isLiteralClass(value.right) || (value.operator !== '&&' && isLiteralClass(value.left));
    case 'CallExpression':
      return (
        isNode(value.callee) &&
        value.callee.name === 'cx' &&
        /** @type {unknown[]} */ (value.arguments).some(isLiteralClass)
      );
    default:
      return false;
  }
}
