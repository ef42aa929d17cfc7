import { expect, type Locator, type Page } from '@playwright/test';
import { formatShortIsoDay } from '@saer/i18n/format-date';
import { halalas, path, price, toy } from './calculator-page.ts';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import { freshBarcode } from './sheet-page.ts';
import { test } from './signed-in.ts';
import { printedPages } from './printed-pages.ts';

let say = wordsOf('en', 'calculator', 'app');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'calculator', 'app');
});

const lines = { adsRate: '8', couponRate: '2.5', returnCost: '1.2', storageCost: '0.35' };

const open = async (page: Page, fields: Readonly<Record<string, string>> = {}): Promise<void> => {
  await page.goto(`${path}?${new URLSearchParams(fields)}`);
  await expect(page.locator('#field-cost input')).toBeVisible();
};

/** Number of times Tab is pressed until the focus is in the field of the cost. */
async function tabsToCost(page: Page): Promise<number> {
  const cost = page.locator('#field-cost input');
  await expect(cost).toBeVisible();
  for (let presses = 0; presses <= 30; presses += 1) {
    if (await cost.evaluate((input) => input === document.activeElement)) return presses;
    await page.keyboard.press('Tab');
  }
  return Number.POSITIVE_INFINITY;
}

test('the cost is a few presses of Tab away, for sellers and guests', async ({ page, browser, baseURL }) => {
  await page.goto(path);
  expect(await tabsToCost(page)).toBeLessThanOrEqual(8);
  const guest = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: { cookies: [], origins: [] },
  });
  const there = await guest.newPage();
  await there.goto('/calculator');
  expect(await tabsToCost(there)).toBeLessThanOrEqual(8);
  await guest.close();
});

test(
  'ads, coupons, returns and storage are asked for when wanted, and each is a line of the receipt',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, toy);
    const before = await halalas(price(page));
    const field = (name: string): Locator => page.locator(`#field-${name} input`);
    await expect(field('adsRate')).toHaveCount(0);
    const section = page.locator('summary', { hasText: say('Ads, coupons, returns, storage') });
    await section.focus();
    await page.keyboard.press('Enter');
    for (const [name, value] of Object.entries(lines)) await field(name).fill(value);
    const receipt = page.getByTestId('receipt');
    for (const part of ['ads', 'coupon', 'returns', 'storage'])
      await expect(receipt.locator(`[data-figure=${part}]`)).toBeVisible();
    await expect.poll(() => halalas(receipt.locator('[data-figure=storage] [data-value]'))).toBe(35);
    await expect.poll(() => halalas(price(page))).toBeGreaterThan(before);
    await expect(page).toHaveURL(/storageCost=0\.35/);
    await expectNoFindings(page);
    await page.reload();
    await expect(field('couponRate')).toHaveValue('2.5');
  },
);

test('each figure opens into the sentence that says why', async ({ page }, { project }) => {
  await open(page, { ...toy, vatRegistered: 'no', extraRate: '3', extraFixed: '1.5', ...lines });
  const figures = page.locator('[data-figure]');
  await expect(figures.first()).toBeVisible();
  const count = await figures.count();
  expect(count).toBeGreaterThan(19);
  for (let at = 0; at < count; at += 1) {
    const figure = figures.nth(at);
    const button = figure.getByRole('button');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(figure.getByTestId('reason')).toHaveText(/\S.*\./);
  }
  const [rate, day] = ['14%', formatShortIsoDay('2025-09-01', project.name === 'ar' ? 'ar' : 'en')];
  const referral = page.locator('[data-figure=referral]').getByTestId('reason');
  await expect(referral).toContainText(rate);
  await expect(referral).toContainText(day);
  await expect(page.locator('[data-figure=fulfilment]').getByTestId('reason')).toContainText(day);
  await expectNoFindings(page, 'main');
  await page.getByRole('button', { name: say('Recommended price') }).click();
  await expect(page.getByTestId('reason').first()).toBeVisible();
});

test('after saving, the form offers the next product with the same settings', async ({ page }) => {
  await open(page, { ...toy, name: 'Qitar', barcode: freshBarcode() });
  await expect(price(page)).toBeVisible();
  await page.getByRole('button', { name: say('Save in my products'), exact: true }).click();
  const next = page.getByRole('button', { name: say('Next product'), exact: true });
  await expect(next).toBeVisible();
  await page.keyboard.press('Alt+n');
  await expect(page.locator('#field-cost input')).toBeFocused();
  await expect(page.locator('#field-cost input')).toHaveValue('');
  await expect(page.locator('#field-name input')).toHaveValue('');
  await expect(page.locator('#field-barcode input')).toHaveValue('');
  await expect(page.locator('#field-weight input')).toHaveValue(toy.weight);
  await page.keyboard.type('7');
  await expect(price(page)).toBeVisible();
});

test(
  'a slow connection shows the last price before the calculator is there',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, toy);
    await expect(price(page)).toBeVisible();
    const before = await halalas(price(page));
    const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/calculator-page-*.js', async (route) => {
      await arrives;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    const last = page.locator('#last-answer');
    await expect(last).toContainText((before / 100).toFixed(2));
    await expect(price(page)).toHaveCount(0);
    arrive();
    await expect(price(page)).toBeVisible();
    await expect(last).toHaveCount(0);
    await expect.poll(() => halalas(price(page))).toBe(before);
  },
);

test('a calculation with all stores is printed on one page', async ({ page }) => {
  await open(page, { ...toy, name: 'Qitar' });
  await expect(page.getByRole('button', { name: say('Print') })).toBeVisible();
  await expect(page.getByRole('region', { name: say('All stores side by side') }).first()).toBeVisible();
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#field-cost')).toBeHidden();
  await expect(page.getByText('Qitar')).toBeVisible();
});
