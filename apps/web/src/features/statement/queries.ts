import { type FeeBook, feeBook } from '@saer/contract/fees/fee-book';
import { findAgreedOverrides } from '@saer/contract/fees/own-fees';
import { encodeFilter, maxPageSize } from '@saer/contract/api/list-filter';
import { type ListedProduct, pageProducts } from '@saer/contract/products/product';
import { queryOptions } from '@tanstack/react-query';
import { addDays } from '@saer/tools/statement/day';
import type { StatementProduct } from '@saer/tools/statement/match-product';
import { toWrittenProduct } from '@saer/spreadsheet/write/to-written-product';
import { knownNameOf } from '../../domain/names/name-of.ts';
import { call } from '../../lib/api/api.ts';
import { currentLanguage } from '../../lib/language/language.ts';
import type { DatedFeeBook } from './reading/statement-tasks.ts';

/** Products that a statement is compared with, those changed last first. */
export const maxComparedProducts = 10_000;
/** Fee tables that are asked for, newest first: stores change theirs a few times a year. */
const maxBooks = 24;

interface ComparedProducts {
  readonly products: readonly StatementProduct[];
  /** All of the seller's, which may be more. */
  readonly total: number;
}

function comparedProduct(listed: ListedProduct): StatementProduct {
  return {
    id: String(listed.id),
    name: knownNameOf(listed, currentLanguage()) ?? '',
    barcode: listed.barcode ?? '',
    sku: listed.sku ?? '',
    product: toWrittenProduct(listed),
  };
}

/** The seller's products. All of them are asked for, so that the server does not learn what is in a statement. */
async function readComparedProducts(): Promise<ComparedProducts> {
  const products: StatementProduct[] = [];
  let total = 0;
  for (let page = 1; products.length < maxComparedProducts; page += 1) {
    const filter = { order_by: { updatedAt: 'desc' }, limit: maxPageSize, page } as const;
    const reply = await call(pageProducts, { query: { filter: encodeFilter(filter) } });
    products.push(...reply.data.map(comparedProduct));
    total = reply.total ?? products.length;
    if (reply.data.length < maxPageSize) break;
  }
  return { products, total };
}

export const comparedProductsQuery = queryOptions({
  queryKey: ['products', 'compared'],
  queryFn: readComparedProducts,
  staleTime: 60_000,
  meta: { quiet: true },
});

/** The day from which a book's fees of a marketplace hold; null if it has none. */
function startOf(book: FeeBook, marketplaces: readonly string[]): string | null {
  const starts = book.stores.flatMap(({ code, feeTable }) =>
    feeTable !== null && marketplaces.some((name) => code.startsWith(name.toUpperCase()))
      ? [feeTable.version.effectiveFrom]
      : [],
  );
  return starts.toSorted().at(-1) ?? null;
}

const dayOf = (day: string): string => addDays(day, -1);

/**
 * The fee books of all days between two, and the one before them: each is asked for by the last day on which it holds. Only days are
 * sent. Books beyond `maxBooks` are left out; lines of their days then have no fee table.
 */
async function readFeeHistory(
  firstDay: string,
  lastDay: string,
  marketplaces: readonly string[],
): Promise<readonly DatedFeeBook[]> {
  const { overrides } = await call(findAgreedOverrides, {});
  const books: DatedFeeBook[] = [];
  let on = lastDay;
  let isBefore = false;
  while (books.length < maxBooks) {
    const book = { ...(await call(feeBook, { query: { on } })), overrides };
    const from = startOf(book, marketplaces);
    if (from === null) break;
    books.push({ from, book });
    if (isBefore) break;
    isBefore = from <= firstDay;
    on = dayOf(from);
  }
  return books;
}

export const feeHistoryQuery = (firstDay: string, lastDay: string, marketplaces: readonly string[]) =>
  queryOptions({
    queryKey: ['fee-book', 'history', firstDay, lastDay, ...marketplaces],
    queryFn: () => readFeeHistory(firstDay, lastDay, marketplaces),
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  });
