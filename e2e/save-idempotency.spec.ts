import { expect, type Locator, type Page } from '@playwright/test';
import { pageProducts } from '@saer/contract/products/product';
import type { SignedIn } from '@saer/contract/account/session';
import { price, toy } from './calculator-page.ts';
import { wordsOf } from './messages.ts';
import { test } from './create-products.ts';
import { freshBarcode } from './sheet-page.ts';

const say = wordsOf('ar', 'calculator', 'app');

// One language is enough: on a phone, where the least is visible.
const tag = '@phone';

test.beforeEach(({ page }) => {
  page.setDefaultTimeout(10_000);
});

const button = (page: Page, english: string): Locator =>
  page.getByRole('button', { name: say(english), exact: true });

const open = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto(`/user/add-product?${new URLSearchParams({ ...toy, ...fields })}`);
  await expect(price(page)).toBeVisible();
};

const saved = async (page: Page, { access_token }: SignedIn) => {
  const response = await page.request.get('/v1/product/page', {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return pageProducts.reply.parse(await response.json()).data;
};

test(
  'saving asks for a name visibly, and saves once however often it is clicked',
  { tag },
  async ({ page, seller }) => {
    await open(page, {});
    await button(page, 'Save in my products').click();
    const name = page.getByRole('textbox', { name: say('Product name') });
    await expect(name).toBeFocused();
    const why = page.getByText(say('Give the product a name or barcode first so you can find it later.'));
    await expect(why).toBeInViewport({ ratio: 1 });
    // Above the on-screen keyboard, which covers the lower half.
    await expect.poll(async () => (await why.boundingBox())?.y).toBeLessThan(400);
    await page.keyboard.type('قطار خشبي');
    await expect(why).toHaveCount(0);
    await button(page, 'Save in my products').dblclick();
    await expect(button(page, 'Saved')).toBeVisible();
    await expect(page).toHaveURL(/name=/);
    await page.reload();
    await button(page, 'Save in my products').click();
    await expect(button(page, 'Saved')).toBeFocused();
    expect(await saved(page, seller.session)).toHaveLength(1);
    // It is no longer saved once something changes.
    await page.getByRole('textbox', { name: say('Product cost') }).fill('7');
    await expect(button(page, 'Save in my products')).toBeEnabled();
    await page.getByRole('textbox', { name: say('Product cost') }).fill('6.00');
    await expect(button(page, 'Saved')).toBeVisible();
    await button(page, 'Next product').click();
    await expect(name).toHaveValue('');
    await expect(page).not.toHaveURL(/cost=/);
  },
);

test('an existing barcode is updated, or a second product is saved', { tag }, async ({ page, seller }) => {
  const barcode = freshBarcode();
  const own = await seller.add({ barcode, cost: 20_00 });
  await open(page, { barcode });
  await button(page, 'Save in my products').click();
  const dialog = page.getByRole('dialog', { name: say('Already in your products') });
  await expect(dialog).toContainText(own.nameAr ?? '');
  await expect(dialog).toContainText(say('Product cost'));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button(page, 'Save in my products').click();
  await button(page, 'Update it').click();
  await expect(button(page, 'Saved')).toBeVisible();
  expect(await saved(page, seller.session)).toMatchObject([
    { id: own.id, version: 2, cost: 6_00, nameAr: own.nameAr },
  ]);
  await page.getByRole('textbox', { name: say('Product cost') }).fill('7');
  await button(page, 'Save in my products').click();
  await button(page, 'Keep both').click();
  await expect(button(page, 'Saved')).toBeVisible();
  expect(await saved(page, seller.session)).toHaveLength(2);
});

test(
  'without a connection a save waits, can be cancelled, and is sent once when it is back',
  { tag },
  async ({ page, context, seller }) => {
    await open(page, { name: 'Qitar' });
    await expect(button(page, 'Save in my products')).toBeEnabled();
    await context.setOffline(true);
    const bar = page
      .getByRole('status')
      .filter({ hasText: say('You are offline. What you see may be old; saving waits.') });
    await expect(bar).toBeInViewport();
    await button(page, 'Save in my products').click();
    await expect(button(page, 'Waiting for the connection…')).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(page.getByText(say('Cancelled: nothing was saved.'))).toBeVisible();
    await button(page, 'Save in my products').click();
    await expect(button(page, 'Waiting for the connection…')).toBeVisible();
    await context.setOffline(false);
    await expect(button(page, 'Saved')).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(await saved(page, seller.session)).toHaveLength(1);
  },
);

test(
  'a save whose answer is lost is sent again, and makes no second product',
  { tag },
  async ({ page, seller }) => {
    await open(page, { name: 'Qitar' });
    await page.route(
      '**/v1/product',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await button(page, 'Save in my products').click();
    await expect(button(page, 'Saved')).toBeVisible();
    expect(await saved(page, seller.session)).toHaveLength(1);
  },
);
