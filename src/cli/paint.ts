/** Colours of the terminal by name. */
import type { Paint } from '../contract/index.ts';

const CODES: Readonly<Record<string, string>> = {
  bold: '1',
  gray: '90',
  red: '91',
  green: '92',
  yellow: '93',
  blue: '94',
  purple: '95',
  cyan: '96',
  white: '97',
};

const painted: Paint = (color, text) => {
  const code = CODES[color];
  return code ? `\u001b[${code}m${text}\u001b[0m` : text;
};
export const plain: Paint = (_color, text) => text;

/** https://no-color.org and its counterpart, else colours on terminals alone. */
export function paintFor(isTerminal: boolean, env: NodeJS.ProcessEnv): Paint {
  if (env.NO_COLOR) return plain;
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return painted;
  return isTerminal && env.TERM !== 'dumb' ? painted : plain;
}
