import { expect, type Page } from '@playwright/test';
import { formatAmount } from '@saer/i18n/format-money';
import { riyadhDay } from '@saer/i18n/format-date';
import { addDays } from '@saer/tools/statement/day';
import { expectNoFindings } from './axe.ts';
import { enter } from './create-account.ts';
import { test } from './create-products.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

const today = riyadhDay(new Date());
const csv = (name: string, rows: readonly Readonly<Record<string, string>>[]) => {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => headers.map((header) => row[header] ?? '').join(','));
  return { name, mimeType: 'text/csv', buffer: Buffer.from([headers.join(','), ...lines].join('\n')) };
};
const order = 'NSAHC5550001';
const withVat = (halalas: number): number => Math.round(halalas * 1.15);

/** A line of noon's Statement Detail Report: before VAT, with four decimals. */
const line = (
  { sku, price, fee }: { readonly sku: string; readonly price: number; readonly fee: number },
  item: number,
) => ({
  statement_date: today,
  statement_nr: 'STA',
  order_nr: order,
  item_nr: `${order}-${item}`,
  partner_sku: sku,
  item_status: 'delivered',
  ordered_date: '2025-10-01 10:00:00',
  net_proceeds: String(price / 100),
  referral_fee: ((-price * 15) / 10_000).toFixed(4),
  fbn_outbound_fee: (-fee / 100).toFixed(4),
});

const upload = async (page: Page, file: ReturnType<typeof csv>): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByTestId('over')).toBeVisible();
};

