import { expect, type Page } from '@playwright/test';
import { wordsOf } from './messages.ts';
import { enter, test } from './create-account.ts';
import { freshNames, listOn } from './list-page.ts';

let say = wordsOf('en', 'lists', 'app');

test.beforeEach(async ({ page, context, superAdmin }, { project }) => {
  page.setDefaultTimeout(10_000);
  say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'lists', 'app');
  await enter(context, superAdmin);
});

/** The form of a new sub family, and the button that opened it. */
async function openForm(page: Page) {
  await page.goto('/admin/product-sub-family');
  const opener = page.getByRole('button', { name: say('Add a sub family') });
  await opener.click();
  const question = page.getByRole('alertdialog', { name: say('Discard what you typed?') });
  return { ...listOn(page, say), opener, question };
}

test('a dialog asks before it discards input, however it is closed', { tag: '@phone' }, async ({ page }) => {
  const { dialog, field, button, opener, question } = await openForm(page);
  const { nameEn } = freshNames();
  const name = field('English name');
  await name.fill(nameEn);
  // Without a click in between, a browser closes a dialog at the second Escape regardless of the page.
  for (let times = 1; times <= 3; times += 1) {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(name).toHaveValue(nameEn);
    await expect(name).toBeFocused();
  }
  await button(dialog, 'Close').click();
  await expect(button(question, 'Keep editing')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue(nameEn);
  await button(dialog, 'Close').click();
  await button(question, 'Discard').click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a dialog with nothing typed closes at once', { tag: '@desktop' }, async ({ page }) => {
  const { dialog, field, opener } = await openForm(page);
  await field('English name').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('Escape closes an open list first, and the dialog stays', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  const { dialog } = await openForm(page);
  const field = dialog.getByRole('combobox');
  const list = page.getByRole('listbox');
  await field.click();
  await expect(list).toBeVisible();
  // Lower than the dialog: neither it nor the window cuts off the list.
  const [box, lines] = await Promise.all([field.boundingBox(), list.boundingBox()]);
  expect(Math.abs((lines?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(16);
  expect(lines?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
