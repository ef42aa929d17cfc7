import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import type { Column, Sorting } from '../../../components/table/data-table.tsx';
import { ErrorState } from '../../../components/layout/error-state.tsx';
import { linkStyle } from '../../../components/button/button-style.ts';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';
import { ProgressBar } from '../../../components/layout/progress-bar.tsx';
import { RecordList } from '../../../components/table/record-list.tsx';
import { SortSelect } from '../../../components/table/sort-select.tsx';
import { productName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { useIsWide } from '../../../lib/hooks/use-media-query.ts';
import type { ProductTable, Tool } from '../tool.ts';
import type { Texts } from '../fields/field.ts';
import { rowFields, byFigure, type TableRow, useReason } from './row-texts.ts';
import { saveTable } from './save-table.ts';
import { hasUnconfirmedCommission, hasUnknownSaleVat } from '../../../domain/product/product-doubts.ts';
import { SaleVatLaw } from '../../../domain/sale-vat/sale-vat-law.tsx';
import { useAllProducts, useRows } from './use-rows.ts';
import { useTableColumns } from './use-table-columns.tsx';

type Props = {
  readonly title: string;
  readonly tool: Tool;
  readonly table: ProductTable;
  readonly book: FeeBook;
  /** The texts of the tool's fields. */
  readonly common: Texts;
};

/** On a card the last column stands beside the name: the headline. */
const headlineLast = (
  columns: readonly Column<TableRow>[],
  table: ProductTable,
): readonly Column<TableRow>[] => {
  const isHeadline = ({ key }: Column<TableRow>): boolean => key === table.columns[0]?.id;
  return [...columns.filter((each) => !isHeadline(each)), ...columns.filter(isHeadline)];
};

const noneTyped: ReadonlyMap<number, Texts> = new Map();
const rowKey = ({ product }: TableRow): string => String(product.id);

/** A tool over all saved products: its numbers for each, in any order, as a file too. */
export function AllProducts({ title, tool, table, book, common }: Props) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const isWide = useIsWide();
  const failureWords = useFailureWords();
  const { products, total, isDone, error, retry } = useAllProducts();
  const [typed, setTyped] = useState(noneTyped);
  const rows = useRows(table, book, products, common, typed);
  const [sorting, setSorting] = useState<Sorting>();
  const { page, limit, ...pages } = usePages(25);
  const columns = useTableColumns({
    tool,
    table,
    book,
    common,
    typed,
    onType: (id, name, text) =>
      setTyped((before) => new Map(before).set(id, { ...before.get(id), [name]: text })),
  });
  const getReason = useReason(tool);
  const sorted = useMemo(() => {
    if (sorting === undefined) return rows;
    const isDescending = sorting.direction === 'desc';
    if (sorting.column !== 'name')
      return byFigure(
        rows,
        table.columns.findIndex(({ id }) => id === sorting.column),
        isDescending,
      );
    const order = new Intl.Collator(language);
    const byName = rows.toSorted((one, other) =>
      order.compare(productName(one.product, language), productName(other.product, language)),
    );
    return isDescending ? byName.toReversed() : byName;
  }, [rows, sorting, table, language]);
  const { mutate: save, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (kind: 'xlsx' | 'csv') =>
      saveTable({
        kind,
        title,
        language,
        say: (message) => i18n._(message),
        headings: {
          product: t`Product`,
          barcode: t`Barcode`,
          sku: t`SKU`,
          store: t`Store`,
          reason: t`Why there is no figure`,
        },
        table,
        fields: rowFields({ tool, table, book, common }),
        rows: sorted,
        reasonOf: getReason,
      }),
  });
  const answered = rows.filter(({ found }) => found.is === 'answered').length;
  const usesCommission = tool.usesFees && 'subFamily' in tool.fields;
  const priced = rows.filter(({ found }) => found.is === 'answered').map(({ product }) => product);
  const unconfirmed = usesCommission
    ? priced.filter((each) => hasUnconfirmedCommission(book, each)).length
    : 0;
  const saleVatUnknown = usesCommission ? priced.filter((each) => hasUnknownSaleVat(book, each)).length : 0;
  const others = isDone ? products.length - rows.length : 0;
  if (error !== null) return <ErrorState onRetry={() => void retry()}>{failureWords(error)}</ErrorState>;
  if (isDone && products.length === 0)
    return (
      <p className="text-sm text-muted">
        <Trans>You have no saved products yet.</Trans>
      </p>
    );
  const shownSorting = sorting ?? { column: '', direction: 'asc' };
  return (
    <div className="flex flex-col gap-3">
      {isDone ? null : (
        <ProgressBar label={t`Reading your products`} value={products.length} max={total ?? 1} />
      )}
      <div className="flex flex-col gap-1 text-sm text-muted">
        <p aria-live="polite">
          <Plural value={answered} one="# product has an answer." other="# products have an answer." />{' '}
          {rows.length === answered ? null : (
            <Plural
              value={rows.length - answered}
              one="# lacks something: its row says what."
              other="# lack something: their rows say what."
            />
          )}
        </p>
        {others <= 0 || rows.length === 0 ? null : (
          <p>
            <Plural
              value={others}
              one="# product of another store is left out: the fee counted here is not that store’s."
              other="# products of other stores are left out: the fee counted here is not theirs."
            />
          </p>
        )}
        {saleVatUnknown === 0 ? null : (
          <p>
            <SaleVatLaw />{' '}
            <Plural
              value={saleVatUnknown}
              one="The figures of # product here assume that the store bears it, and are to be confirmed."
              other="The figures of # products here assume that the store bears it, and are to be confirmed."
            />
          </p>
        )}
        {unconfirmed === 0 ? null : (
          <p>
            <Plural
              value={unconfirmed}
              one="No public source confirms the commission of # product here: its figures are to be confirmed."
              other="No public source confirms the commission of # products here: their figures are to be confirmed."
            />{' '}
            <a href="/fees" className={linkStyle}>
              <Trans>Fees and their sources</Trans>
            </a>
          </p>
        )}
        <p>
          <Trans>
            What you typed above holds for every product, but for what each has of its own. What you type in a
            row stays until you leave this page.
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isWide ? null : <SortSelect columns={columns} sorting={shownSorting} onSort={setSorting} />}
        <Button onPress={() => save('xlsx')} isPending={isPending} isDisabled={!isDone}>
          {t`Excel (.xlsx)`}
        </Button>
        <Button onPress={() => save('csv')} isPending={isPending} isDisabled={!isDone}>
          {t`Text (.csv)`}
        </Button>
      </div>
      <RecordList
        caption={title}
        columns={isWide ? columns : headlineLast(columns, table)}
        rows={sorted.slice((page - 1) * limit, page * limit)}
        rowKey={rowKey}
        sorting={shownSorting}
        onSort={setSorting}
        isLoading={false}
      />
      <Pagination page={page} limit={limit} total={rows.length} {...pages} />
    </div>
  );
}
