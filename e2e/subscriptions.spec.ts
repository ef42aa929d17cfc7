import { expect } from '@playwright/test';
import { hasSubscription } from '@saer/contract/subscriptions/subscription';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { errorIn, wordsOf } from './messages.ts';
import { createAccount, enter, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';

test(
  'an admin finds a request, accepts it with a note, and extends it',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin, request }, { project }) => {
    const language = project.name === 'ar' ? 'ar' : 'en';
    const say = wordsOf(language, 'subscriptions', 'app');
    const { email, password } = await createAccount(api, superAdmin);
    const seller = await api.signIn(email, password);
    const plans = z.array(z.object({ id: z.number(), monthlyPrice: z.number() }));
    const [plan] = z.parse(plans, await (await request.get('/v1/price-plan')).json());
    await api.post(
      '/user-subscription',
      { planId: plan?.id, period: 'MONTHLY', price: plan?.monthlyPrice },
      seller,
    );
    await enter(context, superAdmin);
    page.setDefaultTimeout(10_000);
    await page.goto('/admin/subscription');
    await page.getByRole('searchbox', { name: say('Subscriber, email or plan') }).fill(email);
    const row = page.getByRole(language === 'ar' ? 'listitem' : 'row').filter({ hasText: email });
    await expect(row.getByText(say('Pending'))).toBeVisible();
    const dialog = page.getByRole('dialog');
    const start = async (label: string): Promise<void> => {
      await row.getByRole('button').last().click();
      await page.getByRole('menuitem', { name: say(label), exact: true }).click();
    };
    await start('Accept');
    const note = dialog.getByRole('textbox', { name: say('Note') });
    await note.fill('paid');
    await dialog.getByRole('button', { name: say('Accept'), exact: true }).click();
    await expect(dialog.getByText(errorIn(language, 'textTooShort', { minimum: 6 }))).toBeVisible();
    await expectNoFindings(page);
    await note.fill('Paid by transfer');
    await note.press('Tab');
    await dialog.getByRole('button', { name: say('Accept'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByText(say('Active'))).toBeVisible();

    await start('Extend');
    await dialog.getByRole('button', { name: say('Extend'), exact: true }).click();
    await expect(dialog.getByText(errorIn(language, 'required')).first()).toBeVisible();
    await dialog.getByRole('textbox', { name: say('Until') }).fill('01/01/2020');
    await note.fill('A month as a gift');
    await dialog.getByRole('button', { name: say('Extend'), exact: true }).click();
    await expect(dialog.getByText(errorIn(language, 'endNotLater'))).toBeVisible();
    const year = new Date().getFullYear() + 1;
    await dialog.getByRole('textbox', { name: say('Until') }).fill(`31/12/${year}`);
    await dialog.getByRole('button', { name: say('Extend'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByText(String(year))).toBeVisible();
    await expectNoFindings(page);
    expect(await overflowAt(page, 320)).toBe(0);
  },
);

test(
  'a seller requests a plan, withdraws it, and lets an active one end with its period',
  { tag: '@phone' },
  async ({ page, context, api, superAdmin }, { project }) => {
    const language = project.name === 'ar' ? 'ar' : 'en';
    const say = wordsOf(language, 'subscriptions', 'app');
    const { email, password } = await createAccount(api, superAdmin);
    const seller = await api.signIn(email, password);
    await enter(context, seller);
    page.setDefaultTimeout(10_000);
    const button = (name: string) => page.getByRole('button', { name: say(name), exact: true });
    const confirm = (name: string) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: say(name), exact: true })
        .click();
    await page.goto('/account/settings/subscriptions');
    const request = async (): Promise<void> => {
      await page
        .getByRole('button', { name: new RegExp(`^${say('30 days')}`) })
        .first()
        .click();
      await confirm('Request the plan');
      await expect(page.getByText(say('Pending'))).toBeVisible();
    };
    await request();
    await button('Withdraw the request').click();
    await confirm('Withdraw the request');
    await expect(page.getByText(say('Cancelled'))).toBeVisible();
    await request();

    const reply = await page.request.get('/v1/user-subscription/has-subscription', {
      headers: { authorization: `Bearer ${seller.access_token}` },
    });
    const { subscription } = z.parse(hasSubscription.reply, await reply.json());
    const decision = {
      id: subscription?.id,
      version: subscription?.version,
      event: 'accept',
      note: 'By transfer',
    };
    await page.request.put('/v1/user-subscription', {
      headers: { authorization: `Bearer ${superAdmin.access_token}` },
      data: decision,
    });
    await page.reload();
    await expect(page.getByText(say('Active'), { exact: true })).toBeVisible();
    await expectNoFindings(page);
    await button('End with the period').click();
    await confirm('End with the period');
    await expect(page.getByText(say('It ends with its period. Everything you saved stays.'))).toBeVisible();
    await button('Keep it after all').click();
    await expect(button('End with the period')).toBeVisible();
    expect(await overflowAt(page, 320)).toBe(0);
  },
);
