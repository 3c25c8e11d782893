/** A page whose code comes when it is first needed. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Pack } from '../../contract/index.ts';
import {
  Button,
  Cluster,
  Column,
  Note,
  type Sayer,
  Stack,
  Trouble,
  withWords,
} from '../../toolkit/ui/index.ts';
import { language } from '../language.ts';
import { useShellWords } from '../words/index.ts';
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
    const say = useShellWords();
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

export function Waiting({ children }: { children?: ComponentChildren }) {
  const say = useShellWords();
  return (
    <Column as="main" class={css.waiting} id="main" aria-busy="true">
      <Note>{children ?? say.loading}</Note>
    </Column>
  );
}

/** Code and its words, both at once. */
export async function withPack<W, P extends object>(
  Say: Sayer<W>,
  words: Pack<W>,
  load: () => Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  const [Component, said] = await Promise.all([load(), words(language)]);
  return withWords(Say, said, Component as (props: P) => unknown) as ComponentType<P>;
}
