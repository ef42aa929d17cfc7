import type { ListedProduct, WrittenProduct } from '@saer/contract/products/product';

/** A saved product as its seller's input: empty fields are omitted. */
export function toWrittenProduct(listed: ListedProduct): WrittenProduct {
  const { barcode, sku, nameEn, nameAr, type, sizeClass, sides, weight, handover } = listed;
  const { marginRate, marginAmount, ending, override, price } = listed;
  const { currentPrice, minPrice, maxPrice, monthlySales } = listed;
  return {
    store: listed.store,
    family: listed.family,
    subFamily: listed.subFamily,
    cost: listed.cost,
    costIncludesVat: listed.costIncludesVat,
    costVat: listed.costVat,
    vat: listed.vat,
    vatRegistered: listed.vatRegistered,
    feeVatIsCost: listed.feeVatIsCost,
    marginBase: listed.marginBase,
    extraRate: listed.extraRate,
    extraFixed: listed.extraFixed,
    adsRate: listed.adsRate,
    couponRate: listed.couponRate,
    returnCost: listed.returnCost,
    storageCost: listed.storageCost,
    ...(barcode === null ? {} : { barcode }),
    ...(sku === null ? {} : { sku }),
    ...(nameEn === null ? {} : { nameEn }),
    ...(nameAr === null ? {} : { nameAr }),
    ...(type === null ? {} : { type }),
    ...(sizeClass === null ? {} : { sizeClass }),
    ...(sides === null ? {} : { sides }),
    ...(weight === null ? {} : { weight }),
    ...(handover === null ? {} : { handover }),
    ...(marginRate === null ? {} : { marginRate }),
    ...(marginAmount === null ? {} : { marginAmount }),
    ...(ending === null ? {} : { ending }),
    ...(override === null ? {} : { override }),
    ...(price === null ? {} : { price }),
    ...(currentPrice === null ? {} : { currentPrice }),
    ...(minPrice === null ? {} : { minPrice }),
    ...(maxPrice === null ? {} : { maxPrice }),
    ...(monthlySales === null ? {} : { monthlySales }),
  };
}
