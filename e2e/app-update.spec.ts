import { expect, type Page } from '@playwright/test';
import { appVersion } from '@saer/contract/api/app-version';
import { enter, test } from './create-account.ts';
import { wordsOf } from './messages.ts';

const say = wordsOf('ar', 'app', 'access', 'offline');
const tag = '@phone';

/** Answers every call as a server for which this app is too old. */
const requireNewer = (page: Page, details: Readonly<Record<string, string>>) =>
  page.route('**/v1/**', (route) =>
    route.fulfill({ status: 426, json: { code: 'appTooOld', message: 'Too old', details } }),
  );

const loadNewest = (page: Page) => page.getByRole('button', { name: say('Load the latest version') }).click();

test(
  'an outdated app says which version it is, and what to do if loading it again changes nothing',
  { tag },
  async ({ page }) => {
    await requireNewer(page, { least: '9.1' });
    await page.goto('/access/login');
    await expect(page).toHaveURL(/\/user\/download\?least=9\.1$/);
    const main = page.locator('main');
    await expect(main).toContainText(appVersion);
    await expect(main).toContainText(say('It is enough to load the page again.'));
    await loadNewest(page);
    await expect(page).toHaveURL(/\/user\/download\?least=9\.1$/);
    await expect(main).toContainText(
      say('Loading it again brought no newer version yet. Wait a few minutes and try again.'),
    );
    // Once the server is content, the same button leads on.
    await page.unroute('**/v1/**');
    await loadNewest(page);
    await expect(page).toHaveURL(/\/calculator/);
  },
);

test(
  'an outdated app is told so even by a server that names no version, and before signing in',
  { tag },
  async ({ page }) => {
    await requireNewer(page, {});
    await page.goto('/access/login');
    await expect(page).toHaveURL(/\/user\/download\?least=$/);
    await expect(page.getByRole('heading', { name: say('Load the latest version') })).toBeVisible();
  },
);

test(
  'the page of the newest version asks guests to sign in, and leads an admin home',
  { tag },
  async ({ page, context, superAdmin }) => {
    await page.goto('/user/download');
    await expect(page).toHaveURL(/\/access\/login\?to=%2Fuser%2Fdownload/);
    await enter(context, superAdmin);
    await page.goto('/user/download');
    await expect(page.locator('main')).toContainText(appVersion);
    await loadNewest(page);
    await expect(page).toHaveURL(/\/admin$/);
  },
);
