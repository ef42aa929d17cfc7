import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { feeBook } from '@saer/contract/fees/fee-book';
import { lists } from '@saer/contract/lists/all';
import { formatDay } from '@saer/i18n/format-date';
import { formatMoney } from '@saer/i18n/format-money';
import type { Language } from '@saer/i18n/locale';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { errorIn, wordsOf } from './messages.ts';
import { enter, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';

let language: Language = 'en';
let say = wordsOf('en', 'dashboard', 'lists', 'products', 'app');

test.beforeEach(async ({ page, context, superAdmin }, { project }) => {
  page.setDefaultTimeout(10_000);
  language = project.name === 'ar' ? 'ar' : 'en';
  say = wordsOf(language, 'dashboard', 'lists', 'products', 'app');
  await enter(context, superAdmin);
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const field = (within: Page | Locator, english: string): Locator =>
  within.getByRole('textbox', { name: new RegExp(`^${say(english)}`) });
const heading = (page: Page, english: string): Locator =>
  page.getByRole('heading', { level: 1, name: say(english), exact: true });

const looksRight = async (page: Page): Promise<void> => {
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
};

const familyName = () => {
  const mark = randomUUID().slice(0, 8);
  return { nameEn: `Lanterns ${mark}`, nameAr: `فوانيس ${mark}` };
};

test(
  'an admin lands on the overview, and each figure links to what it counts',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/access/login');
    await expect(page).toHaveURL(/\/admin$/);
    await expect(heading(page, 'Overview')).toBeVisible();
    await looksRight(page);

    await page.getByRole('link', { name: new RegExp(`^${say('Sold at a loss')}`) }).click();
    await expect(page).toHaveURL(/\/admin\/products\?only=losing$/);
    await expect(page.getByText(say('Loss'), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(say('On target'), { exact: true })).toHaveCount(0);
    await page.goBack();

    await page.getByRole('link', { name: new RegExp(say('Registrations to approve')) }).click();
    await expect(page).toHaveURL(/\/admin\/user\/inactive$/);
    await page.goBack();

    await page.getByRole('link', { name: new RegExp(`^${say('Range factors to be confirmed')}`) }).click();
    await expect(heading(page, 'Range factors')).toBeVisible();
  },
);

test(
  'the overview describes a change in a sentence, with its author',
  { tag: '@phone' },
  async ({ page, api, superAdmin }) => {
    const named = familyName();
    await api.post('/product-family', named, superAdmin);
    await page.goto('/admin');
    const name = language === 'ar' ? named.nameAr : named.nameEn;
    await expect(
      page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: superAdmin.metadata.fullName }),
    ).toBeVisible();
  },
);

test(
  'an overlapping band is rejected naming both, and a gap and a decreasing floor cause warnings',
  { tag: '@desktop' },
  async ({ page, api, superAdmin }) => {
    const family = z.parse(
      lists.productFamily.row,
      await api.post('/product-family', familyName(), superAdmin),
    );
    await page.goto(`/admin/product-range-factor?for=family.${family.id}`);
    const cell = (band: number, title: string): Locator =>
      page.getByLabel(
        say('{name}: {title}', { name: say('Band {number}', { number: String(band) }), title: say(title) }),
        {
          exact: true,
        },
      );
    const write = async (band: number, from: string, to: string, factor: string): Promise<void> => {
      await cell(band, 'Cost from').fill(from);
      await cell(band, 'Cost to').fill(to);
      await cell(band, 'Factor').fill(factor);
    };
    await button(page, 'Add a cost band').click();
    await write(1, '1', '10', '1.6');
    // After the last band another one begins.
    await page.keyboard.press('Enter');
    await expect(cell(2, 'Cost from')).toBeFocused();

    await write(2, '٥', '20', '1.5');
    const bands = { min: 5_00, max: 20_00, otherMin: 1_00, otherMax: 10_00 };
    await expect(page.getByText(errorIn(language, 'bandsOverlap', bands))).toBeVisible();
    await expect(cell(2, 'Cost from')).toHaveAttribute('aria-invalid', 'true');
    await button(page, 'Save all').click();
    await expect(cell(2, 'Cost from')).toBeFocused();

    await write(2, '12', '20', '1.1');
    await expect(cell(2, 'Cost from')).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByTestId('gaps')).toContainText(formatMoney(10_01));
    await expect(page.getByTestId('falls')).toContainText(formatMoney(6_00));
    await button(page, 'Save all').click();
    await expect(button(page, 'Save all')).toHaveCount(0);

    await page.reload();
    await expect(cell(1, 'Factor')).toHaveValue('1.60');
    await expect(cell(2, 'Factor')).toHaveValue('1.10');
    await expect(page.getByTestId('gaps')).toContainText(formatMoney(11_99));
    const reader = page.getByRole('slider', { name: say('See the minimum profit at a cost') });
    await reader.focus();
    await page.keyboard.press('Home');
    await expect(page.getByTestId('floor-readout')).toContainText(formatMoney(60));
    await looksRight(page);
  },
);

