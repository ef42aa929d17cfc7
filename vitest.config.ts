import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Milliseconds after which something hangs. How fast a thing is no test asks: it may run on a slow machine that is busy. */
const patience = { testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };

/** What takes longest, though not by the length of its file. */
const longest = [
  'hostile-uploads',
  'matrix',
  'hostile-files',
  'laws',
  'main',
  'embedded-server',
  'stopping',
  'revocation',
].map((name) => `/${name}.test.ts`);

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.endsWith(name));
  return at === -1 ? longest.length : at;
};

/** Begins with what takes longest, so that no worker is left with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await BaseSequencer.prototype.sort.call(this, files);
    return usual.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One for each core: most of what they do is wait for the database and for other processes.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          // The files of one worker share what they import, and begin at once.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/server/src/**/*.test.ts', 'attack/**/*.test.ts'],
          // The files of one worker share what they import: each has a database and an app of its own.
          isolate: false,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          ...patience,
        },
      },
    ],
  },
});
