import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PricedRow, RowWarning } from './price-rows.ts';

interface Props {
  readonly rows: readonly PricedRow[];
  /** Undefined for all rows. */
  readonly shown: RowWarning['is'] | undefined;
  readonly onShow: (shown: RowWarning['is'] | undefined) => void;
}

/** The rows to look at, each kind with its count. */
export function SheetFilters({ rows, shown, onShow }: Props) {
  const { t } = useLingui();
  const countOf = (kind: RowWarning['is']): number =>
    rows.filter(({ warning }) => warning?.is === kind).length;
  const chip = (kind: RowWarning['is'] | undefined, count: number, name: ReactNode) => (
    <button
      type="button"
      aria-pressed={shown === kind}
      className="inline-flex min-h-control shrink-0 items-center gap-2 rounded-full border border-line-strong px-3 text-sm transition-colors hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-strong"
      onClick={() => onShow(kind)}
    >
      {name}
      <span>{count}</span>
    </button>
  );
  return (
    <fieldset aria-label={t`Show`} className="flex shrink-0 gap-2 overflow-x-auto px-4 pb-4 sm:px-6">
      {chip(undefined, rows.length, <Trans>All</Trans>)}
      {chip('loss', countOf('loss'), <Trans>At a loss today</Trans>)}
      {chip('deadZone', countOf('deadZone'), <Trans>A lower price earns more</Trans>)}
      {chip('noPrice', countOf('noPrice'), <Trans>No price</Trans>)}
    </fieldset>
  );
}
