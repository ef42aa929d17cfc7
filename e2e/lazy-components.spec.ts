import { expect, type Page } from '@playwright/test';
import { path, price, toy } from './calculator-page.ts';
import { wordsOf } from './messages.ts';
import { test } from './signed-in.ts';

let say = wordsOf('en', 'calculator', 'app');

test.beforeEach(({ page }, { project }) => {
  page.setDefaultTimeout(10_000);
  say = wordsOf(project.name === 'ar' ? 'ar' : 'en', 'calculator', 'app');
});

const answered = `${path}?${new URLSearchParams({ ...toy, name: 'Qitar' })}`;

/** The connection fails the first times that a chunk is requested; once more it is requested unasked. */
const losing = (page: Page, part: string, times = 2): Promise<unknown> =>
  page.route(`**/assets/${part}-*.js`, (route) => route.abort('internetdisconnected'), { times });

const lost = (page: Page) =>
  page.getByRole('alert').filter({
    hasText: say(
      'A part of this page could not be loaded. Check your internet connection; what you typed is still here.',
    ),
  });

const comparison = (page: Page) => page.getByRole('region', { name: say('All stores side by side') }).first();

test(
  'a comparison that fails to load affects nothing else, and loads on retry',
  { tag: '@desktop' },
  async ({ page }) => {
    await losing(page, 'store-comparison');
    await page.goto(answered);
    await expect(price(page)).toBeVisible();
    await lost(page)
      .getByRole('button', { name: say('Try again') })
      .click();
    await expect(comparison(page)).toBeVisible();
    await expect(lost(page)).toHaveCount(0);
  },
);

test('a part that fails to load once is fetched again unasked', { tag: '@desktop' }, async ({ page }) => {
  let requests = 0;
  await losing(page, 'store-comparison', 1);
  page.on('request', (request) => {
    if (/\/assets\/store-comparison-/.test(request.url())) requests += 1;
  });
  await page.goto(answered);
  await expect(comparison(page)).toBeVisible();
  expect(requests).toBe(2);
});

test(
  'a product list button that fails to load leaves the browser’s own, and loads on retry',
  { tag: '@desktop' },
  async ({ page }) => {
    await losing(page, 'save-to-products');
    await page.goto(answered);
    await expect(lost(page)).toBeVisible();
    await page.getByRole('button', { name: say('Save in this browser') }).click();
    await expect(page.getByTestId('saved').getByRole('listitem')).toHaveCount(1);
    await lost(page)
      .getByRole('button', { name: say('Try again') })
      .click();
    await expect(page.getByRole('button', { name: say('Save in my products') })).toBeEnabled();
  },
);

test('commands that do not arrive say so, and come the next time', { tag: '@desktop' }, async ({ page }) => {
  await losing(page, 'app-commands');
  await page.goto(answered);
  const search = page.getByRole('button', { name: say('Search or type a command') });
  await search.click();
  await expect(
    page.getByText(say('The commands could not be loaded. Check your internet connection, then try again.')),
  ).toBeVisible();
  await search.click();
  await expect(page.getByRole('searchbox', { name: say('Search or type a command') })).toBeFocused();
});

test(
  'a language that does not arrive leaves the page as it is, and comes when it is chosen again',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const other = project.name === 'ar' ? 'en' : 'ar';
    await page.goto(answered);
    await expect(price(page)).toBeVisible();
    await page.route('**/assets/**', (route) => route.abort('internetdisconnected'));
    const turn = page.getByRole('banner').getByRole('button', { name: /^(English|العربية)$/ });
    await turn.click();
    await expect(
      page.getByText(
        say('The other language could not be loaded. Check your internet connection, then try again.'),
      ),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', project.name);
    await page.unrouteAll();
    await page.goto(answered);
    await expect(price(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', project.name);
    await turn.click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  },
);

test('a click while the comparison loads hits what was aimed at', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(answered);
  await page.getByRole('button', { name: say('Save in this browser') }).click();
  const saved = page.getByTestId('saved').getByRole('listitem');
  await expect(saved).toHaveCount(1);
  await page.route('**/assets/store-comparison-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.reload();
  await saved.getByRole('button').hover();
  await page.mouse.down();
  await expect(comparison(page)).toBeVisible();
  await page.mouse.up();
  await expect(saved).toHaveCount(0);
});

test('a list does not wait for a notice that does not come', { tag: '@desktop' }, async ({ page }) => {
  // Never answered: the request for changed fees may concern all products of a seller.
  await page.route('**/v1/product/outdated?*', () => undefined);
  await page.goto('/user/products');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.locator('main a[href*="/user/product?"]').first()).toBeVisible();
});
