import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import { enter, test } from './create-account.ts';
import { createProducts } from './create-products.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { counts, csvOf, rowsOf, upload } from './sheet-page.ts';
import { downloadEntry } from './sheet-rows.ts';
import { subscribe } from './subscribe.ts';

test(
  'without a plan limits are said in place, and a plan lifts them',
  { tag: '@phone' },
  async ({ page, context, request, api, superAdmin }, { project }) => {
    const isArabic = project.name === 'ar';
    const language = isArabic ? 'ar' : 'en';
    const say = wordsOf(language, 'sheet', 'start', 'account', 'products', 'app');
    const { session, add } = await createProducts(api, superAdmin);
    await Promise.all(Array.from({ length: 20 }, () => add()));
    await enter(context, session);
    page.setDefaultTimeout(10_000);
    const plans = page.getByRole('link', { name: say('See the plans') });

    // The start page mentions the limit from 20 products on.
    await page.goto('/user');
    const near = say('{count} of {limit} products saved; with a plan there is no limit.', {
      count: '20',
      limit: '25',
    });
    await expect(page.getByText(near)).toBeVisible();
    await expect(plans).toHaveAttribute('href', '/pricing');
    await expectNoFindings(page);
    expect(await overflowAt(page, 320)).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('hasSubscription'))).toBeNull();

    // A longer sheet is priced and shown; as many rows as are free can be saved, and downloading it is refused.
    const sent: string[] = [];
    page.on('request', (each) => sent.push(each.url()));
    await page.goto('/user/sheet');
    await upload(page, 'products.csv', csvOf(isArabic, rowsOf(26)));
    await expect(counts(page)).toHaveAttribute('data-good', '26');
    const notice = say(
      'Without a plan, sheets of up to {limit} rows can be saved and downloaded; this one has {count}.',
      { limit: '25', count: '26' },
    );
    await expect(page.getByText(notice)).toBeVisible();
    // What can be saved is offered, with the plans beside it: no button promises more.
    await expect(
      page.getByRole('button', { name: say('Save the first {limit}', { limit: '25' }) }),
    ).toBeEnabled();
    await expect(page.getByRole('button', { name: /26/ }).filter({ hasText: /Save|حفظ/ })).toHaveCount(0);
    await expect(plans.first()).toBeVisible();
    await (await downloadEntry(page, say, say('All rows: {all} (.csv)', { all: '26' }))).click();
    await expect(page.getByText(say('Nothing was downloaded.'))).toBeVisible();
    await expectNoFindings(page);
    expect(await overflowAt(page, 320)).toBe(0);
    expect(sent.filter((url) => url.includes('/product/batch'))).toEqual([]);

    // Sub-users: the reason takes the place of the button.
    await page.goto('/account/settings/manage-subscription-users');
    await expect(
      page.getByText(say('Inviting sub-users is part of a plan. Those you have keep their access.')),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: say('Add a sub-user') })).toHaveCount(0);
    await expectNoFindings(page);
    expect(await overflowAt(page, 320)).toBe(0);

    await subscribe(request, superAdmin, session);
    await page.reload();
    await expect(page.getByRole('button', { name: say('Add a sub-user') })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('hasSubscription')))
      .toContain('"status":"ACTIVE"');
    await page.goto('/user');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText(near)).toHaveCount(0);
  },
);
