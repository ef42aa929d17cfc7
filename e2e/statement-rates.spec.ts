import * as z from 'zod/mini';
import { expect } from '@playwright/test';
import { riyadhDay } from '@saer/i18n/format-date';
import { formatRate } from '@saer/i18n/format-number';
import { expectNoFindings } from './axe.ts';
import { createAccount, enter } from './create-account.ts';
import { test } from './create-products.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

const headers =
  'settlement-id settlement-start-date settlement-end-date deposit-date total-amount currency transaction-type order-id merchant-order-id adjustment-id shipment-id marketplace-name amount-type amount-description amount fulfillment-id posted-date posted-date-time order-item-code merchant-order-item-id merchant-adjustment-item-id sku quantity-purchased promotion-id'.split(
    ' ',
  );
const day = riyadhDay(new Date());

const book = z.object({
  stores: z.array(
    z.object({
      code: z.string(),
      feeTable: z.nullable(
        z.object({
          referralRules: z.record(z.string(), z.looseObject({ shape: z.string(), rate1: z.int() })),
          referralProvenance: z.record(z.string(), z.looseObject({ confirmed: z.boolean() })),
        }),
      ),
    }),
  ),
});
const store = 'AMAZON_SA_FBA';

/** Finds a category of Amazon whose single rate nobody confirms. */
function unconfirmedRule(reply: unknown): { readonly subFamily: string; readonly rate1: number } {
  const table = z.parse(book, reply).stores.find(({ code }) => code === store)?.feeTable;
  const found = Object.entries(table?.referralRules ?? {}).find(
    ([subFamily, { shape }]) => shape === 'flat' && table?.referralProvenance[subFamily]?.confirmed === false,
  );
  return { subFamily: found?.[0] ?? '', rate1: found?.[1].rate1 ?? 0 };
}

const withVat = (halalas: number): number => Math.round(halalas * 1.15);

test('commissions that a statement shows are used in the prices once the seller presses for it, and nothing else leaves', async ({
  page,
  request,
  seller,
}, { project }) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'statement-rates', 'statement', 'account', 'app');
  const { subFamily, rate1 } = unconfirmedRule(await (await request.get('/v1/fee-book')).json());
  const sku = `POT-${Date.now()}`;
  const saved = await seller.add({ store, subFamily, sku });
  const rate = rate1 + 150;
  const cells = (values: Readonly<Record<string, string>>): string =>
    headers.map((header) => values[header] ?? '').join('\t');
  const amounts = (order: string) => {
    const amount = (type: string, description: string, halalas: number): string =>
      cells({
        'settlement-id': '77',
        'transaction-type': 'Order',
        'order-id': order,
        'order-item-code': `${order}-1`,
        'marketplace-name': 'Amazon.sa',
        'amount-type': type,
        'amount-description': description,
        amount: (halalas / 100).toFixed(2),
        'posted-date': day,
        sku,
        'quantity-purchased': '1',
      });
    return [
      amount('ItemPrice', 'Principal', saved.finalPrice),
      amount('ItemFees', 'Commission', -withVat(Math.round((saved.finalPrice * rate) / 10_000))),
      amount('ItemFees', 'FBAPerUnitFulfillmentFee', -withVat(saved.fulfilmentFee)),
    ];
  };
  const orders = ['405-1', '405-2', '405-3', '405-4'];
  const rows = [
    headers.join('\t'),
    cells({ 'settlement-id': '77', 'total-amount': '100', currency: 'SAR' }),
    ...orders.flatMap(amounts),
  ];
  const file = {
    name: 'settlement.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(rows.join('\n')),
  };
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/v1/')) sent.push(`${call.url()} ${call.postData() ?? ''}`);
  });
  const press = (name: string) => page.getByRole('button', { name: say(name), exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { name: say(name), exact: true });

  await page.goto('/user/tools/statement-check');
  await page.locator('input[type=file]').setInputFiles(file);
  // The rate in the fee table is only remembered: what is above it is no claim.
  await expect(page.getByTestId('to-confirm')).toContainText('4');
  await expect(heading('Commissions that your statements show')).toBeVisible();
  await expect(page.getByText(formatRate(rate)).first()).toBeVisible();
  await expectNoFindings(page);
  expect(await overflowAt(page, project.name === 'ar' ? 320 : 390)).toBe(0);
  await press('Use these rates in my prices');
  await expect(page.getByTestId('used-rates')).toBeVisible();
  await expect(heading('Commissions that your statements show')).toHaveCount(0);

  await press('Send the rates');
  await expect(page.getByRole('button', { name: say('Withdraw and delete') })).toBeVisible();
  await expect
    .poll(() => sent.filter((each) => each.includes('/statement-rate/evidence')).length)
    .toBeGreaterThan(0);
  for (const secret of [...orders, sku, String(saved.finalPrice)])
    expect(sent.filter((each) => each.includes('/statement-rate') && each.includes(secret))).toEqual([]);

  await page.goto('/user/products');
  await expect(page.getByTestId('seen-commissions')).toBeVisible();
  await page.goto(`/user/product?id=${saved.id}`);
  await expect(page.getByTestId('seen-commissions')).toBeVisible();
  const typed = { store, subFamily, cost: '50', marginRate: '10', weight: '400', sizeBy: 'sides' };
  const sides = { length: '20', width: '15', height: '10' };
  await page.goto(`/user/add-product?${new URLSearchParams({ ...typed, ...sides })}`);
  await expect(page.getByTestId('seen-commission')).toBeVisible();

  await page.goto('/account/settings#statement-rates');
  await press('Withdraw and delete');
  await expect(page.getByText(say('Nothing that your statements show is sent.'))).toBeVisible();

  await page.goto('/user/tools/statement-check');
  await press('Stop using these rates');
  await expect(page.getByTestId('used-rates')).toHaveCount(0);
});

test('an admin sees how many statements agree, and is told that another rate takes two people', async ({
  page,
  context,
  api,
  request,
  superAdmin,
}, { project }) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'fees', 'app');
  const { subFamily, rate1 } = unconfirmedRule(await (await request.get('/v1/fee-book')).json());
  for (const change of [0, 150]) {
    const { email, password } = await createAccount(api, superAdmin);
    const session = await api.signIn(email, password);
    await request.put('/v1/statement-rate/consent', {
      data: { given: true },
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    const rates = [
      { store, subFamily, band: 'all', rate: rate1 + change, month: day.slice(0, 7), lines: 12 },
    ];
    await api.post('/statement-rate/evidence', { rates }, session);
  }
  await enter(context, superAdmin);
  await page.goto('/admin/statement-rates');
  await expect(page.getByTestId('band-evidence').first()).toBeVisible();
  await expectNoFindings(page);
  expect(await overflowAt(page, project.name === 'ar' ? 320 : 390)).toBe(0);
  await page
    .getByRole('button', { name: say('Confirm from this evidence') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption(String(rate1 + 150));
  await expect(dialog.getByRole('button', { name: say('Write it into a draft') })).toBeVisible();
  await dialog.getByRole('combobox').selectOption(String(rate1));
  await expect(dialog.getByRole('button', { name: say('Confirm the rate') })).toBeVisible();
  await dialog.getByRole('button', { name: say('Cancel') }).click();
  await expect(dialog).toHaveCount(0);
});
