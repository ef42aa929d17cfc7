import { expect, type Page } from '@playwright/test';
import { largeFileLimits } from '@saer/spreadsheet/read/file-limits';
import { openFile } from '@saer/spreadsheet/read/open-file';
import { wordsOf } from './messages.ts';
import { counts, test } from './sheet-page.ts';
import { downloadEntry, showState } from './sheet-rows.ts';

/** Every thousandth row has an invalid cost. */
const wrongEvery = 1_000;

const headers = ['barcode', 'name', 'store', 'sub family', 'length', 'width', 'height', 'weight', 'cost'];
const row = (at: number): string =>
  [
    // Not 0: a barcode that ends in zeros only is one that Excel shortened.
    `29${String(at + 1).padStart(11, '0')}`,
    `Clock ${at}`,
    'noon FBN,watches,20,15,10,400',
    at % wrongEvery === 0 ? 'to be asked' : 20 + (at % 90),
  ].join(',');
const csvOf = (rows: number): string =>
  [headers.join(','), ...Array.from({ length: rows }, (_, at) => row(at))].join('\r\n');

const settled = { timeout: 90_000 };

/** Filters for errors and corrects the first one: in the grid, or on a phone, where errors come first, in its field. */
async function fixOne(page: Page, wrong: number, say: (english: string) => string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  if (isPhone) {
    await page.getByLabel(say('column.cost')).first().fill('60');
    await page.getByLabel(say('column.cost')).first().blur();
    return;
  }
  await showState(page, say, 'Problems');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(wrong + 1), settled);
  await page.getByRole('gridcell').nth(1).click();
  await page.keyboard.press('F8');
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
}

test('a hundred thousand rows are uploaded, priced, filtered, corrected and exported', async ({
  page,
  seller,
}, { project }) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(90_000);
  expect(seller.access_token).not.toBe('');
  const isArabic = project.name === 'ar';
  const say = wordsOf(isArabic ? 'ar' : 'en', 'sheet', 'sheets', 'app');
  // A phone reads twice what the server reads; a desktop all of them.
  const rowCount = isArabic ? 20_000 : 100_000;
  const wrong = rowCount / wrongEvery;

  await page.goto('/user/sheet');
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(rowCount)) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(counts(page)).toHaveAttribute('data-bad', String(wrong), settled);
  await expect(counts(page)).toHaveAttribute('data-good', String(rowCount - wrong), settled);
  await fixOne(page, wrong, say);
  await expect(counts(page)).toHaveAttribute('data-bad', String(wrong - 1), settled);
  await expect(counts(page)).toHaveAttribute('data-good', String(rowCount - wrong + 1), settled);

  const entry = await downloadEntry(
    page,
    say,
    say('All rows: {all} (.csv)', { all: rowCount.toLocaleString('en-US') }),
  );
  const [download] = await Promise.all([page.waitForEvent('download'), entry.click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const opened = await openFile(new Uint8Array(Buffer.concat(chunks)), 'products.csv', largeFileLimits);
  const [head = [], ...rows] = opened.ok ? (opened.sheets[0]?.rows ?? []) : [];
  const price = head.findIndex(({ value }) => value === say('result.finalPrice'));
  expect(rows).toHaveLength(rowCount);
  expect(rows.filter((cells) => Number(cells[price]?.value) > 0)).toHaveLength(rowCount - wrong + 1);
});
