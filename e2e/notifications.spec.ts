import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { createAccount, enter, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

test('an admin writes an announcement by keyboard, sees whom it reaches, and its reader has it without reloading', async ({
  page,
  context,
  browser,
  superAdmin,
  api,
  request,
}, { project }) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'notifications', 'app', 'dashboard');
  const person = await createAccount(api, superAdmin);
  const reader = await api.signIn(person.email, person.password);
  // That its password was set is no news here.
  await request.put('/v1/notification', {
    data: { isRead: true },
    headers: { authorization: `Bearer ${reader.access_token}` },
  });

  // The reader has a page open in two tabs: one of them follows for both.
  const theirs = await browser.newContext({ locale: language === 'ar' ? 'ar-SA' : 'en-US' });
  await enter(theirs, reader);
  const [first, second] = [await theirs.newPage(), await theirs.newPage()];
  for (const tab of [first, second]) await tab.goto('/account/notifications');
  const bells = [first, second].map((tab) =>
    tab.getByRole('banner').getByRole('link', { name: say('Notifications') }),
  );
  for (const bell of bells) await expect(bell).toBeVisible();

  await enter(context, superAdmin);
  await page.goto('/admin/notifications');
  await page.getByRole('button', { name: say('New announcement') }).press('Enter');
  const title = `${project.name} ${Date.now()}`;
  await page.getByLabel(say('Title in Arabic')).fill(`صيانة ${title}`);
  await page.getByLabel(say('Text in Arabic')).fill('لن يعمل سعّر من الثانية إلى الثالثة ليلًا.');
  await page.getByLabel(say('Title in English')).fill(`Maintenance ${title}`);
  await page.getByLabel(say('Text in English')).fill('Saer does not answer from 2 to 3 at night.');
  await page.getByLabel(say('Page it leads to')).selectOption('/user/products');
  await page.getByLabel(say('Whom it is for')).selectOption('one');
  await page.getByLabel(say('Name or email address')).fill(person.email);
  const choice = page.getByRole('combobox', { name: say('Account'), exact: true });
  await expect(choice).toBeVisible();
  await choice.selectOption({ index: 1 });
  await expectNoFindings(page);
  await page.getByRole('button', { name: say('Save the draft') }).press('Enter');
  await expect(page.getByText(say('The draft is saved.'))).toBeVisible();

  const row = page.locator('tr, li').filter({ hasText: title });
  // The menu has the focus at once: a key that is pressed next is not for the button.
  const menuButton = row.getByRole('button').first();
  const focused = await menuButton.evaluate((button: HTMLElement) => {
    button.focus();
    button.click();
    return document.activeElement?.role;
  });
  expect(focused).toBe('menuitem');
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();
  await menuButton.press('Enter');
  await page.getByRole('menuitem', { name: say('Send') }).press('Enter');
  await page.getByRole('button', { name: say('Send now') }).press('Enter');
  await expect(page.getByText(say('The announcement is on its way.'))).toBeVisible();

  for (const tab of [first, second])
    await expect(tab.getByRole('link', { name: title })).toBeVisible({ timeout: 20_000 });
  await expect(bells[1] ?? first.locator('x')).toContainText('1');
  await expectNoFindings(first);
  expect(await overflowAt(first, 320)).toBe(0);

  // Opening it is reading it, in the other tab too.
  await first.getByRole('link', { name: title }).click();
  await expect(first).toHaveURL(/\/user\/products$/);
  await expect(bells[1] ?? first.locator('x')).not.toContainText('1');
  await expect(row.getByText(say('Withdrawn'))).toBeHidden();
  await theirs.close();
});

test('a seller chooses what reaches them; what cannot be switched off has no switch', async ({
  page,
  context,
  api,
  superAdmin,
}, { project }) => {
  const say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'notifications', 'app');
  const { email, password } = await createAccount(api, superAdmin);
  await enter(context, await api.signIn(email, password));
  await page.goto('/account/notifications?tab=settings');
  const name = say('New fees make your products earn less, or more');
  const box = page.getByRole('checkbox', { name: `${name}: ${say('Email')}` });
  await expect(box).toBeChecked();
  await box.press('Space');
  await expect(box).not.toBeChecked();
  // Of an invoice only the message on screen is a choice.
  const invoices = say('Invoices and credit notes');
  const choices = page.getByRole('row', { name: invoices }).getByRole('checkbox');
  await expect(choices).toHaveCount(1);
  await expect(choices).toHaveAccessibleName(`${invoices}: ${say('On screen')}`);
  await page
    .getByRole('switch', { name: say('Hold back emails, SMS and messages on screen') })
    .press('Space');
  await page.getByRole('combobox', { name: say('From'), exact: true }).selectOption('23:00');
  await page.getByRole('button', { name: say('Save the hours') }).click();
  await expect(page.getByRole('button', { name: say('Save the hours') })).toBeHidden();
  await page.reload();
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: say('From'), exact: true })).toHaveValue(String(23 * 60));
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
});
