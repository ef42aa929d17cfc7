import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { fileLimits } from '@saer/spreadsheet/read/file-limits';
import { openFile } from '@saer/spreadsheet/read/open-file';
import type { CellValue, Sheet } from '@saer/spreadsheet/sheet';
import { writeWorkbook } from '@saer/spreadsheet/write/write-workbook';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import { upload, cells, counts, csvOf, headersIn, rowsOf, storeButton, test } from './sheet-page.ts';
import { downloadEntry, fileAction } from './sheet-rows.ts';
import { pressOwnAction } from './own-actions.ts';

// Each journey uploads several files, one after the other.
test.describe.configure({ timeout: 90_000 });

let say = wordsOf('en', 'sheet');
let sayOfProducts = say;
let isArabic = false;

test.beforeEach(async ({ page, seller }, { project }) => {
  page.setDefaultTimeout(15_000);
  expect(seller.access_token).not.toBe('');
  isArabic = project.name === 'ar';
  say = wordsOf(isArabic ? 'ar' : 'en', 'sheet', 'sheets', 'app');
  sayOfProducts = wordsOf(isArabic ? 'ar' : 'en', 'products', 'app');
  await page.goto('/user/sheet');
});

const button = (page: Page, english: string): Locator =>
  page.getByRole('button', { name: say(english), exact: true });

async function downloaded(page: Page, control: Locator): Promise<Uint8Array> {
  const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}

async function opened(bytes: Uint8Array): Promise<Sheet> {
  const file = await openFile(bytes, 'sheet.xlsx', fileLimits);
  const sheet = file.ok ? file.sheets[0] : undefined;
  if (sheet === undefined) throw new Error(JSON.stringify(file));
  return sheet;
}

/** The sheet as saved by someone who has typed something else into the text cells. */
const saved = async (bytes: Uint8Array, from: string, to: CellValue): Promise<Uint8Array> => {
  const [head = [], ...rows] = (await opened(bytes)).rows;
  return writeWorkbook(
    [
      {
        name: 'Sheet1',
        columns: head.map(({ value }) => ({ header: String(value ?? ''), width: 12 })),
        rows: rows.map((row) => row.map(({ value }) => (value === from ? to : value))),
      },
    ],
    { rightToLeft: isArabic },
  );
};

const workbook = (headers: readonly string[], rows: readonly (readonly CellValue[])[]): Promise<Uint8Array> =>
  writeWorkbook([{ name: 'Mine', columns: headers.map((header) => ({ header, width: 12 })), rows }], {
    rightToLeft: isArabic,
  });

const valuesUnder = ({ rows: [head = [], ...rows] }: Sheet, header: string): CellValue[] => {
  const at = head.findLastIndex(({ value }) => value === header);
  return rows.map((row) => row[at]?.value ?? null);
};

/** Leaves the current sheet for another one, which must reach its rows without a question. */
async function uploadAgain(page: Page, name: string, bytes: Uint8Array | string): Promise<void> {
  await fileAction(page, say, 'Another file');
  const leave = button(page, 'Discard');
  await expect(leave.or(button(page, 'Choose a file'))).toBeVisible();
  if (await leave.isVisible()) await leave.click();
  await expect(button(page, 'Choose a file')).toBeVisible();
  await upload(page, name, bytes);
  await expect(counts(page)).toBeVisible();
}

const columns = [
  'barcode',
  'name',
  'store',
  'subFamily',
  'longestSide',
  'medianSide',
  'shortestSide',
  'weight',
  'cost',
];

/** Assigns each column, by its header. */
async function assign(page: Page, labels: readonly string[]): Promise<void> {
  // Columns that were recognised by their values are collapsed.
  const folded = page.locator('details:not([open]) > summary').filter({ hasText: /Recognised|تعرّفنا/ });
  if ((await folded.count()) > 0) await folded.click();
  for (const [index, column] of columns.entries())
    await page
      .getByLabel(labels[index] ?? '')
      .and(page.locator('select'))
      .selectOption({ label: say(`column.${column}`).replace(/ \([^()]*\)$/, '') });
  await button(page, 'Continue').click();
}

/** Enters another cost in the one row with a wrong one: in the grid by keyboard alone, on a phone in its field. */
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

