import { arrange, cx, LinkButton } from '../toolkit/ui/index.ts';
import { PlainPage, usePage } from './shell/page.tsx';
import { useShellWords } from './words/index.ts';

export function NotFoundPage() {
  const say = useShellWords();
  usePage(say.notFoundTitle);
  return (
    <PlainPage class={cx(arrange.column, arrange.prose)}>
      <h1 tabIndex={-1}>{say.notFound}</h1>
      <p>{say.notFoundWhy}</p>
      <p>
        <LinkButton tone="primary" href="/">
          {say.toGames}
        </LinkButton>
      </p>
    </PlainPage>
  );
}
