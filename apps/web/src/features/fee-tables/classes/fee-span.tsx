import type { VersionClass } from '@saer/contract/fee-version';
import { formatAmount, RIYAL_SIGN } from '@saer/i18n/format-money';

/** From the least fee of a class to the highest, before VAT. */
export function FeeSpan({ slabs }: { readonly slabs: VersionClass['slabs'] }) {
  if (slabs.length === 0) return <span className="text-muted">–</span>;
  const fees = slabs.flatMap(({ feeBelow, feeAbove }) => [feeBelow, feeAbove]);
  const [min, max] = [Math.min(...fees), Math.max(...fees)];
  const span = min === max ? formatAmount(min) : `${formatAmount(min)} – ${formatAmount(max)}`;
  return (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {RIYAL_SIGN} {span}
    </bdi>
  );
}
