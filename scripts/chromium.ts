import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';

/** Chromium headless shell first: the same engine, a third faster in these tests. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The path of a Chromium that is already installed. */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...known];
  return candidates.find((file) => file !== undefined && file !== '' && existsSync(file));
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Finds or installs Chromium: from Debian's packages if permitted, else Playwright's own build. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('No Chromium here: installing one for the browser tests (once) …');
  const mayUseApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (mayUseApt) {
    succeeds('apt-get', ['update', '-qq']);
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
  }
  if (findChromium() === undefined) succeeds('npx', ['playwright', 'install', 'chromium']);
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error('Chromium could not be installed. Install it by hand, or name it in CHROMIUM_PATH.');
  }
  return installed;
}

if (import.meta.main) console.log(`Chromium: ${ensureChromium()}`);
