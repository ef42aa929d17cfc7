import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ListedProduct } from '@saer/contract/products/product';
import { fileLimits } from '@saer/spreadsheet/read/file-limits';
import { openFile } from '@saer/spreadsheet/read/open-file';
import { expectNoFindings } from './axe.ts';
import { price, toy } from './calculator-page.ts';
import { errorIn, wordsOf } from './messages.ts';
import { pressOwnAction } from './own-actions.ts';
import { picture, test } from './create-products.ts';

let language: 'ar' | 'en' = 'en';
let say = wordsOf('en', 'products', 'app');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  language = project.name === 'ar' ? 'ar' : 'en';
  say = wordsOf(language, 'products', 'app');
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const field = (within: Page | Locator, english: string): Locator =>
  within.getByLabel(say(english), { exact: true });
const nameOf = ({ nameEn, nameAr }: ListedProduct): string => (language === 'ar' ? nameAr : nameEn) ?? '';
const linkTo = (page: Page, each: ListedProduct): Locator => page.getByRole('link', { name: nameOf(each) });
const finds = async (page: Page): Promise<void> => await expectNoFindings(page);

test(
  'an empty product list offers the next step, and a calculated product is saved in it and opened in the calculator again',
  { tag: '@desktop' },
  async ({ page, seller }) => {
    expect(seller.session.metadata.role).toBe('USER');
    await page.goto('/user/products');
    await expect(page.getByText(say('No products yet'))).toBeVisible();
    await finds(page);
    await page.getByRole('link', { name: say('Price one product') }).click();
    const calculator = wordsOf(language, 'calculator', 'app');
    await expect(page).toHaveURL(/add-product/);
    await page.goto(`/user/add-product?${new URLSearchParams(toy)}`);
    await expect(price(page)).toBeVisible();
    const save = page.getByRole('button', { name: calculator('Save in my products') });
    await save.click();
    const name = page.getByRole('textbox', { name: calculator('Product name') });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(
      calculator('Give the product a name or barcode first so you can find it later.'),
    );
    await page.keyboard.type(language === 'ar' ? 'قطار خشبي' : 'Wooden train');
    await save.click();
    await page.getByRole('link', { name: calculator('Open'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'ar' ? 'قطار خشبي' : 'Wooden train',
    );
    await page.getByRole('link', { name: say('Open in the calculator') }).click();
    await expect(price(page)).toBeVisible();
    await page.goto('/user/products');
    await expect(page.getByRole('checkbox')).not.toHaveCount(0);
  },
);

test(
  'a product gets images, the first its thumbnail; an invalid file is rejected with a message; one is removed',
  { tag: '@desktop' },
  async ({ page, seller }) => {
    const own = await seller.add();
    await page.goto(`/user/product?id=${own.id}`);
    const pictures = page.getByRole('region', { name: say('Pictures') });
    const choose = pictures.locator('input[type=file]');
    const files = ['first.png', 'second.png'].map((name) => ({
      name,
      mimeType: 'image/png',
      buffer: picture,
    }));
    await choose.setInputFiles(files);
    await expect(pictures.getByRole('listitem')).toHaveCount(2);
    await expect(pictures.locator('img')).toHaveCount(2);
    // One selection after the other: the field is disabled while images are uploading.
    await expect(choose).toBeEnabled();
    await choose.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(pictures.getByRole('alert')).toContainText(errorIn(language, 'notAPicture'));
    await finds(page);
    await pictures.getByRole('listitem').first().getByRole('button').last().click();
    await button(page.getByRole('alertdialog'), 'Remove').click();
    await expect(pictures.locator('img')).toHaveCount(1);
    await page.goto('/user/products');
    await expect(page.locator('main img')).toHaveCount(1);
  },
);

test(
  'changes are in the history with their fee table, and deleted products stay there',
  { tag: '@phone' },
  async ({ page, seller }) => {
    const own = await seller.add();
    const other = await seller.add();
    await page.goto('/user/products');
    await page.getByRole('searchbox').fill(own.barcode ?? '');
    await expect(linkTo(page, other)).toHaveCount(0);
    await linkTo(page, own).click();
    await field(page, 'Product cost').fill('٨٠');
    await button(page, 'Save and reprice').click();
    await expect(page.getByText(say('Saved and repriced.'))).toBeVisible();
    await page.goto('/user/products');
    const box = (each: ListedProduct): Locator =>
      page.getByRole('checkbox', { name: say('Select {name}', { name: nameOf(each) }) });
    await box(own).press('Space');
    await button(page, 'Delete').press('Enter');
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await expect(linkTo(page, own)).toHaveCount(0);
    await expect(linkTo(page, other)).toBeVisible();

    await page.goto(`/user/product-history?id=${own.id}`);
    const changes = page.getByRole('list', { name: say('History of my products') }).locator('> li');
    await expect(changes).toHaveCount(3);
    await expect(changes.nth(1).locator('ins').filter({ hasText: '80' })).not.toHaveCount(0);
    await changes.first().getByRole('button').first().click();
    await expect(changes.first()).toContainText('2025');
    await finds(page);
    // Its name says how many are set.
    await page.getByRole('button', { name: new RegExp(`^${say('Filters')}`) }).click();
    await page.getByRole('main').getByRole('combobox').first().selectOption('remove');
    await expect(changes).toHaveCount(1);
    await button(page, 'Show all products').click();
    await expect(changes).toHaveCount(1);
  },
);

test('the page, or everything found, is exported as a sheet', { tag: '@phone' }, async ({ page, seller }) => {
  const own: ListedProduct[] = [];
  for (let each = 0; each < 26; each += 1) own.push(await seller.add());
  await page.goto('/user/products');
  const take = async (part: RegExp, kind: string): Promise<Uint8Array> => {
    await pressOwnAction(page, say, 'Download');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(part).click();
    await dialog.getByText(say(kind)).click();
    await finds(page);
    const [file] = await Promise.all([page.waitForEvent('download'), button(dialog, 'Download').click()]);
    await expect(dialog).toHaveCount(0);
    return new Uint8Array(await readFile(await file.path()));
  };
  const barcodes = async (bytes: Uint8Array, name: string): Promise<number> => {
    const opened = await openFile(bytes, name, fileLimits);
    const text = JSON.stringify(opened.ok ? opened.sheets : opened);
    return own.filter(({ barcode }) => text.includes(barcode ?? '?')).length;
  };
  expect(await barcodes(await take(/\(26\)/, 'Excel (.xlsx)'), 'all.xlsx')).toBe(26);
  expect(await barcodes(await take(/\(25\)/, 'Text (.csv)'), 'page.csv')).toBe(25);
  await button(page, 'Show more').click();
  await expect(page.getByRole('checkbox', { name: /clock|ساعة/ })).toHaveCount(26);
  await button(page, 'Show less').click();
  await expect(page.getByRole('checkbox', { name: /clock|ساعة/ })).toHaveCount(25);
});

test(
  'a download that is running is cancelled: no file comes, and the next one is whole',
  { tag: '@desktop' },
  async ({ page, seller }) => {
    const own = await seller.add();
    await page.goto('/user/products');
    await expect(linkTo(page, own)).toBeVisible();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let isHeld = true;
    await page.route('**/v1/product/download?*', async (route) => {
      if (isHeld) await released;
      return route.fallback();
    });
    const files: string[] = [];
    page.on('download', (file) => files.push(file.suggestedFilename()));
    const dialog = page.getByRole('dialog');
    await pressOwnAction(page, say, 'Download');
    await dialog.getByText(/\(1\)/).last().click();
    await button(dialog, 'Download').click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await finds(page);
    await button(dialog, 'Cancel').click();
    await expect(dialog).toHaveCount(0);
    isHeld = false;
    release();
    await expect(linkTo(page, own)).toBeVisible();
    await pressOwnAction(page, say, 'Download');
    await Promise.all([page.waitForEvent('download'), button(dialog, 'Download').click()]);
    expect(files).toHaveLength(1);
  },
);
