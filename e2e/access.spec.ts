import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { errorIn, wordsOf } from './messages.ts';
import { demoPassword } from './demo-password.ts';
import { freshPassword, createAccount, randomPerson, test } from './create-account.ts';
import { approve, codeTo } from './registration.ts';
import { overflowAt } from './horizontal-overflow.ts';

type Language = 'ar' | 'en';

let say: (english: string, figures?: Record<string, string>) => string;
let wrong: (...error: Parameters<typeof errorIn> extends [unknown, ...infer Rest] ? Rest : never) => string;

test.beforeEach(({ locale }) => {
  // Complete flows through several pages, each checked against the accessibility rules.
  test.slow();
  const language: Language = locale?.startsWith('ar') === true ? 'ar' : 'en';
  say = wordsOf(language, 'access', 'app', 'account', 'landing');
  wrong = (...error) => errorIn(language, ...error);
});

const field = (page: Page, english: string) => page.getByLabel(say(english), { exact: true });
const press = (page: Page, english: string) =>
  page.getByRole('button', { name: say(english), exact: true }).click();
const heading = (page: Page, english: string) =>
  expect(page.getByRole('heading', { level: 1, name: say(english), exact: true })).toBeVisible();

const fitsAndIsAccessible = async (page: Page): Promise<void> => {
  await expectNoFindings(page);
  const before = page.viewportSize();
  expect(await overflowAt(page, 320)).toBe(0);
  if (before !== null) await page.setViewportSize(before);
};

const signIn = async (page: Page, username: string, password: string): Promise<void> => {
  await field(page, 'Email or mobile number').fill(username);
  await field(page, 'Password').fill(password);
  await press(page, 'Sign in');
};

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

const arabicDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

test(
  'a new seller signs up, confirms the code, waits for approval, and reaches the requested page',
  { tag: '@phone' },
  async ({ page, request, api, superAdmin }) => {
    const person = { ...randomPerson(), password: freshPassword() };
    await page.goto('/user/add-product?cost=12');
    await expect(page).toHaveURL(/\/access\/login\?to=/);
    await expect(page.getByText(wrong('signInNeeded'))).toBeVisible();
    await expect(
      page.getByText(say('Once you are signed in, the calculator opens with the values of your link.')),
    ).toBeVisible();
    await page.getByRole('link', { name: say('Create an account') }).click();
    await heading(page, 'Create an account');
    await fitsAndIsAccessible(page);

    await press(page, 'Create the account');
    await expect(field(page, 'First name')).toBeFocused();
    await expect(page.getByText(wrong('termsNotAccepted'))).toBeVisible();
    await fitsAndIsAccessible(page);

    await field(page, 'First name').fill(person.firstName);
    await field(page, 'Last name').fill(person.lastName);
    await field(page, 'Mobile number').fill(arabicDigits(person.mobile));
    await field(page, 'Email').fill('seller@saer.localhost');
    await field(page, 'Password').fill(person.password);
    await expect(page.getByText(wrong('emailOrMobileExists'))).toBeVisible();
    await field(page, 'Email').fill(person.email);
    await field(page, 'Confirm password').fill('something else');
    await page.getByLabel(say('I accept the terms of use and the privacy policy')).check();
    await press(page, 'Create the account');
    await expect(page.getByText(wrong('passwordsDiffer'))).toBeVisible();
    await field(page, 'Confirm password').fill(person.password);
    await press(page, 'Create the account');

    await heading(page, 'Enter the code');
    await expect(page.getByRole('link', { name: say('the local mailbox') })).toBeVisible();
    await fitsAndIsAccessible(page);
    const code = await codeTo(api, person.email);
    const otp = page.locator('input[autocomplete=one-time-code]');
    await expect(otp).toBeFocused();
    await otp.fill(code === '000000' ? '111111' : '000000');
    await expect(page.getByText(wrong('wrongCode', { triesLeft: 4 }))).toBeVisible();
    await page.reload();
    await heading(page, 'Enter the code');
    await otp.pressSequentially(arabicDigits(code));

    await heading(page, 'Your registration is under review');
    await fitsAndIsAccessible(page);
    await page.getByRole('link', { name: say('Go to sign-in') }).click();
    await signIn(page, person.email, person.password);
    await heading(page, 'Your registration is under review');

    await approve(request, api, superAdmin, person.email);
    await page.getByRole('link', { name: say('Go to sign-in') }).click();
    await signIn(page, person.email, person.password);
    await expect(page).toHaveURL(/\/user\/add-product\?.*cost=12/);
    expect(Number(await stored(page, 'token_at'))).toBeGreaterThan(0);
    expect(await stored(page, 'sessionId')).toBeTruthy();
  },
);

