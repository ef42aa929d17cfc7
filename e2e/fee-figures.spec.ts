import { expect, type Page } from '@playwright/test';
import { riyadhDay } from '@saer/i18n/format-date';
import * as z from 'zod/mini';
import { wordsOf } from './messages.ts';
import { enter, createAccount, test as anyone } from './create-account.ts';
import { box, type CreatedStore, createStore, doubtKeys, readVersion, retire } from './create-store.ts';

const numbered = z.object({ id: z.int() });

/** A new store, and a draft copied from its fee table. */
const test = anyone.extend<{ created: CreatedStore; draft: number }>({
  created: async ({ api, request, superAdmin }, use) => {
    const created = await createStore(api, request, superAdmin);
    await use(created);
    await retire(request, superAdmin, created);
  },
  draft: async ({ api, superAdmin, created }, use) => {
    const head = { storeId: created.store.id, name: 'Draft', effectiveFrom: riyadhDay(new Date()) };
    const body = { ...head, copyOf: created.inForce };
    await use(z.parse(numbered, await api.post('/fee-table', body, superAdmin)).id);
  },
});

let say = wordsOf('en', 'fees', 'app');
let small = 'Box small';
let large = 'Box large';

// Each test first creates a store with a fee table.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ page, context, superAdmin }, { project }) => {
  page.setDefaultTimeout(10_000);
  const language = project.name === 'ar' ? 'ar' : 'en';
  say = wordsOf(language, 'fees', 'history', 'app');
  [small, large] = language === 'ar' ? ['صندوق small', 'صندوق large'] : ['Box small', 'Box large'];
  await enter(context, superAdmin);
});

const open = (page: Page, version: number) => page.goto(`/admin/fee-table/version?id=${version}`);
const button = (page: Page, english: string) => page.getByRole('button', { name: say(english), exact: true });
const actionsFor = (page: Page, name: string) =>
  page.getByRole('button', { name: say('Actions for {name}', { name }), exact: true });
const choose = (page: Page, english: string) =>
  page.getByRole('menuitem', { name: say(english), exact: true }).click();
const cell = (page: Page, slab: number, english: string) =>
  page.getByLabel(say('Slab {number}: {0}', { number: String(slab), 0: say(english) }), { exact: true });

test(
  'slabs that are copied from a sheet are pasted whole, rows and all',
  { tag: '@desktop' },
  async ({ page, context, request, superAdmin, draft }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, draft);
    await page.getByRole('link', { name: small }).click();
    await expect(cell(page, 2, 'Up to, g')).toBeVisible();
    await page.evaluate(() =>
      navigator.clipboard.writeText('250\t٧٫٥٠\t8\n1,000\t8.00\t9.25\n1,500\t9\t10\n'),
    );
    await cell(page, 1, 'Up to, g').focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(cell(page, 3, 'Up to, g')).toHaveValue(/^1,?500$/);
    await expect(cell(page, 3, 'Fee above that price')).toHaveValue(/^10/);
    await button(page, 'Save').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Draft' })).toBeVisible();
    expect((await readVersion(request, superAdmin, draft)).classes[0]?.slabs).toEqual([
      { maxWeight: 250, feeBelow: 750, feeAbove: 800 },
      { maxWeight: 1_000, feeBelow: 800, feeAbove: 925 },
      { maxWeight: 1_500, feeBelow: 900, feeAbove: 1_000 },
    ]);
  },
);

