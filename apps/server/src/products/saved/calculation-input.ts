import type { Product } from '@saer/contract/product';
import type { Row } from '../calculation/price-row.ts';

/** What a price is calculated from, of a stored product. */
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
  | 'ending'
  | 'override'
  | 'price'
>;

/**
 * What its seller typed of a stored product, as `priceRow` takes it: to price it again by any fee book. It was checked when it was
 * written, and the database holds it as it was.
 */
export const calculationInput = (stored: CalculatedFrom): Row => {
  const { barcode, type, sizeClass, sides, weight, handover } = stored;
  const { marginRate, marginAmount, ending, override, price } = stored;
  return {
    store: stored.store,
    family: stored.family,
    subFamily: stored.subFamily,
    cost: stored.cost,
    costIncludesVat: stored.costIncludesVat,
    costVat: stored.costVat,
    vat: stored.vat,
    vatRegistered: stored.vatRegistered,
    feeVatIsCost: stored.feeVatIsCost,
    marginBase: stored.marginBase,
    extraRate: stored.extraRate,
    extraFixed: stored.extraFixed,
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
