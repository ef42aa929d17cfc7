import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { createAccount, enter, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';
import { savedSession } from './signed-in.ts';

let say: ReturnType<typeof wordsOf>;
test.beforeEach(({ locale }) => {
  say = wordsOf(locale?.startsWith('ar') === true ? 'ar' : 'en', 'site-text', 'landing');
});

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const signOut = (page: Page) => page.getByRole('button', { name: say('Sign out') });

test('every public page shows a signed-in seller their account before any script has come', async ({
  page,
  api,
  superAdmin,
  context,
}) => {
  const person = await createAccount(api, superAdmin);
  await enter(context, await api.signIn(person.email, person.password));
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/pricing', '/fees', '/instructions', '/tools', '/about-us', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: person.fullName }), path).toBeVisible();
    await expect(page.getByRole('link', { name: say('My products') })).toHaveAttribute(
      'href',
      '/user/products',
    );
    await expect(signOut(page)).toBeVisible();
    await expect(page.locator('a[href="/access/signup"]:visible'), path).toHaveCount(0);
  }
  await page.goto('/about-us');
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
});

test('signing out at the root reloads it, elsewhere it leads home, and the session is over', async ({
  page,
  context,
  api,
  superAdmin,
}) => {
  const person = await createAccount(api, superAdmin);
  for (const path of ['/', '/pricing']) {
    const session = await api.signIn(person.email, person.password);
    const own = await context.newPage();
    await own.goto('/about-us');
    await own.evaluate(
      (entries) => {
        for (const [name, value] of entries) localStorage.setItem(name, value);
      },
      Object.entries(savedSession(session)),
    );
    await own.goto(path);
    await signOut(own).click();
    await expect(own).toHaveURL(/:\d+\/$/);
    await expect(own.getByRole('status').filter({ hasText: say('You are logged out.') })).toBeVisible();
    await expect(own.getByRole('banner').getByRole('link', { name: say('Sign in') })).toBeVisible();
    for (const key of ['token', 'token_at', 'data', 'sessionId', 'endedSessions'])
      expect(await stored(own, key)).toBeNull();
    expect(await api.statusOf(session)).toBe(401);
    await own.close();
  }
  await page.close();
});

test(
  'signing out of a public page while changes wait is asked about in the app',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    const session = await api.signIn(person.email, person.password);
    await enter(context, session);
    await page.goto('/pricing');
    await page.evaluate((of) => localStorage.setItem('pendingChanges', `${of}:1:1`), session.metadata.id);
    await signOut(page).click();
    await expect(page).toHaveURL(/\/user\/products$/);
    await expect(
      page.getByRole('alertdialog', { name: wordsOf('en', 'offline')('Sign out without saving?') }),
    ).toBeVisible();
    expect(await stored(page, 'token')).toBe(session.access_token);
  },
);
