/**
 * The time from a keystroke until its new price is painted: in the calculator, in a page that does nothing else, and in the
 * calculator's page without React, which shows what the browser itself needs for its elements and styles.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { findChromium } from '../scripts/chromium.ts';
import { startBenchServer } from './bench-server.ts';
import { buildWeb } from './build-web.ts';
import { atMost, record } from './figure.ts';
import { median } from './timing.ts';

const KEYS = 16;
const WARM_UP = 8;
/** Waits until the work after a keystroke is done: in the calculator its URL and the charts of the answer, in the other page nothing. */
const REST_MS = { ours: 350, peer: 60 };
const patience = 60_000;
const product = { store: 'NOON_SA_FBN', subFamily: 'toys', sizeClass: 'standard_parcel', weight: '900' };
const views = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** From the event of a keystroke to the end of the frame with its price; `byEventTiming`: the browser's own figure, rounded to 8 ms. */
interface Taken {
  readonly toPaint: readonly number[];
  readonly byEventTiming: readonly number[];
}

declare global {
  interface Window {
    keys: { pressed: number; toPaint: number[]; byEventTiming: number[] };
  }
}

await using opened = new AsyncDisposableStack();
const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-key-'));
opened.defer(() => rmSync(folder, { recursive: true, force: true }));
const { port } = await startBenchServer(opened, buildWeb(path.join(folder, 'web')));
const origin = `http://127.0.0.1:${port}`;
const engine = await bundledEngine();
const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium is installed');
// Frames as soon as they are ready; otherwise each figure includes up to 16 ms of waiting for a screen that does not exist.
const args = ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'];
const browser = await chromium.launch({ executablePath, args });
opened.defer(() => browser.close());

console.log(`${os.availableParallelism()} cores, Node ${process.version}, Chromium ${browser.version()}`);
console.log(
  `${KEYS} keys after ${WARM_UP}; ms from the key's event to the end of the frame with its price\n`,
);
for (const [view, options] of Object.entries(views)) {
  for (const throttle of [4, 1]) {
    const speed = throttle === 1 ? 'unthrottled' : `${throttle}× throttle`;
    const ours = await taken(browser, options, throttle, openCalculator, REST_MS.ours);
    const peer = await taken(browser, options, throttle, openPeer, REST_MS.peer);
    line(`${view}, ${speed}`, ours);
    line('  a page that does nothing else', peer);
    line('  our page without React', await taken(browser, options, throttle, openWithoutReact, REST_MS.peer));
    record(
      atMost(
        `key to price, ${speed}, ${view}`,
        { value: median(ours.toPaint), unit: ' ms' },
        throttle === 1 ? 8 : 32,
        { name: 'input, engine and text node alone', value: median(peer.toPaint), unit: ' ms' },
      ),
    );
  }
}

async function taken(
  from: Browser,
  options: (typeof views)[keyof typeof views],
  throttle: number,
  open: (page: Page) => Promise<void>,
  rest: number,
): Promise<Taken> {
  const context = await from.newContext({ ...options, locale: 'en-US', bypassCSP: true });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.addInitScript(watchKeys);
  await open(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const cost = page.getByRole('textbox', { name: /^Product cost/ });
  await cost.fill('30');
  await cost.press('End');
  await page.waitForFunction(() => document.querySelector('[data-testid=price]') !== null);
  await pause(1000);
  // Adds or removes a digit: each changes the price.
  for (let key = 0; key < WARM_UP + KEYS; key += 1) {
    if (key === WARM_UP)
      await page.evaluate(() => Object.assign(window.keys, { toPaint: [], byEventTiming: [] }));
    await page.keyboard.press(key % 2 === 0 ? '5' : 'Backspace');
    await pause(rest);
  }
  const { toPaint, byEventTiming } = await page.evaluate(() => window.keys);
  await context.close();
  if (toPaint.length < KEYS) throw new Error(`Only ${toPaint.length} of ${KEYS} keys changed the price`);
  return { toPaint, byEventTiming };
}

/** Runs in the page from the start. */
function watchKeys(): void {
  const keys = { pressed: 0, toPaint: [] as number[], byEventTiming: [] as number[] };
  window.keys = keys;
  let before = '';
  addEventListener('keydown', ({ timeStamp }) => (keys.pressed = timeStamp), true);
  new MutationObserver(() => {
    const now = document.querySelector('[data-testid=price]')?.textContent ?? '';
    if (now === before) return;
    before = now;
    const { pressed } = keys;
    if (pressed === 0) return;
    keys.pressed = 0;
    // A message sent in a frame's callback arrives once that frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => keys.toPaint.push(performance.now() - pressed));
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') keys.byEventTiming.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function openCalculator(page: Page): Promise<void> {
  await page.goto(`${origin}/calculator?${new URLSearchParams(product)}`);
}

async function openPeer(page: Page): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.setContent(
    `<label>Product cost <input type="text" data-typed></label><p data-testid="price"></p>`,
  );
  // Replacing the content removes the listeners of the previous page.
  await page.evaluate(watchKeys);
  await addEngine(page);
}

/** The calculator's page with its elements recreated: only the few lines of the other page listen to them. */
async function openWithoutReact(page: Page): Promise<void> {
  await openCalculator(page);
  const cost = page.getByRole('textbox', { name: /^Product cost/ });
  await cost.fill('30');
  await page.waitForFunction(() => document.querySelector('[data-testid=price]') !== null);
  await pause(1000);
  await cost.evaluate((input) => {
    input.dataset['typed'] = '';
    const { innerHTML } = document.body;
    document.body.innerHTML = innerHTML;
  });
  await addEngine(page);
}

async function addEngine(page: Page): Promise<void> {
  await page.addScriptTag({ type: 'module', content: engine });
  await page.waitForFunction(() => document.body.dataset['ready'] === 'yes');
}

/** The engine and the few lines that connect it to an input. */
async function bundledEngine(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'keystroke-peer.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

function at(share: number, of: readonly number[]): string {
  return (of.toSorted((a, b) => a - b)[Math.floor((of.length - 1) * share)] ?? 0).toFixed(1).padStart(6);
}

function line(name: string, { toPaint, byEventTiming }: Taken): void {
  const own =
    byEventTiming.length === 0
      ? 'none of 16 or more'
      : `${at(0.5, byEventTiming)} (${byEventTiming.length} of 16 or more)`;
  console.log(`${name.padEnd(36)}p50 ${at(0.5, toPaint)}   p95 ${at(0.95, toPaint)}   event timing ${own}`);
}
