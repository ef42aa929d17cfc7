import { formatPercentNumber } from '@saer/i18n/format-number';

/** A percentage on the page, isolated for either direction. */
export function Rate({ basisPoints }: { readonly basisPoints: number }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {formatPercentNumber(basisPoints)}%
    </bdi>
  );
}
