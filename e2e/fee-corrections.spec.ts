import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { enter, openAs, test } from './create-account.ts';
import { createStore, raiseFees, readVersion, retire } from './create-store.ts';
import { wordsOf } from './messages.ts';

let say = wordsOf('en', 'fees', 'app');

// Each test first creates a store with a fee table.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'fees', 'app');
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const field = (within: Page | Locator, english: string): Locator =>
  within.getByRole('textbox', { name: say(english), exact: true });

test(
  'a published table is corrected from its own day, and the one before can still be read',
  { tag: '@desktop' },
  async ({ page, context, request, api, superAdmin, secondAdmin }) => {
    const created = await createStore(api, request, superAdmin);
    await enter(context, superAdmin);
    await page.goto(`/admin/fee-table/version?id=${created.inForce}`);
    await button(page, 'Correct').click();
    const dialog = page.getByRole('dialog');
    await button(dialog, 'Create draft').click();
    await expect(field(dialog, 'What was wrong')).toBeFocused();
    await expectNoFindings(page);
    await page.keyboard.type('A fee was a tenth of what it is');
    await field(dialog, 'Name').fill('Corrected table');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Corrected table' })).toBeVisible();
    await expect(page.getByText('A fee was a tenth of what it is')).toBeVisible();
    await button(page, 'Send to review').click();
    await expect(button(page, 'Back to draft')).toBeVisible();
    const reviewing = await openAs(page, secondAdmin);
    await button(reviewing, 'Publish').click();
    await button(reviewing.getByRole('alertdialog'), 'Publish').click();
    await expect(
      reviewing
        .getByText(say('In force since {day}', { day: '' }).trim())
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await reviewing.context().close();
    await page.goto(`/admin/fee-table/version?id=${created.inForce}`);
    await expect(page.getByRole('link', { name: 'Corrected table' })).toBeVisible();
    await expect(button(page, 'Correct')).toHaveCount(0);
    await expectNoFindings(page);
    await retire(request, superAdmin, created);
  },
);

test(
  'the table before is put back in force, in four steps of one admin and one of another',
  { tag: '@phone' },
  async ({ page, context, request, api, superAdmin, secondAdmin }) => {
    const created = await createStore(api, request, superAdmin);
    const wrong = await raiseFees(api, request, superAdmin, created, 5_00);
    await enter(context, superAdmin);
    await page.goto(`/admin/fee-table/version?id=${wrong}`);
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: say('Roll back') }).click();
    const dialog = page.getByRole('dialog');
    await expect(field(dialog, 'What was wrong')).toBeFocused();
    await expectNoFindings(page);
    await page.keyboard.type('Fees of another country');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Back to draft')).toBeVisible();
    const back = Number(new URL(page.url()).searchParams.get('id'));

    const reviewing = await openAs(page, secondAdmin);
    await button(reviewing, 'Publish').click();
    await button(reviewing.getByRole('alertdialog'), 'Publish').click();
    await expect(reviewing.getByRole('alertdialog')).toHaveCount(0);
    await reviewing.context().close();
    const fees = async (id: number) =>
      (await readVersion(request, superAdmin, id)).classes.map(({ code, slabs }) => ({ code, slabs }));
    expect(await readVersion(request, superAdmin, back)).toMatchObject({ state: 'published' });
    expect(await readVersion(request, superAdmin, wrong)).toMatchObject({ state: 'corrected' });
    expect(await fees(back)).toEqual(await fees(created.inForce));
    await retire(request, superAdmin, created);
  },
);
