import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ListedProduct } from '@saer/contract/products/product';
import { fileLimits } from '@saer/spreadsheet/read/file-limits';
import { openFile } from '@saer/spreadsheet/read/open-file';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import { pressOwnAction } from './own-actions.ts';
import { test } from './create-products.ts';
import { overflowAt } from './horizontal-overflow.ts';

let language: 'ar' | 'en' = 'en';
let say = wordsOf('en', 'products', 'app');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  language = project.name === 'ar' ? 'ar' : 'en';
  say = wordsOf(language, 'products', 'app');
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const nameOf = ({ nameEn, nameAr }: ListedProduct): string => (language === 'ar' ? nameAr : nameEn) ?? '';
const linkTo = (page: Page, each: ListedProduct): Locator => page.getByRole('link', { name: nameOf(each) });
const part = (page: Page, english: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${say(english)}`) });
const finds = async (page: Page): Promise<void> => await expectNoFindings(page);

test(
  'losing products are found, set to the recommended price, restored, and exported as noon’s price file',
  { tag: '@phone' },
  async ({ page, seller }) => {
    test.slow();
    const typed = await seller.add({ price: 30_00, sku: 'CLOCK-1', monthlySales: 10 });
    const current = await seller.add({ currentPrice: 31_00, sku: 'CLOCK-2', maxPrice: 50_00 });
    const earning = await seller.add();
    await page.goto('/user/products');
    await expect(linkTo(page, earning)).toBeVisible();
    await expect(part(page, 'Loses money')).toHaveAccessibleName(`${say('Loses money')} 2`);
    const lost = page.getByRole('region', { name: say('How your products are doing') });
    await expect(lost).toContainText(((-typed.profit * 10) / 100).toFixed(2));
    await finds(page);

    await part(page, 'Loses money').press('Space');
    await expect(page).toHaveURL(/only=losing/);
    await expect(linkTo(page, earning)).toHaveCount(0);
    for (const each of [typed, current])
      await page.getByRole('checkbox', { name: say('Select {name}', { name: nameOf(each) }) }).press('Space');
    await button(page, 'Set to recommended').click();
    const dialog = page.getByRole('dialog');
    await finds(page);
    await button(dialog, 'Set to recommended').click();
    await expect(dialog).toHaveCount(0);
    await expect(part(page, 'Loses money')).toHaveAccessibleName(`${say('Loses money')} 0`);
    await expect(linkTo(page, typed)).toHaveCount(0);
    await expect(page.getByText(say('No product loses money'))).toBeVisible();
    await button(page, 'Undo').click();
    await expect(page.getByText(say('The prices are as before.'))).toBeVisible();
    await expect(linkTo(page, typed)).toBeVisible();
    await expect(linkTo(page, current)).toBeVisible();

    await pressOwnAction(page, say, 'Prices for noon');
    await dialog.getByRole('textbox').fill('45123');
    await finds(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(dialog, 'Download the price file').click(),
    ]);
    // The other one is above noon's limit: it is named, here and in the file.
    await expect(dialog).toContainText(say('Above noon’s highest price'));
    await expect(dialog).toContainText(nameOf(current));
    const opened = await openFile(
      new Uint8Array(await readFile(await file.path())),
      file.suggestedFilename(),
      fileLimits,
    );
    const sheets = opened.ok ? opened.sheets : [];
    expect(sheets[0]?.rows.map((row) => row.slice(0, 4).map(({ value }) => value))).toEqual([
      ['country_code', 'id_partner', 'partner_sku', 'price'],
      ['SA', '45123', 'CLOCK-1', typed.recommendedPrice / 100],
    ]);
    expect(JSON.stringify(sheets[1]?.rows)).toContain(nameOf(current));
  },
);

// Typing is the same in both languages.
test(
  'a product’s current price and sales are edited in the list',
  { tag: '@phone' },
  async ({ page, seller }) => {
    const own = await seller.add();
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto('/user/products');
    const name = nameOf(own);
    await page
      .getByRole('button', { name: say('change the current price and sales of {name}', { name }) })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('Current price'), { exact: true }).fill('٣٠');
    await dialog.getByLabel(say('Units sold a month'), { exact: true }).fill('12');
    await button(dialog, 'Save').click();
    await expect(dialog).toHaveCount(0);
    await expect(part(page, 'Loses money')).toHaveAccessibleName(`${say('Loses money')} 1`);
    await expect(page.getByText(say('price too low'))).toBeVisible();
    await finds(page);
    expect(await overflowAt(page, 320)).toBe(0);
  },
);
