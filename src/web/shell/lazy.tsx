/** A page whose code comes when it is first needed. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, Cluster, Column, Note, Stack, Trouble } from '../../toolkit/ui/index.ts';
import { shellWords as say } from '../words.ts';
import css from './lazy.module.css';

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
      <Button tone="primary" onClick={() => setState('loading')}>
        {say.tryAgain}
      </Button>
    );
    if (what === 'part')
      return state === 'loading' ? (
        <div class={css.waiting} aria-busy="true">
          <Note>{say.loading}</Note>
        </div>
      ) : (
        <Stack>
          <Trouble>{say.partNotLoaded}</Trouble>
          <p>{again}</p>
        </Stack>
      );
    if (state === 'loading') return <Waiting />;
    return (
      <Column as="main" id="main">
        <h1 tabIndex={-1}>{say.notLoaded}</h1>
        <p>{say.notLoadedWhy}</p>
        <Cluster as="p">{again}</Cluster>
      </Column>
    );
  }
  return { Page, fetch: () => void get().catch(() => {}) };
}

export function Waiting({ children = say.loading }: { children?: ComponentChildren }) {
  return (
    <Column as="main" class={css.waiting} id="main" aria-busy="true">
      <Note>{children}</Note>
    </Column>
  );
}
