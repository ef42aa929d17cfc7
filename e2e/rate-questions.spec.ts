import * as z from 'zod/mini';
import { Buffer } from 'node:buffer';
import { expect, type Locator, type Page } from '@playwright/test';
import { exportFeeTable } from '@saer/contract/publishing/fee-version';
import { riyadhDay } from '@saer/i18n/format-date';
import { formatRate } from '@saer/i18n/format-number';
import { readWorkbook } from '@saer/spreadsheet/read/read-workbook';
import { writeWorkbook } from '@saer/spreadsheet/write/write-workbook';
import { expectNoFindings } from './axe.ts';
import { enter, test as anyone } from './create-account.ts';
import { type CreatedStore, createStore, readVersion, retire } from './create-store.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

const numbered = z.object({ id: z.int() });

/** A new store, and a draft copied from its fee table: toys cost 10 %. */
const test = anyone.extend<{ created: CreatedStore; draft: number }>({
  created: async ({ api, request, superAdmin }, use) => {
    const created = await createStore(api, request, superAdmin);
    await use(created);
    await retire(request, superAdmin, created);
  },
  draft: async ({ api, superAdmin, created }, use) => {
    const head = { storeId: created.store.id, name: 'Draft', effectiveFrom: riyadhDay(new Date()) };
    await use(
      z.parse(numbered, await api.post('/fee-table', { ...head, copyOf: created.inForce }, superAdmin)).id,
    );
  },
});

let say = wordsOf('en', 'fees', 'app');
test.describe.configure({ timeout: 120_000 });
test.beforeEach(async ({ page, context, superAdmin }, { project }) => {
  page.setDefaultTimeout(10_000);
  say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'fees', 'app');
  await enter(context, superAdmin);
});

const button = (within: Page | Locator, english: string, figures?: Readonly<Record<string, string>>) =>
  within.getByRole('button', { name: say(english, figures), exact: true });
const cell = (page: Page, category: string, field = 'rate1') =>
  page.locator(`[data-cell="${category}.${field}"]`);
const question = (rate: number) =>
  say('{written} is less than one per cent. Was {meant} meant?', {
    written: formatRate(rate),
    meant: formatRate(rate * 100),
  });
const change = { 'Change to {meant}': 'meant', 'No, it is {written}': 'written' } as const;
const answer = (within: Page | Locator, english: keyof typeof change, rate: number) =>
  button(within, english, { [change[english]]: formatRate(rate) });

test('0.15 in the column of commissions is asked about below its row, answered by keyboard, and never stops the typing', async ({
  page,
  request,
  superAdmin,
  draft,
}) => {
  await page.goto(`/admin/fee-table/version?id=${draft}&tab=commissions`);
  const toys = cell(page, 'toys');
  await toys.focus();
  await page.keyboard.type('0.15');
  await expect(toys).toHaveValue('0.15');
  await expect(toys).toHaveAccessibleDescription(new RegExp(question(15).replaceAll('?', String.raw`\?`)));
  // Said to screen readers once the typing rests.
  await expect(page.locator('[aria-live=polite]').filter({ hasText: question(15) })).toHaveCount(1);
  // Typing goes on in the next row, and the question stays.
  await page.keyboard.press('Enter');
  const below = (await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))) ?? '';
  expect(below).toMatch(/\.rate1$/);
  await page.keyboard.type('12.5');
  await expect(answer(page, 'Change to {meant}', 1_500)).toBeVisible();
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  await answer(page, 'Change to {meant}', 1_500).press('Enter');
  await expect(toys).toHaveValue('15');
  await expect(toys).toBeFocused();
  await expect(answer(page, 'Change to {meant}', 1_500)).toHaveCount(0);
  // One step that can be undone.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(toys).toHaveValue('0.15');
  await button(page, 'Save all').click();
  await expect(button(page, 'Save all')).toHaveCount(0);
  // Saved unanswered, it is still asked.
  await answer(page, 'No, it is {written}', 15).press('Enter');
  await expect(toys).toBeFocused();
  await expect(answer(page, 'No, it is {written}', 15)).toHaveCount(0);
  const { rates } = await readVersion(request, superAdmin, draft);
  expect(rates.find(({ subFamily }) => subFamily === 'toys')?.rate1).toBe(15);
  // What the draft had when it was opened is not asked about here again: sending it to review does.
  await page.reload();
  await expect(toys).toHaveValue('0.15');
  await expect(answer(page, 'No, it is {written}', 15)).toHaveCount(0);
});

