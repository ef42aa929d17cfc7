/**
 * Smoothness of what moves: the longest wait between two frames from the first to the last frame of a movement, beside a page in
 * which only a box fades; and how long after the press it begins, for the dialog beside a dialog of a page without scripts.
 */
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
import { type Movement, resetMovement, seenMovement, watchMovement } from './watched-movement.ts';

const ROUNDS = 7;
const THROTTLE = 4;
const AIM = 50;
/** A press is answered in time up to here, by the usual measure of the web (Interaction to Next Paint). */
const LATEST = 200;
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
await watchMovement(page);
const cdp = await context.newCDPSession(page);

console.log(`${os.availableParallelism()} cores, Node ${process.version}, Chromium ${browser.version()}`);
console.log(`${ROUNDS} rounds at ${THROTTLE}x throttle; ms\n`);
console.log(`${''.padEnd(28)}longest frame        begins after`);

const peer = await measured(
  async () => {
    await page.goto(`${origin}/robots.txt`);
    await write('<button>Fade</button><div data-moves style="transition: opacity 160ms">A box</div>');
    await page.evaluate(() => {
      const box = document.querySelector('div');
      document.querySelector('button')?.addEventListener('click', () => {
        if (box !== null) box.style.opacity = box.style.opacity === '0' ? '1' : '0';
      });
    });
  },
  (on) => on.getByRole('button').click(),
);
report('a box fades', peer);

const products = async (): Promise<void> => {
  await page.goto(`${origin}/user/products?size=25`);
  await page.getByRole('checkbox').nth(2).waitFor();
};
const closeDialog = (on: Page): Promise<void> => on.keyboard.press('Escape');

const openDialog = (on: Page): Promise<void> =>
  on
    .getByRole('button', { name: /change the current price/ })
    .first()
    .click();
const openedDialog = await measured(products, openDialog, closeDialog);
const bare = await measured(withoutScripts, openDialog, closeDialog);
judge('a dialog opens', openedDialog);
record(
  atMost(
    `a dialog begins to open, ${THROTTLE}x throttle`,
    { value: median(openedDialog.map(({ start }) => start)), unit: ' ms' },
    LATEST,
    {
      name: 'a bare dialog on the same page without scripts',
      value: median(bare.map(({ start }) => start)),
      unit: ' ms',
    },
  ),
);
judge(
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
judge(
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

function column(values: readonly number[]): string {
  return `${median(values).toFixed(0).padStart(5)} (up to ${Math.max(...values).toFixed(0)})`.padEnd(20);
}

function medianFrame(seen: readonly Movement[]): number {
  return median(seen.map(({ frame }) => frame));
}

function report(name: string, seen: readonly Movement[]): void {
  console.log(
    `${name.padEnd(28)}${column(seen.map(({ frame }) => frame))}${column(seen.map(({ start }) => start))}`,
  );
}

function judge(name: string, seen: readonly Movement[]): void {
  report(name, seen);
  record(
    atMost(`${name}, ${THROTTLE}x throttle`, { value: medianFrame(seen), unit: ' ms' }, AIM, {
      name: 'a box that fades alone',
      value: medianFrame(peer),
      unit: ' ms',
    }),
  );
}

/** Writes a page's content; opening it anew would take the listeners away. */
function write(html: string): Promise<void> {
  return page.evaluate((content) => {
    document.documentElement.innerHTML = content;
  }, html);
}

/** The list of products as it stands, without its scripts; its button opens a dialog of one paragraph. */
async function withoutScripts(): Promise<void> {
  await products();
  const html = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
    return document.documentElement.innerHTML;
  });
  await page.goto(`${origin}/robots.txt`);
  await write(html);
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.className = 'dialog';
    dialog.textContent = 'A dialog';
    document.body.append(dialog);
    document.addEventListener('click', () => dialog.showModal());
  });
}

/** Opens a page, then runs a movement in each round. */
async function measured(
  open: () => Promise<void>,
  move: (on: Page) => Promise<void>,
  after?: (on: Page) => Promise<void>,
  before?: (on: Page) => Promise<void>,
): Promise<readonly Movement[]> {
  await open();
  await pause(1_000);
  const movements: Movement[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await before?.(page);
    await pause(400);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await resetMovement(page);
    await move(page);
    movements.push(await seenMovement(page));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await after?.(page);
    await pause(200);
  }
  return movements;
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
