import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { newsletterIssue as issueSchema } from '@saer/contract/contact/newsletter';
import { expectNoFindings } from './axe.ts';
import { enter, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

const pathOf = (link: string): string => {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
};

test(
  'a visitor writes to us by keyboard, an admin answers, and the answer’s link continues the conversation',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin }, { project }) => {
    const language = project.name === 'ar' ? 'ar' : 'en';
    const say = wordsOf(language, 'contact-text');
    const inAdmin = wordsOf(language, 'contact-management', 'app');
    const email = `${randomUUID()}@example.com`;
    page.setDefaultTimeout(15_000);
    await page.goto(`/${language}/contact-us`);
    const name = page.getByRole('textbox', { name: say('Full name') });
    const message = page.getByRole('textbox', { name: say('Message') });
    await name.focus();
    await page.keyboard.type('Maha Saleh');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    // The network fails: what was typed stays.
    await message.fill('Does the price include the fees of December?');
    await context.setOffline(true);
    await message.press('Tab');
    await page.getByRole('button', { name: say('Send the message') }).press('Enter');
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText(
      say('There is no connection. Nothing you wrote is lost: try again in a moment.'),
    );
    await context.setOffline(false);
    await page.getByRole('button', { name: say('Send the message') }).press('Enter');
    await expect(page.getByRole('heading', { name: say('We have your message') })).toBeFocused();
    await expectNoFindings(page);

    await enter(context, superAdmin);
    await page.goto(`/admin/contact-management?q=${email}`);
    await page.getByRole('link', { name: 'Maha Saleh' }).click();
    const answer = page.getByRole('textbox', { name: inAdmin('Reply') });
    await answer.fill('Yes, since Sunday. Which store is it?');
    await page.getByText(inAdmin('It asks something: wait for the sender')).click();
    await page.getByRole('button', { name: inAdmin('Send the answer') }).click();
    await expect(page.getByText(inAdmin('Waiting for the sender')).first()).toBeVisible();
    await expect(answer).toHaveValue('');
    await expectNoFindings(page);
    expect(await overflowAt(page, 320)).toBe(0);

    const linkIn = async () =>
      (await api.mailTo(email)).links.find((each) => each.includes('#thread=')) ?? '';
    await expect.poll(linkIn, { timeout: 20_000 }).not.toBe('');
    const { pathname, hash } = new URL(await linkIn());
    await page.goto(`${pathname}${hash}`);
    await expect(name).toBeHidden();
    await message.fill('It is noon, with FBN, in Riyadh.');
    await page.getByRole('button', { name: say('Send the message') }).click();
    await expect(page.getByRole('heading', { name: say('We have your message') })).toBeVisible();
    await page.goto(`/admin/contact-management?q=${email}`);
    await page.getByRole('link', { name: 'Maha Saleh' }).click();
    await expect(page.getByText('It is noon, with FBN, in Riyadh.')).toBeVisible();
  },
);

test('a visitor sends a PDF, which an admin saves under its name', async ({ page, context, superAdmin }, {
  project,
}) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'contact-text');
  const email = `${randomUUID()}@example.com`;
  const name = 'كشف نوفمبر.pdf';
  const pdf = Buffer.from('%PDF-1.7\nWhat noon charged in November');
  page.setDefaultTimeout(15_000);
  await page.goto(`/${language}/contact-us`);
  await page.getByRole('textbox', { name: say('Full name') }).fill('Maha Saleh');
  await page.locator('[name=email]').fill(email);
  await page.getByRole('textbox', { name: say('Message') }).fill('noon charged more than it says.');
  const attach = (buffer: Buffer) =>
    page.getByLabel(say('Choose a file')).setInputFiles({ name, mimeType: 'application/pdf', buffer });
  const send = page.getByRole('button', { name: say('Send the message') });
  await attach(Buffer.from('<html>%PDF-</html>'));
  await send.click();
  const unreadable = 'This file cannot be read as a picture or a PDF. Choose a PNG, JPEG, GIF, WebP or PDF.';
  await expect(page.getByText(say(unreadable))).toBeVisible();
  await attach(Buffer.concat([pdf, Buffer.alloc(3 * 1024 * 1024)]));
  await send.click();
  const tooLarge = 'This PDF is too large. Choose one of {maxDocumentMegabytes} MB at most.';
  await expect(page.getByText(say(tooLarge, { maxDocumentMegabytes: '3' }))).toBeVisible();
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  await attach(pdf);
  await send.click();
  await expect(page.getByRole('heading', { name: say('We have your message') })).toBeFocused();

  await enter(context, superAdmin);
  await page.goto(`/admin/contact-management?q=${email}`);
  await page.getByRole('link', { name: 'Maha Saleh' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(name);
  expect(await readFile(await file.path())).toEqual(pdf);
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
});

test(
  'a visitor asks for the newsletter, confirms it with a button, and leaves it with another',
  { tag: '@phone' },
  async ({ page, api, superAdmin }, { project }) => {
    const language = project.name === 'ar' ? 'ar' : 'en';
    const say = wordsOf(language, 'contact-text');
    const onPage = wordsOf(language, 'messages');
    const email = `${randomUUID()}@example.com`;
    page.setDefaultTimeout(15_000);
    const { promise: isFilled, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await isFilled;
      await route.continue();
    });
    await page.goto(`/${language}/contact-us#newsletter`, { waitUntil: 'commit' });
    const subscribe = page.getByRole('button', { name: say('Subscribe') });
    const field = page.locator('#newsletter').getByRole('textbox');
    await field.fill('no address');
    await subscribe.click();
    await expect(subscribe).toHaveAttribute('aria-busy', 'true');
    arrive();
    // Sent before its script is there: it is sent when the script arrives.
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(email);
    await subscribe.click();
    await expect(
      page.getByText(say('Look into your mailbox: we sent you a link to confirm it.')),
    ).toBeVisible();
    expect(await overflowAt(page, 320)).toBe(0);

    const { links } = await api.mailTo(email);
    await page.goto(pathOf(links.find((each) => each.includes('/newsletter/confirm')) ?? ''));
    await expectNoFindings(page);
    await page.getByRole('button', { name: onPage('newsletter.confirmAction') }).click();
    await expect(page.getByRole('heading', { name: onPage('newsletter.confirmed') })).toBeVisible();

    const content = {
      subjectEn: 'The new fees of noon',
      subjectAr: 'رسوم نون الجديدة',
      textEn: 'They change in December.',
      textAr: 'تتغير في ديسمبر.',
    };
    const draft = await api.post('/newsletter/issue', content, superAdmin);
    const { id, version } = issueSchema.parse(draft);
    await api.post('/newsletter/issue/send', { id, version }, superAdmin);
    const wayOut = async () =>
      (await api.mailTo(email)).links.find((each) => each.includes('/newsletter/unsubscribe')) ?? '';
    await expect.poll(wayOut, { timeout: 30_000 }).not.toBe('');
    await page.goto(pathOf(await wayOut()));
    await page.getByRole('button', { name: onPage('newsletter.unsubscribeAction') }).click();
    await expect(page.getByRole('heading', { name: onPage('newsletter.unsubscribed') })).toBeVisible();
    await expectNoFindings(page);
    expect(await overflowAt(page, 320)).toBe(0);
  },
);
