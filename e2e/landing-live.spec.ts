import { expect } from '@playwright/test';
import { expectLive, halalasIn, part, test, words } from './landing-page.ts';

test.describe('the live parts of the front page', () => {
  test(
    'computes with Arabic-Indic digits, and agrees with the server to the halala',
    { tag: '@phone' },
    async ({ page, request, language }) => {
      const { cost, margin, weight, live } = words[language];
      await page.goto('/');
      await expectLive(page, live);
      await page.getByLabel(cost).fill('٨٤٫٥٠');
      await page.getByLabel(margin).fill('۱۸');
      await page.getByLabel(weight).fill('٦٥٠');
      const reply = await request.post('/v1/product/calculate', {
        data: {
          store: 'NOON_SA_FBN',
          subFamily: 'home_general',
          sizeClass: 'standard_parcel',
          weight: 650,
          cost: 8450,
          marginRate: 1800,
        },
      });
      const { recommended } = await reply.json();
      await expect.poll(() => halalasIn(part(page, 'price'))).toBe(recommended.statement.price);
      expect(await halalasIn(part(page, 'profit').locator('dd'))).toBe(recommended.statement.profit);
    },
  );

  test(
    'carries what was typed before its script arrived into the full calculator',
    { tag: '@phone' },
    async ({ page, language }) => {
      await page.route('**/assets/public-*.js', () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByLabel(words[language].cost).fill('95');
      await page.getByRole('link', { name: words[language].open }).click();
      await expect(page).toHaveURL(/\/calculator\?.*cost=95/);
    },
  );

  test('adopts input typed before its script arrived', { tag: '@phone' }, async ({ page, language }) => {
    const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/public-*.js', async (route) => {
      await arrives;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const before = await halalasIn(part(page, 'price'));
    await page.getByLabel(words[language].cost).fill('95');
    arrive();
    await expect.poll(() => halalasIn(part(page, 'price'))).toBeGreaterThan(before);
    await expect(page.getByLabel(words[language].cost)).toHaveValue('95');
  });

  test('shows lines that add up, whatever the store', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const stores = page.locator('select').first();
    for (const store of await stores
      .locator('option')
      .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''))) {
      await stores.selectOption(store);
      // The page adopts what was chosen once its script has loaded, also between two of these figures.
      await expect(async () => {
        const lines = await Promise.all(
          ['cost', 'referral', 'fulfilment', 'vat', 'profit'].map((name) =>
            halalasIn(part(page, name).locator('dd')),
          ),
        );
        const sum = lines.reduce((total, line) => total + line, 0);
        expect(sum, store).toBe(await halalasIn(part(page, 'sum')));
        // The list of all stores says the same.
        expect(await halalasIn(page.locator(`[data-store-price="${store}"]`)), store).toBe(
          await halalasIn(part(page, 'price')),
        );
      }).toPass({ timeout: 10_000 });
    }
  });

  test('the price stays in sight while one types', { tag: '@phone' }, async ({ page, language }) => {
    const { cost, weight } = words[language];
    await page.goto('/');
    for (const field of [cost, weight]) {
      await page.getByLabel(field).focus();
      await expect(part(page, 'price')).toBeInViewport({ ratio: 1 });
    }
    // As high as what a keyboard leaves.
    await page.setViewportSize({ width: 390, height: 440 });
    await page.getByLabel(weight).scrollIntoViewIfNeeded();
    await expect(part(page, 'price')).toBeInViewport({ ratio: 1 });
  });

  test(
    'reports errors at the field, and when no price is enough',
    { tag: '@phone' },
    async ({ page, language }) => {
      const { cost, margin, ambiguous, unreachable } = words[language];
      await page.goto('/');
      await page.getByLabel(cost).fill('1.2.3');
      await expect(page.getByLabel(cost)).toHaveAccessibleDescription(ambiguous);
      await expect(part(page, 'price')).toHaveCount(0);
      await page.getByLabel(cost).fill('60');
      await page.getByLabel(margin).fill('90');
      await expect(page.getByText(unreachable)).toBeVisible();
    },
  );

  test('warns of a dead zone near the price', { tag: '@desktop' }, async ({ page, language }) => {
    const { cost, margin, deadZone } = words[language];
    await page.goto('/');
    await page.getByLabel(cost).fill('7');
    await page.getByLabel(margin).fill('5');
    await expect(page.locator('[data-dead-zone]')).toHaveText(deadZone);
  });

  test(
    'carries its values into the full calculator, which needs no account',
    { tag: '@desktop' },
    async ({ page, language }) => {
      const { cost, margin, size, weight, open } = words[language];
      await page.goto('/');
      await page.getByLabel(cost).fill('٧٥');
      await page.getByLabel(margin).fill('30');
      await page.getByLabel(size).selectOption('oversize');
      await page.getByLabel(weight).fill('2100');
      const link = page.getByRole('link', { name: open });
      await expect(link).toHaveAttribute('href', /weight=2100/);
      const price = await halalasIn(part(page, 'price'));
      await link.click();
      await expect(page).toHaveURL(/\/calculator\?/);
      const shown = `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`;
      await expect(page.getByText(shown).first()).toBeVisible();
    },
  );

  test('tells by keyboard, by press and by dragging where a higher price earns less, in both directions', async ({
    page,
    language,
  }) => {
    const { live, move, less, madeUp, paysAgain } = words[language];
    await page.goto('/');
    await expectLive(page, live);
    const story = page.locator('#dead-zone');
    const slider = page.getByRole('slider', { name: move });
    const before = Number(await slider.inputValue());
    await slider.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(slider).toHaveValue(String(before + 1));
    await expect(story.getByRole('status')).toHaveText(less);
    await story.getByRole('button', { name: madeUp }).click();
    await expect(story.getByRole('status')).toHaveText(paysAgain);
    const chart = await story.locator('svg').boundingBox();
    if (chart === null) throw new Error('The curve is not there');
    const across = (share: number) => chart.x + chart.width * (language === 'ar' ? 1 - share : share);
    const middle = chart.y + chart.height / 2;
    await page.mouse.move(across(0.9), middle);
    await page.mouse.down();
    await page.mouse.move(across(0.5), middle, { steps: 3 });
    await page.mouse.up();
    await expect(story.getByRole('status')).toHaveText(less);
  });

  test(
    'prices 500 example products in the browser as the server does, and again for another margin',
    { tag: '@phone' },
    async ({ page, request, language }) => {
      const { price500, marginOfAll, atLoss, sellsAtLoss } = words[language];
      await page.goto('/');
      await page.getByRole('button', { name: price500 }).click();
      const sheet = page.locator('[data-sheet]');
      const table = sheet.getByRole('table');
      await expect(table).toHaveAttribute('aria-rowcount', '501');
      for (const marginRate of [2200, 3000]) {
        await sheet.getByLabel(marginOfAll).fill(String(marginRate));
        const reply = await request.post('/v1/product/calculate', {
          data: {
            store: 'NOON_SA_FBN',
            subFamily: 'apparel_footwear',
            sides: [340, 270, 40],
            weight: 560,
            cost: 7000,
            marginRate,
          },
        });
        const { recommended } = await reply.json();
        await expect
          .poll(() => halalasIn(table.locator('[data-row-price]').first()))
          .toBe(recommended.statement.price);
      }
      await sheet.getByRole('button', { name: atLoss }).click();
      await expect(table).not.toHaveAttribute('aria-rowcount', '501');
      const rows = table.getByRole('row').filter({ has: page.locator('[data-row-price]') });
      await expect(async () => {
        const count = await rows.count();
        expect(count).toBeGreaterThan(3);
        expect(await rows.filter({ hasText: sellsAtLoss }).count()).toBe(count);
      }).toPass({ timeout: 10_000 });
    },
  );
});
