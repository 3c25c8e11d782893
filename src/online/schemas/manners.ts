/** What people can do about others who behave badly: block them, and report them to the owner of the server. */
import Type from 'typebox';
import { MOST } from '../table.ts';
import { exact, MOST_COUNT, type Of, person, tableId, text, time, who, whole } from './parts.ts';

const Blocked = Type.Object({ who, name: Type.String(), at: time('since when') });
const Blocks = Type.Object({ people: Type.Array(Blocked, { description: 'the last first' }) });
const BlockWanted = Type.Object({ who: person }, exact);
const ReportWanted = Type.Object(
  {
    table: tableId,
    about: person,
    line: Type.Optional(whole(MOST_COUNT, 'the number of the line of chat that it is about')),
    why: text(MOST.why, `what is wrong, in at most ${MOST.why} characters`),
  },
  exact,
);
const Done = Type.Object({});

/** As the export of a person tells it. */
export const Reported = Type.Object({
  at: time('when you reported it'),
  name: Type.String({ description: 'what the reported person was called then' }),
  table: Type.String(),
  text: Type.String({ description: 'the line that it was about; empty where it was about none' }),
  why: Type.String(),
});
export { Blocked };

export const mannersApi = {
  'GET /api/me/blocks': {
    name: 'myBlocks',
    summary: 'Whom I block',
    description: 'The last first. The people in it are not told.',
    answer: Blocks,
    known: true,
  },
  'POST /api/me/blocks': {
    name: 'block',
    summary: 'Block a person',
    description:
      'You do not read what they write, they cannot sit down at a table at which you sit or that you set up, and what they ask you for is not shown to you.',
    body: BlockWanted,
    answer: Blocks,
    known: true,
  },
  'DELETE /api/me/blocks/:id': {
    name: 'unblock',
    summary: 'Unblock a person',
    description: 'By the id of the person.',
    answer: Blocks,
    known: true,
  },
  'POST /api/reports': {
    name: 'report',
    summary: 'Report a person to the owner of the server',
    description:
      'About a player of a table, or a line of its chat that you can read. The owner reads the line, the reason and who is who.',
    body: ReportWanted,
    answer: Done,
    known: true,
  },
} as const;

export type BlockedGiven = Of<typeof Blocked>;
