/**
 * Key screens beside their pictures in `e2e/pictures`. After a wanted change: `npm run pictures`, and look at each that changed
 * before it is committed.
 */
import { expect, test as anyone } from '@playwright/test';
import { signedIn } from '@saer/contract/account/session';
import { directions, type Language, localeTags } from '@saer/i18n/locale';
import * as z from 'zod/mini';
import { demoPassword } from './demo-password.ts';
import { savedSession } from './signed-in.ts';

type Who = 'nobody' | 'seller' | 'admin';
type Look = `${Language} ${'light' | 'dark'} ${390 | 768 | 1440}`;

/** Each screen once, so that languages, themes and widths take turns. */
const screens: readonly (readonly [name: string, path: string, who: Who, look: Look])[] = [
  ['landing-phone', '/ar', 'nobody', 'ar dark 390'],
  ['landing', '/en', 'nobody', 'en light 1440'],
  ['pricing', '/en/pricing', 'nobody', 'en light 1440'],
  ['pricing-phone', '/ar/pricing', 'nobody', 'ar dark 390'],
  ['guest-calculator', '/calculator', 'nobody', 'ar light 390'],
  ['sign-in', '/access/login', 'nobody', 'en dark 1440'],
  ['registration', '/access/signup', 'nobody', 'ar light 390'],
  ['not-found', '/nothing-here', 'nobody', 'ar dark 1440'],
  ['api-documentation', '/v1/docs', 'nobody', 'en light 1440'],
  ['start', '/user', 'seller', 'ar light 1440'],
  ['start-phone', '/user', 'seller', 'en dark 390'],
  [
    'calculator',
    '/user/add-product?store=NOON_SA_FBN&cost=50&subFamily=watches&weight=400',
    'seller',
    'en light 1440',
  ],
  ['calculator-phone', '/user/add-product', 'seller', 'ar dark 390'],
  ['products', '/user/products', 'seller', 'ar dark 1440'],
  ['products-tablet', '/user/products', 'seller', 'en light 768'],
  ['products-phone', '/user/products', 'seller', 'ar light 390'],
  ['product', '/user/product?id=1', 'seller', 'ar light 1440'],
  ['sheet', '/user/sheet', 'seller', 'en dark 1440'],
  ['sheet-phone', '/user/sheet', 'seller', 'ar light 390'],
  ['repricing', '/user/repricing', 'seller', 'en light 1440'],
  ['agreed-fees', '/user/agreed-fees', 'seller', 'ar dark 1440'],
  ['sub-users', '/account/settings/manage-subscription-users', 'seller', 'en light 390'],
  ['settings', '/account/settings', 'seller', 'ar light 1440'],
  ['price-plans', '/admin/price-plan', 'seller', 'en dark 390'],
  ['overview', '/admin', 'admin', 'ar dark 1440'],
  ['all-products', '/admin/products', 'admin', 'en light 1440'],
  ['stores', '/admin/store', 'admin', 'ar light 1440'],
  ['types-phone', '/admin/product-type', 'admin', 'en dark 390'],
  ['fee-tables', '/admin/fee-table', 'admin', 'ar light 1440'],
  ['size-classes', '/admin/classification', 'admin', 'en dark 1440'],
  ['range-factors', '/admin/range-factor', 'admin', 'ar light 1440'],
  ['users', '/admin/user/inactive', 'admin', 'en light 1440'],
  ['factors-by-family', '/admin/product-range-factor', 'admin', 'ar dark 1440'],
  ['sub-families-phone', '/admin/product-sub-family', 'admin', 'ar light 390'],
];

const test = anyone.extend<object, { stored: (who: Who) => Readonly<Record<string, string>> }>({
  stored: [
    async ({ playwright }, use, { project }) => {
      const api = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' });
      const session = async (who: string) => {
        const data = { username: `${who}@saer.localhost`, password: demoPassword };
        return savedSession(
          z.parse(signedIn, await (await api.post('/v1/auth/authenticate', { data })).json()),
        );
      };
      const sessions = { nobody: {}, seller: await session('seller'), admin: await session('super') };
      await use((who) => sessions[who]);
      await api.dispose();
    },
    { scope: 'worker' },
  ],
});

const languageOf = (look: Look): Language => (look.startsWith('ar') ? 'ar' : 'en');

for (const [name, path, who, look] of screens) {
  test(`${name} looks as it did`, async ({ browser, stored }, { project }) => {
    const language = languageOf(look);
    const [, theme = 'light', width = '1440'] = look.split(' ');
    const context = await browser.newContext({
      baseURL: project.use.baseURL ?? '',
      locale: localeTags[language].slice(0, 5),
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
      viewport: { width: Number(width), height: width === '390' ? 844 : 900 },
    });
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored(who));
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', directions[language]);
    await page.waitForLoadState('networkidle');
    // Instants change with the clock, and words in the system's font with the machine.
    const mask = [
      page.locator('time'),
      page.locator('[data-clock]'),
      page.locator('[lang] >> text=/^(English|العربية)$/'),
    ];
    await expect(page).toHaveScreenshot(`${name}.png`, { mask, maskColor: '#808080' });
    await context.close();
  });
}
