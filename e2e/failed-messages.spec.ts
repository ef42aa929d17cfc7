import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { enter, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

test('a mail to an address that there is not fails, and an admin finds, corrects and sends it again by keyboard', async ({
  page,
  context,
  api,
  superAdmin,
}, { project }) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'contact-text');
  const inAdmin = wordsOf(language, 'notifications', 'dashboard', 'app');
  const key = randomUUID();
  const [typo, right] = [`${key}@mail.invalid`, `${key}@example.com`];
  page.setDefaultTimeout(15_000);
  await page.goto(`/${language}/contact-us`);
  await page.getByRole('textbox', { name: say('Full name') }).fill('Maha Saleh');
  await page.keyboard.press('Tab');
  await page.keyboard.type(typo);
  const question = 'Does the price include the fees of December?';
  await page.getByRole('textbox', { name: say('Message') }).fill(question);
  await page.getByRole('button', { name: say('Send the message') }).press('Enter');
  await expect(page.getByRole('heading', { name: say('We have your message') })).toBeFocused();

  await enter(context, superAdmin);
  const tile = page.getByRole('link', { name: inAdmin('Emails that did not arrive') });
  await expect(async () => {
    await page.goto('/admin');
    await expect(tile).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
  await tile.press('Enter');
  // The list of emails, of all that did not arrive.
  await expect(page).toHaveURL(/\/admin\/notifications\?(?=.*tab=email)(?=.*state=undelivered)/);
  const row = page.locator('tr, li').filter({ hasText: typo });
  await expect(row).toContainText(inAdmin('The service that carries it refused it for good.'));
  await row.getByRole('button', { name: inAdmin('Look') }).press('Enter');

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('SMTP 550 5.1.2');
  await expect(dialog).toContainText('Maha Saleh');
  await expectNoFindings(page);
  const address = dialog.getByRole('textbox', { name: inAdmin('Email address') });
  await address.fill(right);
  await address.press('Enter');
  await expect(page.getByText(inAdmin('The address of this message is corrected.'))).toBeVisible();
  await dialog.getByRole('button', { name: inAdmin('Send again') }).press('Enter');
  await expect(page.getByText(inAdmin('The message is on its way again.'))).toBeVisible();
  await expect.poll(async () => (await api.mailTo(right)).text, { timeout: 20_000 }).toContain('Maha Saleh');

  await page.goto('/admin/notifications?tab=email');
  const sent = page.locator('tr, li').filter({ hasText: right });
  await expect(sent).toContainText(inAdmin('Handed over'));
  expect(await overflowAt(page, 320)).toBe(0);
});
