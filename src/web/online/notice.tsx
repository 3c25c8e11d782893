/** A strip of paper: what a player should know now, and can do about it. */
import type { ComponentChildren } from 'preact';
import { Cluster, cx } from '../../toolkit/ui/index.ts';
import css from './notices.module.css';

interface NoticeProps {
  readonly text: string;
  readonly kind?: 'good' | 'bad' | 'quiet';
  readonly children?: ComponentChildren;
}

export function Notice({ text, kind, children }: NoticeProps) {
  return (
    <div data-notice={kind ?? ''} class={cx(css.notice, kind && css[kind])}>
      <p>{text}</p>
      {children && <Cluster>{children}</Cluster>}
    </div>
  );
}
