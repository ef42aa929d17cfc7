/** The longest wait between two frames while something on the page moves, beside a page in which only a box fades. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';
import { newBrowserSession } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { buildWeb } from './build-web.ts';
import { atMost, record } from './figure.ts';
import { median } from './timing.ts';
import { reset, seen, watch } from './watched-page.ts';

const ROUNDS = 7;
const THROTTLE = 4;
const AIM = 50;
const patience = 60_000;

await using opened = new AsyncDisposableStack();
const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-motion-'));
opened.defer(() => rmSync(folder, { recursive: true, force: true }));
const { db, port } = await startBenchServer(opened, buildWeb(path.join(folder, 'web')));
const origin = `http://127.0.0.1:${port}`;
const session = await newBrowserSession(db, origin);
await addProducts(ROUNDS + 12);

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
opened.defer(() => browser.close());
const context = await browser.newContext({
  locale: 'en-US',
  viewport: { width: 1440, height: 900 },
  bypassCSP: true,
});
await context.addInitScript((stored) => {
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
}, session);
const page = await context.newPage();
page.setDefaultTimeout(patience);
await watch(page);
const cdp = await context.newCDPSession(page);

console.log(`${os.availableParallelism()} cores, Node ${process.version}, Chromium ${browser.version()}`);
console.log(`${ROUNDS} rounds at ${THROTTLE}x throttle; ms, the longest wait between two frames\n`);

const peer = await measured(
  async () => {
    await page.goto(`${origin}/robots.txt`);
    await page.setContent('<button>Fade</button><div style="transition: opacity 160ms">A box</div>');
    await page.evaluate(() => {
      const box = document.querySelector('div');
      document.querySelector('button')?.addEventListener('click', () => {
        if (box !== null) box.style.opacity = box.style.opacity === '0' ? '1' : '0';
      });
    });
  },
  (on) => on.getByRole('button').click(),
);

const products = async (): Promise<void> => {
  await page.goto(`${origin}/user/products?size=25`);
  await page.getByRole('checkbox').nth(2).waitFor();
};
const closeDialog = (on: Page): Promise<void> => on.keyboard.press('Escape');

report(
  'a dialog opens',
  await measured(
    products,
    (on) =>
      on
        .getByRole('button', { name: /change the current price/ })
        .first()
        .click(),
    closeDialog,
  ),
);
report(
  'a removed row leaves',
  await measured(
    products,
    (on) => on.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
    undefined,
    async (on) => {
      await on.getByRole('checkbox').nth(1).check();
      await on.getByRole('button', { name: 'Delete' }).click();
      await on.getByRole('alertdialog').waitFor();
    },
  ),
);
report(
  'a receipt’s lines appear',
  await measured(
    async () => {
      await page.goto(
        `${origin}/user/add-product?store=NOON_SA_FBN&subFamily=toys&sizeClass=standard_parcel&weight=900`,
      );
      await page.getByRole('textbox', { name: /^Product cost/ }).waitFor();
    },
    (on) => on.getByRole('textbox', { name: /^Product cost/ }).fill('50'),
    (on) => on.getByRole('textbox', { name: /^Product cost/ }).fill(''),
  ),
);

function report(name: string, frames: readonly number[]): void {
  const longest = Math.max(...frames);
  console.log(`${name.padEnd(28)} median ${median(frames).toFixed(0)}, longest ${longest.toFixed(0)}`);
  record(
    atMost(`${name}, ${THROTTLE}x throttle`, { value: median(frames), unit: ' ms' }, AIM, {
      name: 'a box that fades alone',
      value: median(peer),
      unit: ' ms',
    }),
  );
}

/** Opens a page, then runs a movement in each round: the longest frame of each. */
async function measured(
  open: () => Promise<void>,
  move: (on: Page) => Promise<void>,
  after?: (on: Page) => Promise<void>,
  before?: (on: Page) => Promise<void>,
): Promise<readonly number[]> {
  await open();
  await pause(1_000);
  const frames: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await before?.(page);
    await pause(400);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await reset(page);
    await move(page);
    await pause(600);
    frames.push((await seen(page)).frame);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await after?.(page);
    await pause(200);
  }
  return frames;
}

async function addProducts(count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) {
    const answer = await fetch(`${origin}/v1/product`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session['token']}` },
      body: JSON.stringify({
        store: 'NOON_SA_FBN',
        subFamily: 'watches',
        sides: [200, 150, 100],
        weight: 400,
        cost: 50_00 + each,
        marginRate: 2000,
        nameEn: `Clock ${each}`,
        nameAr: `ساعة ${each}`,
        barcode: String(628_000_000_000 + each),
      }),
    });
    if (!answer.ok) throw new Error(`Not added: ${answer.status} ${await answer.text()}`);
  }
}
