import { PlainPage, usePage } from './shell/page.tsx';
import { shellWords as say } from './words.ts';

export function NotFoundPage() {
  usePage(`${say.notFound} · ${say.product}`);
  return (
    <PlainPage class="page prose">
      <h1 tabIndex={-1}>{say.notFound}</h1>
      <p>{say.notFoundWhy}</p>
      <p>
        <a class="button primary" href="/">
          {say.toGames}
        </a>
      </p>
    </PlainPage>
  );
}
