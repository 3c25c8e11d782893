/** A table or a match in a list of many: a strip of its cover, the way to it, and what is going on there. */
import type { ComponentChildren } from 'preact';
import { CoverPicture, type CoverPictureProps } from '../../toolkit/art/cover.tsx';
import { Card, CardLink, cx, Note } from '../../toolkit/ui/index.ts';
import css from './match-row.module.css';

export interface MatchRowProps {
  readonly cover: CoverPictureProps['cover'];
  readonly href: string;
  readonly title: string;
  /** The link as it is heard. */
  readonly label: string;
  readonly notes: readonly string[];
  readonly class?: string | undefined;
  /** What can be done besides opening it. */
  readonly children?: ComponentChildren;
}

export function MatchRow({ cover, href, title, label, notes, class: more, children }: MatchRowProps) {
  return (
    <Card as="li" class={cx(css.row, more)}>
      <CoverPicture class={css.cover} cover={cover} />
      <div class={css.text}>
        <CardLink class={css.link} href={href} aria-label={label}>
          {title}
        </CardLink>
        {notes.map((note) => (
          <Note key={note} class={css.note}>
            {note}
          </Note>
        ))}
      </div>
      {children && <div class={css.ways}>{children}</div>}
    </Card>
  );
}
