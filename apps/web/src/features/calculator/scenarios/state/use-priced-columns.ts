import type { FeeBook } from '@saer/contract/fees/fee-book';
import { useQueries } from '@tanstack/react-query';
import { feeBookQuery } from '../../../../domain/fee-book/query.ts';
import { type PricedColumn, priceColumn } from './priced-column.ts';
import type { KeyedColumn } from './use-scenario.ts';

interface Priced {
  readonly columns: readonly (KeyedColumn & { readonly priced: PricedColumn })[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Prices every column by the fees of its own day; undefined until the fees are loaded. */
export function usePricedColumns(columns: readonly KeyedColumn[]): Priced {
  const days = [...new Set(['', ...columns.map(({ inputs }) => inputs.on ?? '')])];
  const books = useQueries({ queries: days.map((on) => feeBookQuery(on)) });
  const [today] = books;
  const bookOf = (on: string): FeeBook | undefined => books[days.indexOf(on)]?.data ?? today?.data;
  const priced = columns.map((column) => {
    const book = bookOf(column.inputs.on ?? '');
    return book && { ...column, priced: priceColumn(column.inputs, book) };
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
