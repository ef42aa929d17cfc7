import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { listedProduct, pageProducts } from '@saer/contract/products/product';
import type { SignedIn } from '@saer/contract/account/session';
import { formatAmount } from '@saer/i18n/format-money';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import { enter, createAccount, test } from './create-account.ts';
import { createStore, raiseFees, retire } from './create-store.ts';
import { subscribe } from './subscribe.ts';

let say = wordsOf('en', 'products', 'app');
let isArabic = false;

// Each test first creates a store with its own fees.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  isArabic = project.name === 'ar';
  say = wordsOf(isArabic ? 'ar' : 'en', 'products', 'app');
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });

const productsOf = async (page: Page, session: SignedIn) => {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const reply = await page.request.get('/v1/product/page', { headers });
  return z.parse(pageProducts.reply, await reply.json()).data;
};

test(
  'new fees: their effect is listed, one price is kept and another replaced, and the list is empty',
  { tag: '@phone' },
  async ({ page, context, request, api, superAdmin }) => {
    const created = await createStore(api, request, superAdmin);
    const person = await createAccount(api, superAdmin);
    const session = await api.signIn(person.email, person.password);
    await subscribe(request, superAdmin, session);
    const mark = randomUUID().slice(0, 8);
    const add = async (name: string, more: object) =>
      z.parse(
        listedProduct,
        await api.post(
          '/product',
          {
            store: created.store.code,
            subFamily: 'toys',
            sizeClass: 'small',
            weight: 400,
            cost: 20_00,
            nameEn: `${name} ${mark}`,
            nameAr: `لعبة ${name} ${mark}`,
            ...more,
          },
          session,
        ),
      );
    const follows = await add('follows', { marginRate: 2000 });
    const typed = await add('typed', { marginAmount: 1_00, price: follows.finalPrice });
    const called = ({ nameEn, nameAr }: typeof typed): string => (isArabic ? nameAr : nameEn) ?? '';
    await raiseFees(api, request, superAdmin, created, 5_00);

    await enter(context, session);
    await page.goto('/user/products');
    await page.getByRole('link', { name: say('Review prices') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: say('Reprice after fee changes') }),
    ).toBeVisible();
    await expect(page.getByText('First', { exact: true })).toBeVisible();
    await expect(page.getByText('Second', { exact: true })).toBeVisible();
    await expectNoFindings(page);

    const box = (name: string): Locator =>
      page.getByRole('checkbox', { name: say('Select {name}', { name }) });
    await box(called(typed)).press('Space');
    await button(page, 'Keep my prices').press('Enter');
    await button(page.getByRole('alertdialog'), 'Keep the prices').click();
    await expect(page.getByText(say('Priced with today’s fees.'))).toBeVisible();
    await expect(box(called(typed))).toHaveCount(0);

    await button(page, 'Select all').click();
    await page
      .getByRole('button', { name: isArabic ? 'اعتماد السعر اللازم' : 'Use the needed price' })
      .click();
    await expectNoFindings(page);
    await button(page.getByRole('alertdialog'), 'Change the prices').click();
    await expect(page.getByText(say('All prices use today’s fees'))).toBeVisible();

    const now = await productsOf(page, session);
    const priceOf = (id: number) => now.find((each) => each.id === id)?.finalPrice;
    expect(priceOf(typed.id)).toBe(typed.finalPrice);
    expect(priceOf(follows.id)).toBeGreaterThan(follows.finalPrice + 5_00);
    expect(now.some(({ outdated }) => outdated)).toBe(false);

    await page.goto('/user/product-history');
    const changes = page.getByRole('list', { name: say('History of my products') }).getByRole('listitem');
    await expect(changes.first()).toContainText(formatAmount(priceOf(follows.id) ?? 0));
    await changes.first().getByRole('button').first().click();
    await expect(changes.first()).toContainText('Second');
    await retire(request, superAdmin, created);
  },
);
