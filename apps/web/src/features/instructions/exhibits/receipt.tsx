import { useLingui } from '@lingui/react/macro';
import type { Statement } from '@saer/pricing/answer/statement';
import { Money } from '../../../components/figure/money.tsx';

/** The lines of a price, which add up to it. For a seller who is registered for VAT. */
export function Receipt({ statement }: { readonly statement: Statement }) {
  const { t } = useLingui();
  const { price, cost, referral, fulfilment, outputVat, profit } = statement;
  const lines = [
    { name: t`Product cost`, sum: cost },
    { name: t`Commission before VAT`, sum: referral },
    { name: t`Fulfilment fee before VAT`, sum: fulfilment },
    { name: t`VAT on the sale`, sum: outputVat },
    { name: t`Net profit`, sum: profit },
    { name: t`Price the buyer pays`, sum: price },
  ];
  return (
    <dl className="max-w-md divide-y divide-line rounded-card border border-line bg-surface px-card text-sm">
      {lines.map(({ name, sum }) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 py-2.5 text-muted last:font-semibold last:text-ink"
        >
          <dt>{name}</dt>
          <dd className="text-ink">
            <Money halalas={sum} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
