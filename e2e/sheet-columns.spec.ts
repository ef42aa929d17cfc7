import { expect, type Locator, type Page } from '@playwright/test';
import { formatAmount } from '@saer/i18n/format-money';
import type { SignedIn } from '@saer/contract/account/session';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import type { Api } from './create-account.ts';
import {
  upload,
  counts,
  csvOf,
  expectAutosaved,
  freshBarcode,
  savedProducts,
  storeButton,
  test,
} from './sheet-page.ts';
import { fileAction } from './sheet-rows.ts';

let say = wordsOf('en', 'sheet');

test.beforeEach(async ({ page, seller }, { project }) => {
  expect(seller.access_token).not.toBe('');
  page.setDefaultTimeout(15_000);
  say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'sheet', 'sheets', 'app');
  await page.goto('/user/sheet');
});

const button = (page: Page, english: string): Locator =>
  page.getByRole('button', { name: say(english), exact: true });

const priced = z.object({ recommended: z.object({ statement: z.object({ price: z.int() }) }) });

/** A cell of the grid, by its row from 0 and a part of its column's name. */
const cellOf = async (page: Page, row: number, column: string | RegExp): Promise<Locator> => {
  const index = await page.getByRole('columnheader', { name: column }).first().getAttribute('aria-colindex');
  return page.locator(`[role=row][aria-rowindex="${row + 2}"] [role=gridcell][aria-colindex="${index}"]`);
};

/** Weights without a unit are asked about, also after a reload, and changed for the whole column. */
async function askedWeights(page: Page, api: Api, seller: SignedIn): Promise<void> {
  // The grid renders only the visible columns.
  await page.setViewportSize({ width: 2200, height: 900 });
  const rows = [10, 3, 2].map((weight, at) => [
    freshBarcode(),
    `Box ${at}`,
    'noon FBN',
    'watches',
    'Standard parcel',
    weight,
    100,
    20,
    'Riyadh',
  ]);
  const headers = ['Barcode', 'Name', 'Store', 'Category', 'Size class', 'Weight', 'Cost', 'Margin', 'Town'];
  await upload(page, 'boxes.csv', [headers, ...rows].map((row) => row.join(',')).join('\r\n'));
  // By keyboard alone: the focus starts at the question.
  const weight = page.locator('[data-column="5"]');
  await expect(weight).toContainText(/10.*3.*2/);
  await expect(weight.getByLabel(say('Unit'))).toBeFocused();
  await weight.getByLabel(say('Unit')).selectOption('kg');
  await expect(page.getByText('10 kg', { exact: true })).toBeVisible();
  await page.locator('[data-column="8"]').getByRole('button').click();
  await expectNoFindings(page);
  await expectAutosaved(page, '"ignored":[8]');
  await page.reload();
  await expect(page.getByText('10 kg', { exact: true })).toBeVisible();
  await button(page, 'Continue').click();
  // A class without sides leaves the volume open, which could raise the fee of the two lighter ones.
  await expect(counts(page)).toHaveAttribute('data-good', '1');
  await expect(counts(page)).toHaveAttribute('data-check', '2');
  const reply = await api.post(
    '/product/calculate',
    {
      store: 'NOON_SA_FBN',
      subFamily: 'watches',
      sizeClass: 'standard_parcel',
      weight: 10_000,
      cost: 100_00,
      marginRate: 20_00,
    },
    seller,
  );
  const { price } = z.parse(priced, reply).recommended.statement;
  await expect(await cellOf(page, 0, say('Recommended price (SAR)'))).toHaveText(formatAmount(price));
  // Another unit for the whole column; the edited cell stays as entered.
  await (await cellOf(page, 1, say('column.cost'))).dblclick();
  await page.keyboard.type('70');
  await page.keyboard.press('Enter');
  await fileAction(page, say, 'Columns and units');
  await page.getByLabel(say('Unit')).first().selectOption('lb');
  await button(page, 'Continue').click();
  await expect(await cellOf(page, 1, say('column.cost'))).toHaveText('70');
  await expect(await cellOf(page, 0, say('Recommended price (SAR)'))).not.toHaveText(formatAmount(price));
}