test(
  'commissions are typed and pasted as in a sheet, undone, and saved together; several are confirmed at once',
  { tag: '@desktop' },
  async ({ page, context, request, superAdmin, draft }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/admin/fee-table/version?id=${draft}&tab=commissions`);
    const figure = (category: string, field: string) => page.locator(`[data-cell="${category}.${field}"]`);
    const toys = figure('toys', 'rate1');
    await toys.focus();
    await page.keyboard.type('12.5');
    await expect(page.locator('del').filter({ hasText: '10' })).toBeVisible();
    // A typed text is selected whole after moving into its cell, so that the arrows move on.
    await page.keyboard.press('Enter');
    const below = (await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))) ?? '';
    const [category = ''] = below.split('.');
    expect(below).toBe(`${category}.rate1`);
    await page.keyboard.press('ArrowUp');
    await expect(toys).toBeFocused();

    const shape = say('In two parts');
    await page.evaluate((text) => navigator.clipboard.writeText(text), `٩٫٥\t250\t7\t${shape}\n101\n`);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(toys).toHaveValue('9.5');
    await expect(figure('toys', 'limit')).toHaveValue('250.00');
    await expect(figure('toys', 'shape')).toHaveValue('sliding');
    await expect(figure(category, 'rate1')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(toys).toHaveValue('12.5');
    await expect(figure(category, 'rate1')).toHaveValue('');
    await page.keyboard.press('ControlOrMeta+y');
    await button(page, 'Save all').click();
    // Nothing is sent as long as a figure is wrong.
    await expect(figure(category, 'rate1')).toBeFocused();
    await page.keyboard.type('11');
    const sent = page.waitForRequest((each) => each.url().endsWith('/v1/fee-table/rates'));
    await button(page, 'Save all').click();
    expect((await sent).postDataJSON()).toMatchObject({
      added: [{ rate1: 1_100 }],
      changed: [{ rate1: 950 }],
    });
    await expect(button(page, 'Save all')).toHaveCount(0);

    await page.getByRole('checkbox', { name: say('Select every commission shown') }).check();
    await page.getByRole('button', { name: say('Confirm {count}', { count: '2' }) }).click();
    const asked = page.getByRole('dialog');
    await asked.getByRole('textbox').fill('Their price list');
    await asked.getByRole('button', { name: say('Confirm'), exact: true }).click();
    await expect(page.getByText(say('The figures are confirmed.'))).toBeVisible();
    const { rates } = await readVersion(request, superAdmin, draft);
    const figures = rates.map(({ subFamily, rate1, limit, status }) => [subFamily, rate1, limit, status]);
    expect(figures).toHaveLength(2);
    expect(figures).toContainEqual(['toys', 950, 25_000, 'confirmed']);
    expect(figures).toContainEqual([category, 1_100, null, 'confirmed']);
  },
);

test(
  'of two admins who edit commissions, the second sees the first one’s figures and saves both',
  { tag: '@phone' },
  async ({ page, request, superAdmin, draft }) => {
    await page.goto(`/admin/fee-table/version?id=${draft}&tab=commissions`);
    await page.locator('[data-cell="toys.rate1"]').fill('12.5');
    const [toys] = (await readVersion(request, superAdmin, draft)).rates;
    const headers = { authorization: `Bearer ${superAdmin.access_token}` };
    const data = {
      id: toys?.id,
      version: toys?.version,
      shape: 'sliding',
      rate1: 1_000,
      limit: 25_000,
      rate2: 500,
    };
    expect((await request.put('/v1/referral-rule', { headers, data })).ok()).toBe(true);

    await page.locator('[data-cell="toys.limit"]').focus();
    await button(page, 'Save all').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('Their changes we kept'));
    await dialog.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(button(page, 'Save all')).toHaveCount(0);
    const [saved] = (await readVersion(request, superAdmin, draft)).rates;
    expect(saved).toMatchObject({ shape: 'sliding', rate1: 1_250, limit: 25_000, rate2: 500 });

    // Nothing that is typed is lost on the way to another page.
    await page.locator('[data-cell="toys.rate1"]').fill('13');
    await page.getByRole('tab', { name: say('Impact') }).click();
    await expect(page.getByRole('alertdialog')).toContainText(say('What you typed here is not saved yet.'));
  },
);

test(
  'a class is moved before and after another by keyboard, and the way back is where it was',
  { tag: '@desktop' },
  async ({ page, request, superAdmin, draft }) => {
    const order = async () =>
      (await readVersion(request, superAdmin, draft)).classes.map(({ code }) => code).join();
    await open(page, draft);
    await actionsFor(page, small).focus();
    await page.keyboard.press('Enter');
    await choose(page, 'Move after');
    await expect.poll(order).toBe('large,small');
    await expect(page.getByRole('link', { name: /(?:Box|صندوق) (?:small|large)/ }).first()).toHaveText(large);
    await expect(actionsFor(page, small)).toBeFocused();
    await page.keyboard.press('Enter');
    await choose(page, 'Move before');
    await expect.poll(order).toBe('small,large');
  },
);

test(
  'a figure is confirmed by itself, and then all that are left',
  { tag: '@phone' },
  async ({ page, request, superAdmin, draft }) => {
    const { version } = await readVersion(request, superAdmin, draft);
    const status = 'unsourced';
    const content = {
      classes: [box('small', 200, 700), box('large', 400, 1_500)].map((each) => ({ ...each, status })),
      rates: [{ subFamily: 'toys', shape: 'flat', rate1: 1_000, status }],
    };
    const headers = { authorization: `Bearer ${superAdmin.access_token}` };
    const data = { id: draft, version, content };
    expect((await request.put('/v1/fee-table/content', { headers, data })).status()).toBe(200);
    await open(page, draft);
    const waiting = page.getByText(say('To be confirmed'), { exact: true });
    await expect(waiting).toHaveCount(2);
    await actionsFor(page, small).click();
    await choose(page, 'Confirm');
    const asked = page.getByRole('dialog');
    await asked.getByRole('button', { name: say('Confirm'), exact: true }).click();
    await expect(asked.getByText(say('Say where the figures come from.'))).toBeVisible();
    await asked.getByRole('textbox').fill('Their price list');
    await asked.getByRole('button', { name: say('Confirm'), exact: true }).click();
    await expect(waiting).toHaveCount(1);
    await page.getByRole('button', { name: `${say('Confirmed')}: ${small}` }).click();
    await expect(
      page.getByText(superAdmin.metadata.fullName).filter({ visible: true }).first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await button(page, 'Confirm all').click();
    await asked.getByRole('textbox').fill('Their price list');
    await asked.getByRole('button', { name: say('Confirm all') }).click();
    await expect(page.getByText(say('Every figure is confirmed.'))).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(button(page, 'Confirm all')).toHaveCount(0);
    const { classes, rates } = await readVersion(request, superAdmin, draft);
    expect(new Set([...classes, ...rates].map((each) => each.status))).toEqual(new Set(['confirmed']));
  },
);

test(
  'a size class that is deleted from a draft is put back from the history, as was said before',
  { tag: '@desktop' },
  async ({ page, request, superAdmin, draft }) => {
    const before = await readVersion(request, superAdmin, draft);
    await open(page, draft);
    await actionsFor(page, small).click();
    await choose(page, 'Delete');
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(
      say('As long as this table is a draft, it can be put back from the history.'),
    );
    await asked.getByRole('button', { name: say('Delete') }).click();
    await expect(asked).toHaveCount(0);
    const left = await readVersion(request, superAdmin, draft);
    const gone = before.classes.find(({ id }) => left.classes.every((each) => each.id !== id));
    await page.goto(`/admin/history?what=classification&id=${gone?.id}`);
    await page
      .locator('main ol > li')
      .first()
      .getByRole('button', { name: /^(?:The whole change|التعديل كاملًا)/ })
      .click();
    await button(page, 'Put back').click();
    await asked.getByRole('button', { name: say('Put back') }).click();
    await expect(asked).toHaveCount(0);
    const after = await readVersion(request, superAdmin, draft);
    expect(after.classes.find(({ id }) => id === gone?.id)?.slabs).toEqual(gone?.slabs);
    expect(after.classes).toHaveLength(before.classes.length);
  },
);

test(
  'of two admins who advance a table, the second is told who was faster and sees its state',
  { tag: '@desktop' },
  async ({ page, api, request, superAdmin, draft }) => {
    const other = await createAccount(api, superAdmin, 'ADMIN');
    const session = await api.signIn(other.email, other.password);
    await open(page, draft);
    await expect(button(page, 'Send to review')).toBeVisible();
    const { version } = await readVersion(request, superAdmin, draft);
    const doubts = await doubtKeys(request, superAdmin, draft);
    await api.post('/fee-table/submit', { id: draft, version, doubts }, session);
    await button(page, 'Send to review').click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(other.fullName);
    await expect(alert).toContainText(say('The page shows the latest data. Review it, then try again.'));
    await expect(button(page, 'Back to draft')).toBeVisible();
    await expect(button(page, 'Send to review')).toHaveCount(0);
  },
);
