import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { test } from './signed-in.ts';
import { overflowAt } from './horizontal-overflow.ts';

const words = {
  ar: {
    title: /حاسبة السعر/,
    palette: 'ابحث أو اكتب أمرًا',
    other: 'English',
    dark: 'المظهر الداكن',
    light: 'المظهر الفاتح',
  },
  en: {
    title: /Price calculator/,
    palette: 'Search or type a command',
    other: 'العربية',
    dark: 'Dark theme',
    light: 'Light theme',
  },
} as const;
type Language = keyof typeof words;

const languageOf = (name: string): Language => (name === 'ar' ? 'ar' : 'en');
const directionOf = { ar: 'rtl', en: 'ltr' } as const;
const otherOf = { ar: 'en', en: 'ar' } as const;

/** Everything the page logs as an error while the test runs. */
const listen = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Logged by the test's own tool (`serviceWorkers` in its configuration), not by the page.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

const calculator = '/user/add-product';

test.describe('the shell', () => {
  let complaints: readonly string[] = [];
  let language: Language = 'en';

  test.beforeEach(({ page }, { project }) => {
    complaints = listen(page);
    language = languageOf(project.name);
  });

  test.afterEach(() => {
    expect(complaints).toEqual([]);
  });

  test('speaks the language of the browser', async ({ page }) => {
    await page.goto(calculator);
    await expect(page).toHaveTitle(words[language].title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf[language]);
  });

  test('switches the language without losing input, and remembers it', async ({ page }) => {
    const other = otherOf[language];
    await page.goto(calculator);
    const text = page.locator('input[inputmode=decimal]').first();
    await text.fill('120.50');
    await page.getByRole('button', { name: words[language].other }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf[other]);
    await expect(page).toHaveTitle(words[other].title);
    await expect(text).toHaveValue('120.50');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test('preserves the chosen theme on reload', { tag: '@desktop' }, async ({ page }, { project }) => {
    const isDark = project.use.colorScheme === 'dark';
    await page.goto(calculator);
    const before = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.getByRole('button', { name: isDark ? words[language].light : words[language].dark }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', isDark ? 'light' : 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', isDark ? 'light' : 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(
      before,
    );
  });

  test('offers every command by keyboard, in either language', async ({ page }) => {
    await page.goto(calculator);
    await expect(page).toHaveTitle(words[language].title);
    await page.keyboard.press('Control+k');
    const input = page.getByRole('searchbox', { name: words[language].palette });
    await expect(input).toBeFocused();
    await input.fill('dark');
    await expect(page.getByRole('menuitem')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('lets a keyboard skip to the content', { tag: '@desktop' }, async ({ page }) => {
    // The calculator begins at its heading, past what is skipped.
    await page.goto('/user/products');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('has no accessibility findings, with the palette open too', async ({ page }) => {
    await page.goto(calculator);
    await expect(page).toHaveTitle(words[language].title);
    // Each state is checked once: dark on a phone, or light on a wide screen.
    if (language === 'ar') await expectNoFindings(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    if (language === 'en') await expectNoFindings(page);
  });

  test('fits a screen of 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(calculator);
    await expect(page).toHaveTitle(words[language].title);
    expect(await overflowAt(page, 320)).toBe(0);
  });

  test('has no animations for those who prefer reduced motion', { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(calculator);
    const longest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('button, a')].map((each) =>
          Number.parseFloat(getComputedStyle(each).transitionDuration),
        ),
      ),
    );
    expect(longest).toBeLessThanOrEqual(0.001);
  });
});

test(
  'a link to the page that is open leads nowhere, and a wrong one back to where one was',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/user/products');
    const own = page.getByRole('navigation').locator('a[href="/user/products"]').first();
    await expect(own).toBeVisible();
    const entries = () => page.evaluate(() => window.history.length);
    const before = await entries();
    await own.click();
    await own.click();
    expect(await entries()).toBe(before);
    await page.getByRole('navigation').locator('a[href="/user/tools"]').first().click();
    await expect(page).toHaveURL('/user/tools');
    // The address changes first; once the page is there, the way back is known.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('previousRoute')))
      .toBe('/user/products');
    await page.goto('/user/no-such-page');
    await page.locator('main a[href="/user/products"]').click();
    await expect(page).toHaveURL('/user/products');
  },
);

test('an address without a page says so and leads on', { tag: '@phone' }, async ({ page }, { project }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFindings(page);
  await page.locator('main a').first().click();
  await expect(page).toHaveTitle(words[languageOf(project.name)].title);
});

test(
  'a lost connection is reported in a toast that disappears after three seconds, but not while it is read',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    await page.route('**/v1/fee-book*', (route) => route.abort());
    await page.goto(calculator);
    const toast = page.locator('[aria-live=polite] > div');
    // It retries, with longer pauses, before it says so.
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(toast).toHaveCount(1, { timeout: 200 });
    }).toPass({ timeout: 20_000, intervals: [0] });
    await toast.hover();
    await page.clock.runFor(3500);
    await expect(toast).toHaveCount(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(3500);
    await expect(toast).toHaveCount(0);
  },
);
