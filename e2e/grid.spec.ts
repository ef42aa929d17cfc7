import { expect, type Locator, type Page } from '@playwright/test';
import { wordsOf } from './messages.ts';
import { upload, counts, csvOf, rowsOf, test } from './sheet-page.ts';

let say = wordsOf('en', 'sheet');
let isArabic = false;

// A grid needs a wide screen: both languages on a desktop.
test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }, { project }) => {
  page.setDefaultTimeout(15_000);
  isArabic = project.name === 'ar';
  say = wordsOf(isArabic ? 'ar' : 'en', 'sheet', 'sheets');
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
