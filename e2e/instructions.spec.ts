import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { collectComplaints } from './complaints.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';
import { test } from './signed-in.ts';

test('a seller searches the instructions, downloads the sample and has it priced', async ({ page }, {
  project,
}) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'instructions-text', 'sheet');
  const complaints = collectComplaints(page);
  await page.goto(`/${language}/instructions`);
  const search = page.getByRole('searchbox', { name: say('Search the instructions') });
  // Spelt in another way than in the keywords.
  await search.fill(language === 'ar' ? 'اعمده' : 'SAMPLE');
  const topics = page.locator('[data-topic]:visible');
  await expect(topics).toHaveCount(1);
  await expect(page.getByText(say('Topics found:'))).toBeVisible();
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  await search.fill('qqq');
  await expect(
    page.getByText(say('Nothing found. Try another word, or look through the list.')),
  ).toBeVisible();
  await search.fill('AA');
  const entry = page.getByRole('link', { name: say('Columns Q, AA and AD') });
  // By the keyboard alone, from the field to a heading of the topic.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${language}/instructions/sheet#letters`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Pricing a spreadsheet'));
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: say('Download the sample (.xlsx)') }).click(),
  ]);
  const file = await download.path();
  await page.getByRole('link', { name: say('Open “Price a spreadsheet”') }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(file),
  });
  // Straight to the rows: nothing was asked, and every one has a price.
  const counts = page.getByTestId('counts');
  await expect(counts).toHaveAttribute('data-good', '6');
  await expect(counts).toHaveAttribute('data-check', '0');
  expect(complaints).toEqual([]);
});
