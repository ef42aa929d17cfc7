import { useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { type RowFilter, rowFilters } from '../model/row-filter.ts';
import type { GridSession } from './use-grid-session.ts';

const tones: Readonly<Record<RowFilter, string>> = {
  all: 'text-muted',
  problems: 'font-medium text-danger',
  check: 'font-medium text-warning',
  loss: 'text-muted',
  thin: 'text-muted',
  warning: 'text-muted',
  currentLow: 'text-muted',
};

/** Filters of the rows, with the number of each. */
export function FilterBar({ session }: { readonly session: GridSession }) {
  const { t } = useLingui();
  const { kinds: counts, state, dispatch } = session;
  const titles: Record<RowFilter, string> = {
    all: t`All rows`,
    problems: t`Problems`,
    check: t`To check`,
    loss: t`Loss`,
    thin: t`Thin margin`,
    warning: t`A lower price is better`,
    currentLow: t`Below target today`,
  };
  // Kinds that no row of the file can be are not offered, unless selected.
  const offered = rowFilters.filter(
    (filter) => filter !== 'currentLow' || counts.currentLow > 0 || state.filter === filter,
  );
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t`Show`}</legend>
      {offered.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={state.filter === filter}
          onClick={() => dispatch({ type: 'setFilter', filter })}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-edge bg-field px-3 text-sm text-ink transition-colors hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-strong sm:min-h-9"
        >
          {titles[filter]}
          <span className={`tabular-nums ${counts[filter] > 0 ? tones[filter] : 'text-muted'}`}>
            {formatShort(counts[filter], 0)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
