import { expect, type Page } from '@playwright/test';
import { halalas, path, price, toy } from './calculator-page.ts';
import { wordsOf } from './messages.ts';
import { test } from './signed-in.ts';

let say = wordsOf('en', 'calculator', 'app');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'calculator', 'app');
});

const open = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto(`${path}?${new URLSearchParams(fields)}`);
  await expect(price(page)).toBeVisible();
};

test(
  'a saved calculation agrees with the server, and can be opened, deleted and restored',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, { ...toy, name: 'Qitar' });
    const shown = await halalas(price(page));
    await page.getByRole('button', { name: say('Save in this browser') }).click();
    await expect(
      page.getByText(say('Saved in this browser. The server calculated the same figures.')),
    ).toBeVisible();
    const saved = page.getByTestId('saved').getByRole('listitem');
    await expect(saved).toHaveCount(1);
    await expect(saved).toContainText('Qitar');
    await page.reload();
    await saved.getByRole('link', { name: say('Open') }).click();
    await expect(price(page)).toBeVisible();
    await expect.poll(() => halalas(price(page))).toBe(shown);
    await saved.getByRole('button').click();
    await expect(saved).toHaveCount(0);
    await page.getByRole('button', { name: say('Undo') }).click();
    await expect(saved).toHaveCount(1);
  },
);

test('a server that is away costs nothing that was typed', { tag: '@desktop' }, async ({ page }) => {
  await open(page, toy);
  await expect(price(page)).toBeVisible();
  await page.route('**/v1/product/calculate', (route) => route.abort());
  await page.getByRole('button', { name: say('Save in this browser') }).click();
  await expect(page.getByRole('alert')).toContainText(say('Check your internet connection'));
  await expect(page.getByRole('textbox', { name: new RegExp(`^${say('Product cost')}`) })).toHaveValue(
    toy.cost,
  );
  await page.unroute('**/v1/product/calculate');
  await page.getByRole('button', { name: say('Save in this browser') }).click();
  await expect(page.getByTestId('saved').getByRole('listitem')).toHaveCount(1);
});

test('a price with a loss at any price is saved all the same', { tag: '@phone' }, async ({ page }) => {
  await open(page, { ...toy, mode: 'check', price: '25', extraRate: '90' });
  const shown = await halalas(price(page));
  await page.getByRole('button', { name: say('Save in this browser') }).click();
  await expect(
    page.getByText(
      say('Saved in this browser with the figures shown. The server found no price to recommend.'),
    ),
  ).toBeVisible();
  const saved = page.getByTestId('saved').getByRole('listitem');
  await expect(saved).toHaveCount(1);
  await expect.poll(() => halalas(saved.locator('bdi[dir=ltr]').first())).toBe(shown);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'a browser without storage space does not claim to have saved a product',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, toy);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: say('Save in this browser') }).click();
    await expect(
      page.getByText(say('This browser has no room left to keep it. Copy the link instead.')),
    ).toBeVisible();
    await expect(page.getByTestId('saved')).toHaveCount(0);
  },
);
