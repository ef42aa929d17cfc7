import { randomUUID } from 'node:crypto';
import { type ListedProduct, listedProduct } from '@saer/contract/products/product';
import type { SignedIn } from '@saer/contract/account/session';
import * as z from 'zod/mini';
import { type Api, enter, createAccount, test as signedInTest } from './create-account.ts';
import { freshBarcode } from './sheet-page.ts';
import { subscribe } from './subscribe.ts';

export const product = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  sides: [200, 150, 100],
  weight: 400,
  cost: 50_00,
  marginRate: 2000,
};

/** Creates a seller and adds products for them. */
export const createProducts = async (api: Api, superAdmin: SignedIn) => {
  const person = await createAccount(api, superAdmin);
  const session = await api.signIn(person.email, person.password);
  const add = async (more: object = {}): Promise<ListedProduct> => {
    const mark = randomUUID().slice(0, 8);
    const named = { nameEn: `Bronze clock ${mark}`, nameAr: `ساعة برونزية ${mark}` };
    return z.parse(
      listedProduct,
      await api.post('/product', { ...product, ...named, barcode: freshBarcode(), ...more }, session),
    );
  };
  return { person, session, add };
};

/** Like `test`, with a new seller who has a plan and is signed in. */
export const test = signedInTest.extend<{ seller: Awaited<ReturnType<typeof createProducts>> }>({
  seller: async ({ api, context, superAdmin, request }, use) => {
    const seller = await createProducts(api, superAdmin);
    await subscribe(request, superAdmin, seller.session);
    await enter(context, seller.session);
    await use(seller);
  },
});

/** An image of one pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
