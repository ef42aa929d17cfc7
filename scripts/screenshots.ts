/**
 * Takes the README's screenshots from a running server, signed in as its demo seller: `node scripts/screenshots.ts
 * http://127.0.0.1:3000 <demo password>`.
 */
import process from 'node:process';
import { chromium } from '@playwright/test';
import { signedIn } from '@saer/contract/session';
import * as z from 'zod/mini';
import { savedSession } from '../e2e/signed-in.ts';
import { ensureChromium } from './chromium.ts';

const [origin = 'http://127.0.0.1:3000', password = ''] = process.argv.slice(2);
const product = {
  store: 'NOON_SA_FBN',
  subFamily: 'toys',
  sizeBy: 'sides',
  length: '22',
  width: '16',
  height: '12',
  weight: '700',
  cost: '6.00',
  marginRate: '15',
  ending: '.99',
};

const signIn = await fetch(`${origin}/v1/auth/authenticate`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'seller@saer.localhost', password }),
});
if (!signIn.ok) throw new Error(`Signing in failed: ${await signIn.text()}`);
const session = savedSession(z.parse(signedIn, await signIn.json()));
const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
for (const [language, locale, colorScheme] of [
  ['ar', 'ar-SA', 'dark'],
  ['en', 'en-US', 'light'],
] as const) {
  const page = await browser.newPage({
    locale,
    colorScheme,
    viewport: { width: 1280, height: 960 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await page.goto(`${origin}/user/add-product?${new URLSearchParams(product)}`);
  await page.getByTestId('price').waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `docs/images/calculator-${language}.png` });
  await page.close();
}
await browser.close();
