import { expect } from '@playwright/test';
import { toolPage } from '@saer/contract/products/tools';
import { expectNoFindings } from './axe.ts';
import { path, price, toy } from './calculator-page.ts';
import { test } from './create-products.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

test('a price on a fee that nobody confirms says so at the product, in a tool and beside others', async ({
  page,
  seller,
}, { project }) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'products', 'tools', 'scenarios', 'calculator');
  const doubt = page.getByRole('main').getByTestId('fees-to-confirm');
  const own = await seller.add({ store: 'AMAZON_SA_FBA' });
  const sourced = await seller.add();

  await page.goto(`/user/product?id=${own.id}`);
  await expect(doubt).toContainText(say('commission'));
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  await page.goto(`/user/product?id=${sourced.id}`);
  await expect(page.getByRole('heading', { name: say('Price breakdown') })).toBeVisible();
  await expect(doubt).toHaveCount(0);

  const inputs = new URLSearchParams({
    store: 'AMAZON_SA_FBA',
    subFamily: 'toys',
    sizeBy: 'sides',
    length: '22',
    width: '16',
    height: '12',
    weight: '700',
    cost: '22',
    price: '80',
  });
  await page.goto(`${toolPage('profit-at-price')}#${inputs}`);
  await expect(doubt).toContainText(say('commission'));
  await expectNoFindings(page);
  await page.getByRole('combobox', { name: say('Store') }).selectOption('NOON_SA_FBN');
  await expect(doubt).toHaveCount(0);

  await page.goto(`${path}?${new URLSearchParams({ ...toy, store: 'AMAZON_SA_FBA' })}`);
  await expect(price(page)).toBeVisible();
  await page.getByRole('button', { name: say('Compare variants') }).click();
  await expect(page.getByTestId('profit-2')).toBeVisible();
  await expect(page.getByRole('columnheader').getByText(say('To be confirmed'))).toHaveCount(2);
  await expectNoFindings(page);
});
