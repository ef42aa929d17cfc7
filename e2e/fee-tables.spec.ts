import { expect, type Locator, type Page } from '@playwright/test';
import { formatShortIsoDay, riyadhDay } from '@saer/i18n/format-date';
import { expectNoFindings } from './axe.ts';
import { errorIn, wordsOf } from './messages.ts';
import { enter, openAs, test } from './create-account.ts';
import { box, createStore, readVersion, retire } from './create-store.ts';
import { overflowAt, overflowEnlarged } from './horizontal-overflow.ts';

let say = wordsOf('en', 'fees', 'app');
let language: 'ar' | 'en' = 'en';

// Each test first creates a store with a fee table.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  language = project.name === 'ar' ? 'ar' : 'en';
  say = wordsOf(language, 'fees', 'app');
});

const inDays = (days: number): string => riyadhDay(new Date(Date.now() + days * 86_400_000));
const today = (): string => inDays(0);

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const field = (within: Page | Locator, english: string): Locator =>
  within.getByRole('textbox', { name: say(english), exact: true });
const cell = (page: Page, slab: number, english: string): Locator =>
  page.getByLabel(say('Slab {number}: {0}', { number: String(slab), 0: say(english) }), { exact: true });
const tab = (page: Page, english: string): Locator =>
  page.getByRole('tab', { name: say(english), exact: true });
const region = (page: Page, english: string): Locator => page.getByRole('region', { name: say(english) });

/** Creates a draft as a copy of a version, opens it and returns its key. */
const copyOnScreen = async (page: Page, id: number, name: string, from: string): Promise<number> => {
  await page.goto(`/admin/fee-table/version?id=${id}`);
  await button(page, 'Make a draft copy').click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Name').fill(name);
  await dialog.getByRole('textbox', { name: say('In force from') }).fill(from);
  await button(dialog, 'Create draft').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('id'));
};

