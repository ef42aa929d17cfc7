import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { openFile } from '@saer/spreadsheet/read/open-file';
import { fileLimits } from '@saer/spreadsheet/read/file-limits';
import { writeWorkbook } from '@saer/spreadsheet/write/write-workbook';
import type { SignedIn } from '@saer/contract/session';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import {
  upload,
  cells,
  counts,
  csvOf,
  headersIn,
  type Row,
  rowsOf,
  savedProducts,
  test,
} from './sheet-page.ts';

let say = wordsOf('en', 'sheet');
let isArabic = false;

test.beforeEach(async ({ page }, { project }) => {
  page.setDefaultTimeout(15_000);
  isArabic = project.name === 'ar';
  say = wordsOf(isArabic ? 'ar' : 'en', 'sheet', 'sheets');
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const uploadCsv = (page: Page, rows: readonly Row[]): Promise<void> =>
  upload(page, 'products.csv', csvOf(isArabic, rows));

const storedNames = async (page: Page, seller: SignedIn): Promise<readonly (string | null)[]> =>
  (await savedProducts(page, seller)).map(({ nameEn, nameAr }) => nameEn ?? nameAr);

/** Enters another cost in the one row with a wrong one: in the grid by keyboard alone, on a phone in its field. */
async function fixCost(page: Page, cost: string): Promise<void> {
  if (isArabic) {
    await page.getByRole('button', { name: new RegExp(`^${say('Problems')}`) }).click();
    await page.getByLabel(say('column.cost')).fill(cost);
    await page.getByLabel(say('column.cost')).blur();
    return;
  }
  await page.getByRole('gridcell').nth(1).click();
  await page.keyboard.press('F8');
  await page.keyboard.type(cost);
  await page.keyboard.press('Enter');
}

test('a sheet is uploaded, its one wrong cell corrected, and all of it saved', async ({ page, seller }) => {
  const rows = [...rowsOf(2), { name: `Lamp ${randomUUID().slice(0, 8)}`, cost: 'fifty' }];
  await page.goto('/user/sheet');
  await uploadCsv(page, rows);
  await expect(counts(page)).toHaveAttribute('data-good', '2');
  await expect(counts(page)).toHaveAttribute('data-bad', '1');
  await expectNoFindings(page);
  await fixCost(page, '60');
  await expect(counts(page)).toHaveAttribute('data-bad', '0');
  await page
    .getByRole('button', { name: /3/ })
    .filter({ hasText: /Save|حفظ/ })
    .click();
  await expect(page.getByTestId('stored')).toContainText('3');
  expect(new Set(await storedNames(page, seller))).toEqual(new Set(rows.map(({ name }) => name)));
});

test('pasted text is a sheet; edits in it survive a reload', { tag: '@phone' }, async ({ page, seller }) => {
  expect(seller.access_token).not.toBe('');
  await page.goto('/user/sheet');
  const text = [headersIn(isArabic), cells({ name: 'Clock', cost: 'fifty' })]
    .map((row) => row.join('\t'))
    .join('\n');
  await expect(button(page, 'Choose a file')).toBeVisible();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
  await expect(counts(page)).toHaveAttribute('data-bad', '1');
  await fixCost(page, '70');
  await expect(counts(page)).toHaveAttribute('data-good', '1');
  // Changes are saved a moment after the last key.
  await page.waitForTimeout(1_000);
  await page.reload();
  await expect(page.getByText(say('Your file is as you left it: saved in this browser.'))).toBeVisible();
  await expect(counts(page)).toHaveAttribute('data-good', '1');
});

test('a seller’s own workbook comes back with its prices', { tag: '@desktop' }, async ({ page, seller }) => {
  expect(seller.access_token).not.toBe('');
  const own = await writeWorkbook(
    [
      {
        name: 'Mine',
        columns: [...headersIn(isArabic), 'My note'].map((header) => ({ header, width: 12 })),
        rows: [
          [...cells({ name: 'Clock' }), 'keep me'],
          [...cells({ name: 'Lamp', cost: 'fifty' }), ''],
        ],
      },
    ],
    { rightToLeft: false },
  );
  await page.goto('/user/sheet');
  await upload(page, 'mine.xlsx', own);
  await button(page, 'Leave this column out').click();
  await button(page, 'Continue').click();
  await expect(counts(page)).toHaveAttribute('data-good', '1');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Your workbook with prices').click(),
  ]);
  expect(download.suggestedFilename()).toBe('mine.xlsx');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const opened = await openFile(new Uint8Array(Buffer.concat(chunks)), 'mine.xlsx', fileLimits);
  const [sheet] = opened.ok ? opened.sheets : [];
  const [head = [], first = []] = sheet?.rows ?? [];
  const valueUnder = (header: string) => first[head.findIndex(({ value }) => value === header)]?.value;
  expect(valueUnder('My note')).toBe('keep me');
  expect(valueUnder(say('result.finalPrice'))).toBeGreaterThan(50);
});
