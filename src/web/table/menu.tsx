/** Everything that is not needed at every turn. */
import type { MatchHead } from '../../match/log.ts';
import { Icon, type IconName } from '../../toolkit/art/icons.tsx';
import { Button, Choices, Cluster, LinkButton, Note, part, Switch } from '../../toolkit/ui/index.ts';
import { coach, isCoached } from '../lessons/kept.ts';
import { printMatch } from '../print/hand-over.ts';
import { navigate } from '../router.ts';
import { onlyMoves, pace, paceNames, sound } from '../settings.ts';
import { playAgain } from '../setup/tables.ts';
import { OfflineSign, ThemeButton } from '../shell/page.tsx';
import { SettingSwitch } from '../shell/setting-switch.tsx';
import { useTableWords } from '../words/index.ts';
import { dilemmaOf } from './advice/question.ts';
import type { TableDialogName, TableDialogProps } from './dialogs.tsx';
import css from './menu.module.css';
import type { TableModel } from './model.ts';
import { saveMatch } from './save.ts';

/** Ways from the menu, in columns. */
export const MenuWays = part('div', css.ways);

export function Menu({ seated: { model, extras }, parts, show }: TableDialogProps) {
  const say = useTableWords();
  const head = model.head.value!;
  const mayAsk = model.hints.value && dilemmaOf(model);
  const ways: readonly (readonly [TableDialogName, IconName, string])[] = [
    ['rules', 'rules', say.rules],
    ...(parts.entry.entry.aid ? [['aid', 'aid', say.aidTitle] as const] : []),
    ['log', 'clock', say.log],
    ['moves', 'check', say.movesTitle],
    ['describe', 'eye', say.describe],
    ...(mayAsk ? [['hint', 'hint', say.hintTitle] as const] : []),
    ['keys', 'keys', say.help],
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
            <Icon name="learn" /> {say.learn}
          </LinkButton>
        )}
        {parts.entry.meta.printsMatches && <PrintMatch model={model} game={parts.entry.meta.id} />}
      </MenuWays>
      {extras ? <extras.Menu close={() => show(undefined)} /> : <Paces />}
      <SettingSwitch setting={onlyMoves}>
        {say.onlySwitch} <Note as="span">{say.onlyHelp}</Note>
      </SettingSwitch>
      <Cluster class={css.switches}>
        {parts.entry.entry.aid && (
          <Switch on={isCoached(parts.entry.meta.id)} onChange={(on) => coach(parts.entry.meta.id, on)}>
            {say.coachSwitch}
          </Switch>
        )}
        <SettingSwitch setting={sound}>{say.soundSwitch}</SettingSwitch>
        <ThemeButton />
        <Note as="span">
          <OfflineSign />
        </Note>
      </Cluster>
      <fieldset>
        <legend>{say.save}</legend>
        <Cluster>
          <Button onClick={() => saveMatch(model, 'json')}>{say.saveJson}</Button>
          <Button onClick={() => saveMatch(model, 'text')}>{say.saveText}</Button>
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
  const say = useTableWords();
  const [view, head] = [model.view.value, model.head.value];
  if (!view || !head) return null;
  const { seats, options } = head;
  return (
    <Button onClick={() => printMatch(game, { view, players: seats.length, options })}>
      <Icon name="print" /> {say.printMatch}
    </Button>
  );
}

function Paces() {
  const say = useTableWords();
  return (
    <fieldset>
      <legend>{say.pace}</legend>
      <Choices>
        {paceNames.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="pace"
              checked={pace.value === name}
              onChange={() => {
                pace.value = name;
              }}
            />
            {say.paces[name]}
          </label>
        ))}
      </Choices>
    </fieldset>
  );
}

function NewTables({ head, game }: { head: MatchHead; game: string }) {
  const say = useTableWords();
  return (
    <>
      <Button onClick={() => playAgain(head)}>
        <Icon name="redo" /> {say.rematch}
      </Button>
      <Button onClick={() => navigate(`/games/${game}`)}>
        <Icon name="users" /> {say.newSetup}
      </Button>
    </>
  );
}
