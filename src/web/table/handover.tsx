/** Between two players at one screen: nothing of either is shown. */
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../contract/index.ts';
import { CoverPicture } from '../../toolkit/art/cover.tsx';
import { SeatBadge } from '../../toolkit/art/tokens.tsx';
import { Button, Panel } from '../../toolkit/ui/index.ts';
import { TopBar } from '../shell/page.tsx';
import { useTableWords } from '../words/index.ts';
import css from './handover.module.css';
import type { TableModel } from './model.ts';
import type { TableParts } from './page.tsx';

export function HandOver({ model, seat }: { model: TableModel<TableParts>; seat: Seat }) {
  const say = useTableWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = model.head.value?.seats[seat]?.name ?? say.noPlayer;
  return (
    <>
      <TopBar />
      <main id="main" class={css.handover}>
        <CoverPicture class={css.cover} cover={model.parts.value?.entry.cover} />
        <Panel class={css.card}>
          <SeatBadge who={model.teller.value.who(seat)} size={72} />
          <h1 tabIndex={-1} ref={heading}>
            {say.handoverTitle(name)}
          </h1>
          <p>{say.handoverText(name)}</p>
          <Button tone="primary" big onClick={() => model.take(seat)}>
            {say.take(name)}
          </Button>
        </Panel>
      </main>
    </>
  );
}
