import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import { upload, counts, csvOf, rowsOf, test } from './sheet-page.ts';

let say = wordsOf('en', 'sheet');
let isArabic = false;

// A grid needs a wide screen: both languages on a desktop.
test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }, { project }) => {
  page.setDefaultTimeout(15_000);
  isArabic = project.name === 'ar';
  say = wordsOf(isArabic ? 'ar' : 'en', 'sheet', 'sheets', 'app');
});

/** A cell by its row, from 0, and its column's name. */
const cellOf = async (page: Page, row: number, column: string): Promise<Locator> => {
  const header = page.getByRole('columnheader', { name: say(column) }).first();
  const index = await header.getAttribute('aria-colindex');
  return page.locator(`[role=row][aria-rowindex="${row + 2}"] [role=gridcell][aria-colindex="${index}"]`);
};

const background = (shown: Locator): Promise<string> =>
  shown.evaluate((element) => getComputedStyle(element).backgroundColor);

test('a block of cells is selected with the mouse, cleared, and restored', async ({ page, seller }) => {
  expect(seller.access_token).not.toBe('');
  await page.goto('/user/sheet');
  await upload(page, 'products.csv', csvOf(isArabic, rowsOf(4)));
  await expect(counts(page)).toHaveAttribute('data-good', '4');
  // The visible columns: the grid renders no others.
  const from = await cellOf(page, 0, 'column.store');
  const to = await cellOf(page, 2, 'column.subFamily');
  await expect(from).toHaveText('noon FBN');
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
  await page.keyboard.press('Delete');
  await expect(counts(page)).toHaveAttribute('data-bad', '3');
  for (const row of [0, 1, 2])
    for (const column of ['column.store', 'column.subFamily'])
      await expect(await cellOf(page, row, column)).toHaveText('');
  await expect(await cellOf(page, 3, 'column.store')).toHaveText('noon FBN');
  await expect(await cellOf(page, 0, 'column.longestSide')).toHaveText('20');
  await page.keyboard.press('Control+z');
  await expect(counts(page)).toHaveAttribute('data-good', '4');
  await expect(from).toHaveText('noon FBN');
});

test('rows are filtered by value, replaced and set in many at once, and each step is undone', async ({
  page,
  seller,
}) => {
  expect(seller.access_token).not.toBe('');
  await page.goto('/user/sheet');
  const rows = rowsOf(4).map((row, at) => (at < 2 ? row : { ...row, store: 'Amazon FBA' }));
  await upload(page, 'products.csv', csvOf(isArabic, rows));
  await expect(counts(page)).toHaveAttribute('data-good', '4');
  const grid = page.getByRole('grid');
  const dialog = page.getByRole('dialog');
  const button = (within: Page | Locator, english: string): Locator =>
    within.getByRole('button', { name: say(english), exact: true });
  const undo = button(page, 'Undo');

  // The values of the column, from its cell.
  const store = await cellOf(page, 0, 'column.store');
  await store.click();
  await page.keyboard.press('Alt+ArrowDown');
  const values = page.getByRole('group', { name: say('Filter by value') });
  await values.getByRole('checkbox', { name: 'Amazon FBA' }).check();
  await expect(grid).toHaveAttribute('aria-rowcount', '3');
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(values).toBeHidden();

  // In the rows that are shown; capitals make no difference.
  await store.click();
  await page.keyboard.press('Control+h');
  await dialog.getByLabel(say('Find'), { exact: true }).fill('AMAZON fba');
  await dialog.getByLabel(say('Replace with')).fill('noon FBN');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: /^(Replace in 2 cells|استبدال في خليتين)$/ }).click();
  await expect(store).toHaveText('noon FBN');
  await expect(grid).toHaveAttribute('aria-rowcount', '3');
  await expect(undo).toHaveAttribute('title', /replacing in 2 rows|الاستبدال في صفين/);
  await undo.click();
  await expect(store).toHaveText('Amazon FBA');
  await expect(button(page, 'Redo')).toBeEnabled();

  await button(page, 'Clear filters').click();
  await page.getByRole('searchbox', { name: say('Search the rows') }).fill('CLOCK 3');
  await expect(grid).toHaveAttribute('aria-rowcount', '2');
  await button(page, 'Clear filters').click();
  await expect(grid).toHaveAttribute('aria-rowcount', '5');

  // A value that cannot be read is refused before it is in any row.
  await store.click();
  await page.keyboard.press('Control+Enter');
  await dialog.getByLabel(say('Field'), { exact: true }).selectOption('marginRate');
  await dialog.getByLabel(say('Value'), { exact: true }).fill('much');
  await dialog.getByText(new RegExp(`^${isArabic ? 'كل المعروض' : 'All shown'}`)).click();
  const apply = dialog.locator('button[type=submit]');
  await expect(apply).toBeDisabled();
  await dialog.getByLabel(say('Value'), { exact: true }).fill('25');
  await expect(apply).toBeEnabled();
  await apply.click();
  await expect(dialog).toHaveCount(0);
  await expect(counts(page)).toHaveAttribute('data-good', '4');
  await expect(undo).toHaveAttribute('title', /setting a value in 4 rows|تعيين القيمة في 4 صفوف/);
});

test(
  'a file dropped anywhere on the page is uploaded, and the next one does not replace it',
  { tag: '@desktop' },
  async ({ page, seller }) => {
    expect(seller.access_token).not.toBe('');
    await page.goto('/user/sheet');
    await expect(page.getByText(say('Drop your file here'))).toBeVisible();
    const dataTransfer = await page.evaluateHandle(
      (text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'products.csv', { type: 'text/csv' }));
        return transfer;
      },
      csvOf(isArabic, rowsOf(3)),
    );
    const beside = page.getByRole('heading', { level: 1 });
    await beside.dispatchEvent('dragover', { dataTransfer });
    await beside.dispatchEvent('drop', { dataTransfer });
    await expect(counts(page)).toHaveAttribute('data-good', '3');
    const isLeftToBrowser = await beside.evaluate((element, transfer) => {
      const drop = { bubbles: true, cancelable: true, dataTransfer: transfer };
      return element.dispatchEvent(new DragEvent('drop', drop));
    }, dataTransfer);
    expect(isLeftToBrowser).toBe(false);
    await expect(counts(page)).toHaveAttribute('data-good', '3');
  },
);

test(
  'in forced colours, a wrong cell and a selection are still recognisable',
  { tag: '@desktop' },
  async ({ page, seller }) => {
    expect(seller.access_token).not.toBe('');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/user/sheet');
    const rows = [...rowsOf(1), { name: 'Sold nowhere', store: 'nowhere' }];
    await upload(page, 'products.csv', csvOf(isArabic, rows));
    await expect(counts(page)).toHaveAttribute('data-bad', '1');
    await expect(await cellOf(page, 1, 'column.store')).toHaveCSS('border-bottom-style', 'dashed');
    await expect(await cellOf(page, 0, 'column.store')).toHaveCSS('border-bottom-style', 'solid');
    const filters = page.locator('button[aria-pressed]');
    expect(await background(filters.and(page.locator('[aria-pressed=true]')))).not.toBe(
      await background(filters.and(page.locator('[aria-pressed=false]')).first()),
    );
  },
);
