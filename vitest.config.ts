import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One for each core: most of what they do is wait for the database and for other processes.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
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
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
