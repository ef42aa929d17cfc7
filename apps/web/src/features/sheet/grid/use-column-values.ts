import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { useEffect, useMemo, useState } from 'react';
import { type ColumnValue, columnValues } from '../model/column-values.ts';
import { noValues, type RowView, viewedRows, withValues } from '../model/row-view.ts';
import type { GridSession } from './use-grid-session.ts';

interface FoundValues {
  readonly column: ProductColumn;
  readonly values: readonly ColumnValue[];
}

/** The values of a column among the rows that all other filters show; undefined while they are collected. */
export function useColumnValues(
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
