/** A report within the page: in a shadow of its own, so that it looks as it does in its file, and follows the page's day or night. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { STYLE } from '../../lab/style.ts';

let sheet: CSSStyleSheet | undefined;

function styled(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  root.adoptedStyleSheets = [sheet];
}

/** `html` is made of words and numbers by lab/html.ts, which makes every text safe. */
export function Shown({ html, label }: { readonly html: string; readonly label: string }) {
  const host = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' });
    styled(root);
    root.innerHTML = `<div class="report">${html}</div>`;
  }, [html]);
  return <section ref={host} aria-label={label} data-report="" />;
}
