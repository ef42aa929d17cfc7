import { useLingui } from '@lingui/react/macro';
import type { FeeTable } from '@saer/contract/fee-table';
import { formatSide } from '@saer/i18n/format-measure';
import { formatShort } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';

/** Up to which sides and which weight a class goes, in one line. */
export function SizeClassLimits({ sizeClass }: { readonly sizeClass: FeeTable['sizeClasses'][number] }) {
  const { t } = useLingui();
  const sides = [sizeClass.longestSide, sizeClass.medianSide, sizeClass.shortestSide].filter(
    (side) => side !== null,
  );
  const box = isolateLtr(sides.map(formatSide).join(' × '));
  const kilograms = formatShort(sizeClass.maxShippingWeight ?? 0, 3);
  const parts = [
    ...(sides.length === 3 ? [t`Up to ${box} cm`] : []),
    ...(sizeClass.maxShippingWeight === null ? [] : [t`shipping weight up to ${kilograms} kg`]),
  ];
  return <>{parts.length === 0 ? t`No size or weight limit` : parts.join(t`, `)}</>;
}
