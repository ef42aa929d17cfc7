import { defineConfig } from 'vitest/config';

/** Milliseconds after which something hangs. How fast a thing is no test asks: it may run on a slow machine that is busy. */
const patience = { testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
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
