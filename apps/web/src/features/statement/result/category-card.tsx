import { Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import type { CategorySum } from '@saer/tools/statement/categories';
import type { StatementSummary } from '@saer/tools/statement/summary';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { Money } from '../../../components/money.tsx';
import { categoryWords } from '../statement-words.ts';

/** Every charge of the files in one category, and what they add up to. */
export function CategoryCard({ summary: { categories, total } }: { readonly summary: StatementSummary }) {
  const { t, i18n } = useLingui();
  const id = useId();
  if (categories.length === 0) return null;
  const charges = categories.reduce((sum, each) => sum + each.charges, 0);
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Every charge in the files</Trans>
      </h2>
      <table className="mt-2 w-full text-sm" data-testid="categories">
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="py-1 text-start font-normal">{t`Category`}</th>
            <th scope="col" className="px-3 py-1 text-end font-normal">{t`Charges`}</th>
            <th scope="col" className="py-1 text-end font-normal">{t`Charged, with VAT`}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {categories.map((of) => (
            <tr key={of.category}>
              <th scope="row" className="py-1.5 text-start font-normal text-ink">
                {i18n._(categoryWords[of.category])}
                <Excess of={of} />
              </th>
              <td className="px-3 py-1.5 text-end align-top text-muted tabular-nums">
                {formatShort(of.charges, 0)}
              </td>
              <td className="py-1.5 text-end align-top whitespace-nowrap text-ink tabular-nums">
                <Money halalas={of.charged} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-medium text-ink">
            <th scope="row" className="py-1.5 text-start font-medium">{t`Total`}</th>
            <td className="px-3 py-1.5 text-end tabular-nums">{formatShort(charges, 0)}</td>
            <td className="py-1.5 text-end whitespace-nowrap tabular-nums">
              <Money halalas={total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

/** The part of a category that was charged too much or too little. */
function Excess({ of: { excess } }: { readonly of: CategorySum }) {
  if (excess === 0) return null;
  return (
    <span className={`block text-xs ${excess > 0 ? 'text-danger' : 'text-muted'}`}>
      {excess > 0 ? (
        <Trans>
          <Money halalas={excess} /> too much
        </Trans>
      ) : (
        <Trans>
          <Money halalas={0 - excess} /> too little
        </Trans>
      )}
    </span>
  );
}
