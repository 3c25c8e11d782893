import type { ComponentChildren } from 'preact';

/** Text with `code` between backticks and **strong** words between pairs of asterisks, and nothing else. */
export function inline(text: string): ComponentChildren {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, i) => {
    // Odd parts are what the pattern found.
    if (i % 2 === 0) return part;
    return part.startsWith('`') ? (
      <code key={i}>{part.slice(1, -1)}</code>
    ) : (
      <strong key={i}>{part.slice(2, -2)}</strong>
    );
  });
}
