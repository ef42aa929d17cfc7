import { expect, type Page } from '@playwright/test';
import { pageProducts } from '@saer/contract/products/product';
import { price, toy } from './calculator-page.ts';
import { test } from './create-products.ts';
import { wordsOf } from './messages.ts';
import { updatedSite } from './updated-site.ts';

const say = wordsOf('ar', 'app', 'access', 'offline', 'calculator', 'products');
const tag = '@phone';

// Everywhere else they are blocked: journeys then begin with the server's own files.
test.use({ serviceWorkers: 'allow' });

const calculator = `/user/add-product?${new URLSearchParams({ ...toy, name: 'Qitar' })}`;

/** Opens the calculator and waits until the browser has saved what it needs offline. */
const openOnce = async (page: Page): Promise<void> => {
  await page.goto(calculator);
  await expect(price(page)).toBeVisible();
  const saved = () =>
    page.evaluate(async () => {
      const cache = await caches.open('saer-files');
      const databases = await indexedDB.databases();
      const { groups = [] } = (await (await cache.match('/saved-version'))?.json()) ?? {};
      return databases.some(({ name }) => name === 'saer-copies') && groups.includes('products');
    });
  await expect.poll(saved, { timeout: 25_000 }).toBe(true);
};

test(
  'after one visit the calculator and saved products open offline, and say from when they are',
  { tag },
  async ({ page, context, seller }) => {
    const own = await seller.add();
    await openOnce(page);
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const asked = indexedDB.open('saer-copies');
              asked.addEventListener('success', () => {
                const keys = asked.result.transaction('copies').objectStore('copies').getAllKeys();
                keys.addEventListener('success', () => {
                  asked.result.close();
                  resolve(keys.result.length);
                });
              });
            }),
        ),
      )
      .toBe(2);
    const answer = (await price(page).textContent()) ?? '';
    // An address of nobody stays one, also with the worker.
    expect((await page.goto('/user/nowhere'))?.status()).toBe(404);
    await page.close();
    await context.setOffline(true);

    const later = await context.newPage();
    await later.goto(calculator);
    await expect(price(later)).toHaveText(answer);
    await expect(later.getByTestId('offline-fees')).toContainText('noon FBN');
    await later.goto('/user/products');
    await expect(later.getByRole('link', { name: own.nameAr ?? '' })).toBeVisible();
    await expect(later.getByTestId('copy-notice')).toBeVisible();
    await later.getByRole('link', { name: own.nameAr ?? '' }).click();
    await expect(later.getByRole('textbox', { name: say('Barcode') })).toHaveValue(own.barcode ?? '');
  },
);

test(
  'changes made offline survive closing the page, and are sent once when the connection is back',
  { tag },
  async ({ page, context, seller }) => {
    const own = await seller.add();
    await openOnce(page);
    await page.goto(`/user/product?id=${own.id}`);
    await expect(page.getByRole('textbox', { name: say('Barcode') })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('textbox', { name: say('Current price'), exact: true }).fill('77');
    await page.getByRole('button', { name: say('Save and reprice') }).click();
    await expect(page.getByRole('button', { name: say('Discard my change') })).toBeVisible();
    await page.goto(calculator);
    await page.getByRole('button', { name: say('Save in my products') }).click();
    await expect(page.getByRole('button', { name: say('Waiting for the connection…') })).toBeVisible();
    await page.goto('/user/products');
    const waiting = page.getByRole('region', { name: /2|تعديلان/ }).getByRole('listitem');
    await expect(waiting).toHaveCount(2);
    await expect(waiting.last()).toContainText('noon FBN');
    await page.close();
    await context.setOffline(false);

    const later = await context.newPage();
    await later.goto('/user/products');
    const saved = async () => {
      const response = await later.request.get('/v1/product/page', {
        headers: { authorization: `Bearer ${seller.session.access_token}` },
      });
      return pageProducts.reply.parse(await response.json()).data;
    };
    await expect.poll(saved, { timeout: 20_000 }).toMatchObject([
      { id: own.id, version: 2, currentPrice: 77_00 },
      { nameEn: 'Qitar', version: 1 },
    ]);
    // As long as a change waits, its product is named twice.
    await expect(later.getByText(say('Changed product'))).toHaveCount(0);
    await expect(later.getByText(say('New product'))).toHaveCount(0);
    await expect(later.getByRole('link', { name: own.nameAr ?? '' })).toHaveCount(1);
    await expect(later.getByRole('link', { name: 'Qitar' })).toHaveCount(1);
  },
);

test(
  'signing out offline leads to a page that opens, and the session ends once the connection is back',
  { tag },
  async ({ page, context, seller, request }) => {
    await openOnce(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: seller.session.metadata.fullName }).click();
    await page.getByRole('button', { name: say('Sign out') }).click();
    await expect(page).toHaveURL(/\/calculator$/);
    await expect(page.getByText(say('You are logged out.'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const authorization = `Bearer ${seller.session.access_token}`;
    const status = async () => (await request.get('/v1/user/info', { headers: { authorization } })).status();
    expect(await status()).toBe(200);
    // Sent by whatever page is open next, once it has come to rest.
    await page.goto('/user/products');
    await context.setOffline(false);
    await expect.poll(status, { timeout: 25_000 }).toBe(401);
    expect(await page.evaluate(() => localStorage.getItem('endedSessions'))).toBeNull();
  },
);

test(
  'a newer version asks, and until then the page goes on with its own files',
  { tag },
  async ({ page, baseURL }) => {
    await using site = await updatedSite(baseURL ?? '');
    await page.goto(`${site.origin}/calculator?${new URLSearchParams(toy)}`);
    await expect(price(page)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 25_000 })
      .toBe(true);
    const bar = page.getByText(say('A new version of Saer is ready.'));
    await expect(bar).toHaveCount(0);
    site.update();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(bar).toBeVisible({ timeout: 20_000 });
    const cost = page.getByRole('textbox', { name: say('Product cost') });
    await cost.fill('7.25');
    await page.getByRole('button', { name: say('Reload') }).click();
    await expect(price(page)).toBeVisible();
    await expect(cost).toHaveValue('7.25');

    // One that is too old for the server leads to the update once, although that page calls the server, too.
    let rejected = 0;
    await page.route('**/v1/**', (route) => {
      rejected += 1;
      const details = { least: '9.0' };
      return route.fulfill({ status: 426, json: { code: 'appTooOld', message: 'Too old', details } });
    });
    await page.goto(`${site.origin}/user/download?least=9.0`);
    await expect.poll(() => rejected).toBeGreaterThan(0);
    await page.goto(`${site.origin}/calculator`);
    await expect(page.getByRole('heading', { name: say('Update required') })).toBeVisible();
    await page.waitForTimeout(1_000);
    expect(rejected).toBeLessThan(20);
  },
);
