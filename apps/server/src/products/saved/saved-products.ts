import { eq, getTableColumns, sql } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { productFamily, productSubFamily, productType, store } from '../../lists/tables.ts';
import { product, productImage } from '../tables.ts';

const {
  search: _search,
  storeId: _storeId,
  subFamilyId: _subFamilyId,
  typeId: _typeId,
  saveKey: _saveKey,
  saveContent: _saveContent,
  rangeFactorVersionId,
  agreedFees,
  saleVat,
  seenRates,
  typedRates,
  ...own
} = getTableColumns(product);

/** The columns of what priced a product; its fee table is a field of it. */
export const keyColumns = { rangeFactorVersionId, agreedFees, saleVat, seenRates, typedRates };

/** A product in the contract's format: references are codes. */
export const productColumns = {
  ...own,
  store: store.code,
  family: productFamily.code,
  subFamily: productSubFamily.code,
  type: productType.code,
  seller: account.fullName,
};

/** The id of its first picture. */
export const thumbnail = sql<number | null>`(
  select min(${productImage.id}) from ${productImage} where ${productImage.productId} = ${product.id}
)`.as('image');

/**
 * Selects saved products as the contract's `Product`, with their seller's name; add `.where(…)`, an order and limits. `calculationInput`
 * extracts the inputs of a price.
 */
export const savedProducts = (db: Database | Transaction) =>
  db
    .select({ ...productColumns, image: thumbnail })
    .from(product)
    .innerJoin(account, eq(account.id, product.ownerId))
    .innerJoin(store, eq(store.id, product.storeId))
    .innerJoin(productSubFamily, eq(productSubFamily.id, product.subFamilyId))
    .innerJoin(productFamily, eq(productFamily.id, productSubFamily.familyId))
    .leftJoin(productType, eq(productType.id, product.typeId))
    .$dynamic();
