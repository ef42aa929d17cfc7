import type { FeeBook } from '@saer/contract/fee-book';
import type { ScenarioColumn } from '@saer/contract/scenario';
import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import { feeBookQuery } from '../../../../domain/fee-book/query.ts';
import { type PricedColumn, priceColumn } from './priced-column.ts';
import type { KeyedColumn } from './use-scenario.ts';

interface Priced {
  readonly columns: readonly (KeyedColumn & { readonly priced: PricedColumn })[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Prices every column by the fees of its own day; undefined until the fees are loaded. A column is priced again only when it changes. */
export function usePricedColumns(columns: readonly KeyedColumn[]): Priced {
  const days = [...new Set(['', ...columns.map(({ inputs }) => inputs.on)])];
  const books = useQueries({ queries: days.map((on) => feeBookQuery(on)) });
  const memo = useRef(new WeakMap<ScenarioColumn['inputs'], PricedColumn>());
  const [today] = books;
  const bookOf = (on: string): FeeBook | undefined => books[days.indexOf(on)]?.data ?? today?.data;
  const priced = columns.map((column) => {
    const book = bookOf(column.inputs.on);
    if (book === undefined) return undefined;
    const known = memo.current.get(column.inputs);
    const result = known?.book === book ? known : priceColumn(column.inputs, book);
    memo.current.set(column.inputs, result);
    return { ...column, priced: result };
  });
  const complete = priced.filter((column) => column !== undefined);
  return {
    columns: complete.length < priced.length ? undefined : complete,
    error: books.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const book of books) void book.refetch();
    },
  };
}