test(
  'the wait for approval ends by itself while the page is open',
  { tag: '@desktop' },
  async ({ page, request, api, superAdmin }) => {
    await page.clock.install();
    const person = { ...randomPerson(), password: freshPassword() };
    await page.goto('/access/signup');
    await field(page, 'First name').fill(person.firstName);
    await field(page, 'Last name').fill(person.lastName);
    await field(page, 'Mobile number').fill(person.mobile);
    await field(page, 'Email').fill(person.email);
    await press(page, 'Generate a strong password');
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await page.getByLabel(say('I accept the terms of use and the privacy policy')).check();
    await press(page, 'Create the account');
    await heading(page, 'Enter the code');
    const before = await codeTo(api, person.email);
    await press(page, 'Edit my details');
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await press(page, 'Create the account');
    await heading(page, 'Enter the code');
    const otp = page.locator('input[autocomplete=one-time-code]');
    await otp.fill(await codeTo(api, person.email, before));
    await heading(page, 'Your registration is under review');
    await approve(request, api, superAdmin, person.email);
    await page.clock.runFor(16_000);
    await heading(page, 'Your account is approved');
    await fitsAndIsAccessible(page);
  },
);

test(
  'a wrong password says no more than that, and a number in Arabic digits signs in',
  { tag: '@phone' },
  async ({ page, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    await page.goto('/access');
    await heading(page, 'Welcome to Saer');
    await fitsAndIsAccessible(page);
    await page.getByRole('link', { name: say('Sign in'), exact: true }).click();
    await heading(page, 'Sign in');
    await fitsAndIsAccessible(page);
    await signIn(page, person.email, 'not-this-one');
    await expect(page.getByRole('alert')).toHaveText(wrong('wrongCredentials'));
    await fitsAndIsAccessible(page);
    await signIn(page, arabicDigits(person.mobile.replace('+966', '0')), person.password);
    await expect(page).toHaveURL(/\/user$/);
  },
);

test('a forgotten password is replaced with a code', { tag: '@phone' }, async ({ page, api, superAdmin }) => {
  const person = await createAccount(api, superAdmin);
  const chosen = freshPassword();
  await page.goto('/access/login');
  await page.getByRole('link', { name: say('Forgot your password?') }).click();
  await heading(page, 'Set a new password');
  await fitsAndIsAccessible(page);
  await field(page, 'Email or mobile number').fill(person.email);
  await press(page, 'Send a code');
  await heading(page, 'Enter the code');
  await page.locator('input[autocomplete=one-time-code]').fill(await codeTo(api, person.email));
  await heading(page, 'Choose a password');
  await fitsAndIsAccessible(page);
  await field(page, 'Password').fill(chosen);
  await field(page, 'Confirm password').fill(chosen);
  await press(page, 'Save the password');
  await heading(page, 'Your password is set');
  await press(page, 'Sign in');
  await signIn(page, person.email, chosen);
  await expect(page).toHaveURL(/\/user$/);
});

test(
  'an invented link is rejected, and leaves no trace in the URL',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/access/forgot-password#token=abcdefghijklmnopqrstuvwxyz0123456789');
    await heading(page, 'Choose a password');
    await expect(page).toHaveURL(/\/access\/forgot-password$/);
    await page.reload();
    await field(page, 'Password').fill('Calm-River-4821!');
    await field(page, 'Confirm password').fill('Calm-River-4821!');
    await press(page, 'Save the password');
    await expect(page.getByRole('alert')).toHaveText(wrong('linkExpired'));
    await press(page, 'Request a new code');
    await heading(page, 'Set a new password');
  },
);

test('too many attempts are reported with the remaining seconds', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/v1/auth/authenticate', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'tooManyTries', message: 'Wait', details: { seconds: 2 } },
    }),
  );
  await page.goto('/access/login');
  await signIn(page, 'somebody@example.com', 'whatever');
  await expect(page.getByRole('button', { name: say('Sign in'), exact: true })).toBeDisabled();
  await expect(page.getByText(say('You can try again now.'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('Sign in'), exact: true })).toBeEnabled();
});

