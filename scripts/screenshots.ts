/** Takes the README's pictures anew from a running server: `node scripts/screenshots.ts http://127.0.0.1:3000`. */
import process from 'node:process';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.ts';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
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

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
for (const [language, locale, colorScheme] of [
  ['ar', 'ar-SA', 'dark'],
  ['en', 'en-US', 'light'],
] as const) {
  const page = await browser.newPage({ locale, colorScheme, viewport: { width: 1280, height: 960 } });
  await page.goto(`${origin}/user/add-product?${new URLSearchParams(product)}`);
  await page.getByTestId('price').waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `docs/images/calculator-${language}.png` });
  await page.close();
}
await browser.close();
