import { expect, type Locator, type Page, test } from '@playwright/test';
import { lists } from '@saer/contract/lists/all';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { overflowAt } from './horizontal-overflow.ts';

const words = {
  ar: {
    title: /سعر البيع الصحيح/,
    promise: /سعّر منتجك صح/,
    cost: /تكلفة المنتج/,
    margin: /^هامش الربح/,
    category: 'فئة المنتج',
    size: 'حجم الطرد',
    weight: 'وزن المنتج',
    open: 'المتابعة في الحاسبة بهذه القيم',
    live: /محدَّثة من الخادم الآن/,
    asOf: /بتاريخ/,
    ambiguous: /بأكثر من طريقة/,
    unreachable: /لا يوجد سعر يحقق هذا الهامش/,
    deadZone: /(?:يربح|يربّحك) أقل من/,
    dark: 'الألوان الداكنة',
    move: 'حرّك السعر',
    less: /أي أقل بمقدار/,
    paysAgain: /يعود السعر الأعلى مجديًا/,
    madeUp: /تعوّض فرق الرسوم/,
    price500: 'سعّر 500 منتج الآن',
    marginOfAll: /هامش كل الصفوف/,
    atLoss: /^تخسر اليوم/,
    sellsAtLoss: 'يُباع بخسارة اليوم',
    other: 'English',
  },
  en: {
    title: /the right selling price/,
    promise: /Price it right/,
    cost: /Product cost/,
    margin: /^Margin/,
    category: 'Category',
    size: 'Parcel size',
    weight: 'Product weight',
    open: 'Open the full calculator with these values',
    live: /Checked with the server now/,
    asOf: /As of/,
    ambiguous: /read in two ways/,
    unreachable: /No price leaves this margin/,
    deadZone: /earns less than/,
    dark: 'Dark colours',
    move: 'Move the price',
    less: /That is .* less than at/,
    paysAgain: /a higher price pays again/,
    madeUp: /The fee is made up for/,
    price500: 'Price 500 products now',
    marginOfAll: /Margin of every row/,
    atLoss: /^At a loss today/,
    sellsAtLoss: 'Sells at a loss today',
    other: 'العربية',
  },
} as const;
type Language = keyof typeof words;
const directions = { ar: 'rtl', en: 'ltr' } as const;
const otherOf = { ar: 'en', en: 'ar' } as const;

/** A displayed sum, in halalas. */
const halalasIn = async (figure: Locator): Promise<number> => {
  const text = await figure.locator('[aria-hidden]').first().innerText();
  return Number(text.replaceAll(/[^\d.]/g, '').replace('.', ''));
};

/** Today's fees are requested on the first interaction. It counts from when the script has loaded. */
const expectLive = (page: Page, live: RegExp): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.getByText(live)).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 10_000 });

const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`);

test.describe('the front page', () => {
  const complaints: string[] = [];
  const foreign: string[] = [];
  let language: Language = 'en';

  test.beforeEach(({ page, baseURL }, { project }) => {
    language = project.name === 'ar' ? 'ar' : 'en';
    complaints.length = 0;
    foreign.length = 0;
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
  });

  test.afterEach(() => {
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });

  test('speaks the language of the browser at its bare address', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(words[language].title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directions[language]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].promise);
  });

  test('remembers the other language once it is chosen', { tag: '@phone' }, async ({ page }) => {
    const other = otherOf[language];
    await page.goto('/');
    await page.getByRole('link', { name: words[language].other }).first().click();
    await expect(page).toHaveURL(`/${other}`);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test(
    'computes with Arabic-Indic digits, and agrees with the server to the halala',
    { tag: '@phone' },
    async ({ page, request }) => {
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

  test('adopts input typed before its script arrived', { tag: '@phone' }, async ({ page }) => {
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

  test(
    'handles clicks and slider moves made before its script arrived',
    { tag: '@desktop' },
    async ({ page }) => {
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

  test('shows lines that add up, whatever the store', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    const stores = page.locator('select').first();
    for (const store of await stores
      .locator('option')
      .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? ''))) {
      await stores.selectOption(store);
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
    }
  });

  test('the price stays in sight while one types', { tag: '@phone' }, async ({ page }) => {
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

  test('reports errors at the field, and when no price is enough', { tag: '@phone' }, async ({ page }) => {
    const { cost, margin, ambiguous, unreachable } = words[language];
    await page.goto('/');
    await page.getByLabel(cost).fill('1.2.3');
    await expect(page.getByLabel(cost)).toHaveAccessibleDescription(ambiguous);
    await expect(part(page, 'price')).toHaveCount(0);
    await page.getByLabel(cost).fill('60');
    await page.getByLabel(margin).fill('90');
    await expect(page.getByText(unreachable)).toBeVisible();
  });

  test('warns of a dead zone near the price', { tag: '@desktop' }, async ({ page }) => {
    const { cost, margin, deadZone } = words[language];
    await page.goto('/');
    await page.getByLabel(cost).fill('7');
    await page.getByLabel(margin).fill('5');
    await expect(page.locator('[data-dead-zone]')).toHaveText(deadZone);
  });

  test(
    'carries its values into the full calculator, which needs no account',
    { tag: '@desktop' },
    async ({ page }) => {
      const { cost, margin, size, weight, open } = words[language];
      await page.goto('/');
      await page.getByLabel(cost).fill('٧٥');
      await page.getByLabel(margin).fill('30');
      await page.getByLabel(size).selectOption('oversize');
      await page.getByLabel(weight).fill('2100');
      const price = await halalasIn(part(page, 'price'));
      await page.getByRole('link', { name: open }).click();
      await expect(page).toHaveURL(/\/calculator\?/);
      const shown = `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`;
      await expect(page.getByText(shown).first()).toBeVisible();
    },
  );

  test('says how to get an account, who approves it, and today’s price of the plans', async ({
    page,
    request,
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
    async ({ page, context }) => {
      const { cost, asOf } = words[language];
      await page.route('**/v1/fee-book', (route) => route.abort('internetdisconnected'));
      await page.goto('/');
      await expect(page.getByText(asOf)).toBeVisible();
      // The page displays its figures before its script has loaded; without that script it cannot do more.
      await page.waitForLoadState('networkidle');
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

  test('tells by keyboard, by press and by dragging where a higher price earns less, in both directions', async ({
    page,
  }) => {
    const { live, move, less, madeUp, paysAgain } = words[language];
    await page.goto('/');
    await expectLive(page, live);
    const story = page.locator('#dead-zone');
    const slider = page.getByRole('slider', { name: move });
    const before = Number(await slider.inputValue());
    await slider.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    expect(Number(await slider.inputValue())).toBe(before + 1);
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
    async ({ page, request }) => {
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
      expect(await rows.count()).toBeGreaterThan(3);
      await expect(rows.filter({ hasText: sellsAtLoss })).toHaveCount(await rows.count());
      await expectNoFindings(page);
    },
  );

  test('preserves the chosen theme without a flash', { tag: '@desktop' }, async ({ page }) => {
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

  test('has nothing for axe to find, and fits 320 pixels', async ({ page }) => {
    await page.goto('/');
    await expectLive(page, words[language].live);
    await expectNoFindings(page);
    expect(await overflowAt(page, 320)).toBe(0);
  });

  test('links only to pages that answer', { tag: '@desktop' }, async ({ page, request }) => {
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
