import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { lists } from '@saer/contract/lists/all';
import { purchaseStep } from '@saer/contract/subscriptions/payment';
import type { SignedIn } from '@saer/contract/account/session';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { createAccount, enter, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { errorIn, wordsOf } from './messages.ts';

const hidden = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** Pays for a month with a card that is saved, as a browser posts the gateway's forms. */
async function payByCard(request: APIRequestContext, seller: SignedIn): Promise<string> {
  const plans = z.parse(lists.pricePlan.find.reply, await (await request.get('/v1/price-plan')).json());
  const [plan] = plans;
  const asked = await request.post('/v1/payfort-payment/purchase', {
    headers: { authorization: `Bearer ${seller.access_token}` },
    data: {
      key: randomUUID(),
      planId: plan?.id,
      period: 'MONTHLY',
      price: plan?.monthlyPrice,
      billing: { name: 'Palm Store', vatNumber: null, address: null },
      saveCard: true,
      termsAccepted: true,
    },
  });
  const step = purchaseStep.parse(await asked.json());
  if (step.method !== 'redirect') throw new Error(step.method);
  const card = await (await request.post(step.url, { form: step.fields })).text();
  const form = {
    session: hidden(card, 'session'),
    number: '4005550000000001',
    expiry: '12/49',
    securityCode: '123',
    action: 'pay',
  };
  const back = await (await request.post('/local/gateway/card', { form })).text();
  const fields = Object.fromEntries(
    [...back.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
    ]),
  );
  await request.post('/v1/payfort-payment/return', { form: fields, maxRedirects: 0 });
  return step.reference;
}

test(
  'a seller’s card renews the plan and is deleted, and the invoice is downloaded',
  { tag: '@phone' },
  async ({ page, context, api, superAdmin, request }, { project }) => {
    const say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'subscriptions', 'app');
    const { email, password } = await createAccount(api, superAdmin);
    const seller = await api.signIn(email, password);
    const reference = await payByCard(request, seller);
    await enter(context, seller);
    page.setDefaultTimeout(10_000);
    await page.goto('/account/settings/subscriptions');
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByText('0001').first()).toBeVisible();
    await page.getByRole('button', { name: say('Renew with it') }).click();
    await expect(page.getByText(say('Renews your plan'), { exact: true })).toBeVisible();
    await expectNoFindings(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF' }).click();
    expect((await file).suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/);
    await page.getByRole('button', { name: say('Delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Delete'), exact: true })
      .click();
    await expect(page.getByText(say('Renews your plan'), { exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: say('Saved cards') })).toBeHidden();
    expect(await overflowAt(page, 320)).toBe(0);
  },
);

test(
  'an admin refunds a part of a payment, and reads the whole story',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin, request }, { project }) => {
    const language = project.name === 'ar' ? 'ar' : 'en';
    const say = wordsOf(language, 'subscriptions', 'app');
    const { email, password } = await createAccount(api, superAdmin);
    const reference = await payByCard(request, await api.signIn(email, password));
    await enter(context, superAdmin);
    page.setDefaultTimeout(10_000);
    await page.goto('/admin/transaction');
    await page
      .getByRole('searchbox', { name: say('Customer, reference or last four digits') })
      .fill(reference);
    const row = page.getByRole(language === 'ar' ? 'listitem' : 'row').filter({ hasText: reference });
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: say('Refund'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByRole('textbox', { name: say('Amount') });
    await amount.fill('1000');
    await dialog.getByRole('textbox', { name: say('Note') }).fill('Wished by the customer');
    await dialog.getByRole('button', { name: say('Refund'), exact: true }).click();
    await expect(dialog.getByText(errorIn(language, 'refundTooHigh'))).toBeVisible();
    await expectNoFindings(page);
    await amount.fill('10.50');
    await dialog.getByRole('button', { name: say('Refund'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row.first()).toContainText('10.50');
    await expectNoFindings(page);

    await page.goto('/admin/subscription');
    await page.getByRole('searchbox', { name: say('Subscriber, email or plan') }).fill(email);
    const own = page.getByRole(language === 'ar' ? 'listitem' : 'row').filter({ hasText: email });
    await own.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: say('The whole story'), exact: true }).click();
    for (const words of [
      'Refund paid',
      'Credit note issued',
      'Payment successful',
      'Active after payment',
      'Requested',
    ])
      await expect(dialog.getByText(say(words)).first()).toBeVisible();
    await expect(dialog.getByText('Wished by the customer').first()).toBeVisible();
    await expectNoFindings(page);
    expect(await overflowAt(page, 320)).toBe(0);
  },
);
