import { expect, type Locator, type Page } from '@playwright/test';
import { listedProduct } from '@saer/contract/products/product';
import { formatAmount } from '@saer/i18n/format-money';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { createAccount, enter, test } from './create-account.ts';
import { wordsOf } from './messages.ts';
import { subscribe } from './subscribe.ts';

const watch = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  sides: [200, 150, 100],
  weight: 400,
  ending: 'none',
};

test(
  'what to do now: one price is applied and undone, a lower cost is tried in the calculator, and all are applied',
  { tag: '@desktop' },
  async ({ page, context, request, api, superAdmin }, { project }) => {
    const isArabic = project.name === 'ar';
    const say = wordsOf(isArabic ? 'ar' : 'en', 'products', 'start', 'app', 'calculator');
    const button = (within: Page | Locator, name: string | RegExp): Locator =>
      within.getByRole('button', typeof name === 'string' ? { name: say(name), exact: true } : { name });
    const person = await createAccount(api, superAdmin);
    const session = await api.signIn(person.email, person.password);
    await subscribe(request, superAdmin, session);
    const add = async (name: string, more: object) =>
      z.parse(
        listedProduct,
        await api.post('/product', { ...watch, nameEn: name, nameAr: `ساعة ${name}`, ...more }, session),
      );
    const losing = await add('Losing', { cost: 50_00, marginRate: 2000, price: 80_00, monthlySales: 10 });
    await add('Zone', { cost: 1_00, marginRate: 500, price: 25_50 });
    const called = (isArabic ? losing.nameAr : losing.nameEn) ?? '';
    const priceNow = async () => {
      const reply = await page.request.get(`/v1/product?id=${losing.id}`, {
        headers: { authorization: `Bearer ${session.access_token}` },
      });
      return z.parse(listedProduct, await reply.json()).finalPrice;
    };

    await enter(context, session);
    await page.goto('/user');
    await page.getByRole('link', { name: isArabic ? /خطوتان الآن/ : /2 things to do now/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: say('What to do now') })).toBeVisible();
    const rows = page.getByRole('list', { name: say('What to do now') }).locator(':scope > li');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(called);
    await expectNoFindings(page);
    // Beside the step to the target stands the smallest one that ends the loss, each with its own button.
    const endOfLoss = rows
      .first()
      .getByText(isArabic ? /أصغر خطوة تنهي الخسارة/ : /smallest step that ends the loss/);
    await expect(endOfLoss).toBeVisible();
    await expect(button(rows.first(), isArabic ? /^اعتماد/ : /^Apply/)).toHaveCount(2);

    const apply = button(rows.first(), isArabic ? /^اعتماد/ : /^Apply/).first();
    await apply.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect.poll(priceNow).toBe(losing.recommendedPrice);
    await button(page, 'Undo').press('Enter');
    await expect(page.getByText(say('The prices are as before.'))).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect.poll(priceNow).toBe(80_00);

    await rows
      .first()
      .getByRole('link', { name: say('Open') })
      .first()
      .press('Enter');
    await expect(page).toHaveURL(/price=80\.00/);
    const cost = new URL(page.url()).searchParams.get('cost') ?? '';
    expect(Number(cost)).toBeLessThan(50);
    await expect(page.locator(`input[value="${cost}"]`)).toBeVisible();
    await page.goBack();

    await button(page, isArabic ? 'اعتماد السعرين' : /^Apply all 2 prices$/).press('Enter');
    const dialog = page.getByRole('alertdialog');
    // What is confirmed is seen: every old price with its new one.
    const steps = dialog.getByRole('list', { name: say('Old and new prices') }).getByRole('listitem');
    await expect(steps).toHaveCount(2);
    await expect(steps.filter({ hasText: called })).toContainText('80.00');
    await expect(steps.filter({ hasText: called })).toContainText(formatAmount(losing.recommendedPrice));
    await expectNoFindings(page);
    await button(dialog, 'Change the prices').press('Enter');
    await expect(page.getByText(say('Nothing to do'))).toBeVisible();
    await expect.poll(priceNow).toBe(losing.recommendedPrice);
  },
);
