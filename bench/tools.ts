/**
 * The time from a keystroke in a tool until the frame with its answer is painted, for every tool with its example, beside the same key in
 * a page of one input and one line of text.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { toolIds, toolPage } from '@saer/contract/products/tools';
import { findChromium } from '../scripts/chromium.ts';
import { newBrowserSession } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { buildWeb } from './build-web.ts';
import { atMost, record } from './figure.ts';
import { median } from './timing.ts';

const KEYS = 12;
const WARM_UP = 3;
/** The address and the other tools follow when the typing rests. */
const REST_MS = 330;

/** Tools named on the command line; without names, all of them. */
const named = new Set(process.argv.slice(2));
const measured = toolIds.filter((id) => named.size === 0 || named.has(id));

declare global {
  interface Window {
    painted: number[];
  }
}

await using opened = new AsyncDisposableStack();
const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-tools-'));
opened.defer(() => rmSync(folder, { recursive: true, force: true }));
const { port, db } = await startBenchServer(opened, buildWeb(path.join(folder, 'web')));
const origin = `http://127.0.0.1:${port}`;
const executablePath = findChromium();
if (executablePath === undefined) throw new Error('No Chromium is installed');
// Frames as soon as they are ready; otherwise each figure includes up to 16 ms of waiting for a screen that does not exist.
const args = ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'];
const browser = await chromium.launch({ executablePath, args });
opened.defer(() => browser.close());
const localStorage = Object.entries(await newBrowserSession(db, origin)).map(([name, value]) => ({
  name,
  value,
}));

console.log(`${os.availableParallelism()} cores, Node ${process.version}, Chromium ${browser.version()}`);
console.log(
  `${KEYS} keys after ${WARM_UP} in each of ${measured.length} tools; ms from the key's event to the painted frame\n`,
);
for (const throttle of [4, 1]) {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await context.addInitScript(watchKeys);
  // Nothing typed in another tool is there.
  await context.addInitScript(() => sessionStorage.clear());
  const page = await context.newPage();
  const peer = median(await bare(context, throttle));
  const taken: { readonly tool: string; readonly ms: number }[] = [];
  for (const tool of measured) {
    await page.goto('about:blank');
    await page.goto(`${origin}${toolPage(tool)}`);
    await page.getByRole('button', { name: 'Fill in an example' }).click();
    await page.locator('[data-headline]').first().waitFor();
    taken.push({ tool, ms: median(await typedIn(page, firstNumber(page), throttle, REST_MS)) });
  }
  await context.close();
  const [slowest] = taken.toSorted((a, b) => b.ms - a.ms);
  if (slowest === undefined) throw new Error('There are no tools');
  for (const { tool, ms } of taken)
    console.log(`${throttle}×  ${tool.padEnd(24)} ${ms.toFixed(1).padStart(6)}`);
  record(
    atMost(
      `key to answer, ${throttle === 1 ? 'unthrottled' : `${throttle}× throttle`}, slowest tool (${slowest.tool})`,
      { value: slowest.ms, unit: ' ms' },
      throttle === 1 ? 8 : 32,
      { name: 'input and text node alone', value: peer, unit: ' ms' },
    ),
  );
}

/** The first field of a tool that holds a number. */
function firstNumber(page: Page): Locator {
  return page.locator('[data-field] input[inputmode=decimal]').first();
}

/** The milliseconds of each key, after those that warm up. */
async function typedIn(page: Page, input: Locator, throttle: number, rest: number): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await input.press('End');
  // Its last digit goes and another comes: a number that every tool answers. A digit alone gets one more.
  const keys = (await input.inputValue()).length === 1 ? ['5', 'Backspace'] : ['Backspace', '5'];
  for (let key = 0; key < WARM_UP + KEYS; key += 1) {
    if (key === WARM_UP) await page.evaluate(() => (window.painted = []));
    await page.keyboard.press(keys[key % 2] ?? '5');
    await pause(rest);
  }
  const painted = await page.evaluate(() => window.painted);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  if (painted.length < KEYS)
    throw new Error(`Only ${painted.length} of ${KEYS} keys were painted at ${page.url()}`);
  return painted;
}

async function bare(context: BrowserContext, throttle: number): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.setContent('<input inputmode="decimal" value="125"><p></p>');
  await page.evaluate(watchKeys);
  await page.evaluate(() => {
    document.addEventListener('input', ({ target }) => {
      const line = document.querySelector('p');
      if (line !== null && target instanceof HTMLInputElement) line.textContent = target.value;
    });
  });
  const painted = await typedIn(page, page.locator('input'), throttle, 60);
  await page.close();
  return painted;
}

/** Runs in the page from the start. React answers an input event at once, so the next frame has the answer. */
function watchKeys(): void {
  window.painted = [];
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  addEventListener(
    'input',
    () => {
      const from = pressed;
      // A message sent in a frame's callback arrives once that frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => window.painted.push(performance.now() - from));
        port1.start();
        port2.postMessage(null);
      });
    },
    true,
  );
}
