import { formatAmount } from '@saer/i18n/format-money';

/** How much more or less than the chosen store; nothing where there is no difference. */
export function MoneyDelta({ halalas }: { readonly halalas: number | null }) {
  if (halalas === null || halalas === 0) return null;
  return (
    <bdi dir="ltr" className={`text-xs font-medium ${halalas > 0 ? 'text-brand-strong' : 'text-danger'}`}>
      {halalas > 0 ? '+' : ''}
      {formatAmount(halalas)}
    </bdi>
  );
}
