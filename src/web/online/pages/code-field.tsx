import { TextField, type TextFieldProps } from '../../../toolkit/ui/index.ts';
import css from './you.module.css';

/** For a code that is copied by hand: in capitals, and no word of any language. */
export const CodeField = (props: TextFieldProps) => (
  <TextField class={css.input} autocapitalize="characters" spellcheck={false} {...props} />
);
