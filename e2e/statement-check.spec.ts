import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { largeFileLimits } from '@saer/spreadsheet/read/file-limits';
import { riyadhDay } from '@saer/i18n/format-date';
import { openFile } from '@saer/spreadsheet/read/open-file';
import { addDays } from '@saer/tools/statement/day';
import { disputeLimits } from '@saer/tools/statement/disputes';
import { expectNoFindings } from './axe.ts';
import { test } from './create-products.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';
import { printedPages } from './printed-pages.ts';

test.use({ locale: 'ar-SA' });

const headers =
  'id_partner,statement_date,statement_nr,order_nr,item_nr,brand_en,product_title_en,brand_ar,product_title_ar,sku,partner_sku,fee_name,item_status,ordered_date,shipped_date,delivered_date,returned_date,net_proceeds,referral_fee,fbn_outbound_fee,noon_markup,noon_promo,shipping_fee,other_amounts,total_payment';

test(
  'a statement of noon is checked in the browser alone, counted once, and disputed with a workbook',
  { tag: '@desktop' },
  async ({ page, seller }) => {
    const say = wordsOf('ar', 'statement', 'app');
    const sku = `CLOCK-${Date.now()}`;
    const saved = await seller.add({ sku });
    const order = 'NSAHA7770001';
    // A statement of today can be disputed; noon refunds no fee of one a year old.
    const today = riyadhDay(new Date());
    const line = (item: number, country: 'SA' | 'AE', fee: number, charged = today): string =>
      [
        `1,${charged},ST${charged},${order.replace('NSA', country === 'SA' ? 'NSA' : 'NAE')},${order}-${item},Ex,"Clock, bronze",مثال,"ساعة، برونز",N1,${sku},Order,delivered,2025-10-01 10:00:00,,,`,
        // 15 % of watches and the fee as noon writes them: before VAT, four decimals.
        `${saved.finalPrice / 100},${((-saved.finalPrice * 15) / 10_000).toFixed(4)},${(-fee / 100).toFixed(4)},0,0,0,0,0`,
      ].join(',');
    const csv = [
      headers,
      line(1, 'SA', saved.fulfilmentFee),
      line(2, 'SA', saved.fulfilmentFee + 500),
      line(3, 'AE', saved.fulfilmentFee),
      line(4, 'SA', saved.fulfilmentFee + 500, '2025-10-09'),
    ].join('\n');
    const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

    await page.goto('/user/tools/statement-check');
    await page.locator('input[type=file]').setInputFiles(file);
    const over = page.getByTestId('over');
    await expect(over).toContainText('11.50');
    await expect(page.getByText('من بلد آخر')).toBeVisible();
    // Only what can still be claimed is in the calendar; every charge is in one category.
    await expect(page.getByTestId('claims')).toContainText('5.75');
    await expect(page.getByTestId('categories').getByRole('row')).toHaveCount(4);
    await expectNoFindings(page);
    expect(await overflowAt(page, 320)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await printedPages(page)).toBe(1);

    await page.locator('input[type=file]').setInputFiles(file);
    await expect(
      page.getByText(say('Every line of this file was there already: it was added before.')),
    ).toBeVisible();
    await expect(over).toContainText('11.50');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('Download the dispute list') }).click();
    const bytes = await readFile(await (await download).path());
    const opened = await openFile(new Uint8Array(bytes), 'disputes.xlsx', largeFileLimits);
    if (!opened.ok) throw new Error(opened.reason);
    const texts = opened.sheets.map(({ rows }) => rows.map((cells) => cells.map(({ value }) => value)));
    expect(texts[0]?.[1]).toEqual(expect.arrayContaining([saved.barcode, sku, 20, 15, 10, 0.4, 5.75]));
    // The charges of this kind with their last day, and their sum.
    expect(texts[1]?.slice(1)).toEqual([
      expect.arrayContaining([order, `${order}-2`, sku, 5.75, addDays(today, disputeLimits.refunded), 30]),
      expect.arrayContaining([say('Total'), 5.75]),
    ]);
    expect(texts[2]?.[1]).toEqual(expect.arrayContaining(['statement.csv', 30, 1, 5.75]));
    // What is past its last day is in a sheet of its own.
    expect(texts[3]?.slice(1)).toEqual([
      expect.arrayContaining([`${order}-4`, sku, 5.75, `2025-11-08 (${say('over')})`]),
      expect.arrayContaining([say('Total'), 5.75]),
    ]);
    expect(sent.filter((each) => each.includes(order))).toEqual([]);
  },
);