test(
  'corrections are in the seller’s own workbook, and the workbook can be uploaded again',
  { tag: '@desktop' },
  async ({ page }) => {
    const [good, bad] = [cells({ name: 'Clock', cost: '40' }), cells({ name: 'Lamp', cost: 'fifty' })];
    const own = await workbook(
      [...headersIn(isArabic), 'My note'],
      [
        [...good, '=kept'],
        [...bad, 'also kept'],
      ],
    );
    await upload(page, 'mine.xlsx', own);
    // Nothing with values is ignored silently.
    await button(page, 'Leave this column out').click();
    await button(page, 'Continue').click();
    await expect(counts(page)).toHaveAttribute('data-bad', '1');
    await fixCost(page, '60');
    await expect(counts(page)).toHaveAttribute('data-bad', '0');
    const bytes = await downloaded(page, await downloadEntry(page, say, say('Your workbook with prices')));
    await expect(page.getByText(/خلية واحدة عدّلتها|1 cell you fixed/)).toBeVisible();
    await expectNoFindings(page);
    const sheet = await opened(bytes);
    expect(valuesUnder(sheet, headersIn(isArabic).at(-1) ?? '')).toEqual(['40', 60]);
    expect(valuesUnder(sheet, 'My note')).toEqual(['=kept', 'also kept']);
    expect(valuesUnder(sheet, say('result.finalPrice')).every((price) => Number(price) > 40)).toBe(true);
    await uploadAgain(page, 'mine.xlsx', bytes);
    await expect(counts(page)).toHaveAttribute('data-good', '2');
  },
);

test(
  'the rows with errors are corrected elsewhere and uploaded again',
  { tag: '@phone' },
  async ({ page }) => {
    await upload(page, 'sheet.csv', csvOf(isArabic, [...rowsOf(2), { name: 'Lamp', cost: 'fifty' }]));
    await expect(counts(page)).toHaveAttribute('data-bad', '1');
    const bytes = await downloaded(
      page,
      await downloadEntry(page, say, say('Rows with problems: {bad} (.xlsx)', { bad: '1' })),
    );
    await uploadAgain(page, 'problems.xlsx', await saved(bytes, 'fifty', 50));
    await expect(counts(page)).toHaveAttribute('data-good', '1');
    await expect(counts(page)).toHaveAttribute('data-bad', '0');
  },
);

test(
  'so are those of a sheet whose columns were assigned by hand, and that sheet itself',
  { tag: '@phone' },
  async ({ page }) => {
    const headers = ['X1', 'X2', 'X3', 'X4', 'X5', 'X6', 'X7', 'X8', `Y ${randomUUID().slice(0, 8)}`];
    const own = await workbook(
      headers,
      ['fifty', '40'].map((cost, at) => cells({ name: `Clock ${at}`, cost })),
    );
    await upload(page, 'mine.xlsx', own);
    await assign(
      page,
      headers.map((header, index) => `${'ABCDEFGHI'.charAt(index)} · ${header}`),
    );
    await expect(counts(page)).toHaveAttribute('data-bad', '1');
    const problems = await downloaded(
      page,
      await downloadEntry(page, say, say('Rows with problems: {bad} (.xlsx)', { bad: '1' })),
    );
    const whole = await downloaded(page, await downloadEntry(page, say, say('Your workbook with prices')));
    await uploadAgain(page, 'problems.xlsx', await saved(problems, 'fifty', 50));
    await expect(counts(page)).toHaveAttribute('data-good', '1');
    await uploadAgain(page, 'mine.xlsx', whole);
    await expect(counts(page)).toHaveAttribute('data-good', '1');
    await expect(counts(page)).toHaveAttribute('data-bad', '1');
  },
);

