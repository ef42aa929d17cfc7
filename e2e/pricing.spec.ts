import { expect, test } from '@playwright/test';
import { lists } from '@saer/contract/lists/all';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { collectComplaints } from './complaints.ts';
import { demoPassword } from './demo-password.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';

test('plans show the price of the chosen period, and what a year saves', async ({ page, request }, {
  project,
}) => {
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'pricing', 'pricing-text', 'landing-text');
  const complaints = collectComplaints(page);
  const plans = z.parse(lists.pricePlan.find.reply, await (await request.get('/v1/price-plan')).json());
  const [plan] = plans.toSorted((one, other) => one.id - other.id);
  // Other journeys add plans of their own meanwhile.
  await page.route('**/v1/price-plan', (route) => route.fulfill({ json: [plan] }));
  await page.goto('/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Plans and prices'));
  const card = page.locator('[data-plans] li').filter({
    has: page.getByRole('heading', { name: (language === 'ar' ? plan?.nameAr : plan?.nameEn) ?? '' }),
  });
  await expect(card.getByText('99.00').first()).toBeVisible();
  await expect(card.getByText('990.00').first()).toBeHidden();
  await expect(card.getByText('198.00').first()).toBeVisible();
  await expect(card.getByText('16%')).toBeVisible();
  await expect(card.getByText(say('Recommended plan'))).toBeVisible();
  // By the keyboard alone: the choice is the browser's.
  await page.getByRole('radio', { name: say('Monthly') }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: say('Yearly') })).toBeChecked();
  await expect(card.getByText('990.00').first()).toBeVisible();
  await expect(card.getByText('99.00', { exact: true })).toBeHidden();
  await expect(card.getByRole('link')).toHaveAttribute('href', `/checkout?plan=${plan?.id}&period=YEARLY`);
  await expect(page.getByText(say('Not the right plan for you?'))).toBeVisible();
  const advice =
    'Do more people work with you, or do you need something else? Contact customer service before you pay.';
  await expect(page.getByText(say(advice))).toBeVisible();
  await page.getByText(say('What happens when my plan ends?')).click();
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  expect(complaints).toEqual([]);
});

test(
  'the prices of today replace those of the build, and their absence is said',
  { tag: '@desktop' },
  async ({ page, request }, { project }) => {
    const language = project.name === 'ar' ? 'ar' : 'en';
    const say = wordsOf(language, 'pricing', 'pricing-text');
    const plans = z.parse(lists.pricePlan.find.reply, await (await request.get('/v1/price-plan')).json());
    await page.route('**/v1/price-plan', (route) => route.abort('connectionfailed'));
    await page.goto(`/${language}/pricing`);
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    await expectNoFindings(page);
    await page.unroute('**/v1/price-plan');
    await page.route('**/v1/price-plan', (route) =>
      route.fulfill({ json: plans.map((plan) => ({ ...plan, monthlyPrice: 12_345 })) }),
    );
    await alert.getByRole('button', { name: say('Try again') }).click();
    await expect(alert).toBeHidden();
    await expect(page.locator('[data-plans]').getByText('123.45').first()).toBeVisible();
  },
);

test(
  'a guest signs in and is at the checkout with the chosen plan and period',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'access', 'pricing', 'pricing-text');
    await page.goto('/pricing');
    await page.getByText(say('Yearly'), { exact: true }).click();
    // Other journeys add plans of their own meanwhile.
    await page
      .getByRole('link', { name: say('Choose by the year') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/access\/login\?to=%2Fcheckout/);
    await page.getByLabel(say('Email or mobile number')).fill('seller@saer.localhost');
    await page.locator('input[type=password]').fill(demoPassword);
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/checkout\?plan=\d+&period=YEARLY$/);
  },
);
