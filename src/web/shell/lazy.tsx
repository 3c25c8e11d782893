/** A page whose code comes when it is first needed. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shellWords as say } from '../words.ts';

export interface Lazy<P> {
  readonly Page: ComponentType<P>;
  /** Fetches the code before it is needed. */
  readonly fetch: () => void;
}

/** A `part` stands inside a page that is there already. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  what: 'page' | 'part' = 'page',
): Lazy<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<unknown> | undefined;
  const get = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Page(props: P) {
    const [state, setState] = useState<'ready' | 'loading' | 'failed'>(Loaded ? 'ready' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return;
      get().then(
        () => setState('ready'),
        () => setState('failed'),
      );
    }, [state]);
    if (Loaded) return <Loaded {...props} />;
    const again = (
      <button type="button" class="button primary" onClick={() => setState('loading')}>
        {say.tryAgain}
      </button>
    );
    if (what === 'part')
      return state === 'loading' ? (
        <div class="waiting" aria-busy="true">
          <p class="note">{say.loading}</p>
        </div>
      ) : (
        <div class="stack">
          <p class="error">{say.partNotLoaded}</p>
          <p>{again}</p>
        </div>
      );
    if (state === 'loading') return <Waiting />;
    return (
      <main class="page" id="main">
        <h1 tabIndex={-1}>{say.notLoaded}</h1>
        <p>{say.notLoadedWhy}</p>
        <p class="cluster">{again}</p>
      </main>
    );
  }
  return { Page, fetch: () => void get().catch(() => {}) };
}

export function Waiting() {
  return (
    <main class="page waiting" id="main" aria-busy="true">
      <p class="note">{say.loading}</p>
    </main>
  );
}
