/** Everything that is not needed at every turn. */

import type { MatchHead } from '../../match/log.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { navigate } from '../router.ts';
import { type Pace, pace, sound } from '../settings.ts';
import { playAgain } from '../setup/tables.ts';
import { ThemeButton } from '../shell/page.tsx';
import { Switch } from '../shell/switch.tsx';
import { dilemmaOf } from './advice/question.ts';
import type { TableDialogProps } from './dialogs.tsx';
import { saveMatch } from './save.ts';
import { tableWords as say } from './words.ts';

const paces: readonly Pace[] = ['relaxed', 'quick', 'instant'];

export function Menu({ seated: { model, around }, parts, show }: TableDialogProps) {
  const head = model.head.value!;
  return (
    <div class="menu">
      <div class="menu-ways">
        <button type="button" class="button" onClick={() => show('rules')}>
          <Icon name="rules" /> {say.rules}
        </button>
        <button type="button" class="button" onClick={() => show('log')}>
          <Icon name="clock" /> {say.log}
        </button>
        <button type="button" class="button" onClick={() => show('moves')}>
          <Icon name="check" /> {say.movesTitle}
        </button>
        <button type="button" class="button" onClick={() => show('describe')}>
          <Icon name="eye" /> {say.describe}
        </button>
        {model.hints.value && dilemmaOf(model) && (
          <button type="button" class="button" onClick={() => show('hint')}>
            <Icon name="hint" /> {say.hintTitle}
          </button>
        )}
        <button type="button" class="button" onClick={() => show('keys')}>
          <Icon name="keys" /> {say.help}
        </button>
      </div>
      {around ? <around.Menu close={() => show(undefined)} /> : <Paces />}
      <div class="cluster menu-switches">
        <Switch
          on={sound.value === 'on'}
          onChange={(on) => {
            sound.value = on ? 'on' : 'off';
          }}
        >
          {say.soundSwitch}
        </Switch>
        <ThemeButton />
      </div>
      <fieldset>
        <legend>{say.save}</legend>
        <div class="cluster">
          <button type="button" class="button" onClick={() => saveMatch(model, 'json')}>
            {say.saveJson}
          </button>
          <button type="button" class="button" onClick={() => saveMatch(model, 'text')}>
            {say.saveText}
          </button>
        </div>
      </fieldset>
      <div class="menu-ways">
        {!around && <NewTables head={head} game={parts.entry.meta.id} />}
        <a class="button" href="/">
          <Icon name="back" /> {say.home}
        </a>
      </div>
    </div>
  );
}

function Paces() {
  return (
    <fieldset>
      <legend>{say.pace}</legend>
      <div class="choices">
        {paces.map((name) => (
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
      </div>
    </fieldset>
  );
}

function NewTables({ head, game }: { head: MatchHead; game: string }) {
  return (
    <>
      <button type="button" class="button" onClick={() => playAgain(head)}>
        <Icon name="redo" /> {say.rematch}
      </button>
      <button type="button" class="button" onClick={() => navigate(`/games/${game}`)}>
        <Icon name="users" /> {say.newSetup}
      </button>
    </>
  );
}