test('a sheet without headers gets them in its error file', { tag: '@desktop' }, async ({ page }) => {
  await upload(
    page,
    'bare.xlsx',
    await workbook(cells({ name: 'A clock of the wall', cost: '40' }), [
      cells({ name: 'A lamp for the desk', cost: 'fifty' }),
    ]),
  );
  await expect(page.getByLabel(say('The headers are in'))).toBeVisible();
  await page.getByLabel(say('The headers are in')).selectOption('none');
  await assign(
    page,
    columns.map((_, index) => 'ABCDEFGHI'.charAt(index)).map((letter) => say('Column {letter}', { letter })),
  );
  await expect(counts(page)).toHaveAttribute('data-good', '1');
  await expect(counts(page)).toHaveAttribute('data-bad', '1');
  const problems = await downloaded(
    page,
    await downloadEntry(page, say, say('Rows with problems: {bad} (.xlsx)', { bad: '1' })),
  );
  await uploadAgain(page, 'problems.xlsx', await saved(problems, 'fifty', 50));
  await expect(counts(page)).toHaveAttribute('data-good', '1');
});

test(
  'the row of the headers is chosen by the keyboard where it was not found',
  { tag: '@phone' },
  async ({ page }) => {
    const names = ['X1', 'name', 'X3', 'X4', 'X5', 'X6', 'X7', 'X8', 'X9'];
    const own = await workbook(
      ['barcode', 'price', 'store', 'sub family', 'length', 'width', 'height', 'weight', 'cost'],
      [
        ['Old list', 'of', 'spring', null, null, null, null, null, null],
        names,
        cells({ name: 'Clock', cost: '40' }),
      ],
    );
    await upload(page, 'two.xlsx', own);
    await expect(counts(page)).toBeVisible();
    await fileAction(page, say, 'Columns and units');
    const rows = page.getByLabel(say('The headers are in'));
    await expect(rows).toHaveValue('0');
    await expect(page.getByLabel('I · cost')).toBeVisible();
    await rows.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(rows).toHaveValue('2');
    await expect(page.getByLabel('I · X9')).toHaveValue('');
    await expect(page.getByLabel('B · name')).toHaveValue('name');
    await expectNoFindings(page);
  },
);

test('priced rows can be uploaded again as they are', { tag: '@desktop' }, async ({ page }) => {
  await upload(page, 'sheet.csv', csvOf(isArabic, [...rowsOf(2), { name: '=Lamp', cost: 'fifty' }]));
  await expect(counts(page)).toHaveAttribute('data-bad', '1');
  const [xlsx, csv] = [
    await downloaded(page, await downloadEntry(page, say, say('All rows: {all} (.xlsx)', { all: '3' }))),
    await downloaded(page, await downloadEntry(page, say, say('All rows: {all} (.csv)', { all: '3' }))),
  ];
  for (const [name, bytes] of [
    ['priced.xlsx', xlsx],
    ['priced.csv', csv],
  ] as const) {
    await uploadAgain(page, name, bytes);
    await expect(counts(page)).toHaveAttribute('data-good', '2');
    await expect(counts(page)).toHaveAttribute('data-bad', '1');
  }
  await expect(page.getByText('=Lamp').or(page.getByLabel('=Lamp')).first()).toBeVisible();
});

test('the template can be uploaded as it is', { tag: '@desktop' }, async ({ page }) => {
  await upload(page, 'template.xlsx', await downloaded(page, button(page, 'Download the template')));
  await expect(counts(page)).toBeVisible();
});

test('a product download can be uploaded as it is', { tag: '@phone' }, async ({ page }) => {
  await upload(page, 'sheet.csv', csvOf(isArabic, [...rowsOf(2), { name: '+Lamp' }]));
  await storeButton(page, isArabic).click();
  await expect(page.getByTestId('stored')).toBeVisible();
  for (const kind of ['Excel (.xlsx)', 'Text (.csv)']) {
    await page.goto('/user/products');
    await pressOwnAction(page, sayOfProducts, 'Download');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(sayOfProducts(kind), { exact: true }).click();
    const control = dialog.getByRole('button', { name: sayOfProducts('Download'), exact: true });
    const bytes = await downloaded(page, control);
    await page.goto('/user/sheet');
    await upload(page, kind.includes('csv') ? 'products.csv' : 'products.xlsx', bytes);
    await expect(counts(page)).toHaveAttribute('data-good', '3');
    await expect(page.getByText('+Lamp', { exact: true }).or(page.getByLabel('+Lamp')).first()).toBeVisible();
    await fileAction(page, say, 'Another file');
    await expect(button(page, 'Choose a file')).toBeVisible();
  }
});
