import { useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { type RowFilter, rowFilters } from '../model/row-filter.ts';
import type { WorkInHand } from './use-work.ts';

/** Which rows are in sight, and how many there are of each kind. */
export function FilterBar({ work }: { readonly work: WorkInHand }) {
  const { t } = useLingui();
  const { kinds: counts, state, act } = work;
  const titles: Record<RowFilter, string> = {
    all: t`All rows`,
    problems: t`Problems`,
    loss: t`Loss`,
    thin: t`Thin margin`,
    warning: t`A lower price is better`,
  };
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t`Show`}</legend>
      {rowFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={state.filter === filter}
          onClick={() => act({ do: 'filter', filter })}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-edge bg-field px-3 text-sm text-ink transition-colors hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-strong sm:min-h-9"
        >
          {titles[filter]}
          <span
            className={`tabular-nums ${filter === 'problems' && counts.problems > 0 ? 'font-medium text-danger' : 'text-muted'}`}
          >
            {formatShort(counts[filter], 0)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
