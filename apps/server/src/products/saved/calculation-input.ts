import type { Product } from '@saer/contract/products/product';
import type { CalculationRow } from '../calculation/price-batch.ts';

/** The inputs of a saved product's price. */
export type CalculatedFrom = Pick<
  Product,
  | 'barcode'
  | 'store'
  | 'family'
  | 'subFamily'
  | 'type'
  | 'sizeClass'
  | 'sides'
  | 'weight'
  | 'handover'
  | 'cost'
  | 'costIncludesVat'
  | 'costVat'
  | 'vat'
  | 'vatRegistered'
  | 'feeVatIsCost'
  | 'marginRate'
  | 'marginBase'
  | 'marginAmount'
  | 'extraRate'
  | 'extraFixed'
  | 'adsRate'
  | 'couponRate'
  | 'returnCost'
  | 'storageCost'
  | 'ending'
  | 'override'
  | 'price'
>;

/**
 * A saved product's input in the format of `priceRow`, to price it again with any fee book. It was validated when it was written,
 * and the database returns it unchanged.
 */
export const calculationInput = (saved: CalculatedFrom): CalculationRow => {
  const { barcode, type, sizeClass, sides, weight, handover } = saved;
  const { marginRate, marginAmount, ending, override, price } = saved;
  return {
    store: saved.store,
    family: saved.family,
    subFamily: saved.subFamily,
    cost: saved.cost,
    costIncludesVat: saved.costIncludesVat,
    costVat: saved.costVat,
    vat: saved.vat,
    vatRegistered: saved.vatRegistered,
    feeVatIsCost: saved.feeVatIsCost,
    marginBase: saved.marginBase,
    extraRate: saved.extraRate,
    extraFixed: saved.extraFixed,
    adsRate: saved.adsRate,
    couponRate: saved.couponRate,
    returnCost: saved.returnCost,
    storageCost: saved.storageCost,
    ...(barcode === null ? undefined : { barcode }),
    ...(type === null ? undefined : { type }),
    ...(sizeClass === null ? undefined : { sizeClass }),
    ...(sides === null ? undefined : { sides }),
    ...(weight === null ? undefined : { weight }),
    ...(handover === null ? undefined : { handover }),
    ...(marginRate === null ? undefined : { marginRate }),
    ...(marginAmount === null ? undefined : { marginAmount }),
    ...(ending === null ? undefined : { ending }),
    ...(override === null ? undefined : { override }),
    ...(price === null ? undefined : { price }),
  };
};
