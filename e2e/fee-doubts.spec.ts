import { expect, type Locator, type Page } from '@playwright/test';
import { riyadhDay } from '@saer/i18n/format-date';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { enter, openAs, test } from './create-account.ts';
import { createStore, retire } from './create-store.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

test('a commission typed as a share is doubted, and goes on only with its box ticked, by both', async ({
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
  const body = { storeId: created.store.id, name: 'A share', effectiveFrom, copyOf: created.inForce };
  const { id } = z.parse(z.object({ id: z.int() }), await api.post('/fee-table', body, superAdmin));
  await enter(context, superAdmin);
  await page.goto(`/admin/fee-table/version?id=${id}&tab=commissions`);
  await page.locator('[data-cell="toys.rate1"]').filter({ visible: true }).fill('0.1');
  await button(page, 'Save all').click();
  await expect(button(page, 'Save all')).toHaveCount(0);

  await button(page, 'Send to review').click();
  const submitting = page.getByRole('alertdialog');
  await expect(submitting).toContainText('0.1%');
  await expect(submitting).toContainText('10%');
  await expectNoFindings(page);
  const send = button(submitting, 'Send to review');
  await expect(send).toBeDisabled();
  // By keyboard alone.
  await submitting.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect(submitting.getByText(say('Everything is confirmed.'))).toBeVisible();
  await send.press('Enter');
  await expect(button(page, 'Back to draft')).toBeVisible();

  const reviewing = await openAs(page, secondAdmin);
  await button(reviewing, 'Publish').click();
  const publishing = reviewing.getByRole('alertdialog');
  await expect(publishing.getByRole('heading', { name: say('Points to confirm') })).toBeVisible();
  await expect(button(publishing, 'Publish')).toBeDisabled();
  // Every figure that changes is there, before and after.
  await expect(publishing.getByRole('heading', { name: say('Commissions') })).toBeVisible();
  await expectNoFindings(reviewing);
  expect(await overflowAt(reviewing, 320)).toBe(0);
  await publishing.getByRole('checkbox').check();
  await button(publishing, 'Publish').click();
  await expect(publishing).toHaveCount(0);
  await reviewing.context().close();
  await retire(request, superAdmin, created);
});