test(
  'a fee is changed in a draft copy, tried, looked over, published, and asked by the calculator',
  { tag: '@desktop' },
  async ({ page, context, request, api, superAdmin, secondAdmin }) => {
    const created = await createStore(api, request, superAdmin);
    await enter(context, superAdmin);
    await copyOnScreen(page, created.inForce, 'Second', today());

    await page.getByRole('link', { name: language === 'ar' ? 'صندوق small' : 'Box small' }).click();
    await cell(page, 2, 'Up to, g').fill('400');
    await expect(page.getByText(errorIn(language, 'slabsNotRising'))).toBeVisible();
    await cell(page, 2, 'Up to, g').fill('١٢٠٠');
    await expect(page.getByText(errorIn(language, 'slabsNotRising'))).toHaveCount(0);

    await cell(page, 1, 'Fee up to that price').focus();
    await page.keyboard.type('9.25');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9.25');
    const tried = region(page, 'Try a size');
    for (const [name, text] of [
      ['Length', '10'],
      ['Width', '10'],
      ['Height', '10'],
      ['Weight', '450'],
    ] as const) {
      await field(tried, name).fill(text);
    }
    await expect(page.getByTestId('simulated-fee')).toContainText('9.25');
    await field(tried, 'Length').fill('30');
    await expect(page.getByTestId('simulated-class')).toContainText('large');

    await button(page, 'Save').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
    await button(page, 'Send to review').click();
    // The heavier parcel costs less now.
    const submitting = page.getByRole('alertdialog');
    await expect(submitting.getByRole('checkbox')).toHaveCount(2);
    for (const each of await submitting.getByRole('checkbox').all()) await each.check();
    await button(submitting, 'Send to review').click();
    await expect(button(page, 'Back to draft')).toBeVisible();
    await expect(page.getByText(secondAdmin.metadata.fullName)).toBeVisible();
    await expect(button(page, 'Publish')).toHaveCount(0);
    const reviewing = await openAs(page, secondAdmin);
    await button(reviewing, 'Publish').click();
    const dialog = reviewing.getByRole('alertdialog');
    await expect(dialog).toContainText(
      say('No seller has a saved product in this store, so no prices change.'),
    );
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    for (const each of await dialog.getByRole('checkbox').all()) await each.check();
    await button(dialog, 'Publish').click();
    await expect(
      reviewing
        .getByText(say('In force since {day}', { day: '' }).trim())
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await reviewing.context().close();

    await page.goto(
      `/user/add-product?store=${created.store.code}&subFamily=toys&sizeClass=small&sizeBy=class&weight=450&cost=20&marginRate=10`,
    );
    const table = page.getByTestId('fee-table').filter({ visible: true }).first();
    await expect(table).toContainText('Second');
    await expect(table).toContainText(formatShortIsoDay(today(), language));
    await expect(page.getByText('9.25').filter({ visible: true }).first()).toBeVisible();
    await retire(request, superAdmin, created);
  },
);

test(
  'a table published for a day to come is withdrawn, and is a draft that can be changed',
  { tag: '@desktop' },
  async ({ page, context, request, api, superAdmin, secondAdmin }) => {
    const created = await createStore(api, request, superAdmin);
    await enter(context, superAdmin);
    await copyOnScreen(page, created.inForce, 'Too soon', inDays(9));
    await button(page, 'Send to review').click();
    await expect(button(page, 'Back to draft')).toBeVisible();
    const reviewing = await openAs(page, secondAdmin);
    await button(reviewing, 'Publish').click();
    const publishing = reviewing.getByRole('alertdialog');
    await expect(publishing).toContainText(
      say('Until that day it can be withdrawn; from then on it can be corrected by another.'),
    );
    await button(publishing, 'Publish').click();
    await expect(publishing).toHaveCount(0);
    await reviewing.context().close();
    await page.reload();
    const asked = page.getByRole('alertdialog');
    await expect(
      page.getByText(
        say('This table is scheduled for a future date. Withdraw it to edit it, or edit a copy.'),
      ),
    ).toBeVisible();

    await button(page, 'Withdraw').click();
    await expect(asked).toContainText(formatShortIsoDay(inDays(9), language));
    await button(asked, 'Cancel').click();
    await button(page, 'Withdraw').click();
    await button(asked, 'Withdraw').click();
    await expect(page.getByText(say('The table is withdrawn, and a draft again.'))).toBeVisible();
    await page.getByRole('link', { name: language === 'ar' ? 'صندوق small' : 'Box small' }).click();
    await cell(page, 1, 'Fee up to that price').fill('9.25');
    await button(page, 'Save').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Too soon' })).toBeVisible();

    await page.goto(`/admin/fee-table/version?id=${created.inForce}`);
    await expect(button(page, 'Make a draft copy')).toBeVisible();
    await expect(button(page, 'Withdraw')).toHaveCount(0);
    await retire(request, superAdmin, created);
  },
);

test(
  'two versions are compared, and importing a workbook displays the differences to accept',
  { tag: '@phone' },
  async ({ page, context, request, api, superAdmin }) => {
    const created = await createStore(api, request, superAdmin);
    await enter(context, superAdmin);
    const draft = await copyOnScreen(page, created.inForce, 'Sheet', today());

    await tab(page, 'Workbook').click();
    const download = page.waitForEvent('download');
    await button(page, 'Export as .xlsx').click();
    const file = await (await download).path();

    await tab(page, 'Commissions').click();
    const rate = page.locator('[data-cell="toys.rate1"]');
    await rate.fill('101');
    await expect(rate).toHaveAttribute('aria-invalid', 'true');
    await rate.fill('12.5');
    await expect(rate).toHaveAttribute('aria-invalid', 'false');
    await button(page, 'Save all').click();
    await expect(button(page, 'Save all')).toHaveCount(0);

    await page.goto(`/admin/fee-table/compare?a=${created.inForce}&b=${draft}`);
    await expect(page.getByText(say('Changed'), { exact: true })).toHaveCount(1);
    await expect(page.getByText('+2.5', { exact: true })).toBeVisible();
    await expectNoFindings(page);

    const other = await createStore(api, request, superAdmin);
    await page.goto(`/admin/fee-table/compare?a=${other.inForce}&b=${draft}`);
    await expect(page.getByText(say('Choose the two fee tables.'))).toBeVisible();
    await expect(page.getByText(say('Added'), { exact: true })).toHaveCount(0);
    await retire(request, superAdmin, other);

    await page.goto(`/admin/fee-table/version?id=${draft}`);
    await tab(page, 'Workbook').click();
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('\u22122.5', { exact: true })).toBeVisible();
    await button(page, 'Apply changes').click();
    await expect(page.getByText(say('The draft now matches the workbook.'))).toBeVisible();
    expect((await readVersion(request, superAdmin, draft)).rates[0]?.rate1).toBe(1_000);

    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'no.xlsx', mimeType: 'application/zip', buffer: Buffer.from('not a workbook') });
    await expect(page.getByText(errorIn(language, 'notAWorkbook'))).toBeVisible();
    await retire(request, superAdmin, created);
  },
);

