/** If a page breaks, it says so; the game behind it is stored and goes on after a reload. */
import { Component, type ComponentChildren } from 'preact';
import { shellWords as say } from '../words.ts';

interface Props {
  readonly children: ComponentChildren;
}
interface State {
  readonly broken?: string;
}

export class Boundary extends Component<Props, State> {
  override state: State = {};

  static override getDerivedStateFromError(error: unknown): State {
    return { broken: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render({ children }: Props, { broken }: State) {
    if (broken === undefined) return children;
    return (
      <main id="main" class="page prose">
        <h1 tabIndex={-1}>{say.broken}</h1>
        <p>{say.brokenWhy}</p>
        <p>
          <code>{broken}</code>
        </p>
        <p class="cluster">
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {say.reload}
          </button>
          <a class="button" href="/">
            {say.toGames}
          </a>
        </p>
      </main>
    );
  }
}
