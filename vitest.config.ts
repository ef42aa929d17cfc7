import { linguiMacros } from './apps/web/vite-plugins.ts';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether `npm run laws` asks for many runs of each property, which may take any time. */
const runsLaws = process.env['SAER_LAW_RUNS'] !== undefined;

/** Milliseconds after which a test counts as hanging. No test measures speed: the machine may be slow and busy. */
const patience = {
  testTimeout: runsLaws ? 0 : 180_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};

const setupFiles = ['scripts/property-runs.ts'];

/** The slowest files, though not the longest. */
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

/** Runs the slowest files first, so that no worker is left with one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await BaseSequencer.prototype.sort.call(this, files);
    return usual.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One per core: they mostly wait for the database and for other processes.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          setupFiles,
          // The files of one worker share their imports and start at once.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
        },
      },
      {
        plugins: [linguiMacros],
        test: { name: 'texts', ...patience, setupFiles, include: ['apps/web/src/**/*.test.tsx'] },
      },
      {
        test: {
          name: 'api',
          setupFiles,
          include: ['apps/server/src/**/*.test.ts', 'attack/**/*.test.ts'],
          // The files of one worker share their imports; each file has its own database and app.
          isolate: false,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          ...patience,
        },
      },
    ],
  },
});
