import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { openFile } from '@saer/spreadsheet/read/open-file';
import { fileLimits } from '@saer/spreadsheet/read/file-limits';
import { writeWorkbook } from '@saer/spreadsheet/write/write-workbook';
import type { SignedIn } from '@saer/contract/account/session';
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
  expectAutosaved,
} from './sheet-page.ts';
import { downloadEntry, openRow, rowLine } from './sheet-rows.ts';

let say = wordsOf('en', 'sheet');
let isArabic = false;

test.beforeEach(async ({ page }, { project }) => {
  page.setDefaultTimeout(15_000);
  isArabic = project.name === 'ar';
  say = wordsOf(isArabic ? 'ar' : 'en', 'sheet', 'sheets', 'app');
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const uploadCsv = (page: Page, rows: readonly Row[]): Promise<void> =>
  upload(page, 'products.csv', csvOf(isArabic, rows));

const storedNames = async (page: Page, seller: SignedIn): Promise<readonly (string | null)[]> =>
  (await savedProducts(page, seller)).map(({ nameEn, nameAr }) => nameEn ?? nameAr);

/** Enters another cost in the one row with a wrong one: in the grid by keyboard alone, on a phone in the row that is open. */
async function fixCost(page: Page, cost: string): Promise<void> {
  if (isArabic) {
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
  await expectAutosaved(page, '"70"');
  await page.reload();
  await expect(page.getByText(say('Your file is as you left it: saved in this browser.'))).toBeVisible();
  await expect(counts(page)).toHaveAttribute('data-good', '1');
});

test(
  'on a phone, one value is set in many rows at once, and undone',
  { tag: '@phone' },
  async ({ page, seller }) => {
    expect(seller.access_token).not.toBe('');
    await page.goto('/user/sheet');
    await uploadCsv(page, rowsOf(12));
    await expect(counts(page)).toHaveAttribute('data-good', '12');
    const [first, last] = [rowLine(page, 'Clock 0 '), rowLine(page, 'Clock 11 ')];
    // Without scrolling.
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(300);
    await first.getByRole('checkbox').press('Space');
    const selected = page.getByRole('region', { name: say('Selected rows') });
    await button(selected, 'Actions on the selected rows').click();
    await page.getByRole('menuitem', { name: say('Select all shown ({shown})', { shown: '12' }) }).click();
    await expectNoFindings(page);
    await button(selected, 'Set a value').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('Field'), { exact: true }).selectOption('marginRate');
    await dialog.getByLabel(say('Value'), { exact: true }).fill('30');
    await expectNoFindings(page);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toHaveCount(0);
    await openRow(last);
    await expect(last).toContainText('30%');
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: /^(Undo|تراجع)/ }).click();
    await expect(last).not.toContainText('30%');
  },
);

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
  const entry = await downloadEntry(page, say, say('Your workbook with prices'));
  const [download] = await Promise.all([page.waitForEvent('download'), entry.click()]);
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
