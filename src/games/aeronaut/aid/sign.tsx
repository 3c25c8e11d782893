/** The signs of the chart, one by one: `type-red`, `bonus-+point`, `slot`, `taken`. */
import { LineIcon } from '../../../toolkit/art/icons.tsx';
import { useInk } from '../../../toolkit/art/ink.ts';
import { TypeMark } from '../board/marks.tsx';
import { BONUS_ICONS } from '../map/bonus-icons.ts';
import type { Kind } from '../map/look.ts';
import type { Bonus } from '../map/map.ts';
import { PaperSign } from '../sheets/signs.tsx';
import css from './sign.module.css';

export function Sign({ name }: { readonly name: string }) {
  if (useInk().name !== 'screen') return <PaperSign name={name} />;
  if (name.startsWith('type-')) return <TypeMark kind={name.slice(5) as Kind} size={28} />;
  if (name.startsWith('bonus-')) {
    const { sign, path } = BONUS_ICONS[name.slice(6) as Bonus];
    return (
      <span class={css.bonus} aria-hidden="true">
        {sign && <b>{sign}</b>}
        <LineIcon d={path} size={22} />
      </span>
    );
  }
  return (
    <svg
      class={css.slot}
      data-taken={name === 'taken' ? '' : undefined}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
    </svg>
  );
}
