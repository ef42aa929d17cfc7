import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { test } from './create-products.ts';
import { wordsOf } from './messages.ts';

test('a product is found by its name in another spelling, opened, and first the next time', async ({
  page,
  seller,
}, { project }) => {
  const say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'app');
  const own = await seller.add();
  await page.goto('/user/products');
  await expect(page.getByRole('main')).toContainText(own.barcode ?? '');
  const palette = page.getByRole('dialog', { name: say('Commands') });
  const input = palette.getByRole('searchbox');
  const results = palette.getByRole('menuitem');
  // What is typed before the palette has loaded is in it, and Enter opens the first result.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(own.barcode ?? '');
  await expect(input).toHaveValue(own.barcode ?? '');
  await expect(palette.getByRole('group', { name: say('Products') })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/user/product\\?id=${own.id}$`));
  await page.evaluate(() => localStorage.removeItem('recent'));
  await page.goto('/user/products');
  await expect(page.getByRole('main')).toContainText(own.barcode ?? '');
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  // A page is there at once, a thing as soon as the server answers.
  await input.fill((own.nameAr ?? '').replace('ساعة', 'سَاعه'));
  await expect(results).toHaveCount(1);
  await expect(palette.getByRole('group', { name: say('Products') })).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/user/product\\?id=${own.id}$`));
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const recent = palette.getByRole('group', { name: say('Recent') }).getByRole('menuitem');
  await expect(recent).toHaveCount(1);
  await expect(recent).toContainText((project.name === 'ar' ? own.nameAr : own.nameEn) ?? '');
  await input.fill('zzzzqqq');
  await expect(palette).toContainText(say('Nothing found. Check the spelling, or type fewer words.'));

  // Without an answer the pages are still found, and the search can be asked again.
  await page.route('**/v1/search?**', (route) => route.abort());
  await input.fill(own.barcode ?? '');
  await expect(palette.getByRole('alert')).toBeVisible();
  await page.unroute('**/v1/search?**');
  await palette.getByRole('button', { name: say('Try again') }).click();
  await expect(results).toHaveCount(1);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => localStorage.getItem('recent'))).toContain(`product:${own.id}`);
});
