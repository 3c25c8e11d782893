/** The bot accounts of this person: made, given a new token, removed. A token is shown once. */
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { BotListed, BotMade, Bots } from '../../../online/api.ts';
import { Button, Callout, Cluster, Note, Panel, Spread } from '../../../toolkit/ui/index.ts';
import { call } from '../api.ts';
import { copyText } from '../copy.ts';
import { useOnlineWords } from '../words/index.ts';
import { AskedFirst } from './asked-first.tsx';
import { OneName } from './one-name.tsx';
import { useDoing } from './use-doing.ts';
import css from './you.module.css';
import { Said } from './you-ways.tsx';

/** The heading has the focus when what was pressed is gone. */
const HEADING = 'bots';

export function YourBots() {
  const say = useOnlineWords().programs;
  const doing = useDoing();
  const bots = useSignal<Bots | undefined>(undefined);
  const made = useSignal<BotMade | undefined>(undefined);
  const load = async () => {
    const given = await call('GET /api/me/bots');
    if ('value' in given) bots.value = given.value;
    else doing.wrong.value = given.refused;
  };
  useEffect(() => void load(), []);
  const show = (given: BotMade, text: string): string => {
    made.value = given;
    void load();
    return text;
  };
  const renew = ({ who, name }: BotListed) =>
    doing.run(
      () => call('POST /api/me/bots/token', { who }),
      (given) => show(given, say.renewed(name)),
    );
  const remove = ({ who, name }: BotListed) =>
    doing.run(
      () => call('DELETE /api/me/bots/:id', { id: who }),
      (given) => {
        bots.value = given;
        if (made.peek()?.who === who) made.value = undefined;
        return say.removed(name);
      },
    );
  const list = bots.value;
  return (
    <Panel as="section" class={css.panel} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1}>
        {say.heading}
      </h2>
      <p>{say.text}</p>
      {list && <Note>{list.bots.length === 0 ? say.none : say.many(list.bots.length, list.most)}</Note>}
      {list && list.bots.length > 0 && (
        <ul class={css.list}>
          {list.bots.map((bot) => (
            <OneBot
              key={bot.who}
              bot={bot}
              onRenew={() => void renew(bot)}
              onRemove={() => void remove(bot)}
            />
          ))}
        </ul>
      )}
      {made.value && (
        <Token
          key={made.value.token}
          made={made.value}
          onHide={() => {
            made.value = undefined;
            document.getElementById(HEADING)?.focus();
          }}
        />
      )}
      {list && list.bots.length < list.most && (
        <MakeBot doing={doing} onMade={(given) => show(given, say.made(given.name))} />
      )}
      {list && list.bots.length >= list.most && <Note>{say.full(list.most)}</Note>}
      <Said doing={doing} />
    </Panel>
  );
}

interface OneBotProps {
  readonly bot: BotListed;
  readonly onRenew: () => void;
  readonly onRemove: () => void;
}

function OneBot({ bot: { name, at }, onRenew, onRemove }: OneBotProps) {
  const { programs: say, people } = useOnlineWords();
  const ask = (sure: string, text: string, yes: string) => [sure, text, say.keep, yes] as const;
  const [renew, remove] = [
    ask(say.renewSure(name), say.renewText, say.renewYes),
    ask(say.removeSure(name), say.removeText, say.removeYes),
  ];
  const ways = [
    { label: say.renew, spoken: say.renewOf(name), ask: renew, onYes: onRenew },
    { label: say.remove, spoken: say.removeOf(name), ask: remove, onYes: onRemove },
  ];
  return (
    <Spread as="li">
      <span>
        <strong>{name}</strong> <Note as="span">{say.since(people.when(at))}</Note>
      </span>
      <Cluster as="span">
        {ways.map((way) => (
          <AskedFirst key={way.label} tone="quiet" back={HEADING} {...way} />
        ))}
      </Cluster>
    </Spread>
  );
}

interface MakeBotProps {
  readonly doing: ReturnType<typeof useDoing>;
  /** Answers what to say. */
  readonly onMade: (given: BotMade) => string;
}

function MakeBot({ doing, onMade }: MakeBotProps) {
  const say = useOnlineWords().programs;
  const id = useId();
  const name = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = name.peek().trim();
    await doing.run(
      async () => (typed ? call('POST /api/me/bots', { name: typed }) : { refused: say.noName }),
      (given) => {
        name.value = '';
        return onMade(given);
      },
    );
    if (doing.wrong.peek()) field.current?.focus();
  };
  return (
    <OneName
      label={say.name}
      name={name}
      doing={doing}
      field={field}
      help={`${id}-help`}
      onSubmit={submit}
      button={say.make}
    >
      <Note id={`${id}-help`}>{say.nameHelp}</Note>
    </OneName>
  );
}

function Token({ made: { name, token }, onHide }: { made: BotMade; onHide: () => void }) {
  const { programs: say, room } = useOnlineWords();
  const heading = useId();
  const said = useSignal('');
  const copy = async () => {
    const copied = await copyText({ ...room, notCopied: say.notCopied }, token, say.copied);
    said.value = copied ? say.copied : say.notCopied;
  };
  return (
    <section class={css.token} aria-labelledby={heading}>
      <h3 id={heading}>{say.token(name)}</h3>
      <code class={css.secret}>{token}</code>
      <Callout>{say.tokenText}</Callout>
      <Cluster>
        <Button tone="primary" onClick={copy}>
          {say.copy}
        </Button>
        <Button onClick={onHide}>{say.hide}</Button>
      </Cluster>
      {said.value && <Note aria-hidden="true">{said.value}</Note>}
      <p>{say.run}</p>
      <code class={css.command}>
        UPDRAFT_TOKEN={token} python3 examples/bots/starter.py --server {location.origin}
      </code>
    </section>
  );
}
