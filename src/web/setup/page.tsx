/** A game's own page: what it is, who made it, and a table for it. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { USUAL_BOT } from '../../bots/ids.ts';
import type { GameMeta, Options, Refusal } from '../../contract/index.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { defaultOptions, readOptions } from '../../toolkit/options.ts';
import { Button, Choices, Column, Section, Tab, Trouble } from '../../toolkit/ui/index.ts';
import { useGame } from '../games.ts';
import { AboutCard, Facts, LabLink, LearnLink, OwnPages, PrintLink, RulesLink } from '../home/about.tsx';
import { HouseFields } from '../house/fields.tsx';
import { houseTyped } from '../house/load.ts';
import { NotFoundPage } from '../notfound.tsx';
import { onlineWords, SayOnline } from '../online/words/index.ts';
import { optionsKey, recordOf } from '../record.ts';
import { playerName } from '../settings.ts';
import { announceNow } from '../shell/announce.tsx';
import { lazy, withPack } from '../shell/lazy.tsx';
import { PlainPage, usePage } from '../shell/page.tsx';
import { wordRefusal } from '../wording.ts';
import { useSetupWords } from '../words/index.ts';
import { applyPreset, type Preset, presetIn, presetsOf, readForm, type SetupForm } from './form.ts';
import { OptionFields } from './options.tsx';
import css from './page.module.css';
import { SeatFields } from './seats.tsx';
import { againstBots, startTable, usualSetup } from './tables.ts';

const online = lazy(
  () =>
    withPack(SayOnline, onlineWords, async () => (await import('../online/pages/setup.tsx')).OnlineFields),
  'part',
);

export function SetupPage({ id }: { id: string }) {
  const game = useGame(id);
  return game ? <Page key={id} entry={game} /> : <NotFoundPage />;
}

function Page({ entry }: { entry: LocalizedGame }) {
  const { meta } = entry;
  const say = useSetupWords();
  usePage(say.title(meta.title));
  const [form, setForm] = useState<SetupForm>(() => ({
    seats: againstBots(meta.usualSeats, say.you),
    shuffle: true,
    options: defaultOptions(meta.options),
    house: {},
  }));
  const [error, setError] = useState('');
  const change = (next: SetupForm) => {
    setForm(next);
    setError('');
  };
  const [place, setPlace] = useState<Place>(placeInAddress);
  const startOnline = useRef<() => void>(null);
  // The way to a game against bots without a form, for those who wait for another one.
  useEffect(() => {
    if (new URLSearchParams(location.search).has('now')) startTable(usualSetup(meta, say.you), 'replace');
  }, []);
  const refuse = async (refused: string | Refusal) => {
    const why = await wordRefusal(refused);
    setError(why);
    announceNow(why);
  };
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    if (place === 'online') return startOnline.current?.();
    const reading = readForm(meta, form, say);
    if ('refused' in reading) return refuse(reading.refused);
    const { seats, options } = reading.value;
    const house = await houseTyped(entry, { seats: seats.length, options }, form.house);
    if ('refused' in house) return refuse(house.refused);
    const [me, ...others] = reading.value.seats.filter(({ player }) => player === 'person');
    if (me && others.length === 0 && me.name !== say.you) playerName.value = me.name;
    startTable({ ...reading.value, ...(house.value ? { house: house.value } : {}) });
  };
  return (
    <PlainPage>
      <Column class={css.page}>
        <AboutCard id={meta.id} class={css.about} heading="title">
          <h1 id="title" tabIndex={-1}>
            {meta.title}
          </h1>
          <p class={css.tagline}>{meta.tagline}</p>
          <Facts meta={meta} />
          <p>{meta.about}</p>
          <p>
            {say.designer(meta.designers)} {meta.edition && say.edition(meta.edition)}
          </p>
          <p>
            <LearnLink meta={meta}>{say.learn}</LearnLink>
          </p>
          <RulesLink meta={meta}>{say.rules}</RulesLink>
          <p>
            <PrintLink meta={meta}>{say.print}</PrintLink>
          </p>
          <p>
            <LabLink meta={meta}>{say.lab}</LabLink>
          </p>
          <OwnPages meta={meta} />
          <Remembered meta={meta} />
        </AboutCard>
        <Section as="form" class={css.form} aria-labelledby="setup" onSubmit={start} noValidate>
          <h2 id="setup">{say.heading}</h2>
          <PlaceChoice place={place} onChange={setPlace} />
          {place === 'online' ? (
            <online.Page entry={entry} meta={meta} form={form} onChange={change} onSubmit={startOnline} />
          ) : (
            <>
              <Presets meta={meta} form={form} onChange={change} />
              <SeatFields meta={meta} form={form} onChange={change} />
              <OptionFields meta={meta} form={form} onChange={change} />
              <HouseFields
                entry={entry}
                seats={form.seats.length}
                options={optionsNow(meta, form)}
                typed={form.house}
                onChange={(house) => change({ ...form, house })}
                bots={form.seats.some(({ player }) => player !== 'person')}
              />
              {error && <Trouble>{error}</Trouble>}
              <Button tone="primary" big type="submit">
                {say.startGame(meta.title)}
              </Button>
            </>
          )}
        </Section>
      </Column>
    </PlainPage>
  );
}

/** Options as they will be, while what was typed may still be wrong. */
export function optionsNow(meta: GameMeta, { options }: SetupForm): Options {
  const read = readOptions(meta, options);
  return 'value' in read ? read.value : defaultOptions(meta.options);
}

/** What this device remembers of the games that were played here. */
function Remembered({ meta }: { meta: GameMeta }) {
  const say = useSetupWords();
  const [{ played, won, row, longest, alone }] = useState(() => recordOf(meta.id));
  const best = alone[optionsKey(defaultOptions(meta.options))];
  const told = [
    ...(played > 0 ? [say.played(played, won), say.inARow(row, longest)] : []),
    ...(best ? [say.bestAlone(best.score)] : []),
  ].filter((text) => text !== '');
  if (told.length === 0) return null;
  return (
    <p>
      <b>{say.record}</b> {told.join(' ')}
    </p>
  );
}

export interface FieldsProps {
  readonly meta: GameMeta;
  readonly form: SetupForm;
  readonly onChange: (form: SetupForm) => void;
}

type Place = 'here' | 'online';

/** A link to set up an online table says so. */
const placeInAddress = (): Place => (new URLSearchParams(location.search).has('online') ? 'online' : 'here');

function PlaceChoice({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const say = useSetupWords();
  return (
    <fieldset>
      <legend>{say.place}</legend>
      <Choices>
        {(['here', 'online'] as const).map((each) => (
          <Tab
            key={each}
            name="place"
            checked={place === each}
            onChange={() => onChange(each)}
            onPointerEnter={each === 'online' ? online.fetch : undefined}
          >
            {say.places[each]}
          </Tab>
        ))}
      </Choices>
    </fieldset>
  );
}

function Presets({ meta, form, onChange }: FieldsProps) {
  const say = useSetupWords();
  const now = presetIn(form.seats);
  const choose = (preset: Preset) =>
    onChange(applyPreset(meta, form, preset, USUAL_BOT, playerName.peek() || say.you, say));
  return (
    <fieldset>
      <legend>{say.presets}</legend>
      <Choices>
        {presetsOf(meta).map((preset) => (
          <Tab key={preset} name="preset" checked={now === preset} onChange={() => choose(preset)}>
            {say.preset[preset]}
          </Tab>
        ))}
      </Choices>
    </fieldset>
  );
}
