import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoFindings } from './axe.ts';
import { errorIn, wordsOf } from './messages.ts';
import { enter, createAccount, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';

const settings = '/account/settings';
let language: 'ar' | 'en' = 'en';
let say = wordsOf('en', 'account', 'access', 'app', 'users');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  language = project.name === 'ar' ? 'ar' : 'en';
  say = wordsOf(language, 'account', 'access', 'app', 'users');
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const field = (within: Page | Locator, english: string): Locator =>
  within.getByLabel(say(english), { exact: true });
const section = (page: Page): Locator =>
  page.getByRole('region', { name: say('Sign-in security'), exact: true });
const otp = (page: Page): Locator => page.locator('input[autocomplete=one-time-code]');

/** Keyboard, screen readers and 320 px. */
const fitsAndIsAccessible = async (page: Page): Promise<void> => {
  await expectNoFindings(page);
  const before = page.viewportSize();
  expect(await overflowAt(page, 320)).toBe(0);
  if (before !== null) await page.setViewportSize(before);
};

const giveCredentials = async (page: Page, { email, password }: { email: string; password: string }) => {
  await field(page, 'Email or mobile number').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
};

/** Signs out without the menu. */
const leave = async (page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/access/login');
};

test(
  'an authenticator app is turned on and required, and a recovery code replaces it',
  { tag: '@phone' },
  async ({ page, context, api, superAdmin }) => {
    test.slow();
    const person = await createAccount(api, superAdmin);
    await enter(context, await api.signIn(person.email, person.password));
    await page.goto(settings);
    await button(section(page), 'Turn on').click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Current password').fill(person.password);
    await button(dialog, 'Continue').click();
    await expect(dialog.getByRole('img', { name: say('QR code for your authenticator app') })).toBeVisible();
    const secret = (await dialog.locator('code').textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    await fitsAndIsAccessible(page);

    await otp(page).fill(app.generate() === '000000' ? '111111' : '000000');
    await expect(dialog.getByText(errorIn(language, 'wrongSecondFactor'))).toBeVisible();
    await otp(page).fill(app.generate());
    const codes = dialog.getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = (await codes.first().textContent()) ?? '';
    await fitsAndIsAccessible(page);
    const downloading = page.waitForEvent('download');
    await button(dialog, 'Download').click();
    expect((await downloading).suggestedFilename()).toMatch(/^saer-recovery-codes-.*\.txt$/);
    await button(dialog, 'I saved them').click();
    await expect(section(page).getByText(say('On'), { exact: true })).toBeVisible();
    await fitsAndIsAccessible(page);

    await leave(page);
    await giveCredentials(page, person);
    await expect(page.getByRole('heading', { level: 1, name: say('Confirm it is you') })).toBeVisible();
    await fitsAndIsAccessible(page);
    // The code that turned it on is used; the next one is already valid.
    await otp(page).fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await expect(page).toHaveURL(/\/user$/);

    await leave(page);
    await giveCredentials(page, person);
    await button(page, 'Use a recovery code').click();
    await field(page, 'Recovery code').fill(recoveryCode.toUpperCase());
    await button(page, 'Confirm').click();
    await expect(page).toHaveURL(/\/user$/);
  },
);

/** A virtual authenticator that verifies its user and stores its passkeys. */
const giveAuthenticator = async (context: BrowserContext, page: Page): Promise<void> => {
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

test(
  'someone who must have a second factor creates a passkey, and signs in with it',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin, baseURL }) => {
    test.slow();
    // Passkeys belong to a host name, never to an IP address.
    const site = (baseURL ?? '').replace('127.0.0.1', 'localhost');
    const person = await createAccount(api, superAdmin);
    await enter(context, await api.signIn(person.email, person.password));
    await giveAuthenticator(context, page);
    // The server's reply when a second factor is required.
    await page.route('**/v1/auth/session', (route) =>
      route.fulfill({ status: 403, json: { code: 'secondFactorNeeded', message: 'Set one up first.' } }),
    );
    await page.goto(`${site}${settings}`);
    await expect(page).toHaveURL(`${site}/account/second-factor?to=${encodeURIComponent(settings)}`);
    await page.unroute('**/v1/auth/session');
    await expect(page.getByRole('heading', { level: 1, name: say('Set up a second factor') })).toBeVisible();
    await fitsAndIsAccessible(page);
    await button(page, 'Create a passkey').click();
    await field(page, 'Name of the passkey').fill('Laptop');
    await field(page, 'Current password').fill(person.password);
    await fitsAndIsAccessible(page);
    await button(page, 'Create a passkey').click();
    await expect(page).toHaveURL(`${site}${settings}`);
    const line = section(page).getByRole('listitem').filter({ hasText: 'Laptop' });
    await expect(line).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${site}/access/login`);
    await expect(button(page, 'Sign in with a passkey')).toBeVisible();
    await fitsAndIsAccessible(page);
    await button(page, 'Sign in with a passkey').click();
    await expect(page).toHaveURL(/\/user$/);

    await page.goto(`${site}${settings}`);
    await line.locator('[aria-haspopup=menu]').click();
    await line.getByRole('menuitem', { name: say('Remove'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Current password').fill(person.password);
    await button(dialog, 'Remove').click();
    await expect(line).toHaveCount(0);
  },
);

test(
  'an admin resets a lost second factor',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    await enter(context, superAdmin);
    await page.goto(`/admin/user/active?q=${encodeURIComponent(person.email)}`);
    const row = page.locator('tbody').getByRole('row').filter({ hasText: person.email });
    await row.locator('[aria-haspopup=menu]').click();
    await row.getByRole('menuitem', { name: say('Reset second factor'), exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expectNoFindings(page);
    await button(dialog, 'Reset second factor').click();
    await expect(page.getByText(/has no second factor: nothing was changed\./)).toBeVisible();
  },
);
