import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { path, price, toy } from './calculator-page.ts';
import { wordsOf } from './messages.ts';
import { test } from './signed-in.ts';

const say = wordsOf('ar', 'calculator', 'app');

// Wide windows have a list below the field.
const tag = '@phone';

test.beforeEach(({ page }) => {
  page.setDefaultTimeout(10_000);
});

test(
  'a phone’s list of categories has the whole window, and stays where it is while one types',
  { tag },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${path}?${new URLSearchParams(toy)}`);
    await expect(price(page)).toBeVisible();
    const category = page.getByRole('combobox', { name: say('Category') });
    const before = await category.inputValue();
    await category.click();
    const sheet = page.getByRole('dialog', { name: say('Category') });
    const search = sheet.getByRole('searchbox', { name: say('Category') });
    await expect(search).toBeFocused();
    await expect(sheet.getByRole('option', { selected: true })).toBeInViewport();
    expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 320, height: 640 });
    await expectNoFindings(page, 'dialog');
    const index = await search.boundingBox();
    await page.keyboard.type('ساعات');
    const first = sheet.getByRole('option').first();
    await expect(first).toContainText('ساعات');
    const top = (await first.boundingBox())?.y;
    // As when the on-screen keyboard appears.
    await page.setViewportSize({ width: 320, height: 360 });
    expect(await search.boundingBox()).toEqual(index);
    expect((await first.boundingBox())?.y).toBe(top);
    const name = await first.innerText();
    await first.click();
    await expect(sheet).toHaveCount(0);
    await expect(category).toBeFocused();
    await expect.poll(async () => name.includes(await category.inputValue())).toBe(true);
    await category.press('Enter');
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(category).not.toHaveValue(before);
  },
);