test(
  'an admin adds a price plan and changes it, and guests read it',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const mark = randomUUID().slice(0, 8);
    await page.goto('/admin/price-plan');
    await button(page, 'Add a price plan').click();
    const form = page.getByRole('dialog');
    await field(form, 'English name').fill(`باقة ${mark}`);
    await page.keyboard.press('Enter');
    await expect(form.getByText(errorIn(language, 'notAnEnglishName'))).toBeVisible();
    await field(form, 'English name').fill(`Small shops ${mark}`);
    await field(form, 'Arabic name').fill(`المتاجر الصغيرة ${mark}`);
    await field(form, 'English description').fill('Everything a small shop needs. <b>Bold</b>');
    await field(form, 'Arabic description').fill('كل ما يحتاجه متجر صغير.');
    await field(form, 'Price a month').fill('49');
    await field(form, 'Price a year').fill('490');
    await field(form, 'Number of users').fill('2');
    await button(form, 'Add').click();
    await expect(form.getByText(errorIn(language, 'markupNotAllowed'))).toBeVisible();
    await field(form, 'English description').fill('Everything a small shop needs.');
    await button(form, 'Add').click();
    await expect(field(form, 'English name')).toHaveValue('');
    await page.keyboard.press('Escape');

    const name = language === 'ar' ? `المتاجر الصغيرة ${mark}` : `Small shops ${mark}`;
    const card = (of: Page): Locator =>
      of.getByRole('listitem').filter({ has: of.getByRole('heading', { name }) });
    await card(page)
      .getByRole('button', { name: say('Actions for {name}', { name }) })
      .click();
    await page.getByRole('menuitem', { name: say('Edit'), exact: true }).click();
    await field(form, 'Price a month').fill('٥٩٫٥');
    await button(form, 'Save').click();
    await expect(form).toHaveCount(0);
    await expect(card(page)).toContainText('59.50');
    await looksRight(page);

    const nobody = await browser.newContext({
      baseURL: project.use.baseURL ?? '',
      locale: project.use.locale ?? 'en-US',
    });
    const outside = await nobody.newPage();
    await outside.goto('/admin/price-plan');
    await expect(card(outside)).toContainText('59.50');
    await expect(card(outside).getByRole('button')).toHaveCount(0);
    await nobody.close();
  },
);

test(
  'the newest price plans are requested when the app starts, on any page',
  { tag: '@desktop' },
  async ({ page }) => {
    const asked = page.waitForRequest((request) => request.url().includes('/v1/price-plan/page'));
    await page.goto('/user/add-product');
    const filter = new URL((await asked).url()).searchParams.get('filter') ?? '';
    expect(JSON.parse(Buffer.from(filter, 'base64').toString())).toEqual({
      order_by: { created_at: 'desc' },
      page: 1,
      limit: 5,
    });
  },
);

test(
  'the public page names the fee tables that are in force',
  { tag: '@phone' },
  async ({ page, request }) => {
    const book = z.parse(feeBook.reply, await (await request.get('/v1/fee-book')).json());
    await page.goto(language === 'ar' ? '/ar' : '/en');
    for (const { feeTable } of book.stores) {
      if (feeTable === null || feeTable.store.manualRates) continue;
      await expect(page.locator('#stores')).toContainText(feeTable.version.name);
      await expect(page.locator('#stores')).toContainText(formatDay(feeTable.version.effectiveFrom));
    }
  },
);
