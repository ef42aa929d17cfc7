import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { demoPassword } from './e2e/demo-password.ts';
import { findChromium } from './scripts/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  // Emptied at each start: not where the reports are.
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // No journey measures speed: the machine may be slow and busy.
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.03, threshold: 0.3, animations: 'disabled', scale: 'css' },
  },
  reporter: [['list'], ['json', { outputFile: `test-results/${process.env['E2E_REPORT'] ?? 'e2e.json'}` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording takes a third of the time: E2E_TRACE=on records failing journeys.
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Pages come from the server; only `offline.spec.ts` is about what the browser saved.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page is left after seconds: compiling its code for speed takes a fifth of the processor's time, and is not paid back.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  // Small differences of another browser's letters are let pass; a line that moved is not.
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
  projects: [
    {
      // Key screens as they were last looked at: on a fresh server, before journeys change its data.
      name: 'pictures',
      testMatch: /pictures\.spec\.ts/,
      use: { deviceScaleFactor: 1 },
    },
    {
      name: 'ar',
      testIgnore: /pictures\.spec\.ts/,
      // Journeys that exist only on a wide screen.
      grepInvert: /@desktop/,
      use: { locale: 'ar-SA', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
    },
    {
      name: 'en',
      testIgnore: /pictures\.spec\.ts/,
      // Journeys that exist only on a phone, or for which one language is enough.
      grepInvert: /@phone/,
      use: { locale: 'en-US', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${port}/v1/health`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    env: {
      PORT: String(port),
      DATA_DIR: path.join(os.tmpdir(), `saer-e2e-${process.pid}`),
      DEMO_PASSWORD: demoPassword,
      // Another site than that of the journeys, for the files service.
      APPWRITE_ORIGINS: `http://localhost:${port}`,
      // Many people, one address: they are all on this machine.
      RATE_LIMIT: '100000',
      // Browsers and server share a few cores here.
      LONGEST_DELAY: '60000',
    },
  },
});
