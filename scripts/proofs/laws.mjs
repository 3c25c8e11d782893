import { randomInt } from 'node:crypto';
import { runTests } from './tools/tests.mjs';

export const title = 'The laws, on a seed of their own';

export async function run() {
  const seed = process.env.LAWS_SEED ?? String(randomInt(2 ** 31));
  console.error(`The seed is ${seed}.`);
  const { total, passed, failed } = await runTests(['--project=unit', 'src/laws/'], {
    LAWS: 'full',
    LAWS_SEED: seed,
  });
  const text = [
    `${passed} of ${total} laws and tests of laws hold on the seed ${seed}, which was drawn for this run. Run it again with \`LAWS=full LAWS_SEED=${seed} npx vitest run src/laws\`.`,
    ...failed,
  ];
  return { text: text.join('\n\n'), holds: passed === total && total > 0 };
}
