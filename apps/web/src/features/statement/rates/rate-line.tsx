import { Trans } from '@lingui/react/macro';
import type { StatementRate } from '@saer/contract/fees/statement-rate';
import { formatMoney } from '@saer/i18n/format-money';
import { formatMonth } from '@saer/i18n/format-month';
import { formatRate } from '@saer/i18n/format-number';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { useFigureNames } from './use-figure-names.ts';

type Props = {
  readonly figure: Pick<StatementRate, 'store' | 'subFamily' | 'band' | 'month' | 'replaces'>;
  /** The rate that was seen; null where none was. */
  readonly rate: number | null;
  readonly children: ReactNode;
};

/** The rate of a rule for the prices of a band. */
const tableRate = ({ band, replaces }: Props['figure']): number =>
  band === 'above' && replaces.shape !== 'flat' ? replaces.rate2 : replaces.rate1;

/** A commission by its category and store: what was seen, beside the rate of the fee table. */
export function RateLine({ figure, rate, children }: Props) {
  const language = useLanguage();
  const { categoryOf, storeOf } = useFigureNames();
  const { band, month, replaces } = figure;
  const limit = replaces.shape === 'flat' ? '' : formatMoney(replaces.limit);
  const own = formatRate(tableRate(figure));
  return (
    <li className="py-2 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium text-ink">
          {categoryOf(figure.subFamily)}
          {band === 'below' ? (
            <span className="font-normal text-muted">
              {' '}
              <Trans>up to {limit}</Trans>
            </span>
          ) : band === 'above' ? (
            <span className="font-normal text-muted">
              {' '}
              <Trans>above {limit}</Trans>
            </span>
          ) : null}
        </span>
        {rate === null ? null : <span className="font-medium text-ink tabular-nums">{formatRate(rate)}</span>}
      </span>
      <span className="flex flex-wrap gap-x-3 text-xs text-muted">
        <span>{storeOf(figure.store)}</span>
        <span>{formatMonth(month, language)}</span>
        {children}
        <span>
          <Trans>fee table: {own}</Trans>
        </span>
      </span>
    </li>
  );
}
