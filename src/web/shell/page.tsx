/** What pages share: a title, the focus on arrival, a bar on top and a line at the foot. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon, type IconName } from '../../toolkit/art/icons.tsx';
import { Logo } from '../../toolkit/art/logo.tsx';
import { IconButton, LinkButton, Note } from '../../toolkit/ui/index.ts';
import { ready } from '../ready.ts';
import { visits } from '../router.ts';
import { nextTheme, type Theme, theme } from '../settings.ts';
import { shellWords as say } from '../words.ts';

/** Names the page and, after a change of page, puts the focus on its heading, so that listeners hear where they are. */
export function usePage(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (visits.peek() > 0)
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, []);
}

export interface TopBarProps {
  readonly children?: ComponentChildren;
}

export function TopBar({ children }: TopBarProps) {
  return (
    <header class="topbar">
      <a class="brand" href="/" aria-label={say.home}>
        <Logo size={34} />
        <span class="brand-name">{say.product}</span>
      </a>
      {children}
    </header>
  );
}

const themeIcons: Readonly<Record<Theme, IconName>> = { auto: 'auto', light: 'sun', dark: 'moon' };

export function ThemeButton() {
  const label = say.theme[theme.value];
  return (
    <IconButton label={label} onClick={nextTheme}>
      <Icon name={themeIcons[theme.value]} />
    </IconButton>
  );
}

/** A page of text: bar, main part, foot. */
export function PlainPage({ children, class: extra }: { children: ComponentChildren; class?: string }) {
  useEffect(ready, []);
  return (
    <>
      <TopBar>
        <nav class="push cluster" aria-label={say.product}>
          <LinkButton tone="quiet" class="to-games" href="/">
            {say.games}
          </LinkButton>
          <LinkButton tone="quiet" href="/online">
            {say.online}
          </LinkButton>
          <LinkButton tone="quiet" href="/about">
            {say.about}
          </LinkButton>
        </nav>
        <ThemeButton />
      </TopBar>
      <main id="main" class={extra}>
        {children}
      </main>
      <footer class="foot no-print">
        <Note>
          {say.footer} <a href="/you">{say.you}</a>
        </Note>
      </footer>
    </>
  );
}
