/** Before the name of a seat that a bot has, where no long name cuts it off: seen by its shape and heard by its word, at every size. */
import { isPersons, type MatchSeat } from '../../match/log.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { useTableWords } from '../words/index.ts';
import css from './bot-mark.module.css';

/** Does a bot play this seat? */
export const hasBot = (seat: MatchSeat | undefined): boolean => seat !== undefined && !isPersons(seat);

export function BotMark() {
  const { botMark } = useTableWords();
  return (
    <span class={css.mark} role="img" aria-label={botMark} title={botMark}>
      <Icon name="robot" size={16} />
    </span>
  );
}
