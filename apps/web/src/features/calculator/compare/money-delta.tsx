import { formatAmount } from '@saer/i18n/format-money';

/** The difference to the chosen store; empty if there is none. */
export function MoneyDelta({ halalas }: { readonly halalas: number | null }) {
  if (halalas === null || halalas === 0) return null;
  return (
    <bdi dir="ltr" className={`text-xs font-medium ${halalas > 0 ? 'text-brand-strong' : 'text-danger'}`}>
      {halalas > 0 ? '+' : ''}
      {formatAmount(halalas)}
    </bdi>
  );
}
