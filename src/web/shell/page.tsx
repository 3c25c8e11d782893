/** What pages share: a title, the focus on arrival, a bar on top and a line at the foot. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Icon, type IconName } from '../../toolkit/art/icons.tsx';
import { Logo } from '../../toolkit/art/logo.tsx';
import { arrange, cx, IconButton, LinkButton, Note, part } from '../../toolkit/ui/index.ts';
import { offlineReady } from '../offline.ts';
import { ready } from '../ready.ts';
import { visits } from '../router.ts';
import { nextTheme, type Theme, theme } from '../settings.ts';
import { useShellWords } from '../words/index.ts';
import css from './page.module.css';

/** Names the page and, after a change of page, puts the focus on its heading, so that listeners hear where they are. */
export function usePage(title: string): void {
  // With the page and not after it: a later effect would leave a title that says "your turn" when the turn is over.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (visits.peek() > 0)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, []);
}

/** The first stop of the keyboard: past the bar, to what the page is about. */
export function SkipLink() {
  const say = useShellWords();
  return (
    <a class={css.skip} href="#main">
      {say.skip}
    </a>
  );
}

export interface TopBarProps {
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

export function TopBar({ class: extra, children }: TopBarProps) {
  const say = useShellWords();
  return (
    <header class={cx(css.topbar, extra)}>
      <a class={css.brand} href="/" aria-label={say.home}>
        <Logo size={34} />
        <span>{say.product}</span>
      </a>
      {children}
    </header>
  );
}

/** What the bar is about. */
export const BarTitle = part('h1', css.title);
/** Ways and tools at the far end of the bar. */
export const BarTools = part('div', cx(css.tools, arrange.cluster, arrange.push));

const themeIcons: Readonly<Record<Theme, IconName>> = { auto: 'auto', light: 'sun', dark: 'moon' };

export function ThemeButton() {
  const say = useShellWords();
  const label = say.theme[theme.value];
  return (
    <IconButton label={label} onClick={nextTheme}>
      <Icon name={themeIcons[theme.value]} />
    </IconButton>
  );
}

/** Says when games can be played without a network. */
export function OfflineSign() {
  const say = useShellWords();
  if (!offlineReady.value) return null;
  return (
    <span data-offline>
      <Icon name="check" size={16} /> {say.offline}
    </span>
  );
}

/** A page of text: bar, main part, foot. */
export function PlainPage({
  children,
  class: extra,
}: {
  children: ComponentChildren;
  class?: string | undefined;
}) {
  const say = useShellWords();
  useEffect(ready, []);
  return (
    <>
      <TopBar>
        <BarTools as="nav" aria-label={say.product}>
          <LinkButton tone="quiet" class={css.toGames} href="/">
            {say.games}
          </LinkButton>
          <LinkButton tone="quiet" href="/online">
            {say.online}
          </LinkButton>
          <LinkButton tone="quiet" href="/about">
            {say.about}
          </LinkButton>
        </BarTools>
        <ThemeButton />
      </TopBar>
      <main id="main" class={extra}>
        {children}
      </main>
      <footer class={cx(css.foot, arrange.screenOnly)}>
        <Note>
          {say.footer} <a href="/you">{say.you}</a> · <a href="/data">{say.data}</a> <OfflineSign />
        </Note>
      </footer>
    </>
  );
}
