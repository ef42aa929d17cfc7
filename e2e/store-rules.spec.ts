import { expect, type Locator, type Page } from '@playwright/test';
import { riyadhDay } from '@saer/i18n/format-date';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { enter, openAs, test } from './create-account.ts';
import { createStore, retire } from './create-store.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

test('the minimum commission of a store changes by a draft, with its rule confirmed by two people', async ({
  page,
  context,
  request,
  api,
  superAdmin,
  secondAdmin,
}, { project }) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'fees', 'app');
  const button = (within: Page | Locator, english: string): Locator =>
    within.getByRole('button', { name: say(english), exact: true });
  const created = await createStore(api, request, superAdmin);
  const effectiveFrom = riyadhDay(new Date(Date.now() + 3 * 86_400_000));
  const body = { storeId: created.store.id, name: 'New rules', effectiveFrom, copyOf: created.inForce };
  const { id } = z.parse(z.object({ id: z.int() }), await api.post('/fee-table', body, superAdmin));
  await enter(context, superAdmin);
  await page.goto(`/admin/fee-table/version?id=${id}`);
  // By keyboard alone, but for the figure itself.
  await page.getByRole('tab', { name: say('Rules'), exact: true }).press('Enter');
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  await button(page, 'Change the rules').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('field.minReferral') }).fill('500');
  await button(dialog, 'Add a band').press('Enter');
  await expectNoFindings(page);
  // A band that reaches no price is refused where it stands, and nothing typed is lost.
  await button(dialog, 'Save').press('Enter');
  await expect(dialog.getByRole('textbox', { name: say('Price up to') })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByRole('textbox', { name: say('Price up to') }).fill('100');
  await dialog.getByRole('textbox', { name: say('Credit') }).fill('12');
  await button(dialog, 'Save').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: '500' })).toBeVisible();

  await button(page, 'Send to review').click();
  const submitting = page.getByRole('alertdialog');
  await expect(submitting.getByText(say('This rule holds for every product of the store.'))).toHaveCount(2);
  for (const box of await submitting.getByRole('checkbox').all()) await box.check();
  await button(submitting, 'Send to review').click();
  await expect(button(page, 'Back to draft')).toBeVisible();
  await expect(button(page, 'Change the rules')).toHaveCount(0);

  const reviewing = await openAs(page, secondAdmin);
  await button(reviewing, 'Publish').click();
  const publishing = reviewing.getByRole('alertdialog');
  await expect(publishing.getByRole('heading', { name: say('Rules for all products') })).toBeVisible();
  await expectNoFindings(reviewing);
  await expect(publishing.getByText(say('This rule holds for every product of the store.'))).toHaveCount(2);
  for (const box of await publishing.getByRole('checkbox').all()) await box.check();
  await button(publishing, 'Publish').click();
  await expect(publishing).toHaveCount(0);
  await reviewing.context().close();
  await retire(request, superAdmin, created);
});
