/** In which language the command line speaks: `--lang de` anywhere on it, else what the environment asks for. */
import { SOURCE_LANGUAGE } from '../toolkit/speech.ts';

export interface Spoken {
  readonly language: string;
  /** What is left of the command line. */
  readonly args: readonly string[];
}

export function languageOf(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Spoken {
  const at = args.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at >= 0) {
    const word = args[at]!;
    const inline = word.startsWith('--lang=');
    const language = inline ? word.slice('--lang='.length) : args[at + 1];
    return { language: tag(language), args: args.filter((_, i) => i !== at && (inline || i !== at + 1)) };
  }
  return { language: tag(env.LC_ALL || env.LC_MESSAGES || env.LANG), args };
}

/** `de_AT.UTF-8` is `de-AT`; `C` and what is no language at all are English. */
function tag(text = ''): string {
  const name = text.split(/[.@]/, 1)[0]!.replace('_', '-');
  return /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(name) ? name : SOURCE_LANGUAGE;
}
