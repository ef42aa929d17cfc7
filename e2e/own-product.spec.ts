import { expect, type Locator, type Page } from '@playwright/test';
import { type ListedProduct, listedProduct, pageProducts } from '@saer/contract/products/product';
import type { SignedIn } from '@saer/contract/account/session';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { price } from './calculator-page.ts';
import { wordsOf } from './messages.ts';
import { picture, product, test } from './create-products.ts';

let isArabic = false;
let say = wordsOf('en', 'products', 'app');
let sayHere = wordsOf('en', 'calculator', 'app');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  isArabic = project.name === 'ar';
  const language = isArabic ? 'ar' : 'en';
  say = wordsOf(language, 'products', 'app');
  sayHere = wordsOf(language, 'calculator', 'app');
});

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });
const field = (within: Page | Locator, english: string): Locator =>
  within.getByLabel(say(english), { exact: true });
/** A field of the calculator. */
const typed = (page: Page, english: string): Locator => page.getByRole('textbox', { name: sayHere(english) });
const finds = async (page: Page): Promise<void> => await expectNoFindings(page);

const headersOf = (session: SignedIn) => ({ authorization: `Bearer ${session.access_token}` });
const stored = async (page: Page, session: SignedIn): Promise<readonly ListedProduct[]> => {
  const reply = await page.request.get('/v1/product/page', { headers: headersOf(session) });
  return z.parse(pageProducts.reply, await reply.json()).data;
};

/** Someone else changes the product meanwhile. */
const writeMeanwhile = async (page: Page, as: SignedIn, own: ListedProduct, more: object): Promise<void> => {
  const { nameEn, nameAr, barcode, id, version } = own;
  const data = { ...product, nameEn, nameAr, barcode, id, version, ...more };
  const reply = await page.request.put('/v1/product', { data, headers: headersOf(as) });
  z.parse(listedProduct, await reply.json());
};

test(
  'an image is pasted, another dropped: both are at the product',
  { tag: '@desktop' },
  async ({ page, seller }) => {
    const own = await seller.add();
    await page.goto(`/user/product?id=${own.id}`);
    const pictures = page.getByRole('region', { name: say('Pictures') });
    await expect(pictures.locator('input[type=file]')).toBeEnabled();
    const given = (name: string) =>
      page.evaluateHandle(
        ({ base64, called }) => {
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
          const transfer = new DataTransfer();
          transfer.items.add(new File([bytes], called, { type: 'image/png' }));
          return transfer;
        },
        { base64: picture.toString('base64'), called: name },
      );
    const pasted = await given('pasted.png');
    await page.evaluate((clipboardData) => {
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, pasted);
    await expect(pictures.locator('img')).toHaveCount(1);
    await expect(pictures.locator('input[type=file]')).toBeEnabled();
    const dropped = { dataTransfer: await given('dropped.png') };
    await page.getByRole('heading', { level: 1 }).dispatchEvent('dragover', dropped);
    await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', dropped);
    await expect(pictures.locator('img')).toHaveCount(2);
  },
);

test(
  'of two people editing one product, the second adopts the first one’s changes and decides conflicts',
  { tag: '@desktop' },
  async ({ page, superAdmin, seller }) => {
    const own = await seller.add();
    await page.goto(`/user/product?id=${own.id}`);
    await expect(field(page, 'Product cost')).toHaveValue('50.00');
    await writeMeanwhile(page, superAdmin, own, { cost: 60_00, extraFixed: 3_00 });
    await field(page, 'Product cost').fill('70');
    await button(page, say('Save and reprice')).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('This was changed while you were editing'));
    await expect(dialog.locator('ins')).toContainText('3');
    await finds(page);
    await dialog.getByRole('radio', { name: /70/ }).check({ force: true });
    await button(dialog, say('Save')).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(say('Saved and repriced.'))).toBeVisible();
    expect(await stored(page, seller.session)).toMatchObject([{ cost: 70_00, extraFixed: 3_00, version: 3 }]);
  },
);

test(
  'a product opened in the calculator is saved there, and preserves its images and the calculator’s missing fields',
  { tag: '@phone' },
  async ({ page, seller }) => {
    test.slow();
    const override = { referral: { shape: 'threshold', rate1: 500, limit: 100_00, rate2: 900 } };
    const own = await seller.add({ override, costVat: 500 });
    await page.goto(`/user/product?id=${own.id}`);
    const pictures = page.getByRole('region', { name: say('Pictures') });
    await pictures
      .locator('input[type=file]')
      .setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: picture });
    await expect(pictures.locator('img')).toHaveCount(1);
    // It opens without a page load: the page's state is preserved.
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole('link', { name: say('Open in the calculator') }).click();
    await expect(price(page)).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    await typed(page, 'Product cost').fill('٨٠');
    await button(page, sayHere('Save the changes')).click();
    await expect(
      page.getByText(new RegExp(isArabic ? 'تم تحديثه في منتجاتك' : 'Updated in your products')),
    ).toBeVisible();
    await finds(page);
    const [first, ...others] = await stored(page, seller.session);
    expect(others).toEqual([]);
    const { nameEn, nameAr, barcode, id } = own;
    expect(first).toMatchObject({
      id,
      nameEn,
      nameAr,
      barcode,
      cost: 80_00,
      override,
      costVat: 500,
      version: 2,
    });
    expect(first?.image).not.toBeNull();

    // Again, and then as a second product.
    await typed(page, 'Product cost').fill('90');
    await button(page, sayHere('Save the changes')).click();
    await expect
      .poll(async () => (await stored(page, seller.session)).map(({ cost }) => cost))
      .toEqual([90_00]);
    await typed(page, 'Barcode').fill('');
    await button(page, sayHere('Save as a new product')).click();
    await expect.poll(async () => stored(page, seller.session)).toHaveLength(2);
  },
);

test(
  'a product that was changed since the calculator opened it is not written over',
  { tag: '@desktop' },
  async ({ page, superAdmin, seller }) => {
    const own = await seller.add();
    await page.goto(`/user/product?id=${own.id}`);
    await page.getByRole('link', { name: say('Open in the calculator') }).click();
    await expect(button(page, sayHere('Save the changes'))).toBeEnabled();
    await writeMeanwhile(page, superAdmin, own, { cost: 60_00 });
    await typed(page, 'Product cost').fill('70');
    await button(page, sayHere('Save the changes')).click();
    await page.getByRole('link', { name: sayHere('Open it as it is now') }).click();
    await expect(typed(page, 'Product cost')).toHaveValue('60.00');
    await typed(page, 'Product cost').fill('70');
    await button(page, sayHere('Save the changes')).click();
    await expect
      .poll(async () => (await stored(page, seller.session)).map(({ cost, version }) => ({ cost, version })))
      .toEqual([{ cost: 70_00, version: 3 }]);
  },
);
