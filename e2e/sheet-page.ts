import * as z from 'zod/mini';
import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { encodeFilter, maxPageSize, pageOf } from '@saer/contract/api/list-filter';
import { passesLuhn } from '@saer/contract/api/card-number';
import { type ListedProduct, listedProduct } from '@saer/contract/products/product';
import type { SignedIn } from '@saer/contract/account/session';
import { enter, createAccount, test as signedInTest } from './create-account.ts';
import { subscribe } from './subscribe.ts';

/** Like `test`, with a new seller who has a plan and is signed in. */
export const test = signedInTest.extend<{ seller: SignedIn }>({
  seller: async ({ api, superAdmin, context, request }, use) => {
    const person = await createAccount(api, superAdmin);
    const session = await api.signIn(person.email, person.password);
    await subscribe(request, superAdmin, session);
    await enter(context, session);
    await use(session);
  },
});

export interface Row {
  readonly name: string;
  readonly barcode?: string;
  readonly store?: string;
  readonly cost?: string;
}

const headers = {
  ar: [
    'الباركود',
    'اسم المنتج',
    'المتجر',
    'العائلة الفرعية',
    'الطول',
    'العرض',
    'الارتفاع',
    'الوزن',
    'التكلفة',
  ],
  en: ['barcode', 'name', 'store', 'sub family', 'length', 'width', 'height', 'weight', 'cost'],
};
export const headersIn = (isArabic: boolean): readonly string[] => headers[isArabic ? 'ar' : 'en'];

/** A barcode that nobody has. Like every tenth barcode it passes the check of card numbers: no page may stumble over one. */
export function freshBarcode(): string {
  const first = `29${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
  return Array.from({ length: 10 }, (_, last) => `${first}${last}`).find(passesLuhn) ?? first;
}

export const cells = ({
  name,
  barcode = freshBarcode(),
  store = 'noon FBN',
  cost = '٥٠',
}: Row): readonly string[] => [barcode, name, store, 'watches', '20', '15', '10', '400', cost];

export const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Clock ${at} ${randomUUID().slice(0, 8)}` }));

export const csvOf = (isArabic: boolean, rows: readonly Row[]): string =>
  [headersIn(isArabic), ...rows.map(cells)].map((row) => row.join(',')).join('\r\n');

export const upload = (page: Page, name: string, bytes: Uint8Array | string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  });

export const counts = (page: Page): Locator => page.getByTestId('counts');

/** “Save 3 products”, by its first word; not “Save the first 500”. */
export const storeButton = (page: Page, isArabic: boolean): Locator =>
  page.getByRole('button', { name: isArabic ? /^حفظ (?!أول|الصفوف)/ : /^Save (?!the)/ });

const catalogue = async (page: Page, seller: SignedIn) => {
  const query = new URLSearchParams({ filter: encodeFilter({ limit: maxPageSize }) });
  const response = await page.request.get(`/v1/product/page?${query}`, {
    headers: { authorization: `Bearer ${seller.access_token}` },
  });
  expect(response.ok()).toBe(true);
  return z.parse(pageOf(listedProduct), await response.json());
};

/** The first hundred products of a seller. */
export const savedProducts = async (page: Page, seller: SignedIn): Promise<readonly ListedProduct[]> =>
  (await catalogue(page, seller)).data;

/** The number of a seller's products. */
export const savedCount = async (page: Page, seller: SignedIn): Promise<number | null> =>
  (await catalogue(page, seller)).total;

/** Waits until what this browser has saved of a sheet contains a text, written as JSON; a change is saved a moment after it is made. */
export const expectAutosaved = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const open = indexedDB.open('saer-sheets');
        await new Promise((resolve) => open.addEventListener('success', resolve));
        const found = open.result.transaction('kept').objectStore('kept').getAll();
        await new Promise((resolve) => found.addEventListener('success', resolve));
        open.result.close();
        // The file itself is no JSON.
        return JSON.stringify(found.result.filter((each: object) => !('kind' in each)));
      }),
    )
    .toContain(text);
