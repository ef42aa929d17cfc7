import type { ReferralRule } from '@saer/pricing/fees/terms';
import type { NamedByCode } from '../../domain/names/name.ts';
import { type DemoFeeBook, type DemoStore, pricedStores } from './demo/demo-fee-book.ts';
import { exampleInput } from './demo/demo-input.ts';

/** Real figures of one store that show what a price depends on. Null if the store does not have one. */
export interface FeeFacts {
  readonly store: DemoStore;
  readonly breakpoint: number | null;
  readonly minReferral: number | null;
  readonly roundUpTo: number | null;
  readonly feeVat: number;
  readonly twoRates: TwoRates | null;
}

interface TwoRates {
  readonly subFamily: NamedByCode;
  readonly rule: Exclude<ReferralRule, { shape: 'flat' }>;
}

export function feeFacts(book: DemoFeeBook): FeeFacts | undefined {
  const store = pricedStores(book).find(({ code }) => code === exampleInput.store);
  if (store === undefined) return undefined;
  const { sizeClasses, store: policy } = store.feeTable;
  return {
    store,
    breakpoint: sizeClasses.find(({ code }) => code === exampleInput.sizeClass)?.breakpoint ?? null,
    minReferral: policy.minReferral === 0 ? null : policy.minReferral,
    roundUpTo: policy.shippingWeight.roundUpTo,
    feeVat: policy.feeVat,
    twoRates: twoRates(book, store),
  };
}

function twoRates(book: DemoFeeBook, { feeTable }: DemoStore): TwoRates | null {
  for (const subFamily of book.subFamilies) {
    const rule = feeTable.referralRules[subFamily.code];
    if (
      rule !== undefined &&
      rule.shape === 'threshold' &&
      feeTable.referralProvenance[subFamily.code]?.confirmed
    ) {
      return { subFamily, rule };
    }
  }
  return null;
}
