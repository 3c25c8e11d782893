import { describe, expect, test } from 'vitest';
import { styleViolationsIn } from '../../scripts/check/styles.mjs';

/** What the check says about these files, each named without its folder. */
function sentences(files: Readonly<Record<string, string>>, folder = 'src/print/sheet'): string[] {
  const named = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text] as const);
  return styleViolationsIn(new Map(named)).map(({ line, sentence }) => `${line}: ${sentence}`);
}

const using = (lookup: string) =>
  `import css from './a.module.css';\nexport const a = <p class={${lookup}} />;`;

const refused: [what: string, files: Record<string, string>, sentence: RegExp][] = [
  ['a style is no module', { 'a.css': '.a {}' }, /are modules/],
  ['a class is written down', { 'a.tsx': 'const a = <p class="a" />;' }, /comes from a module/],
  ['a class hides in a template', { 'a.tsx': 'const a = <p class={`a`} />;' }, /comes from a module/],
  ['a class hides in a branch', { 'a.tsx': "const a = <p class={b ? c : 'a'} />;" }, /comes from a module/],
  [
    'a class hides among names',
    { 'a.tsx': "const a = <p class={cx(c, b && 'a')} />;" },
    /comes from a module/,
  ],
  ['a lookup finds nothing', { 'a.tsx': using('css.b'), 'a.module.css': '' }, /2: .*has no class "b"/],
  ['nothing uses a class', { 'a.tsx': using('css.a'), 'a.module.css': '.a,\n.b {}' }, /nothing uses .*"b"/],
  ['a module styles an element', { 'a.tsx': using('css.a'), 'a.module.css': '.a, p {}' }, /"p" has none/],
  ['a module reaches out', { 'a.tsx': using('css.a'), 'a.module.css': '.a :global(.a) {}' }, /only its own/],
  [
    'a class is no name',
    { 'a.tsx': using("css['a-b']"), 'a.module.css': '.a-b {}' },
    /named like a variable/,
  ],
  ['a class is a keyword', { 'a.tsx': using('css.switch'), 'a.module.css': '.switch {}' }, /like a variable/],
  ['a module is not there', { 'a.tsx': 'import css from "./b.module.css"; css[x];' }, /there is no/],
];

const allowed: [what: string, files: Record<string, string>][] = [
  ['a class is looked up', { 'a.tsx': using('css.a'), 'a.module.css': '.a > p:is(ul, li) {}' }],
  ['classes are joined', { 'a.tsx': using("cx(css.a, b === 'c' && d)"), 'a.module.css': '.a {}' }],
  ['a lookup is worked out', { 'a.tsx': using('css[tone]'), 'a.module.css': '.a {} .b {}' }],
  [
    'a module is passed on',
    { 'a.ts': "export { default as a } from './a.module.css';", 'a.module.css': '.a {}' },
  ],
  ['a rule stands in a layer', { 'a.tsx': using('css.a'), 'a.module.css': '@layer b { .a { color: red } }' }],
  ['keyframes move', { 'a.tsx': using('css.a'), 'a.module.css': '@keyframes b { from { top: 0 } } .a {}' }],
  ['a rule is nested', { 'a.tsx': using('css.a'), 'a.module.css': '.a { p { top: 0 } }' }],
];

describe('the check of styles refuses', () => {
  test.each(refused)('%s', (_what, files, sentence) => {
    expect(sentences(files)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('the check of styles allows', () => {
  test.each(allowed)('%s', (_what, files) => {
    expect(sentences(files)).toEqual([]);
  });
});

test('the whole page is styled by its elements, in toolkit/ui', () => {
  expect(sentences({ 'tokens.css': ':root { --a: 1 }' }, 'src/toolkit/ui')).toEqual([]);
  expect(sentences({ 'tokens.css': '.a {}' }, 'src/toolkit/ui')).toEqual([expect.stringMatching(/no class/)]);
});
