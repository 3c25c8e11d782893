/**
 * What boards and pages share of the web: thin components with their own styles, and words for components.
 *
 *   <Button tone="primary" onClick={…}>Play</Button>   a <button type="button">; tone: primary, quiet; big
 *   <LinkButton href="/">Home</LinkButton>             the same look for an <a>
 *   <IconButton label={say.close} onClick={…}><Icon name="close" /></IconButton>
 *   <Panel as="section" class={css.end}>…</Panel>      `as` names another element; attributes and refs are passed on
 *   Section, Card, CardBody, CardLink, Prompt, Note, Trouble, Callout, Chip, Figure, Hidden, Stack, Cluster, Spread, Prose, Column
 *   <Field>, <TextField label value onText>, <Choices> with a <Tab> for each value, <Switch on onChange>
 *   class={motion.pop}                                 movements: rise, roll (with wheel), fly, pop, bob
 *   class={arrange.column}                             column, prose, stack, cluster, push, screenOnly as classes
 *
 * Styles: `thing.module.css` beside `thing.tsx`, `import css from './thing.module.css'`, `class={css.name}`, several names by
 * `class={cx(css.seat, isMine && css.mine)}` (which answers a string; `css.name` alone may be undefined for the types). Styles here
 * are in layers, those of games and pages are in none and win. Keyframes are local to their module. Colours, spaces, radii and
 * fonts are the custom properties of tokens.css. Only tokens and the theme are global.
 *
 * Words: `export const [Say, useSay] = wordsContext<BoardWords>()`; in components `const say = useSay()`; where words are
 * loaded `Board: withWords(Say, words, Board)`.
 */
export { arrange, Cluster, Column, Prose, Spread, Stack } from './arrange.tsx';
export { Button, type ButtonLook, IconButton, LinkButton } from './button.tsx';
export { cx } from './class-names.ts';
export {
  Choices,
  Field,
  FieldLabel,
  Switch,
  type SwitchProps,
  Tab,
  type TabProps,
  TextField,
  type TextFieldProps,
} from './fields.tsx';
export { default as motion } from './motion.module.css';
export { type PartProps, part } from './part.tsx';
export { whenStirring } from './stirring.ts';
export { Card, CardBody, CardLink, Panel, Prompt, Section } from './surfaces.tsx';
export { Callout, Chip, Figure, Hidden, heardOnly, Note, Trouble } from './text.tsx';
export { type Sayer, withWords, wordsContext } from './words.tsx';