test('a statement of products that are not saved is not called right: its headers say the VAT, and odd rates are listed', async ({
  page,
  seller,
}) => {
  const say = wordsOf('ar', 'statement', 'app');
  const saved = await seller.add({ sku: `VASE-${Date.now()}` });
  const names = 'رقم الطلب,رمز البائع,تاريخ الطلب,سعر البيع,العمولة شاملة الضريبة';
  // Of 100.00: 15 % with VAT for one product, 41 % for the other, as no category has it.
  const lines = [1, 2, 3].flatMap((at) => [
    `A${at},PLAIN,2025-10-0${at},100,17.25`,
    `B${at},ODD,2025-10-0${at},100,47.15`,
  ]);
  const upload = (...rows: readonly string[]) => ({
    name: 'fees.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([names, ...rows].join('\n')),
  });

  await page.goto('/user/tools/statement-check');
  const input = page.locator('input[type=file]');
  await input.setInputFiles(upload(...lines));
  await expect(page.getByText(say('No fee could be checked yet'))).toBeVisible();
  await expect(page.getByTestId('over')).toBeHidden();
  await expect(page.getByText(say('As the file’s headers say'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText('15%');
  await expect(page.getByRole('main')).not.toContainText('17.25%');
  const findings = page.getByTestId('findings').getByRole('listitem');
  await expect(findings).toHaveCount(1);
  await expect(findings).toContainText(say('No category of the store’s fee table has this rate'));
  await expect(findings).toContainText('41%');
  const right = [
    say('Nothing was charged too much'),
    say('Every fee that was checked is exactly what the fee table says.'),
    say('Due by the fee tables'),
  ];
  for (const sentence of right) await expect(page.getByText(sentence)).toHaveCount(0);
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);

  // The columns that were recognised are shown, to be corrected.
  const form = page.getByRole('region', { name: say('Which column is what?') });
  await expect(form.getByLabel(say('Commission'), { exact: true })).toHaveValue('4');

  // Beside a saved product with the right fee, the verdict speaks of that one alone.
  await page.getByRole('button', { name: say('Start over') }).click();
  const due = Math.round((saved.finalPrice * 15 * 115) / 10_000) / 100;
  await input.setInputFiles(
    upload(...lines, `C1,${saved.sku},2025-10-01,${saved.finalPrice / 100},${due.toFixed(2)}`),
  );
  await expect(page.getByText(say('Charged too much in the fees that were checked'))).toBeVisible();
  await expect(page.getByTestId('over')).toContainText('0.00');
  await expect(page.getByTestId('unchecked')).toContainText('6');
  await expect(page.getByText(say('Nothing was charged too much'))).toHaveCount(0);

  // The same amounts in dirhams are not compared with riyals.
  await page.getByRole('button', { name: say('Start over') }).click();
  await input.setInputFiles({
    name: 'dirhams.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([names.replace('العمولة', 'العمولة (AED)'), ...lines].join('\n')),
  });
  await expect(page.getByText('بعملة غير الريال')).toBeVisible();
  await expect(page.getByTestId('over')).toBeHidden();
});

test('a fee charged in two statements, a penalty and the total of every charge are named', async ({
  page,
  seller,
}) => {
  const say = wordsOf('ar', 'statement', 'app');
  const saved = await seller.add({ sku: `LAMP-${Date.now()}` });
  const names =
    'order_nr,item_nr,partner_sku,item_status,ordered_date,last_statement_date,statement_nr,invoice_price,fee_referral,fee_noon_penalty,total_payment';
  const due = ((-saved.finalPrice * 15) / 10_000).toFixed(4);
  const line = (item: number, statement: string, penalty = '0'): string =>
    `NSA9,NSA9-${item},${saved.sku},delivered,2025-10-01,2025-10-09,${statement},${saved.finalPrice / 100},${due},${penalty},0`;
  const file = (name: string, ...rows: readonly string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from([names, ...rows].join('\n')),
  });

  await page.goto('/user/tools/statement-check');
  const input = page.locator('input[type=file]');
  const first = file('first.csv', line(1, 'ST1'), line(2, 'ST1', '-20'));
  await input.setInputFiles([first, first, file('second.csv', line(1, 'ST2'))]);
  const categories = page.getByTestId('categories');
  const charged = Math.round((saved.finalPrice * 15 * 115) / 10_000);
  await expect(categories.getByRole('row', { name: say('Charged twice') })).toContainText(
    (charged / 100).toFixed(2),
  );
  await expect(categories.getByRole('row', { name: say('Penalties, not checked') })).toContainText('23.00');
  await expect(categories.getByRole('row', { name: say('Total') })).toContainText(
    ((3 * charged + 2300) / 100).toFixed(2),
  );
  await expect(page.getByTestId('over')).toContainText((charged / 100).toFixed(2));
  await expect(page.getByText('first.csv').first()).toBeVisible();
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
});
