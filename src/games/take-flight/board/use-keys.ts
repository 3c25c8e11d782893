/** Walking over the wings and the tail with the arrow keys: one tab stop each, and up and down go between them. */
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';

interface Keys {
  readonly root: RefObject<HTMLElement | null>;
  readonly squares: number;
  readonly tokens: number;
  /** Where the keyboard comes in: the first square that may be written in. */
  readonly start: number | undefined;
}

export function useKeys({ root, squares, tokens, start }: Keys) {
  const [square, setSquare] = useState<number>();
  const [token, setToken] = useState(0);
  const toSquare = (to: number) => {
    const at = Math.min(Math.max(to, 1), squares);
    setSquare(at);
    root.current?.querySelector<HTMLElement>(`[data-square="${at}"]`)?.focus();
  };
  const toToken = (to: number) => {
    const at = Math.min(Math.max(to, 0), tokens - 1);
    setToken(at);
    root.current?.querySelector<HTMLElement>(`[data-token="${at}"]`)?.focus();
  };
  const steps = (at: number, last: number, go: (to: number) => void): Record<string, () => void> => ({
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(last),
  });
  return {
    square: square ?? start ?? 1,
    token,
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { square: onSquare, token: onToken } = (event.target as HTMLElement).dataset;
      const ways: Record<string, () => void> | undefined =
        onSquare !== undefined
          ? { ...steps(Number(onSquare), squares, toSquare), ArrowDown: () => toToken(token) }
          : onToken !== undefined
            ? {
                ...steps(Number(onToken), tokens - 1, toToken),
                ArrowUp: () => toSquare(square ?? start ?? 1),
              }
            : undefined;
      const step = ways?.[event.key];
      if (step === undefined) return;
      event.preventDefault();
      step();
    },
  };
}