/** noon's FBN inventory with a cost needs no question, and an unknown word is answered for all its rows. */
async function knownLayout(page: Page): Promise<void> {
  const inventory = ['id_partner', 'pbarcode', 'partner_sku', 'sku', 'title', 'brand', 'family'].concat(
    ['classification_code', 'longest_side', 'median_side', 'shortest_side', 'weight', 'volumetric_weight'],
    ['qty', 'Cost'],
  );
  const products = [0.3748, 0.512, 1.25].map((weight, at) =>
    [
      '12345',
      freshBarcode(),
      `SKU-${at}`,
      `Z${at}`,
      `Clock ${at}`,
      'Casio',
      'watches',
      '',
      21.5,
      14.2,
      9.8,
    ].concat([weight, 0.6, 5, 40 + at]),
  );
  await upload(page, 'inventory.csv', [inventory, ...products].map((row) => row.join(',')).join('\r\n'));
  await expect(counts(page)).toHaveAttribute('data-good', '3');
  await fileAction(page, say, 'Another file');
  await expect(button(page, 'Choose a file')).toBeVisible();

  const word = 'كلمة غريبة';
  const text = csvOf(true, [{ name: 'Clock 1' }, { name: 'Clock 2' }, { name: 'Clock 3' }]);
  const [head = '', first = '', ...others] = text.split('\r\n');
  const unknown = others.map((line) => line.replace('watches', word));
  await upload(page, 'words.csv', [head, first, ...unknown].join('\r\n'));
  await expect(counts(page)).toHaveAttribute('data-bad', '2');
  // In the first row that says it: the answer counts for the other too.
  const line = page.locator(`[data-row] [data-word="${word}"]`);
  await expect(line).toContainText(/صفان/);
  await line.getByRole('combobox').click();
  await page.getByRole('dialog').getByRole('searchbox').fill('ساعات');
  await page.getByRole('dialog').getByRole('option').first().click();
  await expect(counts(page)).toHaveAttribute('data-good', '3');
  await expectNoFindings(page);
  await button(page, 'Look').click();
  await page
    .getByRole('list', { name: say('Answered') })
    .getByRole('button')
    .click();
  await expect(counts(page)).toHaveAttribute('data-bad', '2');
}

test('a file causes questions where it is uncertain, and only there', async ({ page, api, seller }, {
  project,
}) => {
  await (project.name === 'ar' ? knownLayout(page) : askedWeights(page, api, seller));
});

/** A price that a product costing so much needs for a margin of 20%. */
async function priceOf(api: Api, seller: SignedIn, cost: number): Promise<string> {
  const reply = await api.post(
    '/product/calculate',
    {
      store: 'NOON_SA_FBN',
      subFamily: 'watches',
      sides: [200, 150, 100],
      weight: 400,
      cost,
      marginRate: 20_00,
    },
    seller,
  );
  return formatAmount(z.parse(priced, reply).recommended.statement.price);
}

/** The same file with another header of its costs, and each row with one more cell if its header names it too. */
const headed = (text: string, header: string, more: readonly string[] = []): string => {
  const [headers = '', ...lines] = text.split('\r\n');
  const longer = lines.map((line, at) => [line, ...more.slice(at, at + 1)].join(','));
  return [headers.replace(/[^,]+$/, header), ...longer].join('\r\n');
};

const currencyCard = (page: Page, currency: string): Locator => page.locator(`[data-currency="${currency}"]`);

test('amounts in another currency are converted at a rate that stays with the file', async ({
  page,
  api,
  seller,
}, { project }) => {
  const isArabic = project.name === 'ar';
  const dollars = currencyCard(page, 'USD');
  const rate = dollars.getByRole('textbox');
  const line = page.getByTestId('assumptions');
  const rows = [
    { name: 'Clock 1', cost: '13.50' },
    { name: 'Clock 2', cost: '100' },
  ];
  await upload(page, 'dollars.csv', headed(csvOf(isArabic, rows), isArabic ? 'التكلفة (USD)' : 'Cost (USD)'));
  await page.getByLabel(say('column.marginRate')).last().fill('20');
  // Nothing is assumed: not even the official rate.
  await expect(rate).toHaveValue('');
  await button(page, 'Continue').click();
  await expect(dollars.locator('input:focus')).toHaveCount(1);
  await rate.fill('0');
  await button(page, 'Continue').click();
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await expect(dollars).toHaveAttribute('data-open', 'true');
  await rate.fill('٣٫٧٥');
  await expect(dollars.getByTestId('preview')).toContainText('50.63');
  await expectNoFindings(page);
  // A choice is saved a moment later.
  await page.waitForTimeout(500);
  await page.reload();
  await expect(rate).toHaveValue('3.75');
  await button(page, 'Continue').click();
  await expect(counts(page)).toHaveAttribute('data-good', '2');
  await expect(line).toContainText('3.75');
  await expect(page.getByText(await priceOf(api, seller, 50_63)).first()).toBeVisible();
  await expectNoFindings(page);
  // The rows are saved a moment later.
  await page.waitForTimeout(1_000);
  await page.reload();
  await expect(counts(page)).toHaveAttribute('data-good', '2');
  // It leads to where it can be changed.
  await line.getByRole('button').filter({ hasText: '3.75' }).click();
  await expect(dollars.getByRole('radio', { checked: true })).toBeFocused();
  await button(page, 'Back to the rows').click();
  await storeButton(page, isArabic).click();
  await expect(page.getByText(say('Your products are saved'))).toBeVisible();
  const costs = (await savedProducts(page, seller)).map(({ cost }) => cost);
  expect(costs.toSorted((one, other) => one - other)).toEqual([50_63, 375_00]);
});

