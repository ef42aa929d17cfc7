import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { toolPage } from '@saer/contract/products/tools';
import { expectNoFindings } from './axe.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';
import { test } from './signed-in.ts';

test('a tool is calculated for all saved products: what one lacks is typed, and the table is sorted and saved', async ({
  page,
}, { project }) => {
  const say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'tools', 'tools-sourcing');
  await page.addInitScript(() => sessionStorage.clear());
  await page.goto(toolPage('reorder-point'));
  await page.locator('[data-field="leadDays"] input').fill('30');
  const open = page.getByRole('button', { name: say('Calculate for all my products') });
  await open.focus();
  await page.keyboard.press('Enter');
  const stock = page.getByRole('textbox', { name: new RegExp(`^${say('In stock now')}: `) });
  await expect(stock.first()).toBeVisible();
  // The product's sales are its own; its stock is nobody's but the seller's to say.
  await expect(
    page.getByText(say('Still needed: {missingNames}', { missingNames: say('In stock now') })).first(),
  ).toBeVisible();
  await stock.first().fill('٥٠');
  await expect(
    page.getByText(project.name === 'ar' ? /لمنتج واحد جواب/ : /1 product has an answer/),
  ).toBeVisible();
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('Text (.csv)') }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain(say('Order again at'));
  expect(text).toContain('"٥٠"');
});
