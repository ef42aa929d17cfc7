import { expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { errorIn, wordsOf } from './messages.ts';
import {
  upload,
  counts,
  csvOf,
  freshBarcode,
  type Row,
  rowsOf,
  storeButton,
  savedCount,
  savedProducts,
  test,
  expectAutosaved,
} from './sheet-page.ts';
import { openRow, showState } from './sheet-rows.ts';

let say = wordsOf('en', 'sheet');
let isArabic = false;

// Sheets of several parts, saved several times.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page }, { project }) => {
  page.setDefaultTimeout(15_000);
  isArabic = project.name === 'ar';
  say = wordsOf(isArabic ? 'ar' : 'en', 'sheet', 'sheets', 'app');
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const store = (page: Page): Locator => storeButton(page, isArabic);
const uploadRows = async (page: Page, rows: readonly Row[]): Promise<void> => {
  await page.goto('/user/sheet');
  await upload(page, 'products.csv', csvOf(isArabic, rows));
  await expect(counts(page)).toHaveAttribute('data-good', String(rows.length));
};

const part = z.object({ from: z.int() });

/** Passes every part of a sheet through `pass`, by its first row. */
const watchChunks = (page: Page, pass: (from: number) => Promise<'send' | 'break'>): Promise<unknown> =>
  page.route('**/v1/product/batch', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    const { from } = z.parse(part, route.request().postDataJSON());
    return (await pass(from)) === 'break' ? route.abort('connectionreset') : route.fallback();
  });

test('501 rows are not sent, and the page says what to do', { tag: '@desktop' }, async ({ page, seller }) => {
  await uploadRows(page, rowsOf(501));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await expect(
    page.getByRole('button', { name: say('Save the first {limit}', { limit: '500' }) }),
  ).toBeEnabled();
  await expect(store(page)).toHaveCount(0);
  const limit = { limit: '500', count: '501' };
  await expect(
    page.getByText(say('Up to {limit} rows can be saved at a time; this file has {count}.', limit)),
  ).toBeVisible();
  await expect(page.getByText('2,500')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/product/batch'))).toEqual([]);
  expect(await savedProducts(page, seller)).toEqual([]);
});

test(
  'of more rows than are stored at a time the first are stored on request, then the others',
  { tag: '@phone' },
  async ({ page, seller }) => {
    await page.goto('/user/sheet');
    await upload(page, 'products.csv', csvOf(isArabic, [{ name: 'No cost', cost: '' }, ...rowsOf(501)]));
    await expect(counts(page)).toHaveAttribute('data-good', '501');
    await page.getByRole('button', { name: say('Save the first {limit}', { limit: '500' }) }).click();
    const stored = page.getByTestId('stored');
    await expect(stored).toBeVisible({ timeout: 30_000 });
    expect(await savedCount(page, seller)).toBe(500);
    await stored.getByRole('button').first().click();
    await expect(counts(page)).toHaveAttribute('data-good', '1');
    await expect(counts(page)).toHaveAttribute('data-bad', '1');
    await store(page).click();
    await button(page, 'Save the good rows').click();
    await expect(stored).toBeVisible({ timeout: 30_000 });
    expect(await savedCount(page, seller)).toBe(501);
  },
);

test('an interrupted connection resumes where it stopped', { tag: '@desktop' }, async ({ page, seller }) => {
  await uploadRows(page, rowsOf(130));
  const parts: number[] = [];
  let isBroken = true;
  await watchChunks(page, async (from) => {
    parts.push(from);
    return from > 0 && isBroken ? 'break' : 'send';
  });
  await store(page).click();
  await expect(page.getByText(say('Back to the rows'))).toBeVisible();
  await expectNoFindings(page);
  expect(await savedProducts(page, seller)).toEqual([]);
  isBroken = false;
  await button(page, 'Continue').click();
  await expect(page.getByTestId('stored')).toContainText('130');
  expect(parts).toEqual([0, 100, 100]);
});

test('an interrupted save resumes after a reload too', { tag: '@phone' }, async ({ page, seller }) => {
  await uploadRows(page, rowsOf(130));
  const parts: number[] = [];
  let isBroken = true;
  await watchChunks(page, async (from) => {
    parts.push(from);
    return from > 0 && isBroken ? 'break' : 'send';
  });
  await store(page).click();
  await expect(page.getByText(say('Back to the rows'))).toBeVisible();
  isBroken = false;
  await expectAutosaved(page, '"content"');
  await page.reload();
  await expect(counts(page)).toHaveAttribute('data-good', '130');
  await store(page).click();
  await expect(page.getByTestId('stored')).toContainText('130');
  expect(parts).toEqual([0, 100, 100]);
  expect(await savedProducts(page, seller)).toHaveLength(100);
});

test(
  'storing that is cancelled while its last rows are on their way stores nothing, and can begin again',
  { tag: '@desktop' },
  async ({ page, seller }) => {
    await uploadRows(page, rowsOf(130));
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const parts: number[] = [];
    await watchChunks(page, async (from) => {
      parts.push(from);
      if (from > 0) await released;
      return 'send';
    });
    await store(page).click();
    await expect.poll(() => parts).toEqual([0, 100]);
    await button(page, 'Cancel without saving').click();
    await expectNoFindings(page);
    release();
    await expect(store(page)).toBeEnabled();
    await expect(counts(page)).toHaveAttribute('data-good', '130');
    expect(await savedProducts(page, seller)).toEqual([]);
    await store(page).click();
    await expect(page.getByTestId('stored')).toContainText('130');
    expect(parts).toEqual([0, 100, 0, 100]);
  },
);

test(
  'the server’s error is at its cell, nothing is saved, and after a correction it is',
  { tag: '@phone' },
  async ({ page, api, seller }) => {
    const barcode = freshBarcode();
    const there = {
      store: 'NOON_SA_FBN',
      subFamily: 'watches',
      sides: [200, 150, 100],
      weight: 400,
      cost: 50_00,
      barcode,
    };
    await api.post('/product', { ...there, nameEn: 'First' }, seller);
    await api.post('/product', { ...there, nameEn: 'Second', whenThere: 'keepBoth' }, seller);
    const [good, duplicate] = rowsOf(2);
    await uploadRows(
      page,
      [good, duplicate].flatMap((row, at) =>
        row === undefined ? [] : [at === 0 ? row : { ...row, barcode }],
      ),
    );
    await store(page).click();
    await expect(page.getByText(say('Nothing was saved.'))).toBeVisible();
    const why = errorIn(isArabic ? 'ar' : 'en', 'barcodeThereTwice', { barcode, count: 2 });
    await expect(counts(page)).toHaveAttribute('data-bad', '1');
    expect(await savedProducts(page, seller)).toHaveLength(2);
    const field = page.getByLabel(say('column.barcode'));
    if (isArabic) {
      await showState(page, say, 'Problems');
      await openRow(page.locator('[data-row]').first());
      await expect(page.getByRole('listitem').filter({ has: field })).toContainText(why);
      await field.fill(freshBarcode());
      await field.blur();
    } else {
      await expect(page.getByRole('gridcell', { name: barcode })).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('gridcell').nth(1).click();
      await page.keyboard.press('F8');
      await expect(page.locator('output').filter({ hasText: why })).toBeVisible();
      await page.keyboard.type(freshBarcode());
      await page.keyboard.press('Enter');
    }
    await expect(counts(page)).toHaveAttribute('data-good', '2');
    await store(page).click();
    await expect(page.getByTestId('stored')).toContainText('2');
    expect(await savedProducts(page, seller)).toHaveLength(4);
  },
);
