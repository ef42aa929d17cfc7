import { type Locator, type Page, expect, test as anyone } from '@playwright/test';
import { collectComplaints } from './complaints.ts';

export const words = {
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
    unreachable: /لا سعر يحقق هذا الهامش/,
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
export type Language = keyof typeof words;
export const directions = { ar: 'rtl', en: 'ltr' } as const;

/** A displayed sum, in halalas. */
export const halalasIn = async (figure: Locator): Promise<number> => {
  const text = await figure.locator('[aria-hidden]').first().innerText();
  return Number(text.replaceAll(/[^\d.]/g, '').replace('.', ''));
};

/** Today's fees are requested on the first interaction. It counts from when the script has loaded. */
export const expectLive = (page: Page, live: RegExp): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.getByText(live)).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 10_000 });

export const part = (page: Page, name: string): Locator => page.locator(`[data-part="${name}"]`);

interface FrontPage {
  readonly language: Language;
  /** Errors and warnings of the browser. The journey fails with the first that it leaves in here. */
  readonly complaints: string[];
}

/** Like Playwright's, on a page that may neither complain nor ask another server for anything. */
export const test = anyone.extend<FrontPage>({
  language: ({ locale }, use) => use(locale?.startsWith('ar') ? 'ar' : 'en'),
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints = collectComplaints(page);
      const foreign: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
          foreign.push(request.url());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
      expect(foreign).toEqual([]);
    },
    { auto: true },
  ],
});