test('each of several currencies has its answer, and rows are left out', async ({ page, api, seller }, {
  project,
}) => {
  const isArabic = project.name === 'ar';
  const rows = [
    { name: 'Clock 3', cost: '40' },
    { name: 'Clock 4', cost: '10' },
    { name: 'Clock 5', cost: '77' },
  ];
  const header = isArabic ? 'التكلفة,العملة' : 'cost,Currency';
  await upload(page, 'mixed.csv', headed(csvOf(isArabic, rows), header, ['SAR', 'USD', 'CNY']));
  await page.getByLabel(say('column.marginRate')).last().fill('20');
  const [dollars, yuan] = [currencyCard(page, 'USD'), currencyCard(page, 'CNY')];
  await dollars.getByText(say('Leave these rows out')).click();
  await expect(dollars).toHaveAttribute('data-open', 'false');
  await expect(yuan).toHaveAttribute('data-open', 'true');
  await button(page, 'Continue').click();
  await expect(yuan.locator('input:focus')).toHaveCount(1);
  await yuan.getByText(say('These are riyals')).click();
  await button(page, 'Continue').click();
  await expect(counts(page)).toHaveAttribute('data-good', '2');
  await expect(page.getByTestId('assumptions')).toContainText(
    isArabic ? /صف واحد بعملة .?USD/ : /1 row in .?USD/,
  );
  await expect(page.getByText('Clock 4')).toHaveCount(0);
  await expect(page.getByText(await priceOf(api, seller, 77_00)).first()).toBeVisible();
});

test(
  'late answers about a cancelled file change nothing of the next one',
  { tag: '@desktop' },
  async ({ page }) => {
    const rest = ['noon FBN', 'watches', '20', '15', '10', '400'];
    const heads = ['Barcode', 'Name', 'Store', 'Category', 'Length', 'Width', 'Height', 'Weight (g)'];
    const fileOf = (last: readonly string[], values: readonly string[]): string =>
      [[...heads, ...last], ...[1, 2, 3].map((at) => [freshBarcode(), `Clock ${at}`, ...rest, ...values])]
        .map((row) => row.join(','))
        .join('\r\n');
    const first = fileOf(['Cost', 'Current price'], ['50', '400']);
    const second = fileOf(['Current price', 'Cost'], ['400', '50']);
    const shownPrice = async (): Promise<string> =>
      (await cellOf(page, 0, say('Recommended price (SAR)'))).innerText();
    await page.setViewportSize({ width: 2200, height: 900 });
    await upload(page, 'second.csv', second);
    await expect(counts(page)).toHaveAttribute('data-good', '3');
    const expected = await shownPrice();
    await fileAction(page, say, 'Another file');
    await expect(button(page, 'Choose a file')).toBeVisible();

    // The answers about the first file come when the second one is there, and exchange its columns if they are applied.
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/v1/product/column-mapping?*', async (route) => {
      asked += 1;
      if (asked > 1) {
        await route.continue();
        return;
      }
      await isAnswered;
      const response = await route.fetch();
      const mapping = Object.fromEntries(
        ['barcode', 'name', 'store', 'subFamily', 'longestSide', 'medianSide', 'shortestSide', 'weight']
          .concat(['cost', 'currentPrice'])
          .map((column, index) => [column, index]),
      );
      await route.fulfill({ response, json: { mapping, units: { weight: 'g' }, ignored: [] } });
    });
    await upload(page, 'first.csv', first);
    await expect.poll(() => asked).toBe(1);
    await button(page, 'Cancel').click();
    await expect(button(page, 'Choose a file')).toBeVisible();
    await upload(page, 'second.csv', second);
    await expect(counts(page)).toHaveAttribute('data-good', '3');
    const answered = page.waitForResponse('**/v1/product/column-mapping?*');
    answer();
    await answered;
    // Nothing can be waited for: the late answer would act at once.
    await page.waitForTimeout(300);
    expect(await shownPrice()).toBe(expected);
    await expect(counts(page)).toHaveAttribute('data-good', '3');

    // Cancelled while the answer was on its way, a file does not come back by a reload either.
    await fileAction(page, say, 'Another file');
    await expect(button(page, 'Choose a file')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route('**/v1/product/column-mapping?*', () => undefined);
    await upload(page, 'never.csv', first.replace('Name', 'Title'));
    await button(page, 'Cancel').click();
    await expect(button(page, 'Choose a file')).toBeVisible();
    await page.reload();
    await expect(button(page, 'Choose a file')).toBeVisible();

    // A server that never answers does not hold a sheet up: it is read without, which is said.
    await upload(page, 'never.csv', first.replace('Name', 'Title'));
    await expect(counts(page)).toHaveAttribute('data-good', '3');
    await expect(
      page.getByText(
        say(
          'Your answers from earlier files could not be loaded. This file was read without them: check its columns.',
        ),
      ),
    ).toBeVisible();
    await expectNoFindings(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
