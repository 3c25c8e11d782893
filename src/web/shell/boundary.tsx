/** If a page breaks, it says so; the game behind it is stored and goes on after a reload. */

import { Component, type ComponentChildren } from 'preact';
import { arrange, Button, Cluster, Column, LinkButton } from '../../toolkit/ui/index.ts';
import { useShellWords } from '../words/index.ts';

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
    return <Broken why={broken} />;
  }
}

function Broken({ why }: { why: string }) {
  const say = useShellWords();
  return (
    <Column as="main" id="main" class={arrange.prose}>
      <h1 tabIndex={-1}>{say.broken}</h1>
      <p>{say.brokenWhy}</p>
      <p>
        <code>{why}</code>
      </p>
      <Cluster as="p">
        <Button tone="primary" onClick={() => location.reload()}>
          {say.reload}
        </Button>
        <LinkButton href="/">{say.toGames}</LinkButton>
      </Cluster>
    </Column>
  );
}
