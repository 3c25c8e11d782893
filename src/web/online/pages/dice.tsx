/** The dice of a finished match: what they came from, and a button that draws everything again. */

import { useSignal } from '@preact/signals';
import type { Reading, Refusal } from '../../../contract/index.ts';
import type { MatchFile } from '../../../match/file.ts';
import type { Verdict } from '../../../match/verify.ts';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { Button, cx, Note, Panel, Stack } from '../../../toolkit/ui/index.ts';
import { checkInWorker } from '../../host/checker.ts';
import { announce } from '../../shell/announce.tsx';
import { wordRefusal } from '../../wording.ts';
import { type OnlineWords, useOnlineWords } from '../words/index.ts';
import css from './dice.module.css';
import { drawsOf } from './match-data.ts';
import parts from './match-parts.module.css';
import { Unfold } from './match-parts.tsx';

export function Dice({ file }: { file: MatchFile }) {
  const say = useOnlineWords().match;
  return (
    <Panel as="section" class={css.dice} aria-labelledby="dice">
      <h2 id="dice">{say.dice}</h2>
      <p>{say.diceText}</p>
      <Check file={file} />
      <dl class={css.facts}>
        <dt>
          {say.commitment} <Note as="span">{say.commitmentHelp}</Note>
        </dt>
        <dd>
          <code>{file.commitment}</code>
        </dd>
        <dt>
          {say.secret} <Note as="span">{say.secretHelp}</Note>
        </dt>
        <dd>
          <code>{file.secret ?? '–'}</code>
        </dd>
        <dt>{say.salts}</dt>
        <dd>
          <ul class={css.salts}>
            {file.seats.map(({ name, salt }, seat) => (
              <li key={seat}>
                {name}: {salt ? <code>{salt}</code> : <Note as="span">{say.noSalt}</Note>}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <Draws file={file} />
      <Note>
        {say.alsoCli} <code>npx updraft verify match.json</code>
      </Note>
    </Panel>
  );
}

interface Checked {
  readonly fair: boolean;
  readonly sentence: string;
}

function Check({ file }: { file: MatchFile }) {
  const say = useOnlineWords().match;
  const checked = useSignal<Checked | 'checking' | undefined>(undefined);
  const check = async () => {
    if (checked.peek() === 'checking') return;
    checked.value = 'checking';
    const verdict = await checkInWorker(file);
    const sentence = await sentenceOf(say, verdict);
    checked.value = { fair: 'value' in verdict && verdict.value.fair, sentence };
    announce(sentence);
  };
  const now = checked.value;
  const fair = typeof now === 'object' && now.fair;
  return (
    <Stack>
      <p>
        <Button tone="primary" aria-disabled={now === 'checking'} onClick={check}>
          <Icon name="dice" size={20} /> {say.check}
        </Button>
      </p>
      {now && (
        <p class={cx(css.verdict, fair && css.fair)}>{now === 'checking' ? say.checking : now.sentence}</p>
      )}
    </Stack>
  );
}

async function sentenceOf(
  say: OnlineWords['match'],
  checked: Reading<Verdict, string | Refusal>,
): Promise<string> {
  if ('refused' in checked) return say.notChecked(await wordRefusal(checked.refused));
  return checked.value.fair
    ? say.fair(checked.value.draws, checked.value.order)
    : say.unfair(await wordRefusal(checked.value.why));
}

function Draws({ file }: { file: MatchFile }) {
  const say = useOnlineWords().match;
  const draws = drawsOf(file);
  const load = async () => (
    <ol class={parts.lines}>
      {draws.map(({ n, text }) => (
        <li key={n}>
          <Note as="span">{say.drawNumber(n)}</Note> <code>{text}</code>
        </li>
      ))}
    </ol>
  );
  return <Unfold summary={say.draws(draws.length)} load={load} />;
}
