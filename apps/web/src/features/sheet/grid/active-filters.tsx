import { useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { X } from 'lucide-react';
import { useColumnWords } from '../assign/column-words.ts';
import { everyRow, filteredColumns, noValues, withValues } from '../model/row-view.ts';
import type { GridSession } from '../session/use-grid-session.ts';

const chip =
  'inline-flex min-h-control items-center gap-1.5 rounded-control border border-brand bg-brand-soft px-2.5 text-sm text-brand-strong [&>svg]:size-3.5';

/** The search and the values that rows are filtered by, each with a way to drop it. */
export function ActiveFilters({ session }: { readonly session: GridSession }) {
  const { t } = useLingui();
  const getWords = useColumnWords();
  const { dispatch, state } = session;
  const { values, search } = state.view;
  const columns = filteredColumns(state.view);
  if (columns.length === 0 && search === '') return null;
  const wordsFor = (column: ProductColumn): string => {
    const name = getWords(column);
    const texts = [...(values[column] ?? noValues).values()];
    const [only] = texts;
    if (texts.length === 1) return `${name}: ${only === '' ? t`Empty` : only}`;
    return `${name}: ${formatShort(texts.length, 0)}`;
  };
  return (
    <>
      {columns.map((column) => (
        <button
          key={column}
          type="button"
          title={t`Show all values`}
          onClick={() =>
            dispatch({ type: 'setView', view: { values: withValues(values, column, noValues) } })
          }
          className={chip}
        >
          <bdi className="max-w-48 truncate">{wordsFor(column)}</bdi>
          <X aria-label={t`Show all values`} />
        </button>
      ))}
      <button
        type="button"
        onClick={() => dispatch({ type: 'setView', view: everyRow })}
        className="inline-flex min-h-control items-center rounded-control px-2.5 text-sm text-brand-strong hover:bg-hover"
      >
        {t`Clear filters`}
      </button>
    </>
  );
}
