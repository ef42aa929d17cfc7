import { expect } from '@playwright/test';
import { lists } from '@saer/contract/lists/all';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { directions, expectLive, halalasIn, part, test, words } from './landing-page.ts';

const otherOf = { ar: 'en', en: 'ar' } as const;

test.describe('the front page', () => {
  test('speaks the language of the browser at its bare address', async ({ page, language }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(words[language].title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directions[language]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].promise);
  });

  test('remembers the other language once it is chosen', { tag: '@phone' }, async ({ page, language }) => {
    const other = otherOf[language];
    await page.goto('/');
    await page.getByRole('link', { name: words[language].other }).first().click();
    await expect(page).toHaveURL(`/${other}`);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test(
    'handles clicks and slider moves made before its script arrived',
    { tag: '@desktop' },
    async ({ page, language }) => {
      const { cost, dark, move } = words[language];
      const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
      await page.route('**/assets/public-*.js', async (route) => {
        await arrives;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      const toggle = page.getByRole('button', { name: dark }).first();
      await toggle.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      // The form is not submitted.
      await page.getByLabel(cost).press('Enter');
      const slider = page.getByRole('slider', { name: move });
      const highest = (await slider.getAttribute('max')) ?? '';
      const before = (await slider.getAttribute('aria-valuetext')) ?? '';
      await slider.fill(highest);
      arrive();
      await expect(slider).not.toHaveAttribute('aria-valuetext', before);
      await expect(slider).toHaveValue(highest);
      await expect(page).toHaveURL('/');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    },
  );

  test('says how to get an account, who approves it, and today’s price of the plans', async ({
    page,
    request,
    language,
  }) => {
    await page.goto('/');
    const section = page.locator('#account');
    const [plan] = z.parse(lists.pricePlan.find.reply, await (await request.get('/v1/price-plan')).json());
    const name = language === 'ar' ? plan?.nameAr : plan?.nameEn;
    await expect(section.getByRole('heading', { level: 3, name: name ?? '' })).toBeVisible();
    await page.route('**/v1/price-plan', (route) =>
      route.fulfill({
        json: [{ ...plan, nameEn: 'Plan of today', nameAr: 'باقة اليوم', monthlyPrice: 12_345 }],
      }),
    );
    await page.reload();
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(/باقة اليوم|Plan of today/)).toBeVisible();
    expect(await halalasIn(section.locator('li p').filter({ hasText: '123.45' }).first())).toBe(12_345);
    await expect(section.getByRole('link').first()).toHaveAttribute('href', '/access/signup');
    await expect(section.getByRole('link').last()).toHaveAttribute('href', `/${language}/pricing`);
  });

  test(
    'continues calculating offline, and names the day of its fees',
    { tag: '@desktop' },
    async ({ page, context, language, complaints }) => {
      const { cost, asOf } = words[language];
      let asked = 0;
      await page.route('**/v1/fee-book', (route) => {
        asked += 1;
        return route.abort('internetdisconnected');
      });
      await page.goto('/');
      await expect(page.getByText(asOf)).toBeVisible();
      // The page displays its figures before its script has loaded; with all of it, it asks for fees at the first interaction.
      await expect(async () => {
        await page.keyboard.press('Shift');
        expect(asked).toBeGreaterThan(0);
      }).toPass();
      await context.setOffline(true);
      const before = await halalasIn(part(page, 'price'));
      await page.getByLabel(cost).fill('61');
      await expect.poll(() => halalasIn(part(page, 'price'))).toBeGreaterThan(before);
      // The browser itself reports the aborted request.
      complaints.splice(
        0,
        complaints.length,
        ...complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED')),
      );
    },
  );

  test('preserves the chosen theme without a flash', { tag: '@desktop' }, async ({ page, language }) => {
    const isDark = language === 'ar';
    await page.goto('/');
    const toggle = page.getByRole('button', { name: words[language].dark }).first();
    // The page is displayed before its script has loaded; a switch works from then on.
    await expectLive(page, words[language].live);
    await expect(toggle).toHaveAttribute('aria-pressed', String(isDark));
    const picture = page.locator('#product img').first();
    await picture.scrollIntoViewIfNeeded();
    const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(shown).toContain(isDark ? 'dark' : 'light');
    await toggle.click();
    await expect.poll(shown).toContain(isDark ? 'light' : 'dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', isDark ? 'light' : 'dark');
  });

  test('has nothing for axe to find, and fits 320 pixels', async ({ page, language }) => {
    await page.goto('/');
    await expectLive(page, words[language].live);
    await page.getByRole('button', { name: words[language].price500 }).click();
    await expect(page.locator('[data-row-price]').first()).toBeVisible();
    await expectNoFindings(page);
    expect(await overflowAt(page, 320)).toBe(0);
  });

  test('links only to pages that answer', { tag: '@desktop' }, async ({ page, request, language }) => {
    await page.goto('/');
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    for (const href of new Set([
      ...hrefs,
      '/sitemap.xml',
      '/robots.txt',
      '/llms.txt',
      `/preview-${language}.png`,
    ])) {
      expect((await request.get(href)).status(), href).toBe(200);
    }
  });
});

test.describe('the front page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['ar', 'en'] as const) {
    test(
      `can be read in ${language}, with its example computed`,
      { tag: language === 'ar' ? '@phone' : '@desktop' },
      async ({ page }) => {
        await page.goto(`/${language}`);
        await expect(page.locator('html')).toHaveAttribute('dir', directions[language]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].promise);
        expect(await halalasIn(part(page, 'price'))).toBeGreaterThan(0);
        await expect(page.getByText(words[language].deadZone).first()).toBeVisible();
        await page.locator('summary').first().click();
        await expect(page.locator('details').first()).toHaveAttribute('open');
      },
    );
  }
});
