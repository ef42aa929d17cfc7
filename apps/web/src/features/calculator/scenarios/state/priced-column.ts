import { type Draft, emptyDraft } from '@saer/contract/products/calculator-draft';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ScenarioColumn } from '@saer/contract/products/scenario';
import { type Answer, type Calculation, calculate } from '@saer/quoting/calculator/calculation';
import { storeOf } from '@saer/quoting/calculator/book-store';
import { normaliseDraft } from '@saer/quoting/calculator/normalise-draft';
import { feeTableFor } from '@saer/quoting/fee-book';
import type { FormState } from '../../state/form-state.ts';
import { useQueries } from '@tanstack/react-query';
import { feeBookQuery } from '../../../../domain/fee-book/query.ts';
import type { KeyedColumn } from './use-scenario.ts';

/** A column with its calculation by the fees of its day. */
export interface PricedColumn {
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly store: FormState['store'] | undefined;
  readonly table: FormState['table'];
  readonly calculation: Calculation;
  /** undefined: it has no price. */
  readonly answer: Answer | undefined;
}

type Inputs = ScenarioColumn['inputs'];

/** Columns that were priced, by their fee book: one that did not change is not priced again. */
const pricedBefore = new WeakMap<FeeBook, WeakMap<Inputs, PricedColumn>>();

/** Prices a column; choices that the fee book does not have are open again. */
function priceColumn(inputs: Inputs, book: FeeBook): PricedColumn {
  const ofBook = pricedBefore.get(book) ?? new WeakMap<Inputs, PricedColumn>();
  pricedBefore.set(book, ofBook);
  const known = ofBook.get(inputs) ?? price(inputs, book);
  ofBook.set(inputs, known);
  return known;
}

function price(inputs: Inputs, book: FeeBook): PricedColumn {
  const { draft } = normaliseDraft({ ...emptyDraft, ...inputs }, book);
  const calculation = calculate(draft, book);
  const fees = feeTableFor(book, draft);
  return {
    draft,
    book,
    store: storeOf(book, draft.store),
    table: fees.ok ? fees.feeTable : undefined,
    calculation,
    answer: calculation.is === 'answered' ? calculation : undefined,
  };
}

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
  const getBook = (on: string): FeeBook | undefined => books[days.indexOf(on)]?.data ?? today?.data;
  const priced = columns.map((column) => {
    const book = getBook(column.inputs.on ?? '');
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

/** The figures that columns are compared by: halalas, margins in basis points; null where there is none. */
export const figureNames = [
  'price',
  'storeFees',
  'payout',
  'vat',
  'ads',
  'coupon',
  'returns',
  'storage',
  'extra',
  'profit',
  'margin',
  'markup',
  'breakEven',
] as const;
export type FigureName = (typeof figureNames)[number];
export type ColumnFigures = Readonly<Record<FigureName, number | null>>;

export function getFigures({ quote }: Pick<Answer, 'quote'>): ColumnFigures {
  const { statement, margins } = quote.final;
  return {
    price: statement.price,
    storeFees: statement.totalStoreFees,
    payout: statement.payout,
    vat: statement.outputVat,
    ads: statement.ads,
    coupon: statement.coupon,
    returns: statement.returns,
    storage: statement.storage,
    extra: statement.extra,
    profit: statement.profit,
    margin: margins.ofPrice,
    markup: margins.ofCost,
    breakEven: quote.breakEven,
  };
}

/** The indexes of the columns with the highest value of a figure; none where all that have one are alike. */
export function bestBy(
  name: FigureName,
  columns: readonly (ColumnFigures | undefined)[],
): ReadonlySet<number> {
  const values = columns.map((figures) => figures?.[name] ?? null);
  const known = values.filter((value) => value !== null);
  const best = Math.max(...known);
  if (known.length < 2 || known.every((value) => value === best)) return new Set();
  return new Set(values.flatMap((value, index) => (value === best ? [index] : [])));
}

/** The difference of a figure to the first column's; null where either has none. */
export function differenceTo(
  first: ColumnFigures | undefined,
  figures: ColumnFigures | undefined,
  name: FigureName,
): number | null {
  const base = first?.[name] ?? null;
  const value = figures?.[name] ?? null;
  return base === null || value === null ? null : value - base;
}
