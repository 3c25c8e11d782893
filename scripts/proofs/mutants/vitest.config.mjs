import { fileURLToPath } from 'node:url';
import { BaseSequencer } from 'vitest/node';
import config from '../../../vitest.config.ts';

/** Tests in the order in which they are asked for: the quick ones first. */
class AsAsked extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} all
   */
  async sort(all) {
    return all;
  }
}

const { projects = [], ...test } = config.test ?? {};

/** The tests of the house, one file after the other, with eyes for mutants. */
const forMutants = {
  ...config,
  test: {
    ...test,
    projects: projects.slice(0, 2).map((project) => ({
      .../** @type {{ test: object }} */ (project),
      test: {
        .../** @type {{ test: object }} */ (project).test,
        setupFiles: [fileURLToPath(new URL('./setup.mjs', import.meta.url))],
        fileParallelism: false,
        maxWorkers: 1,
        isolate: process.env.MUTANTS_LOG !== undefined,
        sequence: { sequencer: AsAsked },
      },
    })),
    sequence: { sequencer: AsAsked },
  },
};

export { forMutants as default };
