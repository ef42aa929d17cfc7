import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { halalas, path, price, toy } from './calculator-page.ts';
import { test } from './create-products.ts';
import { wordsOf } from './messages.ts';

test('a seller who is not registered sees both prices, and says by keyboard which one their payouts show', async ({
  page,
  seller,
}, { project }) => {
  const say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'calculator', 'sale-vat', 'products', 'tools');
  const saved = await seller.add({ vatRegistered: false, price: 150_00 });
  await page.goto(`${path}?${new URLSearchParams({ ...toy, vatRegistered: 'no' })}`);
  const notice = page.getByTestId('sale-vat');
  await expect(notice).toBeVisible();
  const [whole, kept] = [
    await halalas(notice.locator('dd').first()),
    await halalas(notice.locator('dd').last()),
  ];
  expect(whole).toBe(await halalas(price(page)));
  expect(kept).toBeGreaterThan(whole);
  await expectNoFindings(page);

  await notice.getByRole('radio', { name: say('Not sure') }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(notice.getByRole('radio', { name: say('No'), exact: true })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(notice.getByRole('radio', { name: say('Yes'), exact: true })).toBeChecked();
  await expect.poll(() => halalas(price(page))).toBe(kept);

  // The list asks no more.
  await page.goto('/user/products');
  await expect(
    page.getByText((project.name === 'ar' ? saved.nameAr : saved.nameEn) ?? '').first(),
  ).toBeVisible();
  await expect(page.getByTestId('unknown-sale-vat')).toHaveCount(0);

  await page.goto('/user/tools/profit-at-price');
  await page.getByRole('button', { name: say('Fill in an example') }).click();
  const form = page.getByRole('form');
  const doubt = page.getByTestId('sale-vat-doubt');
  await form.getByText(say('I’m registered for VAT')).click();
  // The seller has said what their payouts show.
  await expect(page.getByRole('region', { name: say('Answer') })).toBeVisible();
  await expect(doubt).toHaveCount(0);

  await page.goto(`${path}?${new URLSearchParams({ ...toy, vatRegistered: 'no' })}`);
  await notice.getByText(say('Not sure')).click();
  await expect.poll(() => halalas(price(page))).toBe(whole);
  // The tab remembers what was typed.
  await page.goto('/user/tools/profit-at-price');
  await expect(doubt).toBeVisible();
  await expectNoFindings(page);
  await page.goto('/user/products');
  const question = page.getByTestId('unknown-sale-vat');
  await expect(question).toBeVisible();
  await expectNoFindings(page);
  await question.getByText(say('No'), { exact: true }).click();
  await expect(question).toHaveCount(0);
});
