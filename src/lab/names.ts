/** What a game's parts are called in a report. */
import type { GameMeta, HouseText, LabGroup, LabHints, OptionValue } from '../contract/index.ts';
import { houseLabel } from '../toolkit/house.ts';
import { optionLabel } from '../toolkit/options.ts';
import type { Arm } from './plan.ts';
import type { LabWords } from './words/index.ts';

export interface ReportNames {
  readonly title: string;
  /** What its rules promise. */
  readonly minutes: number;
  readonly groups: readonly LabGroup[];
  /** An option or a house rule, and its value; texts of yes and no are the report's. */
  setting(name: string, value: OptionValue): readonly [label: string, value: string | boolean];
}

export const reportNames = (
  meta: GameMeta,
  hints: Pick<LabHints<never>, 'groups'> | undefined,
  house: HouseText | undefined,
): ReportNames => ({
  title: meta.edition ? `${meta.title} (${meta.edition})` : meta.title,
  minutes: meta.minutes,
  groups: hints?.groups ?? [],
  setting(name, value) {
    const spec = Object.hasOwn(meta.options, name) ? meta.options[name] : undefined;
    return spec ? [spec.label, optionLabel(spec, value)] : [houseLabel(house, name), String(value)];
  },
});

type Setting = Pick<Arm, 'options' | 'house'>;

/** What is set, but for what `than` has alike: "Track: Nine clouds, Target: 40". */
export function settingLine(names: ReportNames, words: LabWords, setting: Setting, than?: Setting): string {
  const same = than && new Map(entriesOf(than));
  return entriesOf(setting)
    .filter(([name, value]) => same?.get(name) !== value)
    .map(([name, value]) => words.setting(...names.setting(name, value)))
    .join(', ');
}

const entriesOf = ({ options, house = {} }: Setting): [string, OptionValue][] => [
  ...Object.entries(options),
  ...Object.entries(house),
];
