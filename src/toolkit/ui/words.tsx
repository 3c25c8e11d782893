import { type ComponentChildren, type ComponentType, createContext, h } from 'preact';
import { useContext } from 'preact/hooks';

export type Sayer<W> = ComponentType<{ readonly words: W; readonly children?: ComponentChildren }>;

/** The words of a board or a page: `[Say, useSay]`, a provider of loaded words and a hook that reads them. */
export function wordsContext<W>(): readonly [Say: Sayer<W>, useSay: () => W] {
  const context = createContext<W | undefined>(undefined);
  const Say: Sayer<W> = ({ words, children }) => (
    <context.Provider value={words}>{children}</context.Provider>
  );
  const useSay = () => {
    const words = useContext(context);
    if (words === undefined) throw new Error('A component reads words outside the provider of these words.');
    return words;
  };
  return [Say, useSay];
}

/**
 * The component with its words around it: what `board: async (language) => …` answers. The contract knows no UI library, so a
 * component is any function of its props.
 */
export function withWords<W, P extends object>(
  Say: Sayer<W>,
  words: W,
  Component: (props: P) => unknown,
): (props: P) => unknown {
  return (props) => <Say words={words}>{h(Component as ComponentType<P>, props)}</Say>;
}