test(
  'of two admins who edit one class, the second sees the first one’s changes and saves both',
  { tag: '@desktop' },
  async ({ page, context, request, api, superAdmin }) => {
    const created = await createStore(api, request, superAdmin);
    await enter(context, superAdmin);
    const draft = await copyOnScreen(page, created.inForce, 'Both', today());
    const [small] = (await readVersion(request, superAdmin, draft)).classes;
    await page.goto(`/admin/add-classfication?version=${draft}&class=${small?.id}`);
    await field(page, 'Packaging').fill('30');
    await field(page, 'Longest side').fill('21');

    const { longestSide: _, ...theirs } = box('small', 200, 800);
    const { code: _code, ...input } = { ...theirs, longestSide: 220 };
    const headers = { authorization: `Bearer ${superAdmin.access_token}` };
    const reply = await request.put('/v1/classification', {
      headers,
      data: { id: small?.id, version: small?.version, ...input },
    });
    expect(reply.ok()).toBe(true);

    await button(page, 'Save').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('Their changes we kept'));
    await expect(dialog).toContainText(say('Weight slabs'));
    await expect(button(dialog, 'Choose first')).toBeDisabled();
    await dialog.getByText(say('Your version'), { exact: true }).click();
    await button(dialog, 'Save').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Both' })).toBeVisible();
    const [saved] = (await readVersion(request, superAdmin, draft)).classes;
    expect(saved).toMatchObject({
      packaging: 30,
      longestSide: 210,
      slabs: [{ feeBelow: 800 }, { feeBelow: 900 }],
    });
    await retire(request, superAdmin, created);
  },
);

test(
  'a draft dated before the fee table in force is rejected at its field',
  { tag: '@phone' },
  async ({ page, context, request, api, superAdmin }) => {
    const created = await createStore(api, request, superAdmin);
    await enter(context, superAdmin);
    await page.goto('/admin/fee-table');
    const dialog = page.getByRole('dialog');
    await button(page, 'New draft').click();
    await button(dialog, 'Create draft').click();
    await expect(dialog.getByRole('combobox', { name: say('Store') })).toBeFocused();
    await page.keyboard.press('Escape');
    const name = `${language === 'ar' ? 'متجر' : 'Store'} ${created.store.code}`;
    await page
      .getByRole('region', { name })
      .getByRole('button', { name: new RegExp(`^${say('New draft')}`) })
      .click();
    await button(dialog, 'Create draft').click();
    await expect(field(dialog, 'Name')).toBeFocused();
    await field(dialog, 'Name').fill('Early');
    await dialog.getByRole('textbox', { name: say('In force from') }).fill('2024-06-01');
    await button(dialog, 'Create draft').click();
    await expect(dialog).toContainText(errorIn(language, 'versionDatedBefore', { inForce: '2025-01-01' }));
    await retire(request, superAdmin, created);
  },
);

test('every page is sound for assistive tools and fits a narrow phone', async ({
  page,
  context,
  request,
  api,
  superAdmin,
}) => {
  const created = await createStore(api, request, superAdmin);
  await enter(context, superAdmin);
  const draft = await copyOnScreen(page, created.inForce, 'Narrow', today());
  const [small] = (await readVersion(request, superAdmin, draft)).classes;
  let looked = 0;
  const sound = async (): Promise<void> => {
    // Each page is checked once: dark on a phone, or light on a wide screen.
    looked += 1;
    if ((looked % 2 === 0) === (language === 'ar')) await expectNoFindings(page);
    for (const width of [320, 768, 1024]) expect(await overflowAt(page, width), page.url()).toBe(0);
    expect(await overflowEnlarged(page, 1160, 1.5), page.url()).toBe(0);
    await page.setViewportSize(
      language === 'ar' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    );
  };
  for (const path of [
    '/admin/fee-table',
    `/admin/classification?version=${draft}`,
    `/admin/add-classfication?version=${draft}&class=${small?.id}`,
    `/admin/add-classfication?version=${created.inForce}`,
    `/admin/fee-table/compare?a=${created.inForce}&b=${draft}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel(say('Loading'))).toHaveCount(0);
    await sound();
  }
  await page.goto(`/admin/fee-table/version?id=${draft}`);
  for (const name of ['Size classes', 'Commissions', 'Impact', 'Compare', 'Workbook']) {
    await tab(page, name).click();
    await expect(page.getByLabel(say('Loading'))).toHaveCount(0);
    await sound();
  }
  await retire(request, superAdmin, created);
});
