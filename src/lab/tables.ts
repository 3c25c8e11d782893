/** The tables of a run: which columns they have, and the values of a game in them. CSV and Parquet are written from these. */
import { measure, winningScore } from './measures.ts';
import { type Arm, type Plan, seated } from './plan.ts';
import { type GameRow, isForfeited, total } from './row.ts';

export type Cell = number | string | null;

export interface Column {
  readonly name: string;
  readonly type: 'int' | 'number' | 'text';
  /** Which sentence of the words documents it; columns of seats and features share one. */
  readonly doc: ColumnDoc;
  /** May it be empty? */
  readonly optional?: true;
}

export interface Table {
  readonly id: 'games' | 'seats' | 'moves';
  readonly columns: readonly Column[];
  /** The lines of a game. */
  rows(row: GameRow): Cell[][];
}

export type ColumnDoc =
  | 'game'
  | 'arm'
  | 'role'
  | 'players'
  | 'setting'
  | 'moves'
  | 'turns'
  | 'seconds'
  | 'choices'
  | 'forced'
  | 'winning'
  | 'margin'
  | 'tie'
  | 'forfeits'
  | 'leadChanges'
  | 'decided'
  | 'led'
  | 'weighed'
  | 'weighedChoices'
  | 'weighedGood'
  | 'weighedMatter'
  | 'asked'
  | 'same'
  | 'bot'
  | 'score'
  | 'win'
  | 'forfeit'
  | 'seat'
  | 'seatMoves'
  | 'seatChoices'
  | 'feature'
  | 'number'
  | 'by'
  | 'notation';

const int = (name: string, doc: ColumnDoc): Column => ({ name, type: 'int', doc });
const number = (name: string, doc: ColumnDoc): Column => ({ name, type: 'number', doc });
const text = (name: string, doc: ColumnDoc): Column => ({ name, type: 'text', doc });
const maybe = (column: Column): Column => ({ ...column, optional: true });

/** What is set otherwise than usual, as it is typed: `target=40 points_5=12`. */
export const settingText = ({ options, house = {} }: Pick<Arm, 'options' | 'house'>): string =>
  [...Object.entries(options), ...Object.entries(house)].map(([name, value]) => `${name}=${value}`).join(' ');

const HEAD: readonly Column[] = [int('game', 'game'), int('arm', 'arm')];
const THIRDS = [1, 2, 3];
const TENTHS = [10, 20, 30, 40, 50, 60, 70, 80, 90];

export function tablesOf(plan: Plan, features: readonly string[]): Table[] {
  return [gamesTable(plan), seatsTable(plan, features), ...(plan.moves ? [movesTable()] : [])];
}

function gamesTable(plan: Plan): Table {
  const most = Math.max(...plan.arms.map(({ players }) => players));
  const seats = Array.from({ length: most }, (_, seat) => seat);
  return {
    id: 'games',
    columns: [
      ...HEAD,
      text('role', 'role'),
      int('players', 'players'),
      text('setting', 'setting'),
      int('moves', 'moves'),
      int('turns', 'turns'),
      number('seconds', 'seconds'),
      int('choices', 'choices'),
      int('forced', 'forced'),
      ...(plan.programs
        ? [maybe(number('winning_score', 'winning')), maybe(number('margin', 'margin'))]
        : [number('winning_score', 'winning'), number('margin', 'margin')]),
      int('tie', 'tie'),
      ...(plan.programs ? [int('forfeits', 'forfeits')] : []),
      maybe(int('lead_changes', 'leadChanges')),
      maybe(number('decided', 'decided')),
      ...TENTHS.map((tenth) => maybe(number(`led_${tenth}`, 'led'))),
      maybe(int('weighed', 'weighed')),
      maybe(int('weighed_choices', 'weighedChoices')),
      maybe(int('weighed_good', 'weighedGood')),
      maybe(int('weighed_matter', 'weighedMatter')),
      ...THIRDS.map((third) => maybe(int(`asked_${third}`, 'asked'))),
      ...THIRDS.map((third) => maybe(int(`same_${third}`, 'same'))),
      ...seats.map((seat) => maybe(text(`bot_${seat}`, 'bot'))),
      ...seats.map((seat) => maybe(number(`score_${seat}`, 'score'))),
      ...seats.map((seat) => maybe(number(`win_${seat}`, 'win'))),
    ],
    rows(row) {
      const arm = plan.arms[row.arm]!;
      const bots = seated(arm, row.game);
      const { lead, weighed } = row;
      return [
        [
          row.game,
          row.arm,
          arm.role,
          arm.players,
          settingText(arm),
          total(row.movesBy),
          row.turns,
          row.seconds,
          total(row.choicesBy),
          row.forced,
          isForfeited(row) ? null : winningScore(row),
          isForfeited(row) ? null : measure.margin(row),
          measure.ties(row),
          ...(plan.programs ? [row.forfeits?.length ?? 0] : []),
          lead?.changes ?? null,
          lead?.decided ?? null,
          ...TENTHS.map((_, i) => lead?.led[i] ?? null),
          weighed?.decisions ?? null,
          weighed?.choices ?? null,
          weighed?.good ?? null,
          weighed?.matter ?? null,
          ...THIRDS.map((_, i) => weighed?.asked[i] ?? null),
          ...THIRDS.map((_, i) => weighed?.same[i] ?? null),
          ...seats.map((seat) => bots[seat] ?? null),
          ...seats.map((seat) => row.scores[seat] ?? null),
          ...seats.map((seat) => row.wins[seat] ?? null),
        ],
      ];
    },
  };
}

function seatsTable(plan: Plan, features: readonly string[]): Table {
  return {
    id: 'seats',
    columns: [
      ...HEAD,
      int('seat', 'seat'),
      text('bot', 'bot'),
      number('score', 'score'),
      number('win', 'win'),
      ...(plan.programs ? [int('forfeit', 'forfeit')] : []),
      int('moves', 'seatMoves'),
      int('choices', 'seatChoices'),
      ...features.map((id) => number(id, 'feature')),
    ],
    rows(row) {
      const bots = seated(plan.arms[row.arm]!, row.game);
      return row.scores.map((score, seat) => [
        row.game,
        row.arm,
        seat,
        bots[seat]!,
        score,
        row.wins[seat]!,
        ...(plan.programs ? [row.forfeits?.includes(seat) ? 1 : 0] : []),
        row.movesBy[seat]!,
        row.choicesBy[seat]!,
        ...row.features[seat]!,
      ]);
    },
  };
}

function movesTable(): Table {
  return {
    id: 'moves',
    columns: [...HEAD, int('number', 'number'), maybe(int('by', 'by')), text('move', 'notation')],
    rows: (row) =>
      (row.log ?? []).map((line, i) => {
        const at = line.indexOf(' ');
        const by = line.slice(0, at);
        return [row.game, row.arm, i, by === '-' ? null : Number(by), line.slice(at + 1)];
      }),
  };
}

export const csvLine = (cells: readonly (Cell | undefined)[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? quoted(cell) : cell == null ? '' : String(cell))).join(',')}\n`;

export const csvHead = ({ columns }: Table): string => csvLine(columns.map(({ name }) => name));

const quoted = (value: string): string =>
  /[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
