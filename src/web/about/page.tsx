import { arrange, cx } from '../../toolkit/ui/index.ts';
import { useGames } from '../games.ts';
import { PlainPage, usePage } from '../shell/page.tsx';
import { useAboutWords } from '../words/index.ts';

export function AboutPage() {
  const say = useAboutWords();
  usePage(say.title);
  const games = useGames();
  return (
    <PlainPage class={cx(arrange.column, arrange.prose)}>
      <h1 tabIndex={-1}>{say.heading}</h1>
      <p>{say.what}</p>
      <h2>{say.keptTitle}</h2>
      <p>{say.kept}</p>
      <h2>{say.fairTitle}</h2>
      <p>{say.fair}</p>
      <p>{say.fairOnline}</p>
      <p>{say.fairNot}</p>
      <h2>{say.designersTitle}</h2>
      <p>{say.designers}</p>
      <ul>
        {games.map(({ meta }) => (
          <li key={meta.id}>
            <a href={`/games/${meta.id}`}>{meta.title}</a> {say.by(meta.designers)}
          </li>
        ))}
      </ul>
      <h2>{say.licencesTitle}</h2>
      <p>{say.code}</p>
      <p>{say.fonts}</p>
      <p>{say.parts}</p>
    </PlainPage>
  );
}
