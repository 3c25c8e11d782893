/** Text of rulebooks broken into lines. It may hold `code` between backticks and **strong** words. */
import { type Face, typed, widthOf } from '../../toolkit/type/face.ts';

export interface Run {
  readonly x: number;
  readonly text: string;
  readonly face: Face;
}

export interface BrokenLine {
  readonly runs: readonly Run[];
  readonly width: number;
}

interface Word {
  readonly text: string;
  readonly face: Face;
  /** Does it touch the word before it? */
  readonly joined: boolean;
}

/** Faces change at the marks; the marks themselves are not printed. */
function styled(text: string): { readonly text: string; readonly face: Face }[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.length > 4 && part.startsWith('**') && part.endsWith('**'))
        return { text: part.slice(2, -2), face: 'strong' };
      if (part.length > 2 && part.startsWith('`') && part.endsWith('`'))
        return { text: part.slice(1, -1), face: 'title' };
      return { text: part, face: 'text' };
    });
}

function wordsOf(text: string, face: Face): Word[] {
  let open = true;
  return styled(typed(text)).flatMap(({ text: part, face: own }) => {
    const used = own === 'text' ? face : own;
    return part.split(/(\s+)/).flatMap((word) => {
      if (word === '') return [];
      if (/^\s+$/.test(word)) {
        open = true;
        return [];
      }
      const made: Word = { text: word, face: used, joined: !open };
      open = false;
      return [made];
    });
  });
}

/** Greedy: as many words on each line as fit. A word that is wider than a line is cut. */
export function breakText(text: string, width: number, size: number, face: Face = 'text'): BrokenLine[] {
  const lines: { runs: Run[]; width: number }[] = [];
  let runs: Run[] = [];
  let at = 0;
  const turn = () => {
    if (runs.length > 0) lines.push({ runs, width: at });
    runs = [];
    at = 0;
  };
  const words = wordsOf(text, face).flatMap((each) => cut(each, width, size));
  for (const [i, word] of words.entries()) {
    const long = widthOf(word.text, word.face, size);
    const alike = runs.at(-1)?.face === word.face;
    const space = at > 0 && !word.joined ? widthOf(' ', alike ? word.face : 'text', size) : 0;
    if (at > 0 && !word.joined && at + space + chain(words, i, size) > width) turn();
    const x = at > 0 ? at + space : 0;
    const before = runs.at(-1);
    // Neighbours of one face are one run: the printer's library then sets the space between them.
    if (before && before.face === word.face && !word.joined)
      runs[runs.length - 1] = { ...before, text: `${before.text} ${word.text}` };
    else runs.push({ x, text: word.text, face: word.face });
    at = x + long;
  }
  turn();
  return lines;
}

/** How wide a word is with those that touch it: they stay on one line. */
function chain(words: readonly Word[], from: number, size: number): number {
  let sum = 0;
  for (let i = from; i < words.length && (i === from || words[i]!.joined); i++)
    sum += widthOf(words[i]!.text, words[i]!.face, size);
  return sum;
}

function cut(word: Word, width: number, size: number): Word[] {
  if (widthOf(word.text, word.face, size) <= width) return [word];
  const parts: Word[] = [];
  let part = '';
  for (const letter of word.text) {
    if (part !== '' && widthOf(part + letter, word.face, size) > width) {
      parts.push({ ...word, text: part, joined: parts.length > 0 || word.joined });
      part = '';
    }
    part += letter;
  }
  parts.push({ ...word, text: part, joined: parts.length > 0 || word.joined });
  return parts;
}
