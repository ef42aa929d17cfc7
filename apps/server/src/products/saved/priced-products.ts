import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { productFamily, productSubFamily, productType, store } from '../../lists/tables.ts';
import { product } from '../tables.ts';

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
