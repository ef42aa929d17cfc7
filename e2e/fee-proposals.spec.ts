import { expect } from '@playwright/test';
import { lists } from '@saer/contract/lists/all';
import { riyadhDay } from '@saer/i18n/format-date';
import { expectNoFindings } from './axe.ts';
import { enter, test } from './create-account.ts';
import { createStore, retire } from './create-store.ts';
import { demoPassword } from './demo-password.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { freshNames, listOn } from './list-page.ts';
import { wordsOf } from './messages.ts';

test('a service fee that one admin proposes holds once another one approves it', async ({
  page,
  context,
  browser,
  baseURL,
  request,
  api,
  superAdmin,
}, { project }) => {
  test.slow();
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'lists', 'errors', 'app');
  page.setDefaultTimeout(10_000);
  const created = await createStore(api, request, superAdmin);
  const { store } = created;
  const names = freshNames('Storage', 'تخزين');
  const { button, field, rowOf } = listOn(page, say);
  // Its label says besides that it is before VAT.
  const amount = page.getByRole('dialog').getByRole('textbox', { name: say('field.amount') });
  await enter(context, superAdmin);
  // The store that the list shows is the one of a new fee.
  await page.goto(`/admin/service-fee?store=${store.id}`);
  await page.getByRole('button', { name: lists.serviceFee.labels[language].page.add }).first().click();
  await field('English name').fill(names.nameEn);
  await field('Arabic name').fill(names.nameAr);
  await amount.fill('0');
  const [year, month, day] = riyadhDay(new Date()).split('-');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: say('field.effectiveFrom') })
    .fill(`${day}/${month}/${year}`);
  await button(page.getByRole('dialog'), 'Add').click();

  const send = page.getByRole('dialog', { name: say('Send to another admin?') });
  // Nothing is charged: asked before it is sent.
  await expect(send.getByText(say('Nothing is charged.'))).toBeVisible();
  await expect(button(send, 'Send to another admin')).toBeDisabled();
  await expectNoFindings(page, 'dialog');
  // Cancelled, the form still has everything.
  await button(send, 'Cancel').click();
  await expect(field('English name')).toHaveValue(names.nameEn);
  await amount.fill('2.50');
  await button(page.getByRole('dialog'), 'Add').click();
  await button(send, 'Send to another admin').click();
  await expect(send.getByText(say('Write a reason.'))).toBeVisible();
  await send.getByRole('textbox', { name: say('Reason') }).fill('Announced on their page of fees');
  await button(send, 'Send to another admin').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(names.nameEn)).toHaveCount(0);

  const name = language === 'ar' ? names.nameAr : names.nameEn;
  await page.goto('/admin/fee-proposals');
  const mine = page.getByRole('article').filter({ hasText: name });
  await expect(mine).toContainText('Announced on their page of fees');
  await expect(button(mine, 'Withdraw')).toBeVisible();
  await expect(button(mine, 'Approve')).toHaveCount(0);
  await expectNoFindings(page, 'main');
  for (const width of [320, 768]) expect(await overflowAt(page, width)).toBe(0);

  const other = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: language === 'ar' ? 'ar-SA' : 'en-US',
  });
  await enter(other, await api.signIn('admin@saer.localhost', demoPassword));
  const theirs = await other.newPage();
  await theirs.goto('/admin/fee-proposals');
  const waiting = theirs.getByRole('article').filter({ hasText: name });
  await expect(button(waiting, 'Reject')).toBeVisible();
  await button(waiting, 'Approve').click();
  await expect(waiting).toHaveCount(0);
  await expect(theirs.getByText(name).first()).toBeVisible();
  await other.close();

  await page.goto(`/admin/service-fee?q=${names.mark}`);
  await expect(rowOf(names.nameEn).or(rowOf(names.nameAr)).first()).toContainText('2.50');
  await retire(request, superAdmin, created);
});
