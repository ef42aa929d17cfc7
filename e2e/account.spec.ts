import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import { enter, freshPassword, createAccount, randomPerson, test } from './create-account.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { subscribe } from './subscribe.ts';

const path = '/account/settings';
let say = wordsOf('en', 'account', 'app', 'access');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'account', 'app', 'access');
});

const section = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: say(title), exact: true });
const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const field = (within: Page | Locator, english: string): Locator =>
  within.getByLabel(say(english), { exact: true });

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a new name and a photo are saved', { tag: '@desktop' }, async ({ page, context, api, superAdmin }) => {
  const person = await createAccount(api, superAdmin);
  await enter(context, await api.signIn(person.email, person.password));
  await page.goto(path);
  const profile = section(page, 'Profile');
  await field(profile, 'First name').fill('  Maha ');
  await button(profile, 'Save').click();
  await expect(page.getByText(say('Changes saved.'))).toBeVisible();
  await profile
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel });
  await expect(profile.locator('img')).toHaveAttribute('src', /^data:image\/webp;base64,/);
  await page.reload();
  await expect(field(profile, 'First name')).toHaveValue('Maha');
  await expect(profile.locator('img')).toBeVisible();
  await button(profile, 'Remove the photo').click();
  // An account without a photo has a picture, too.
  await expect(profile.locator('img')).toHaveAttribute('src', '/default-profile.svg');
  await profile
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(
    profile.getByText(say('We can’t use this image. Choose a PNG, JPEG or GIF file.')),
  ).toBeVisible();
});

