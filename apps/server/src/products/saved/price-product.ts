import type { FieldError } from '@saer/contract/api/error-reply';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { priceRangeError } from '@saer/contract/fees/price-range';
import type { WrittenProduct } from '@saer/contract/products/product';
import { priceProduct, type Quoted } from '@saer/quoting/price-product';
import { type ProductResult, productResult } from '@saer/quoting/product-result';
import type { Offer } from '@saer/pricing/answer/offer';
import { AppError } from '../../http/replies/app-error.ts';
import { type PriceKey, priceKey } from './price-key.ts';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { productFamily, productSubFamily, productType, store } from '../../lists/tables.ts';
import { product } from '../tables.ts';

type Written = Omit<WrittenProduct, 'nameEn' | 'nameAr'>;

/** The results of a price as they are saved with a product: with the key of what priced it. */
export type SavedResult = ProductResult & PriceKey;

/** The results of a quote by a fee book; `currentPrice`: null if it is unknown. */
export const savedResult = (
  book: FeeBook,
  { quote, product: priced }: Pick<Quoted<Offer>, 'quote' | 'product'>,
  currentPrice?: number | null,
): SavedResult => ({ ...productResult(quote, currentPrice ?? undefined), ...priceKey(book, priced) });

type Priced =
  | { readonly ok: true; readonly result: SavedResult }
  | { readonly ok: false; readonly fieldError: FieldError };

/** Prices a product with a fee book, in the form saved with it, or returns the field at which it has no price. */
export function toResult(book: FeeBook, written: Written): Priced {
  const priced = priceProduct(book, written);
  if (priced.ok) return { ok: true, result: savedResult(book, priced, written.currentPrice) };
  const { fieldError } = priced;
  // A saved product has no field `on` at which a store without fees could be rejected.
  return {
    ok: false,
    fieldError: fieldError.field === 'on' ? { ...fieldError, field: 'store' } : fieldError,
  };
}

/** Prices a single product; throws a field error if it has no price. */
export function pricedProduct(book: FeeBook, written: Written): SavedResult {
  const priced = toResult(book, written);
  if (!priced.ok) throw new AppError(priced.fieldError);
  return priced.result;
}

/** The error of a product without barcode and name, or with an invalid price range. */
export function validationError(written: WrittenProduct): FieldError | undefined {
  const { barcode, nameEn, nameAr } = written;
  return barcode === undefined && nameEn === undefined && nameAr === undefined
    ? { code: 'nameRequired', field: 'nameEn' }
    : priceRangeError(written);
}

export function requireValid(written: WrittenProduct): void {
  const fieldError = validationError(written);
  if (fieldError !== undefined) throw new AppError(fieldError);
}

/** Saved products with the columns that `calculationInput` reads and the results of their price, and nothing else: for many at a time. */
export const pricedProducts = (db: Database | Transaction) =>
  db
    .select({
      id: product.id,
      version: product.version,
      ownerId: product.ownerId,
      barcode: product.barcode,
      store: store.code,
      family: productFamily.code,
      subFamily: productSubFamily.code,
      type: productType.code,
      sizeClass: product.sizeClass,
      sides: product.sides,
      weight: product.weight,
      handover: product.handover,
      cost: product.cost,
      costIncludesVat: product.costIncludesVat,
      costVat: product.costVat,
      vat: product.vat,
      vatRegistered: product.vatRegistered,
      feeVatIsCost: product.feeVatIsCost,
      marginRate: product.marginRate,
      marginBase: product.marginBase,
      marginAmount: product.marginAmount,
      extraRate: product.extraRate,
      extraFixed: product.extraFixed,
      adsRate: product.adsRate,
      couponRate: product.couponRate,
      returnCost: product.returnCost,
      storageCost: product.storageCost,
      ending: product.ending,
      override: product.override,
      price: product.price,
      currentPrice: product.currentPrice,
      minPrice: product.minPrice,
      maxPrice: product.maxPrice,
      finalPrice: product.finalPrice,
      profit: product.profit,
      meetsTarget: product.meetsTarget,
      currentProfit: product.currentProfit,
      currentMeetsTarget: product.currentMeetsTarget,
      monthlySales: product.monthlySales,
    })
    .from(product)
    .innerJoin(store, eq(store.id, product.storeId))
    .innerJoin(productSubFamily, eq(productSubFamily.id, product.subFamilyId))
    .innerJoin(productFamily, eq(productFamily.id, productSubFamily.familyId))
    .leftJoin(productType, eq(productType.id, product.typeId))
    .$dynamic();

export type PricedRow = Awaited<ReturnType<typeof pricedProducts>>[number];
