import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ListedProduct } from '@saer/contract/products/product';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import { enter, test as signedInTest } from './create-account.ts';
import { createProducts, product } from './create-products.ts';
import { overflowAt } from './horizontal-overflow.ts';

/** Like `test`, with a new seller who adds products. */
const test = signedInTest.extend<{ seller: Awaited<ReturnType<typeof createProducts>> }>({
  seller: async ({ api, superAdmin }, use) => use(await createProducts(api, superAdmin)),
});

let say = wordsOf('en', 'products', 'app');
let isArabic = false;

test.beforeEach(async ({ page, context, superAdmin }, { project }) => {
  page.setDefaultTimeout(10_000);
  isArabic = project.name === 'ar';
  say = wordsOf(isArabic ? 'ar' : 'en', 'products', 'app');
  await enter(context, superAdmin);
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const field = (within: Page | Locator, english: string): Locator =>
  within.getByLabel(say(english), { exact: true });
const nameOf = ({ nameEn, nameAr }: ListedProduct): string => (isArabic ? nameAr : nameEn) ?? '';
const linkTo = (page: Page, each: ListedProduct): Locator => page.getByRole('link', { name: nameOf(each) });
const save = (page: Page): Promise<void> => button(page, 'Save and reprice').click();

test(
  'an admin finds a seller’s product in any spelling, corrects it, and its history contains it',
  { tag: '@desktop' },
  async ({ page, seller }) => {
    const own = await seller.add({ nameAr: `مكتبة أثاث ${randomUUID().slice(0, 8)}` });
    const [, , mark = ''] = own.nameAr?.split(' ') ?? [];
    await page.goto('/admin/products');
    const links = page.locator('main a[href*="/admin/product?"]');
    await page.getByRole('searchbox').fill(`اثاث ${mark} مكتبه`);
    await expect(links).toHaveCount(1);
    await expect(page.getByRole('link', { name: isArabic ? mark : (own.nameEn ?? '') })).toHaveCount(1);
    await page.getByRole('searchbox').fill(own.barcode ?? '');
    await linkTo(page, own).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(own));
    await expect(field(page, 'Product cost')).toHaveValue('50.00');
    await field(page, 'Product cost').fill('٨٠');
    await save(page);
    await expect(page.getByText(say('Saved and repriced.'))).toBeVisible();
    const history = page.getByRole('listitem').filter({ has: page.locator('ins') });
    await expect(history.first().locator('ins').first()).toContainText('80');
    await page.reload();
    await expect(field(page, 'Product cost')).toHaveValue('80.00');
  },
);

test(
  'a product without a price is rejected at its field, and nothing is saved',
  { tag: '@desktop' },
  async ({ page, seller }) => {
    const own = await seller.add();
    await page.goto(`/admin/product?id=${own.id}`);
    await field(page, 'Product cost').fill('0');
    await save(page);
    await expect(field(page, 'Product cost')).toBeFocused();
    await expect(field(page, 'Product cost')).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(field(page, 'Product cost')).toHaveValue('50.00');
  },
);

test(
  'of two admins who correct one product, the second chooses field by field',
  { tag: '@phone' },
  async ({ page, request, superAdmin, seller }) => {
    const own = await seller.add();
    await page.goto(`/admin/product?id=${own.id}`);
    await expect(field(page, 'Product cost')).toHaveValue('50.00');
    const { nameEn, nameAr, barcode, id, version } = own;
    const theirs = { ...product, nameEn, nameAr, barcode, id, version, cost: 60_00, extraFixed: 3_00 };
    const reply = await request.put('/v1/product', {
      data: theirs,
      headers: { authorization: `Bearer ${superAdmin.access_token}` },
    });
    expect(reply.status()).toBe(200);
    await field(page, 'Product cost').fill('70');
    await save(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('This was changed while you were editing'));
    await expect(dialog.locator('ins')).toContainText('3');
    await dialog.getByRole('radio', { name: /70/ }).check({ force: true });
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await button(dialog, 'Save').click();
    await expect(dialog).toHaveCount(0);
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(field(page, 'Product cost')).toHaveValue('70.00');
    const stored = await request.get(`/v1/product?id=${id}`, {
      headers: { authorization: `Bearer ${superAdmin.access_token}` },
    });
    expect(await stored.json()).toMatchObject({ cost: 70_00, extraFixed: 3_00, version: 3 });
  },
);

test(
  'the losing products of one seller have a URL that can be bookmarked',
  { tag: '@phone' },
  async ({ page, seller }) => {
    const losing = await seller.add({ price: 30_00 });
    const earning = await seller.add();
    await page.goto(`/admin/products?seller=${losing.ownerId}`);
    await expect(linkTo(page, losing)).toHaveCount(1);
    await expect(linkTo(page, earning)).toHaveCount(1);
    await page.goto(`/admin/products?seller=${losing.ownerId}&only=losing`);
    await expect(linkTo(page, losing)).toHaveCount(1);
    await expect(linkTo(page, earning)).toHaveCount(0);
    await page.reload();
    await expect(linkTo(page, losing)).toHaveCount(1);
    await page.goto(`/admin/products?seller=${losing.ownerId}&only=outdated`);
    await expect(linkTo(page, losing)).toHaveCount(0);
  },
);

test('both pages have no accessibility findings, and no page scrolls sideways at 320', async ({
  page,
  seller,
}) => {
  const own = await seller.add({ price: 30_00 });
  await page.setViewportSize({ width: 320, height: 720 });
  for (const address of [`/admin/products?seller=${own.ownerId}`, `/admin/product?id=${own.id}`]) {
    await page.goto(address);
    await expect(page.getByText(nameOf(own)).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoFindings(page, 'main');
    expect(await overflowAt(page, 320)).toBe(0);
  }
});

test('a product that is gone is said to be gone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/admin/product?id=2147483647');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('This product does not exist'));
});

test(
  'the products of one category alone are shown, as the address asks',
  { tag: '@phone' },
  async ({ page, seller }) => {
    const one = await seller.add();
    const other = await seller.add({ subFamily: 'smartwatches' });
    await page.goto(`/admin/products?seller=${one.ownerId}&category=subFamily.watches`);
    await expect(linkTo(page, one)).toBeVisible();
    await expect(linkTo(page, other)).toHaveCount(0);
    await page.goto(`/admin/products?seller=${one.ownerId}&category=subFamily.gone`);
    await expect(page.getByText(say('No product found'))).toBeVisible();
    await button(page, 'Show all').click();
    await expect(page).toHaveURL(/\/admin\/products$/);
  },
);