test(
  'another address counts once its code is entered',
  { tag: '@phone' },
  async ({ page, context, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    await enter(context, await api.signIn(person.email, person.password));
    await page.goto(path);
    await button(page, 'Change the email address').click();
    const dialog = page.getByRole('dialog');
    const { email } = randomPerson();
    await field(dialog, 'New email address').fill(email);
    await field(dialog, 'Current password').fill('not the password');
    await button(dialog, 'Send the code').click();
    await expect(field(dialog, 'Current password')).toHaveAttribute('aria-invalid', 'true');
    await field(dialog, 'Current password').fill(person.password);
    await button(dialog, 'Send the code').click();
    await expect(field(dialog, 'Code')).toBeVisible();
    await expect(page.getByTestId('email')).toHaveText(person.email);
    const code = /\b\d{6}\b/.exec((await api.mailTo(email)).text)?.[0] ?? '';
    await field(dialog, 'Code').fill(code);
    await expect(page.getByTestId('email')).toHaveText(email);
    await expect(page.getByText(say('Action was successful'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
  },
);

test(
  'a new password signs every other browser out, and this one stays in',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    const elsewhere = await api.signIn(person.email, person.password);
    await enter(context, await api.signIn(person.email, person.password));
    await page.goto(path);
    const change = section(page, 'Change password');
    const password = freshPassword();
    await field(change, 'Current password').fill(person.password);
    await field(change, 'New password').fill(password);
    await field(change, 'Confirm password').fill(`${password}x`);
    await button(change, 'Change password').click();
    await expect(field(change, 'Confirm password')).toHaveAttribute('aria-invalid', 'true');
    await field(change, 'Confirm password').fill(password);
    await button(change, 'Change password').click();
    await expect(
      page.getByText(say('Your password is changed. Every other browser is signed out.')),
    ).toBeVisible();
    expect(await api.statusOf(elsewhere)).toBe(401);
    await expect(section(page, 'Open sessions').getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(section(page, 'Profile')).toBeVisible();
    await api.signIn(person.email, password);
  },
);

test(
  'sessions elsewhere are ended, one or all',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    const others = [
      await api.signIn(person.email, person.password),
      await api.signIn(person.email, person.password),
      await api.signIn(person.email, person.password),
    ];
    await enter(context, await api.signIn(person.email, person.password));
    await page.goto(path);
    const sessions = section(page, 'Open sessions');
    await expect(sessions.getByRole('listitem')).toHaveCount(4);
    await expect(sessions.getByText(say('This session'))).toHaveCount(1);
    const end = sessions.getByRole('button', { name: new RegExp(`^${say('End')} `) });
    await end.first().click();
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await button(sessions, 'End all others').click();
    const dialog = page.getByRole('alertdialog');
    await expect(button(dialog, 'Cancel')).toBeFocused();
    await button(dialog, 'End all others').click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    expect(await Promise.all(others.map(api.statusOf))).toEqual([401, 401, 401]);
  },
);

test('all stored data arrives as one file', { tag: '@phone' }, async ({ page, context, api, superAdmin }) => {
  const person = await createAccount(api, superAdmin);
  await enter(context, await api.signIn(person.email, person.password));
  await page.goto(path);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download my data').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^saer-\d{4}-\d\d-\d\d\.json$/);
  const document: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(document).toMatchObject({ account: { email: person.email, fullName: person.fullName } });
});

test(
  'a deleted account can be restored at the next sign-in',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    const session = await api.signIn(person.email, person.password);
    await enter(context, session);
    await page.goto(path);
    await button(page, 'Delete my account').click();
    const dialog = page.getByRole('dialog');
    const confirm = button(dialog, 'Delete my account');
    await field(dialog, 'Current password').fill(person.password);
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').last().fill(say('delete'));
    await confirm.click();
    await expect(page.getByRole('heading', { name: say('Your account will be deleted') })).toBeVisible();
    expect(await api.statusOf(session)).toBe(401);
    await page.keyboard.press('Escape');
    await button(page, 'Go to the home page').click();
    await expect(page).not.toHaveURL(/account/);
    await page.goto(path);
    await expect(page).toHaveURL(/\/access\/login/);
    await page.getByLabel(say('Email or mobile number')).fill(person.email);
    await field(page, 'Password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say('Keep your account?') })).toBeVisible();
    await page.getByRole('main').getByRole('button').first().click();
    await expect(section(page, 'Profile')).toBeVisible();
  },
);

test(
  'whom a subscriber invites sets a password, signs in, and manages nobody',
  { tag: '@phone' },
  async ({ page, context, browser, baseURL, request, api, superAdmin }) => {
    const subscriber = await createAccount(api, superAdmin);
    const owner = await api.signIn(subscriber.email, subscriber.password);
    await subscribe(request, superAdmin, owner);
    await enter(context, owner);
    await page.goto(`${path}/manage-subscription-users`);
    await expect(page.getByRole('heading', { name: say('No sub-users yet') })).toBeVisible();
    await button(page, 'Add a sub-user').click();
    const dialog = page.getByRole('dialog');
    const helper = randomPerson('Faisal');
    await field(dialog, 'First name').fill(helper.firstName);
    await field(dialog, 'Last name').fill(helper.lastName);
    await field(dialog, 'Email').fill(helper.email);
    await field(dialog, 'Mobile').fill('٠٥' + helper.mobile.slice(5));
    await button(dialog, 'Send the invitation').click();
    await expect(dialog).toHaveCount(0);
    const line = page.getByRole('list', { name: say('Sub-users') }).getByRole('listitem');
    await expect(line).toContainText(say('Invited'));

    const link = new URL((await api.mailTo(helper.email)).links[0] ?? '');
    const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const their = await theirs.newPage();
    await their.goto(`${link.pathname}${link.hash}`);
    const password = freshPassword();
    await their.locator('input[autocomplete=new-password]').first().fill(password);
    await their.locator('input[autocomplete=new-password]').last().fill(password);
    await their.locator('button[type=submit]').click();
    await expect(their.locator('input[autocomplete=new-password]')).toHaveCount(0);
    await theirs.close();

    const session = await api.signIn(helper.email, password);
    const asHelper = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await enter(asHelper, session);
    const helperPage = await asHelper.newPage();
    await helperPage.goto(path);
    await expect(helperPage.locator('main h1')).toBeVisible();
    await expect(helperPage.locator('main section')).not.toHaveCount(0);
    await expect(helperPage.locator('a[href$="manage-subscription-users"]')).toHaveCount(0);
    // Their own account is theirs to delete.
    await expect(section(helperPage, 'Delete account')).toBeVisible();
    await expect(helperPage.locator('main section[aria-labelledby]')).toHaveCount(7);

    await page.reload();
    await expect(line).not.toContainText(say('Invited'));
    await line.getByRole('button').first().click();
    await field(page.getByRole('dialog'), 'First name').fill('Turki');
    await button(page.getByRole('dialog'), 'Save').click();
    await expect(line).toContainText('Turki');
    await line.getByRole('button').last().click();
    await button(page.getByRole('alertdialog'), 'Remove').click();
    await expect(line).toHaveCount(0);
    expect(await api.statusOf(session)).toBe(401);
    await asHelper.close();
  },
);

test('the settings have no accessibility findings', async ({ page, context, api, superAdmin }) => {
  const person = await createAccount(api, superAdmin);
  await enter(context, await api.signIn(person.email, person.password));
  await page.goto(path);
  await expect(section(page, 'Open sessions').getByRole('listitem')).toHaveCount(1);
  await expectNoFindings(page, 'main');
  await button(page, 'Change the mobile number').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Change the mobile number')).toBeFocused();
  expect(await overflowAt(page, 320)).toBe(0);
  const over = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
});
