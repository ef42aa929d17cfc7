import { addedProduct, type ListedProduct } from '@saer/contract/products/product';
import { parseInput } from '../../http/mounting/parse-input.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addProduct } from '../editing/add-product.ts';

/** A watch that every store accepts. */
export const sampleProduct = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  nameEn: 'Steel watch',
  nameAr: 'ساعة معدنية',
  sides: [200, 150, 100],
  weight: 400,
  cost: 50_00,
  marginRate: 2000,
};

/** A seller's product, priced like every other. */
export const savedProduct = (
  { db }: Pick<TestApp, 'db'>,
  owner: { readonly id: number },
  more: Readonly<Record<string, unknown>> = {},
): Promise<ListedProduct> =>
  addProduct(
    db,
    { accountId: owner.id, tenantId: owner.id },
    parseInput(addedProduct, { whenThere: 'keepBoth', ...sampleProduct, ...more }),
    'en',
  );
