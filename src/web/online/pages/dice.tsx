/** The dice of a finished match: what they came from, and a button that draws everything again. */

import { useSignal } from '@preact/signals';
import type { MatchFile } from '../../../match/file.ts';
import { SEALED } from '../../../match/log.ts';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { Button, cx, Note, Section, Stack } from '../../../toolkit/ui/index.ts';
import { checkInWorker } from '../../host/checker.ts';
import { announce } from '../../shell/announce.tsx';
import { wordRefusal } from '../../wording.ts';
import { witnessOf } from '../salts.ts';
import { type Judged, judge } from '../verdict.ts';
import { useOnlineWords } from '../words/index.ts';
import css from './dice.module.css';
import { drawsOf } from './match-data.ts';
import { Lines, Unfold } from './match-parts.tsx';

export function Dice({ file }: { file: MatchFile }) {
  const say = useOnlineWords().match;
  return (
    <Section class={css.dice} aria-labelledby="dice">
      <h2 id="dice">{say.dice}</h2>
      <p>{file.scheme === SEALED ? say.sealedText : say.diceText}</p>
      {file.scheme === SEALED && <p>{say.sealedLimits}</p>}
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
            {file.seats.map(({ name, seal, salt }, seat) => (
              <li key={seat}>
                {name}:{' '}
                {salt ? <code>{salt}</code> : <Note as="span">{seal ? say.saltLeft : say.noSalt}</Note>}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <Draws file={file} />
      <Note>
        {say.alsoCli} <code>npx updraft verify match.json</code>
      </Note>
    </Section>
  );
}

function Check({ file }: { file: MatchFile }) {
  const say = useOnlineWords().match;
  const checked = useSignal<Judged | 'checking' | undefined>(undefined);
  const check = async () => {
    if (checked.peek() === 'checking') return;
    checked.value = 'checking';
    const verdict = await checkInWorker(file, witnessOf(file.id).memos ?? []);
    const judged =
      'value' in verdict
        ? await judge(say, file, verdict.value)
        : { proven: false, sentence: say.notChecked(await wordRefusal(verdict.refused)) };
    checked.value = judged;
    announce(judged.sentence);
  };
  const now = checked.value;
  const proven = typeof now === 'object' && now.proven;
  return (
    <Stack>
      <p>
        <Button tone="primary" aria-disabled={now === 'checking'} onClick={check}>
          <Icon name="dice" size={20} /> {say.check}
        </Button>
      </p>
      {now && (
        <p class={cx(css.verdict, proven && css.proven)}>
          {now === 'checking' ? say.checking : now.sentence}
        </p>
      )}
    </Stack>
  );
}

function Draws({ file }: { file: MatchFile }) {
  const say = useOnlineWords().match;
  const draws = drawsOf(file);
  const name = say.draws(draws.length);
  const load = async () => (
    <Lines name={name}>
      {draws.map(({ n, text }) => (
        <li key={n}>
          <Note as="span">{say.drawNumber(n)}</Note> <code>{text}</code>
        </li>
      ))}
    </Lines>
  );
  return <Unfold summary={name} load={load} />;
}
