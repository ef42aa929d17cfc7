import { useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import type { RowFilter } from '../model/row-filter.ts';
import { useStateOptions } from './state-titles.ts';
import type { GridSession } from './use-grid-session.ts';

const tones: Partial<Record<RowFilter, string>> = {
  problems: 'font-medium text-danger',
  check: 'font-medium text-warning',
  loss: 'font-medium text-danger',
};

/** Filters of the rows by their state, with the number of each. */
export function FilterBar({ session }: { readonly session: GridSession }) {
  const { t } = useLingui();
  const { state, dispatch } = session;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{t`Show`}</legend>
      {useStateOptions(session).map(({ id, title, rows }) => (
        <button
          key={id}
          type="button"
          aria-pressed={state.view.filter === id}
          onClick={() => dispatch({ type: 'setView', view: { filter: id } })}
          className="inline-flex min-h-control items-center gap-1.5 rounded-control border border-transparent px-3 text-sm text-ink transition-colors hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-strong"
        >
          {title}
          <span className={`tabular-nums ${rows > 0 ? (tones[id] ?? 'text-muted') : 'text-muted'}`}>
            {formatShort(rows, 0)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
