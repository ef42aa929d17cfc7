import { writtenProduct, type WrittenProduct } from '@saer/contract/product';
import { parseInput } from '../../http/parse-input.ts';
import { ean13 } from '../seed/ean13.ts';
import { type ExampleGood, exampleGoods } from './example-goods.ts';

export interface Example {
  /** The same for each account, so that an example is added once. */
  readonly saveKey: string;
  readonly written: WrittenProduct;
}

const numbered = (at: number, digits: number): string => String(at + 1).padStart(digits, '0');

/** The seller's own store publishes no fees: the examples bring some. */
const ownStoreFees = {
  override: {
    referral: { shape: 'flat', rate1: 250 },
    fulfilment: { below: 18_00, above: 18_00, breakpoint: null },
  },
} as const;

function exampleOf(good: ExampleGood, at: number): Example {
  const { store, subFamily, type, nameEn, nameAr, cost, weight, sides } = good;
  const { marginRate, currentPrice, monthlySales } = good;
  return {
    saveKey: `00000000-0000-4000-8000-5ae2${numbered(at, 8)}`,
    written: parseInput(writtenProduct, {
      store,
      subFamily,
      ...(type === undefined ? {} : { type }),
      // Prefix 2 is reserved for shops' internal use, so no real product has such a barcode.
      barcode: ean13(`29000000${numbered(at, 4)}`),
      sku: `EXAMPLE-${numbered(at, 2)}`,
      nameEn,
      nameAr,
      sides,
      weight,
      cost,
      marginRate,
      ...(currentPrice === undefined ? {} : { currentPrice }),
      ...(monthlySales === undefined ? {} : { monthlySales }),
      ...(store === 'NOON_SA_DIRECTSHIP' ? { handover: 'DROP_OFF' } : {}),
      ...(store === 'CUSTOM' ? ownStoreFees : {}),
    }),
  };
}

/** The example catalogue: products over four stores, of which some lose money and some miss their target. */
export const exampleProducts = (): readonly Example[] => exampleGoods.map(exampleOf);