test('the way back leads to pages of ours only', { tag: '@desktop' }, async ({ page }) => {
  for (const to of ['//example.com', '/\\example.com', 'https://example.com', '/access/login', '/nowhere']) {
    await page.goto(`/access/login?to=${encodeURIComponent(to)}`);
    await signIn(page, 'seller@saer.localhost', demoPassword);
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/user$/);
    await page.evaluate(() => localStorage.clear());
  }
});

test(
  'signed-in users are redirected from authentication pages, and told which pages are not theirs',
  { tag: '@desktop' },
  async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto('/admin/user/active');
    await expect(page).toHaveURL(/\/access\/login/);
    await signIn(page, 'seller@saer.localhost', demoPassword);
    await heading(page, 'You don’t have access to this page');
    await fitsAndIsAccessible(page);
    await page.goto('/access/signup');
    await expect(page).toHaveURL(/\/user$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('button', { name: say('Account of {fullName}', { fullName: 'Demo Seller' }) })
      .click();
    await expect(page.getByRole('link', { name: say('Sub-users') }).last()).toBeVisible();
    await fitsAndIsAccessible(page);
    expect(complaints).toEqual([]);
  },
);

test(
  'a session that ended elsewhere leads to signing in, and back again',
  { tag: '@phone' },
  async ({ page, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    await page.goto('/account/settings');
    await signIn(page, person.email, person.password);
    await expect(page).toHaveURL(/\/account\/settings$/);
    // Everything the page requests with its session has arrived; what follows concerns the reload only.
    await expect(page.getByText(say('This session'))).toBeVisible();
    await expect(page.getByText(say('Confirm with Nafath'))).toBeVisible();
    await api.post('/auth/logout', { token: await stored(page, 'token') });
    await page.reload();
    await expect(page).toHaveURL(/\/access\/login\?ended=true&to=%2Faccount%2Fsettings/);
    await expect(page.getByText(wrong('sessionEnded'))).toBeVisible();
    expect(await stored(page, 'token')).toBeNull();
    await signIn(page, person.email, person.password);
    await expect(page).toHaveURL(/\/account\/settings$/);
  },
);

test(
  'signing out clears the browser’s storage, even if the server is unreachable',
  { tag: '@desktop' },
  async ({ page, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    await page.goto('/access/login');
    await signIn(page, person.email, person.password);
    await expect(page).toHaveURL(/\/user$/);
    const device = await stored(page, 'fcmtoken');
    expect(device).toMatch(/^[0-9a-f]{32,}$/);
    await page.route('**/v1/auth/logout', (route) => route.abort());
    await page
      .getByRole('button', {
        name: say('Account of {fullName}', { fullName: person.fullName }),
      })
      .click();
    await press(page, 'Sign out');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('status').filter({ hasText: say('You are logged out.') })).toBeVisible();
    for (const key of [
      'token',
      'token_at',
      'data',
      'appwriteToken',
      'sessionId',
      'user',
      'content',
      'cookieFallback',
    ]) {
      expect(await stored(page, key)).toBeNull();
    }
    expect(await stored(page, 'fcmtoken')).toBe(device);
  },
);

test('an app that is too old is led to the newest', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/v1/auth/authenticate', (route) =>
    route.fulfill({
      status: 426,
      json: { code: 'appTooOld', message: 'Too old', details: { least: '9.1' } },
    }),
  );
  await page.goto('/access/login');
  await signIn(page, 'somebody@example.com', 'whatever');
  await expect(page).toHaveURL(/\/user\/download/);
  await heading(page, 'Update required');
  await expect(page.locator('main')).toContainText('9.1');
  await fitsAndIsAccessible(page);
});

test(
  'a password can be revealed, and changing the language preserves the input',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    await page.goto('/access/signup');
    await field(page, 'Email').fill('not an address');
    await field(page, 'Password').fill('short');
    await press(page, 'Create the account');
    await page
      .getByRole('button', { name: say('Show the password') })
      .first()
      .click();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await expect(page.getByText(wrong('notAnEmail'))).toBeVisible();
    const other = project.name === 'ar' ? 'en' : 'ar';
    await page.getByRole('button', { name: other === 'ar' ? 'العربية' : 'English' }).click();
    await expect(page.getByText(errorIn(other, 'notAnEmail'))).toBeVisible();
    await expect(page.locator('input[type=email]')).toHaveValue(/address/);
  },
);
