import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { price, toy } from './calculator-page.ts';
import { errorIn, wordsOf } from './messages.ts';
import { demoPassword } from './demo-password.ts';
import { freshPassword, randomPerson, test } from './create-account.ts';
import { approve, codeTo } from './registration.ts';
import { overflowAt } from './horizontal-overflow.ts';

let language: 'ar' | 'en' = 'en';
let say: (english: string, figures?: Record<string, string>) => string;

test.beforeEach(({ locale }) => {
  // Complete flows through several pages.
  test.slow();
  language = locale?.startsWith('ar') === true ? 'ar' : 'en';
  say = wordsOf(language, 'calculator', 'access', 'app', 'account');
});

const opened = `/calculator?${new URLSearchParams(toy)}`;
const field = (page: Page, english: string) => page.getByLabel(say(english), { exact: true });
const button = (page: Page, english: string) => page.getByRole('button', { name: say(english), exact: true });
const link = (page: Page, english: string) => page.getByRole('link', { name: say(english), exact: true });
const signIn = async (page: Page, username: string, password: string): Promise<void> => {
  await field(page, 'Email or mobile number').fill(username);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
};

test(
  'a guest’s input survives signing up, the wait, and the first sign-in on another device',
  { tag: '@phone' },
  async ({ page, browser, request, api, superAdmin }) => {
    const person = { ...randomPerson(), password: freshPassword() };
    await page.goto('/');
    await page.locator('input[name=cost]').fill('75');
    await page.locator('a[href^="/calculator?"]').click();
    await expect(page).toHaveURL(/\/calculator\?.*cost=75/);
    await page.locator('#field-name input').fill('كوب & <b>');
    await button(page, 'Save in my products').click();
    await expect(
      page.getByText(say('Create an account to save this. What you typed stays.')),
    ).toBeInViewport();
    await link(page, 'Create an account').last().click();

    await expect(
      page.getByText(say('What you typed stays: the calculator opens with it once you are signed in.')),
    ).toBeVisible();
    await field(page, 'First name').fill(person.firstName);
    await field(page, 'Last name').fill(person.lastName);
    await field(page, 'Mobile number').fill(person.mobile.replace('+966', '0'));
    await field(page, 'Email').fill(person.email);
    await field(page, 'Password').fill(person.password);
    await field(page, 'Confirm password').fill(person.password);
    await page.getByLabel(say('I accept the terms of use and the privacy policy')).check();
    await button(page, 'Create the account').click();
    await page.locator('input[autocomplete=one-time-code]').fill(await codeTo(api, person.email));

    // While an admin reviews it, the calculator still works.
    await expect(page.getByText(say('Until approval you can keep calculating.'))).toBeVisible();
    await link(page, 'Open the calculator').click();
    await expect(page).toHaveURL(/\/calculator\?.*cost=75/);
    await page.goto('/calculator');
    await expect(page.locator('#field-cost input')).toHaveValue('75');
    await expect(page.getByText(say('Here is what you typed before.'))).toBeVisible();
    await button(page, 'Save in my products').click();
    await expect(
      page.getByText(say('You can save this once your account is approved. What you typed stays.')),
    ).toBeInViewport();
    await link(page, 'See whether it is approved').click();
    await expect(page.getByText(say('Until approval you can keep calculating.'))).toBeVisible();

    await approve(request, api, superAdmin, person.email);
    const approval = async () =>
      (await api.mailTo(person.email)).links.find((each) => each.includes('/user/add-product?'));
    await expect.poll(approval, { timeout: 20_000 }).toBeDefined();
    const there = await (await browser.newContext()).newPage();
    // By the link in the mail, or by any sign-in.
    await there.goto(
      language === 'ar'
        ? new URL((await approval()) ?? '').href.replace(/^https?:\/\/[^/]+/, '')
        : '/access/login',
    );
    await signIn(there, person.email, person.password);
    await expect(there).toHaveURL(/\/user\/add-product\?.*cost=75/);
    await expect(there.getByText(say('Here is what you typed before.'))).toBeVisible();
    await expect(there.locator('#field-name input')).toHaveValue('كوب & <b>');
    await expect(price(there)).toBeVisible();
    await there.locator('#field-cost input').fill('76');
    await expect(there).toHaveURL(/cost=76/);
    await expect(there.getByText(say('Here is what you typed before.'))).toBeVisible();
    await there.goto('/user/add-product');
    await expect(there.locator('#field-cost input')).toHaveValue('');
    await there.context().close();
  },
);

test(
  'a guest has the whole calculator and calls nothing that needs a session',
  { tag: '@phone' },
  async ({ page }) => {
    const refused: string[] = [];
    page.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
    await page.goto(opened);
    await expect(page).toHaveTitle(new RegExp(say('Price calculator')));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(price(page)).toBeVisible();
    await button(page, 'Save in this browser').click();
    await page
      .getByTestId('saved')
      .getByRole('link', { name: say('Open') })
      .click();
    await expect(page).toHaveURL(/\/calculator\?/);
    await button(page, 'Save in my products').click();
    await expectNoFindings(page);
    await page.getByRole('button', { name: language === 'ar' ? 'English' : 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar');
    await expect(page.locator('#field-cost input')).toHaveValue(toy.cost);
    expect(await overflowAt(page, 320)).toBe(0);
    expect(refused).toEqual([]);
  },
);

test(
  'signing in comes back to the last key typed, and signing out leaves nothing of it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const elsewhere = await context.newPage();
    await elsewhere.goto(opened);
    await page.goto(opened);
    await page.locator('#field-cost input').fill('81');
    await page
      .getByRole('navigation', { name: say('Account') })
      .getByRole('link', { name: say('Sign in') })
      .click();
    await expect(page).toHaveURL(/\/access\/login\?/);
    await expect(page.getByText(errorIn(language, 'signInNeeded'))).toHaveCount(0);
    await signIn(page, 'seller@saer.localhost', demoPassword);
    await expect(page).toHaveURL(/\/user\/add-product\?.*cost=81/);
    await expect(page.locator('#field-cost input')).toHaveValue('81.00');
    // A signed-in person has their own calculator in every tab.
    await expect(elsewhere).toHaveURL(/\/user\/add-product\?.*cost=6\.00/);
    await page.goto(opened);
    await expect(page).toHaveURL(/\/user\/add-product\?.*cost=6\.00/);
    await page
      .getByRole('button', { name: say('Account of {fullName}', { fullName: 'Demo Seller' }) })
      .click();
    await button(page, 'Sign out').click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/calculator');
    await expect(page.locator('#field-cost input')).toHaveValue('');
  },
);

test('a page reloaded right after a keystroke preserves it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(opened);
  await expect(price(page)).toBeVisible();
  await page.locator('#field-cost input').fill('82');
  await page.reload();
  await expect(page.locator('#field-cost input')).toHaveValue('82');
  await expect(page).toHaveURL(/\/calculator\?.*cost=82/);
});
