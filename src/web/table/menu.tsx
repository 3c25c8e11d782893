/** Everything that is not needed at every turn. */
import type { MatchHead } from '../../match/log.ts';
import { Icon, type IconName } from '../../toolkit/art/icons.tsx';
import { Button, Choices, Cluster, LinkButton, Note, Switch, Tab } from '../../toolkit/ui/index.ts';
import { coach, isCoached } from '../lessons/kept.ts';
import { printMatch } from '../print/hand-over.ts';
import { navigate } from '../router.ts';
import { onlyMoves, pace, paceNames, sound } from '../settings.ts';
import { playAgain } from '../setup/tables.ts';
import { OfflineSign, ThemeButton } from '../shell/page.tsx';
import { SettingSwitch } from '../shell/setting-switch.tsx';
import { useAsideWords, useTableWords } from '../words/index.ts';
import { dilemmaOf } from './advice/question.ts';
import type { TableDialogName, TableDialogProps } from './dialogs.tsx';
import css from './menu.module.css';
import { MenuWays } from './menu-ways.tsx';
import type { TableModel } from './model.ts';
import { saveMatch } from './save.ts';

export function Menu({ seated: { model, extras }, parts, show }: TableDialogProps) {
  const say = useTableWords();
  const aside = useAsideWords();
  const head = model.head.value!;
  const mayAsk = model.hints.value && dilemmaOf(model);
  const ways: readonly (readonly [TableDialogName, IconName, string])[] = [
    ['rules', 'rules', say.rules],
    ...(parts.entry.entry.aid ? [['aid', 'aid', say.aidTitle] as const] : []),
    ['log', 'clock', say.log],
    ['moves', 'check', aside.movesTitle],
    ['describe', 'eye', aside.describe],
    ...(mayAsk ? [['hint', 'hint', aside.hintTitle] as const] : []),
    ['keys', 'keys', aside.help],
  ];
  return (
    <div class={css.menu}>
      <MenuWays>
        {ways.map(([name, icon, label]) => (
          <Button key={name} onClick={() => show(name)}>
            <Icon name={icon} /> {label}
          </Button>
        ))}
        {parts.entry.entry.lessons && (
          <LinkButton href={`/games/${parts.entry.meta.id}/learn?from=${location.pathname}`}>
            <Icon name="learn" /> {aside.learn}
          </LinkButton>
        )}
        {parts.entry.meta.printsMatches && <PrintMatch model={model} game={parts.entry.meta.id} />}
      </MenuWays>
      {extras ? <extras.Menu close={() => show(undefined)} /> : <Paces />}
      <SettingSwitch setting={onlyMoves}>
        {aside.onlySwitch} <Note as="span">{aside.onlyHelp}</Note>
      </SettingSwitch>
      <Cluster class={css.switches}>
        {parts.entry.entry.aid && (
          <Switch on={isCoached(parts.entry.meta.id)} onChange={(on) => coach(parts.entry.meta.id, on)}>
            {aside.coachSwitch}
          </Switch>
        )}
        <SettingSwitch setting={sound}>{say.soundSwitch}</SettingSwitch>
        <ThemeButton />
        <Note as="span">
          <OfflineSign />
        </Note>
      </Cluster>
      <fieldset>
        <legend>{aside.save}</legend>
        <Cluster>
          <Button onClick={() => saveMatch(model, 'json')}>{aside.saveJson}</Button>
          <Button onClick={() => saveMatch(model, 'text')}>{aside.saveText}</Button>
        </Cluster>
      </fieldset>
      <MenuWays>
        {!extras && <NewTables head={head} game={parts.entry.meta.id} />}
        <LinkButton href="/">
          <Icon name="back" /> {say.home}
        </LinkButton>
      </MenuWays>
    </div>
  );
}

/** On paper, as the player who asks sees it now. */
export function PrintMatch({ model, game }: { model: TableModel; game: string }) {
  const aside = useAsideWords();
  const [view, head] = [model.view.value, model.head.value];
  if (!view || !head) return null;
  const { seats, options } = head;
  return (
    <Button onClick={() => printMatch(game, { view, players: seats.length, options })}>
      <Icon name="print" /> {aside.printMatch}
    </Button>
  );
}

function Paces() {
  const say = useTableWords();
  const aside = useAsideWords();
  return (
    <fieldset>
      <legend>{aside.pace}</legend>
      <Choices>
        {paceNames.map((name) => (
          <Tab
            key={name}
            name="pace"
            checked={pace.value === name}
            onChange={() => {
              pace.value = name;
            }}
          >
            {say.paces[name]}
          </Tab>
        ))}
      </Choices>
    </fieldset>
  );
}

function NewTables({ head, game }: { head: MatchHead; game: string }) {
  const aside = useAsideWords();
  return (
    <>
      <Button onClick={() => playAgain(head)}>
        <Icon name="redo" /> {aside.rematch}
      </Button>
      <Button onClick={() => navigate(`/games/${game}`)}>
        <Icon name="users" /> {aside.newSetup}
      </Button>
    </>
  );
}