test(
  'pasted rates below 1 % are asked about one by one and together',
  { tag: '@desktop' },
  async ({ page, context, draft }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/admin/fee-table/version?id=${draft}&tab=commissions`);
    await cell(page, 'toys').focus();
    await page.evaluate(() => navigator.clipboard.writeText('٠٫١٥\t250\t0.05\n0.9\n12\n'));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByRole('group').filter({ hasText: question(15) })).toBeVisible();
    await expect(page.getByRole('group').filter({ hasText: question(5) })).toBeVisible();
    await answer(page, 'No, it is {written}', 90).click();
    await expect(page.getByRole('group').filter({ hasText: question(90) })).toHaveCount(0);
    await button(page, 'Multiply all by 100').click();
    await expect(cell(page, 'toys')).toHaveValue('15');
    await expect(cell(page, 'toys', 'rate2')).toHaveValue('5');
    await expect(button(page, 'Multiply all by 100')).toHaveCount(0);
  },
);

test('a workbook with 0.15 asks at its cell before it is applied', async ({
  page,
  request,
  superAdmin,
  draft,
}) => {
  const headers = { authorization: `Bearer ${superAdmin.access_token}`, 'accept-language': 'en' };
  const reply = await request.get('/v1/fee-table/workbook', { params: { id: draft }, headers });
  const { file } = z.parse(exportFeeTable.reply, await reply.json());
  const limits = { bytes: 1_000_000, unpacked: 20_000_000, rows: 1_000 };
  const read = await readWorkbook(Buffer.from(file, 'base64'), limits);
  if (!read.ok) throw new Error(read.reason);
  const sheets = read.sheets.map(({ name, rows: [header = [], ...rows] }) => ({
    name,
    columns: header.map(({ value }) => ({ header: String(value ?? ''), width: 10 })),
    rows: rows.map((row) => row.map(({ value }) => value)),
  }));
  const [toys] = sheets.find(({ name }) => name === 'Commissions')?.rows ?? [];
  const [rules] = sheets.find(({ name }) => name === 'Rules for all products')?.rows ?? [];
  toys?.splice(3, 1, 0.15);
  rules?.splice(0, 2, 0.15, 7);
  const buffer = Buffer.from(await writeWorkbook(sheets, { rightToLeft: false }));

  await page.goto(`/admin/fee-table/version?id=${draft}&tab=workbook`);
  const chosen = { name: 'fees.xlsx', mimeType: 'application/octet-stream', buffer };
  await page.locator('input[type=file]').setInputFiles(chosen);
  await expect(page.getByText('Commissions!D2')).toBeVisible();
  await expect(page.getByRole('heading', { name: say('Rules for all products') })).toBeVisible();
  await expect(button(page, 'Apply changes')).toBeDisabled();
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  const at = (address: string) => page.getByRole('listitem').filter({ hasText: address });
  await answer(at('Commissions!D2'), 'No, it is {written}', 15).press('Enter');
  await expect(at('Commissions!D2').filter({ hasText: question(15) })).toHaveCount(0);
  await answer(at('Rules for all products!A2'), 'Change to {meant}', 1_500).press('Enter');
  await button(page, 'Apply changes').click();
  await expect(page.getByText(say('The draft now matches the workbook.'))).toBeVisible();
  expect(await readVersion(request, superAdmin, draft)).toMatchObject({
    feeVat: 1_500,
    minReferral: 7_00,
    rates: [{ subFamily: 'toys', rate1: 15 }],
  });
});
