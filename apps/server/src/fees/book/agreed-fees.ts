import type { FeeBook } from '@saer/contract/fee-book';
import type { ReferenceRow } from '@saer/contract/reference-data';

/** The fees agreed for one product as the book lists them. */
export function agreedFees({
  override,
  store,
}: {
  override: ReferenceRow<'productFeeOverride'>;
  store: string;
}): FeeBook['overrides'][number] {
  const { barcode, referralRate, fulfilmentBelow: below, fulfilmentAbove: above, breakpoint } = override;
  return {
    store,
    barcode,
    referral: referralRate === null ? null : { shape: 'flat', rate1: referralRate },
    fulfilment: below === null || above === null ? null : { below, above, breakpoint },
  };
}
