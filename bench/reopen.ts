/**
 * Opens the calculator again on a slow connection: the time until the last price is displayed, and until the calculator itself is
 * there, with an empty cache of files. 400 kbit/s, 400 ms latency and a CPU throttled four times; `--list` prints when each file arrived.
 */
import path from 'node:path';
import process from 'node:process';
import type { BrowserContext, CDPSession } from '@playwright/test';
import { lastAnswerId } from '../apps/web/src/lib/browser/last-answer.ts';
import { ensureBuilt } from '../scripts/build.mjs';
import { atMost, record } from './figure.ts';
import { median } from './timing.ts';
import { startVisits } from './visits.ts';

/** Seconds until the last price is displayed, and until the calculator has calculated it again. */
interface Reopened {
  readonly shown: number;
  readonly live: number;
}

const runs = 3;
const patience = 60_000;
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const product = new URLSearchParams({
  store: 'NOON_SA_FBN',
  subFamily: 'toys',
  sizeClass: 'standard_parcel',
  weight: '900',
  cost: '30',
});

ensureBuilt();
await using opened = new AsyncDisposableStack();
const { origin, session, browser } = await startVisits(
  opened,
  path.resolve(import.meta.dirname, '../apps/web/dist'),
);

for (const { name, address, stored } of [
  { name: 'guest', address: '/calculator', stored: {} },
  { name: 'signed in', address: `/user/add-product?${product}`, stored: session },
]) {
  const taken: Reopened[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await reopened(address, stored));
  for (const { shown, live } of taken)
    console.log(
      `${name}: the last price after ${shown.toFixed(1)} s, the calculator after ${live.toFixed(1)} s`,
    );
  const seconds = (kind: keyof Reopened) => ({ value: median(taken.map((each) => each[kind])), unit: ' s' });
  record(atMost(`reopened on a slow connection, ${name}: a price`, seconds('shown'), 5));
  record(atMost(`the same: the calculator with its price`, seconds('live'), 8));
}

/** Visits once at full speed, as somebody who calculated here before, and again with only the browser's storage left. */
async function reopened(address: string, stored: Readonly<Record<string, string>>): Promise<Reopened> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ar-SA' });
  try {
    await context.addInitScript((entries) => {
      if (localStorage.getItem('lang') !== null) return;
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    await calculateOnce(context, address.split('?')[0] ?? '');
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.clearBrowserCache');
    if (process.argv.includes('--list')) await listArrivals(cdp);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const begin = performance.now();
    const since = (): number => (performance.now() - begin) / 1000;
    await page.goto(`${origin}${address}`, { waitUntil: 'commit', timeout: patience });
    await page.locator(`#${lastAnswerId}, [data-testid=price]`).first().waitFor({ timeout: patience });
    const shown = since();
    await page.getByTestId('price').waitFor({ timeout: patience });
    return { shown, live: since() };
  } finally {
    await context.close();
  }
}

async function calculateOnce(context: BrowserContext, pathname: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}${pathname}?${product}`);
  await page.getByTestId('price').waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
}

async function listArrivals(cdp: CDPSession): Promise<void> {
  const asked = new Map<string, { url: string; at: number }>();
  let start = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    start ||= timestamp;
    asked.set(requestId, { url: request.url, at: timestamp - start });
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const { url, at } = asked.get(requestId) ?? { url: '', at: 0 };
    const times = `${at.toFixed(1).padStart(5)} to ${(timestamp - start).toFixed(1).padStart(5)} s`;
    console.log(`${times} ${String(encodedDataLength).padStart(7)}  ${url.replace(origin, '')}`);
  });
  await Promise.resolve();
}
