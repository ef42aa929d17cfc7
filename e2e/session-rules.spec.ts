import { expect, type Page } from '@playwright/test';
import { mySubscriptions } from '@saer/contract/subscriptions/subscription';
import { toolCount } from '@saer/contract/products/tools';
import { createAccount, enter, test } from './create-account.ts';
import { errorIn, wordsOf } from './messages.ts';
import { subscribe } from './subscribe.ts';

const say = wordsOf('en', 'app', 'access', 'account', 'landing');
const tag = '@desktop';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const toasts = (page: Page) => page.getByRole('region', { name: say('Notifications') });

test(
  'signing in stores the session under the names of the specification',
  { tag },
  async ({ page, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    await page.goto('/access/login');
    const password = page.getByLabel(say('Password'), { exact: true });
    const signIn = page.getByRole('button', { name: say('Sign in'), exact: true });
    await page.getByLabel(say('Email or mobile number'), { exact: true }).fill(person.email);
    await signIn.click();
    await expect(password).toHaveAccessibleDescription(errorIn('en', 'required'));
    await password.fill(person.password);
    await signIn.click();
    await expect(page).toHaveURL(/\/user$/);
    for (const key of ['token', 'appwriteToken', 'sessionId', 'zone', 'fcmtoken', 'content'])
      expect(await stored(page, key), key).toMatch(/\S{3,}/);
    expect(await stored(page, 'user')).toBe(String(person.id));
    // The official SDK finds both in this storage.
    expect(JSON.parse((await stored(page, 'cookieFallback')) ?? '')).toEqual({
      a_session_saer: expect.stringMatching(/^[\w-]{40,}$/),
    });
    const { endpoint, project } = JSON.parse((await stored(page, 'content')) ?? '');
    const account = await page.evaluate(
      async ([address, name]) => {
        const fallback = localStorage.getItem('cookieFallback') ?? '';
        const headers = { 'x-appwrite-project': name, 'x-fallback-cookies': fallback };
        const reply = await fetch(`${new URL(address).pathname}/account`, { headers });
        return reply.json();
      },
      [String(endpoint), String(project)] as const,
    );
    expect(account).toMatchObject({ $id: String(person.id) });
    expect(Date.now() - Number(await stored(page, 'token_at'))).toBeLessThan(60_000);
    expect(JSON.parse((await stored(page, 'data')) ?? '')).toMatchObject({
      metadata: { email: person.email },
    });
  },
);

test(
  'a session ends thirty days after signing in by this browser’s clock',
  { tag },
  async ({ page, context, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    await enter(context, await api.signIn(person.email, person.password));
    const signedInBefore = async (days: number) => {
      const at = String(Date.now() - days * 86_400_000);
      await page.evaluate((value) => localStorage.setItem('token_at', value), at);
      await page.goto('/user/tools');
    };
    await page.goto('/about-us');
    await signedInBefore(29.9);
    await expect(page).toHaveURL(/\/user\/tools$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signedInBefore(30.01);
    await expect(page).toHaveURL(/\/access\/login/);
  },
);

test('the language and the theme are stored as the specification names them', { tag }, async ({ page }) => {
  await page.goto('/access/login');
  await page.getByRole('button', { name: say('Dark theme') }).click();
  expect(await stored(page, 'dark')).toBe('true');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  expect(await stored(page, 'lang')).toBe('ar-SA');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await stored(page, 'lang')).toBe('en-US');
});

test('every page begins at its top, also on the way back', { tag }, async ({ page, context, superAdmin }) => {
  await enter(context, superAdmin);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/user/tools');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page
    .getByRole('link', { name: say('Account settings') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/account\/settings$/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/tools$/);
  await expect.poll(scrolled).toBe(0);
});

test(
  'failed calls are said in the words of the specification',
  { tag },
  async ({ page, context, superAdmin }) => {
    await enter(context, superAdmin);
    const replies = [
      { status: 404, body: '', words: '404 - Not found' },
      { status: 200, body: '', words: say('No response received') },
      { status: 200, body: '{"subscription":7}', words: say('Action failed') },
    ];
    for (const { words, ...reply } of replies) {
      await page.route('**/v1/user-subscription/has-subscription', (route) => route.fulfill(reply));
      await page.goto('/user/tools');
      await expect(toasts(page)).toContainText(words);
      await page.unroute('**/v1/user-subscription/has-subscription');
    }
  },
);

test(
  'a sign-out that the server answers with 401 leads home like any other',
  { tag },
  async ({ page, context, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    await enter(context, await api.signIn(person.email, person.password));
    await page.route('**/v1/auth/logout', (route) =>
      route.fulfill({ status: 401, json: { code: 'sessionEnded', message: 'Over' } }),
    );
    await page.goto('/user/tools');
    await page.getByRole('button', { name: person.fullName }).click();
    await page.getByRole('button', { name: say('Sign out') }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await stored(page, 'token')).toBeNull();
  },
);

test('plans name how many tools they include', { tag }, async ({ page }) => {
  for (const path of ['/pricing', '/admin/price-plan']) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(`All plans include the ${toolCount} tools.`);
  }
});

test(
  'each status of a subscription has the colour of the specification',
  { tag },
  async ({ page, context, request, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    const session = await api.signIn(person.email, person.password);
    await subscribe(request, superAdmin, session);
    await enter(context, session);
    let statuses = ['ACTIVE', 'CANCELLED', 'EXPIRED', 'FROZEN'];
    await page.route('**/v1/user-subscription/my-subscribers', async (route) => {
      const response = await route.fetch();
      const [row] = mySubscriptions.reply.parse(await response.json()).subscriptions;
      const rows = statuses.map((status, at) => ({ ...row, status, id: 1_000_000 + at }));
      await route.fulfill({ response, json: { subscriptions: rows } });
    });
    await page.goto('/account/settings/subscriptions');
    const badge = (words: string) => page.locator('main').getByText(words, { exact: true }).first();
    await expect(badge('Active')).toHaveClass(/brand/);
    await expect(badge('Expired')).toHaveClass(/danger/);
    await expect(badge('Cancelled')).toHaveClass(/muted/);
    await expect(badge('FROZEN')).toHaveClass(/brand/);
    statuses = ['PENDING'];
    await page.reload();
    await expect(badge('Pending')).toHaveClass(/warning/);
  },
);

test(
  'the page of a product without its id leads to the list',
  { tag },
  async ({ page, context, superAdmin }) => {
    await enter(context, superAdmin);
    await page.goto('/admin/product');
    await expect(page).toHaveURL(/\/admin\/products$/);
  },
);

test(
  'the row opened last is marked on the way back to its list',
  { tag },
  async ({ page, context, superAdmin }) => {
    await enter(context, superAdmin);
    await page.goto('/admin/products');
    const row = page.getByRole('row').nth(2);
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/product\?/);
    await page.goBack();
    await expect(row).toHaveClass(/bg-brand-soft/);
    await expect(page.getByRole('row').nth(1)).not.toHaveClass(/bg-brand-soft/);
  },
);
