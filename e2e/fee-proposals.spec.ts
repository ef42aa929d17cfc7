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
  await expect(send.getByTestId('change-impact')).toBeVisible();
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
  // The list says that changes of it wait, and leads to them.
  await expectNoFindings(page, 'main');
  await page.getByTestId('waiting-changes').getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/fee-proposals/);

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
  await theirs.goto('/admin');
  await theirs.getByTestId('waiting-proposedChanges').click();
  await expect(theirs).toHaveURL(/\/admin\/fee-proposals/);
  const waiting = theirs.getByRole('article').filter({ hasText: name });
  await expect(button(waiting, 'Reject')).toBeVisible();
  await expect(waiting.getByTestId('change-impact')).toBeVisible();
  await button(waiting, 'Approve').click();
  await expect(waiting).toHaveCount(0);
  await expect(theirs.getByText(name).first()).toBeVisible();
  await other.close();

  await page.goto(`/admin/service-fee?q=${names.mark}`);
  await expect(rowOf(names.nameEn).or(rowOf(names.nameAr)).first()).toContainText('2.50');
  await retire(request, superAdmin, created);
});

test('a refusal that arrives after its page was left asks nothing on the next list', async ({
  page,
  context,
  request,
  api,
  superAdmin,
}, { project }) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'lists', 'errors', 'app');
  const created = await createStore(api, request, superAdmin);
  const names = freshNames('Storage', 'تخزين');
  const { button, field } = listOn(page, say);
  await enter(context, superAdmin);
  await page.goto('/admin/store');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(
    (to) => history.pushState(null, '', to),
    `/admin/service-fee?store=${created.store.id}`,
  );
  await page.getByRole('button', { name: lists.serviceFee.labels[language].page.add }).first().click();
  await field('English name').fill(names.nameEn);
  await field('Arabic name').fill(names.nameAr);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('field.amount') }).fill('2.50');
  const [year, month, day] = riyadhDay(new Date()).split('-');
  await dialog.getByRole('textbox', { name: say('field.effectiveFrom') }).fill(`${day}/${month}/${year}`);
  const held = Promise.withResolvers<void>();
  await page.route('**/v1/service-fee', async (route) => {
    await held.promise;
    await route.continue();
  });
  const refused = page.waitForResponse((response) => response.url().endsWith('/v1/service-fee'));
  await button(dialog, 'Add').click();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/admin\/store/);
  await expect(dialog).toHaveCount(0);
  held.resolve();
  expect((await refused).ok()).toBe(false);
  await expect(page.getByText(say('Nothing was changed. {message}', { message: '' }).trim())).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await retire(request, superAdmin, created);
});