test('what is claimed waits until a later statement gives it back, here and with the account', async ({
  page,
  browser,
  seller,
}, { project }) => {
  test.setTimeout(120_000);
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'statement-claims', 'statement', 'app');
  const sku = `CLOCK-${Date.now()}`;
  const saved = await seller.add({ sku });
  const of = { sku, price: saved.finalPrice, fee: saved.fulfilmentFee };
  const first = csv('first.csv', [
    line(of, 1),
    line({ ...of, fee: of.fee + 500 }, 2),
    line({ ...of, fee: of.fee + 500 }, 3),
  ]);
  const later = csv('later.csv', [
    { ...line(of, 4), statement_nr: 'STB', statement_date: addDays(today, 1) },
    {
      ...line(of, 2),
      statement_nr: 'STB',
      statement_date: addDays(today, 1),
      net_proceeds: '0',
      referral_fee: '0',
      fbn_outbound_fee: '5.0000',
    },
  ]);
  const part = csv('part.csv', [line(of, 1)]);
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/v1/')) sent.push(`${call.method()} ${call.url()} ${call.postData() ?? ''}`);
  });
  const press = (name: string, on: Page = page) =>
    on.getByRole('button', { name: say(name), exact: true }).click();
  const totals = page.getByTestId('claim-totals');
  const claims = page.getByTestId('sent-claims').getByRole('listitem');
  const statuses = page.getByTestId('claim-status');
  /** The row of all months. */
  const running = page.getByTestId('running-total');

  await page.goto('/user/tools/statement-check');
  await upload(page, first);
  await expect(page.getByTestId('unclaimed')).toContainText('11.50');
  await press('I have sent these claims');
  await expect(claims).toHaveCount(2);
  await expect(totals).toContainText('11.50');
  await expect(page.getByTestId('unclaimed')).toHaveCount(0);
  await expectNoFindings(page);
  expect(await overflowAt(page, project.name === 'ar' ? 320 : 390)).toBe(0);

  // The same statement again claims and counts nothing twice; a part of it replaces nothing.
  await press('Start over');
  await upload(page, first);
  await expect(running).toContainText(formatAmount(of.price * 3));
  await expect(page.getByTestId('unclaimed')).toHaveCount(0);
  await press('Start over');
  await upload(page, part);
  await expect(page.getByTestId('more-complete')).toContainText('STA');
  await expect(running).toContainText(formatAmount(of.price * 3));

  await page.reload();
  await expect(claims).toHaveCount(2);
  await upload(page, later);
  await expect(statuses.getByText(say('Came back'), { exact: true })).toHaveCount(1);
  await expect(page.getByTestId('sent-claims')).toContainText('STB');
  await expect(statuses.getByText(say('Waiting'), { exact: true })).toHaveCount(1);
  await expect(running).toContainText(formatAmount(of.price * 4));

  // By hand: rejected, waiting again, then in part; all with the keyboard.
  const waiting = claims.filter({ has: page.getByText(say('Waiting'), { exact: true }) });
  await waiting.getByRole('button', { name: say('Rejected') }).press('Enter');
  const rejected = claims.filter({ has: statuses.getByText(say('Rejected'), { exact: true }) });
  await rejected.getByRole('button', { name: say('Back to waiting') }).press('Enter');
  await waiting.getByRole('button', { name: say('Came back') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('Sum that came back')).fill('9');
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByText(say('Enter a sum above 0 and up to {most}.').split('{')[0] ?? ''),
  ).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByLabel(say('Sum that came back')).fill('2');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(statuses.getByText(say('Came back in part'), { exact: true })).toHaveCount(1);
  await expect(totals).toContainText('7.75');
  await expect(totals).toContainText('3.75');
  expect(sent.filter((each) => each.includes(order))).toEqual([]);
  expect(sent.filter((each) => !each.startsWith('GET') && each.includes('/statement-claim'))).toEqual([]);

  // Another browser sees them only once they are stored with the account.
  const otherBrowser = async () => {
    const context = await browser.newContext();
    await enter(context, seller.session);
    const other = await context.newPage();
    await other.goto('/user/tools/statement-check');
    return other;
  };
  const storage = page.getByTestId('claim-storage');
  await page.getByText(say('Keep with my account'), { exact: true }).click();
  await expect(storage).toContainText(
    say(
      'Stored with your account and in this browser: order numbers, product names and sums, seen by you and your sub-users in every browser.',
    ),
  );
  const other = await otherBrowser();
  const otherClaims = other.getByTestId('sent-claims').getByRole('listitem');
  await expect(otherClaims).toHaveCount(2);
  await otherClaims
    .first()
    .getByRole('button', { name: say('Back to waiting') })
    .click();
  await expect(otherClaims.first().getByText(say('Waiting'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(statuses.getByText(say('Waiting'), { exact: true })).toHaveCount(1);

  // Withdrawn: gone from the account, still in this browser.
  await page.getByText(say('Keep with my account'), { exact: true }).click();
  await expect(storage).toContainText(
    say(
      'Stored in this browser and not with your account, also after you sign out, until you delete it. Your files are not stored.',
    ),
  );
  await expect(claims).toHaveCount(2);
  const fresh = await otherBrowser();
  await expect(fresh.locator('input[type=file]')).toBeAttached();
  await expect(fresh.getByTestId('sent-claims')).toHaveCount(0);

  await press('Delete all');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Delete all') })
    .click();
  await expect(claims).toHaveCount(0);
  await page.reload();
  await expect(page.locator('input[type=file]')).toBeAttached();
  await expect(claims).toHaveCount(0);
  for (const each of [other, fresh]) await each.context().close();
});

test('a statement answers who bears the VAT, and prices use it once the seller presses for it', async ({
  page,
  seller,
}, { project }) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'statement-claims', 'statement', 'app');
  const sku = `VASE-${Date.now()}`;
  const saved = await seller.add({ sku, vatRegistered: false });
  const price = saved.finalPrice;
  const [commission, fee] = [Math.round((price * 15) / 100), saved.fulfilmentFee];
  // What is left of the price without its VAT, less fees with theirs.
  const paid = Math.round((price * 100) / 115) - withVat(commission) - withVat(fee);
  const sale = (at: number) => ({
    marketplace: 'noon',
    order_nr: `NSAV${at}`,
    item_nr: `NSAV${at}-1`,
    partner_sku: sku,
    fulfillment_mode: 'FBN',
    item_status: 'delivered',
    country_code: 'SA',
    ordered_date: '2026-10-01',
    last_statement_date: today,
    statement_nr: 'STV',
    currency_code: 'SAR',
    invoice_price: (price / 100).toFixed(2),
    fee_referral: (-commission / 100).toFixed(4),
    fee_outbound_fbn: (-fee / 100).toFixed(4),
    total_payment: (paid / 100).toFixed(2),
  });
  const writes: string[] = [];
  page.on('request', (call) => {
    if (call.method() !== 'GET' && call.url().includes('/v1/fee-book')) writes.push(call.postData() ?? '');
  });

  await page.goto('/user/tools/statement-check');
  await upload(page, csv('two.csv', [sale(1), sale(2)]));
  await expect(page.getByTestId('running-total')).toBeVisible();
  await expect(page.getByTestId('sale-vat-seen')).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(csv('third.csv', [sale(3)]));
  const notice = page.getByTestId('sale-vat-seen');
  await expect(notice).toContainText(say('Your prices do not use it yet.'));
  await expect(notice).toContainText('3');
  expect(writes).toEqual([]);
  await expectNoFindings(page);
  expect(await overflowAt(page, project.name === 'ar' ? 320 : 390)).toBe(0);
  await notice.getByRole('button', { name: say('Use this answer in my prices') }).click();
  await expect(notice).toContainText(say('Your prices are calculated like that.'));
  expect(writes.map((each): unknown => JSON.parse(each))).toEqual([
    { store: 'NOON_SA_FBN', deemedSupplier: 'sellerBears' },
  ]);
  await notice.getByRole('button', { name: say('Take back my answer') }).click();
  await expect(notice).toContainText(say('Your prices do not use it yet.'));
});
