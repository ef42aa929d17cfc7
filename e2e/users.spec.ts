import { expect, type Locator, type Page, test as anyone } from '@playwright/test';
import { register } from '@saer/contract/account/auth';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { wordsOf } from './messages.ts';
import { enter, freshPassword, createAccount, randomPerson, test, tokenIn } from './create-account.ts';
import { codeTo } from './registration.ts';

let say = wordsOf('en', 'users', 'app');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'users', 'app');
});

const button = (within: Page | Locator, english: string): Locator =>
  within.getByRole('button', { name: say(english), exact: true });
const field = (within: Page | Locator, english: string): Locator =>
  within.getByLabel(say(english), { exact: true });

/** The rows of the table, or the cards on a narrow screen. */
const rowsOf = (page: Page): Locator =>
  page
    .locator('tbody')
    .getByRole('row')
    .or(page.getByRole('list', { name: say('Users') }).getByRole('listitem'));
const rowOf = (page: Page, text: string): Locator => rowsOf(page).filter({ hasText: text });

const search = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox').fill(text);
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(text).replaceAll('%40', '(%40|@)')}`));
  // The previous rows remain until the reply arrives, and then move from under the pointer.
  await expect(rowsOf(page).filter({ hasNotText: text })).toHaveCount(0);
};

const choose = async (page: Page, email: string, english: string): Promise<void> => {
  const row = rowOf(page, email);
  await row.locator('[aria-haspopup=menu]').click();
  await row.getByRole('menuitem', { name: say(english), exact: true }).click();
};

test(
  'a registration that waits is approved, and its owner hears of it',
  { tag: '@phone' },
  async ({ page, context, api, superAdmin }) => {
    const person = randomPerson('Huda');
    const password = freshPassword();
    const { requestId } = z.parse(
      register.reply,
      await api.post('/auth/register', { ...person, password, language: 'en', termsAccepted: true }),
    );
    await api.post('/auth/otp', { requestId, code: await codeTo(api, person.email) });
    await enter(context, superAdmin);
    await page.goto('/admin/user/inactive');
    await expect(page.getByTestId('waiting')).toHaveText(/^[1-9]\d*$/);
    await search(page, person.email);
    const row = rowOf(page, person.email);
    await expect(row).toHaveCount(1);
    // An extra click does nothing: the row stays under the pointer, and no other seller's button moves there.
    await row.getByRole('button', { name: new RegExp(`^${say('Approve')}`) }).dblclick();
    await expect(row.getByText(say('Done'))).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(row).toHaveCount(0);
    await page.goto('/admin/user/active');
    await search(page, person.email);
    await expect(row).toHaveCount(1);
  },
);

test(
  'who is blocked is out at once, and comes back when the block is lifted',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    const session = await api.signIn(person.email, person.password);
    await enter(context, superAdmin);
    await page.goto('/admin/user/active');
    await search(page, person.email);
    await choose(page, person.email, 'Block');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(person.lastName);
    await expect(button(dialog, 'Cancel')).toBeFocused();
    await button(dialog, 'Block').click();
    await expect(rowOf(page, person.email)).toHaveCount(0);
    expect(await api.statusOf(session)).toBe(401);
    await page.goto(`/admin/user/inactive?status=BLOCKED&q=${person.email}`);
    const row = rowOf(page, person.email);
    await row.getByRole('button', { name: new RegExp(`^${say('Activate')}`) }).click();
    await page.mouse.move(0, 0);
    await expect(row).toHaveCount(0);
    await api.signIn(person.email, person.password);
  },
);

test(
  'of two admins who act at once, the second is told and sees its state',
  { tag: '@desktop' },
  async ({ page, context, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    await enter(context, superAdmin);
    await page.goto('/admin/user/active');
    await search(page, person.email);
    await choose(page, person.email, 'Deactivate');
    await api.post('/user/block', { id: person.id }, superAdmin);
    await button(page.getByRole('alertdialog'), 'Deactivate').click();
    await expect(
      page.getByText(say('{name} was changed. The list shows the latest data.').split('}')[1] ?? ''),
    ).toBeVisible();
    await expect(rowOf(page, person.email)).toHaveCount(0);
  },
);

test(
  'a generated password is shown once and must be changed',
  { tag: '@phone' },
  async ({ page, context, api, request, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    await enter(context, superAdmin);
    await page.goto(`/admin/user/active?q=${person.email}`);
    await choose(page, person.email, 'Generate a password');
    await button(page.getByRole('alertdialog'), 'Generate a password').click();
    const shown = page.getByTestId('password');
    await expect(shown).toBeVisible();
    const oneTime = (await shown.innerText()).trim();
    await page.keyboard.press('Escape');
    await expect(shown).toBeVisible();
    await button(page, 'I have copied it').click();
    await expect(shown).toHaveCount(0);
    const reply = await request.post('/v1/auth/authenticate', {
      data: { username: person.email, password: oneTime },
    });
    expect(reply.status()).toBe(403);
    expect(await reply.json()).toMatchObject({ code: 'passwordMustChange' });
  },
);

test(
  'a super admin adds an admin, who sees no other admin',
  { tag: '@desktop' },
  async ({ page, context, browser, baseURL, api, superAdmin }) => {
    await enter(context, superAdmin);
    await page.goto('/admin/user/active');
    await button(page, 'Add a user').click();
    const dialog = page.getByRole('dialog');
    const person = randomPerson('Rayan');
    await button(dialog, 'Add').click();
    await expect(field(dialog, 'First name')).toBeFocused();
    await field(dialog, 'First name').fill(person.firstName);
    await field(dialog, 'Last name').fill(person.lastName);
    await field(dialog, 'Email').fill('super@saer.localhost');
    await field(dialog, 'Mobile').fill(person.mobile.replace('+966', '0'));
    await field(dialog, 'Role').selectOption('ADMIN');
    await button(dialog, 'Add').click();
    await expect(field(dialog, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await field(dialog, 'Email').fill(person.email);
    await button(dialog, 'Add').click();
    await expect(dialog).toHaveCount(0);

    const password = freshPassword();
    await api.post('/auth/reset-password', {
      token: tokenIn((await api.mailTo(person.email)).links[0]),
      password,
    });
    const theirs = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: say('Users') === 'Users' ? 'en-US' : 'ar-SA',
    });
    await enter(theirs, await api.signIn(person.email, password));
    const their = await theirs.newPage();
    await their.goto('/admin/user/active?q=saer.localhost');
    await expect(rowOf(their, 'seller@saer.localhost')).toHaveCount(1);
    await expect(rowOf(their, 'admin@saer.localhost')).toHaveCount(0);
    await expect(rowOf(their, 'super@saer.localhost')).toHaveCount(0);
    await button(their, 'Add a user').click();
    await expect(field(their.getByRole('dialog'), 'Email')).toBeVisible();
    await expect(field(their.getByRole('dialog'), 'Role')).toHaveCount(0);
    await theirs.close();
  },
);

test(
  'an account is edited, deleted and restored',
  { tag: '@phone' },
  async ({ page, context, api, superAdmin }) => {
    const person = await createAccount(api, superAdmin);
    await enter(context, superAdmin);
    await page.goto(`/admin/user/active?q=${person.email}`);
    await choose(page, person.email, 'Edit');
    await field(page.getByRole('dialog'), 'First name').fill('Lama');
    await button(page.getByRole('dialog'), 'Save').click();
    const row = rowOf(page, person.email);
    await expect(row).toContainText('Lama');
    await choose(page, person.email, 'Delete');
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await expect(row).toHaveCount(0);
    await page.goto(`/admin/user/inactive?status=DELETED&q=${person.email}`);
    await row.getByRole('button', { name: new RegExp(`^${say('Restore')}`) }).click();
    await page.mouse.move(0, 0);
    await expect(row).toHaveCount(0);
    await page.goto(`/admin/user/active?q=${person.email}`);
    await expect(row).toHaveCount(1);
  },
);

test(
  'search, order and page stay in the address: over a reload, and back and forward',
  { tag: '@desktop' },
  async ({ page, context, superAdmin }) => {
    await enter(context, superAdmin);
    await page.goto('/admin/user/active?sort=fullName&q=Demo%20Shop');
    const rows = page.locator('main table tbody tr, main ul > li');
    const first = rows.first();
    await expect(first).toContainText(/Demo Shop/);
    await expect(page.getByRole('searchbox')).toHaveValue('Demo Shop');
    await page.goto('/admin/user/active?size=10');
    await expect(rows).toHaveCount(10);
    await button(page, 'Next page').click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows.first()).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows.first()).toBeVisible();
    await button(page, 'Previous page').click();
    await expect(page).not.toHaveURL(/page=/);
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await page.goto('/admin/user/active?page=9999');
    await expect(page).not.toHaveURL(/page=9999/);
    await expect(rows.first()).toBeVisible();
  },
);

test('the lists have no accessibility findings, and work by keyboard', async ({
  page,
  context,
  superAdmin,
}) => {
  await enter(context, superAdmin);
  await page.goto('/admin/user/active?q=shop07%40example.com');
  const menu = page.locator('main [aria-haspopup=menu]');
  await expect(menu).toHaveCount(1);
  await expectNoFindings(page, 'main');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expectNoFindings(page, 'main');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expectNoFindings(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
});

anyone('an admin page is not for whoever is not signed in', async ({ page }) => {
  await page.goto('/admin/user/active');
  await expect(page).toHaveURL(/\/access\/login/);
});
