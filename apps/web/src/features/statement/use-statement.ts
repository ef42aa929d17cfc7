import { useQueryClient, queryOptions } from '@tanstack/react-query';
import { riyadhDay } from '@saer/i18n/format-date';
import type { VatBasis } from '@saer/tools/statement/header-vat';
import type { StatementColumns } from '@saer/tools/statement/columns';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type StatementReader,
  StatementReadAborted,
  startStatementReader,
} from './reading/statement-reader.ts';
import type { CheckReply, ReadReply, StatementProgress, DatedFeeBook } from './reading/statement-tasks.ts';
import { type FeeBook, feeBook } from '@saer/contract/fees/fee-book';
import { findAgreedOverrides } from '@saer/contract/fees/own-fees';
import { encodeFilter, maxPageSize } from '@saer/contract/api/list-filter';
import { type ListedProduct, pageProducts } from '@saer/contract/products/product';
import { addDays } from '@saer/tools/statement/day';
import type { StatementProduct } from '@saer/tools/statement/match-product';
import { toWrittenProduct } from '@saer/spreadsheet/rows/read/to-written-product';
import { getKnownName } from '../../domain/names/name.ts';
import { call } from '../../lib/api/api.ts';
import { currentLanguage } from '../../lib/language/language.ts';

/** Products that a statement is compared with, those changed last first. */
const maxComparedProducts = 10_000;
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
    name: getKnownName(listed, currentLanguage()) ?? '',
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

const comparedProductsQuery = queryOptions({
  queryKey: ['products', 'compared'],
  queryFn: readComparedProducts,
  staleTime: 60_000,
  meta: { quiet: true },
});

/** The day from which a book's fees of a marketplace hold; null if it has none. */
function getStart(book: FeeBook, marketplaces: readonly string[]): string | null {
  const starts = book.stores.flatMap(({ code, feeTable }) =>
    feeTable !== null && marketplaces.some((name) => code.startsWith(name.toUpperCase()))
      ? [feeTable.version.effectiveFrom]
      : [],
  );
  return starts.toSorted().at(-1) ?? null;
}

const toDay = (day: string): string => addDays(day, -1);

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
    const from = getStart(book, marketplaces);
    if (from === null) break;
    books.push({ from, book });
    if (isBefore) break;
    isBefore = from <= firstDay;
    on = toDay(from);
  }
  return books;
}

const feeHistoryQuery = (firstDay: string, lastDay: string, marketplaces: readonly string[]) =>
  queryOptions({
    queryKey: ['fee-book', 'history', firstDay, lastDay, ...marketplaces],
    queryFn: () => readFeeHistory(firstDay, lastDay, marketplaces),
    staleTime: 5 * 60_000,
    meta: { quiet: true },
  });

/** The seller's answers, which apply to the next check. */
export interface StatementChoices {
  readonly categories: ReadonlyMap<string, string>;
  readonly bases: ReadonlyMap<number, VatBasis>;
}

export type StatementPhase =
  | { readonly is: 'start' }
  | { readonly is: 'working'; readonly progress: StatementProgress | undefined }
  /** Files were read, but there is nothing to check yet. */
  | { readonly is: 'unread'; readonly read: ReadReply }
  | {
      readonly is: 'checked';
      readonly read: ReadReply;
      readonly check: CheckReply;
      /** Products that were compared, of all; fewer where the seller has more than are compared. */
      readonly products: { readonly compared: number; readonly total: number };
    };

const noChoices: StatementChoices = { categories: new Map(), bases: new Map() };

/** A session of checking statements: its files live in a worker, and end with the page. */
export function useStatement() {
  const client = useQueryClient();
  const reader = useRef<StatementReader>(undefined);
  const [phase, setPhase] = useState<StatementPhase>({ is: 'start' });
  const [error, setError] = useState<Error | null>(null);
  const [choices, setChoices] = useState(noChoices);

  const stop = useCallback((): void => {
    reader.current?.stop();
    reader.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const startOver = (): void => {
    stop();
    setChoices(noChoices);
    setError(null);
    setPhase({ is: 'start' });
  };

  const onProgress = (progress: StatementProgress): void => setPhase({ is: 'working', progress });

  const checkLines = async (of: StatementReader, read: ReadReply, by: StatementChoices): Promise<void> => {
    if (read.lines === 0 || read.files.some(({ outcome }) => outcome.is === 'unassigned')) {
      setPhase({ is: 'unread', read });
      return;
    }
    const today = riyadhDay(new Date());
    const [firstDay, lastDay] = [read.firstDay ?? today, read.lastDay ?? today];
    const [{ products, total }, books] = await Promise.all([
      client.fetchQuery(comparedProductsQuery),
      client.fetchQuery(feeHistoryQuery(firstDay, lastDay, read.marketplaces)),
    ]);
    const check = await of.ask('check', { books, products, ...by, today }, onProgress);
    const compared = Math.min(products.length, maxComparedProducts);
    setPhase({ is: 'checked', read, check, products: { compared, total } });
  };

  /** Runs a step; if it fails, the page returns to what it displayed before. */
  const run = async (before: StatementPhase, step: (of: StatementReader) => Promise<void>): Promise<void> => {
    setError(null);
    setPhase({ is: 'working', progress: undefined });
    reader.current ??= startStatementReader();
    try {
      await step(reader.current);
    } catch (failure) {
      if (failure instanceof StatementReadAborted && failure.isCancelled) return;
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      if (failure instanceof StatementReadAborted) stop();
      setPhase(failure instanceof StatementReadAborted ? { is: 'start' } : before);
    }
  };

  return {
    phase,
    error,
    choices,
    startOver,
    addFiles: (files: readonly File[]) =>
      run(phase, async (of) => checkLines(of, await of.ask('read', { files }, onProgress), choices)),
    assign: (file: number, columns: StatementColumns) =>
      run(phase, async (of) =>
        checkLines(of, await of.ask('assign', { file, columns }, onProgress), choices),
      ),
    choose: (changed: Partial<StatementChoices>): void => {
      if (phase.is !== 'checked') return;
      const next = { ...choices, ...changed };
      const { read } = phase;
      setChoices(next);
      void run(phase, (of) => checkLines(of, read, next));
    },
    /** The worker with the checked lines; undefined before there are any. */
    reader: (): StatementReader | undefined => reader.current,
  };
}
export type StatementSessionState = ReturnType<typeof useStatement>;
