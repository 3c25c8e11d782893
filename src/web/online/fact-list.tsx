import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../toolkit/art/icons.tsx';
import { cx } from '../../toolkit/ui/index.ts';
import css from './fact-list.module.css';

export type IconFact = readonly [icon: IconName, text: ComponentChildren];

/** What is so at a table: a sign and a sentence for each. */
export const FactList = ({
  facts,
  class: more,
}: {
  facts: readonly IconFact[];
  class?: string | undefined;
}) => (
  <ul class={cx(css.facts, more)}>
    {facts.map(([icon, text]) => (
      <li key={icon}>
        <Icon name={icon} size={20} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
