import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { matchesSearch } from '@saer/i18n/fold-arabic';
import { formatShort } from '@saer/i18n/format-number';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { useState, useEffect, useMemo } from 'react';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { Button } from '../../../components/button/button.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { Select } from '../../../components/form/select.tsx';
import { useColumnWords } from '../assign/column-words.ts';
import {
  type ColumnValue,
  columnValues,
  noValues,
  type RequestedValues,
  withValues,
  type RowView,
  viewedRows,
} from '../model/row-view.ts';
import type { GridSession } from '../session/use-grid-session.ts';

interface FoundValues {
  readonly column: ProductColumn;
  readonly values: readonly ColumnValue[];
}

/** The values of a column among the rows that all other filters show; undefined while they are collected. */
function useColumnValues(
  { rows, duplicates, state }: GridSession,
  column: ProductColumn,
): readonly ColumnValue[] | undefined {
  const [found, setFound] = useState<FoundValues>();
  const { filter, search, values } = state.view;
  const others = useMemo(
    (): RowView => ({ filter, search, values: withValues(values, column, noValues) }),
    [filter, search, values, column],
  );
  useEffect(() => {
    let isCurrent = true;
    const collect = async (): Promise<void> => {
      const yieldToEventLoop = timeSlice();
      const shown = await viewedRows(rows, duplicates, others, yieldToEventLoop);
      const collected = await columnValues(shown, column, yieldToEventLoop);
      if (isCurrent) setFound({ column, values: collected });
    };
    void collect();
    return () => {
      isCurrent = false;
    };
  }, [rows, duplicates, others, column]);
  return found?.column === column ? found.values : undefined;
}

type Props = {
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly column: ProductColumn;
  readonly onColumn: (column: ProductColumn) => void;
};

const valuesAtOnce = 100;
/** From so many on, the values can be searched. */
const searchedFrom = 8;

/** The values of a column, each with its rows: those that are ticked are shown. */
export function ValueFilter({ session, columns, column, onColumn }: Props) {
  const { t } = useLingui();
  const getWords = useColumnWords();
  const [typed, setTyped] = useState('');
  const values = useColumnValues(session, column) ?? [];
  const { state, dispatch } = session;
  const wanted = state.view.values[column] ?? noValues;
  const found = typed.trim() === '' ? values : values.filter(({ text }) => matchesSearch(text, typed));
  const hidden = found.length - valuesAtOnce;
  const show = (next: RequestedValues): void =>
    dispatch({ type: 'setView', view: { values: withValues(state.view.values, column, next) } });
  const toggle = ({ key, text }: ColumnValue): void => {
    const next = new Map(wanted);
    if (!next.delete(key)) next.set(key, text);
    show(next);
  };
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t`Column`}
        options={columns.map((each) => ({ id: each, name: getWords(each) }))}
        value={column}
        placeholder={t`Column`}
        onChange={(chosen) => {
          setTyped('');
          onColumn(chosen);
        }}
      />
      {values.length >= searchedFrom ? (
        <SearchField label={t`Search its values`} value={typed} onChange={setTyped} />
      ) : null}
      <fieldset className="max-h-64 overflow-y-auto overscroll-contain">
        <legend className="sr-only">{t`Values to show`}</legend>
        {found.slice(0, valuesAtOnce).map((value) => (
          <label
            key={value.key}
            className="flex min-h-control cursor-pointer items-center gap-2.5 rounded-lg px-2 text-sm text-ink hover:bg-hover"
          >
            <input
              type="checkbox"
              checked={wanted.has(value.key)}
              onChange={() => toggle(value)}
              className="size-4 shrink-0 accent-brand"
            />
            {value.text === '' ? (
              <span className="min-w-0 flex-1 text-muted">
                <Trans>Empty</Trans>
              </span>
            ) : (
              <span dir="auto" className="min-w-0 flex-1 truncate text-start">
                {value.text}
              </span>
            )}
            <span className="text-muted tabular-nums">{formatShort(value.rows, 0)}</span>
          </label>
        ))}
        {hidden > 0 ? (
          <p className="px-2 py-1.5 text-xs text-muted">
            <Plural
              value={hidden}
              one="# more value: search for it."
              other="# more values: search for them."
            />
          </p>
        ) : null}
      </fieldset>
      <Button tone="quiet" isDisabled={wanted.size === 0} onPress={() => show(noValues)}>
        <Trans>Show all values</Trans>
      </Button>
    </div>
  );
}
