import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { apiOf, enter, test } from './create-account.ts';
import { demoPassword } from './demo-password.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';
import { ownServer } from './own-server.ts';

const text = (heading: string): string => `## ${heading}\n\nA short text with a [link](/privacy-policy).`;

test(
  'a super admin confirms the terms; the page shows them at once, and a seller is asked, puts it off, and accepts',
  { tag: '@desktop' },
  async ({ browser, playwright }, { project }) => {
    // Another server starts first.
    test.setTimeout(180_000);
    const language = project.name === 'ar' ? 'ar' : 'en';
    const say = wordsOf(language, 'legal-documents', 'acceptance', 'legal-text', 'products', 'app');
    // Confirmed terms are asked of every seller: other journeys would meet the question.
    await using server = await ownServer();
    const request = await playwright.request.newContext({ baseURL: server.address });
    const api = apiOf(request);
    const open = async (username: string) => {
      const context = await browser.newContext({
        locale: language === 'ar' ? 'ar-SA' : 'en-US',
        colorScheme: project.use.colorScheme ?? null,
        viewport: project.use.viewport ?? null,
        baseURL: server.address,
      });
      await enter(context, await api.signIn(username, demoPassword));
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      return page;
    };

    const admin = await open('super@saer.localhost');
    await admin.goto(`/${language}/terms`);
    await expect(admin.getByRole('note')).toBeVisible();
    await expectNoFindings(admin);
    expect(await overflowAt(admin, 320)).toBe(0);

    await admin.goto('/admin/legal-documents');
    await admin.getByRole('link', { name: say('Version {number}', { number: '1' }), exact: true }).click();
    const field = (label: string) => admin.getByRole('textbox', { name: say(label), exact: true });
    await field('English text').fill('## A\n\n[bad](javascript:alert(1))');
    await field('Arabic text').fill(text('من نحن'));
    await admin.getByRole('button', { name: say('Save draft') }).click();
    await expect(admin.getByText('https://…').first()).toBeVisible();
    await field('English text').fill(text('Who we are'));
    await expectNoFindings(admin);
    await admin.getByRole('button', { name: say('Save draft') }).click();
    await admin.getByRole('tab', { name: say('Preview') }).click();
    await expect(admin.getByRole('heading', { name: 'Who we are' })).toBeVisible();
    await admin.getByRole('button', { name: say('Confirm…') }).click();
    await admin
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Confirm the version') })
      .click();
    await expect(admin.getByRole('tab', { name: say('Edit') })).toBeHidden();
    await admin.goto(`/${language}/terms`);
    await expect(
      admin.getByRole('heading', { name: language === 'ar' ? 'من نحن' : 'Who we are' }),
    ).toBeVisible();
    await expect(admin.getByRole('note')).toBeHidden();

    const seller = await open('seller@saer.localhost');
    await seller.goto('/user/products');
    const dialog = seller.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await expectNoFindings(seller);
    await dialog.getByRole('button', { name: say('Later') }).click();
    await expect(dialog).toBeHidden();
    // Reading goes on; a change asks again, and after it is accepted it is never asked again.
    await expect(seller.getByRole('table').or(seller.getByRole('list')).first()).toBeVisible();
    await seller.goto('/user/products');
    await dialog.getByRole('button', { name: say('Accept'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await seller.reload();
    await expect(seller.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(dialog).toBeHidden();
    await request.dispose();
  },
);
