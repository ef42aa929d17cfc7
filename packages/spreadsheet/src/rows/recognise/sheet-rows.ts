import { riyadhDay } from '@saer/i18n/format-date';
import type { Sheet } from '../../sheet.ts';
import { emptyCell } from '../../read/cells.ts';
import { columnText, shortText } from '../cells/cell-texts.ts';
import type { Currency } from '@saer/i18n/currency';
import type { ColumnUnit, ColumnUnits } from '../layouts/column-units.ts';
import { type PointedSheet, withDecimalPoints } from './decimal-marks.ts';
import { type ColumnHeader, columnHeaders, firstRowBelow } from '../cells/header-texts.ts';
import { layoutOf } from '../layouts/known-layout.ts';
import { type LeftOutRow, prepareRows } from './layout-rows.ts';
import { type Duplicate, findDuplicates } from '../read/find-duplicates.ts';
import {
  type ColumnMapping,
  type ProductColumn,
  productColumns,
  type RowTexts,
} from '../layouts/product-column.ts';
import { readProductRow } from '../read/read-product-row.ts';
import type { ReadContext } from '../read/read-category.ts';
import {
  identityTexts,
  pricedOtherwise,
  type SheetBlock,
  textsAmong,
  unreadableTable,
} from './sheet-blocks.ts';
import type { SalePrices } from '../cells/sale-price.ts';
import type { ReadRow, RowError, SheetRow, TextRow } from '../cells/sheet-row.ts';
import { hasNoUnit } from '../cells/text-with-unit.ts';
import { findTotals } from './total-rows.ts';
import { unitColumnsOf } from '../cells/unit-columns.ts';
import { isOfCost } from './target-headers.ts';
import {
  type CurrencyAnswers,
  currencyColumnsOf,
  currencyQuestions,
  type MoneyColumn,
  moneyColumn,
  otherCurrency,
  textInRiyals,
  titleCurrency,
} from '../cells/row-currency.ts';
import type { ColumnQuestion } from '../cells/column-question.ts';

/** The end of a sheet's headers, and the fields of its columns. */
export interface SheetLayout {
  readonly headerRow: number | null;
  readonly mapping: ColumnMapping;
  /** The unit of each column's bare numbers. */
  readonly units: ColumnUnits;
  /** Answers about sums in other currencies. */
  readonly currencies?: CurrencyAnswers;
  /** Columns that somebody left out, such as a sale price. */
  readonly ignored?: readonly number[];
  /** Further tables below, each with its own headers. */
  readonly blocks: readonly SheetBlock[];
}

interface MappedColumn {
  readonly column: ProductColumn;
  readonly at: number;
  readonly unit: ColumnUnit | undefined;
  /** Says where the currency of its sums is known from; undefined: it holds none. */
  readonly money: MoneyColumn | undefined;
  readonly header: string;
  /** The column that says the unit row by row. */
  readonly unitAt: number | undefined;
  /** It holds a share of the cost. */
  readonly isOfCost: boolean;
}

/** The columns of one table. */
type TableLayout = Pick<SheetLayout, 'headerRow' | 'mapping' | 'units'>;

const headerText = (header: ColumnHeader | undefined): string => header?.own || (header?.group ?? '');

function mappedColumns(sheet: Sheet, { headerRow, mapping, units }: TableLayout): readonly MappedColumn[] {
  const headers = headerRow === null ? [] : columnHeaders(sheet, headerRow);
  const texts = headers.map(headerText);
  const layout = layoutOf(texts);
  const unitColumns = unitColumnsOf(texts, layout);
  const currencyColumns = currencyColumnsOf(texts, layout);
  const ofTitle = titleCurrency(sheet, headerRow);
  const assigned = new Set(Object.values(mapping));
  return productColumns.flatMap((column) => {
    const at = mapping[column];
    if (at === undefined) return [];
    const header = headers[at];
    const unitAt = unitColumns[column];
    return [
      {
        column,
        at,
        unit: units[column],
        money: moneyColumn(column, units[column], header ?? { own: '', group: '' }, currencyColumns, ofTitle),
        header: headerText(header),
        unitAt: unitAt === undefined || assigned.has(unitAt) ? undefined : unitAt,
        isOfCost: column === 'marginRate' && mapping.marginBase === undefined && isOfCost(headerText(header)),
      },
    ];
  });
}

/** A value with the unit that its row says in another column. */
function addUnit(text: string, row: Sheet['rows'][number], unitAt: number): string {
  const cell = row[unitAt];
  const unit = cell === undefined || typeof cell.value !== 'string' ? '' : shortText(cell);
  return unit !== '' && hasNoUnit(text) ? `${text} ${unit}` : text;
}

/** The texts of a row, or the currency for which it is left out; undefined if it has no relevant content or repeats the headers. */
function textsOfRow(
  row: Sheet['rows'][number],
  columns: readonly MappedColumn[],
  currencies: CurrencyAnswers,
): RowTexts | Currency | undefined {
  const texts: Partial<Record<ProductColumn, string>> = {};
  let filled = 0;
  let repeated = 0;
  for (const { column, at, unit, money, header, unitAt, isOfCost: isMarkup } of columns) {
    const cell = row[at];
    if (cell === undefined || cell.value === null) continue;
    const written = columnText(cell, column, unit);
    if (written === '') continue;
    const currency = money === undefined ? undefined : otherCurrency(written, cell, row, money);
    if (currency !== undefined && currencies[currency] === 'leaveOut') return currency;
    const text = currency === undefined ? written : textInRiyals(written, currency, currencies[currency]);
    texts[column] = unitAt === undefined ? text : addUnit(text, row, unitAt);
    if (isMarkup) texts.marginBase = costBase;
    filled += 1;
    if (written === header) repeated += 1;
  }
  return filled === 0 || (filled > 1 && repeated === filled) ? undefined : texts;
}

const costBase = 'cost';

/** A table of a sheet, from its first product row to before its end. */
interface Table {
  readonly first: number;
  readonly end: number;
  readonly mapping: ColumnMapping;
  readonly columns: readonly MappedColumn[];
  /** Absent: the first of its sheet. */
  readonly block?: SheetBlock;
}

/** The tables of a sheet one below the other, and the sheet with decimal points in its numbers. */
function listTables(sheet: Sheet, layout: SheetLayout): { readonly tables: readonly Table[] } & PointedSheet {
  const { blocks } = layout;
  const table = (of: TableLayout, next: number): Table => ({
    first: firstRowBelow(sheet, of.headerRow),
    end: blocks[next]?.from ?? sheet.rows.length,
    mapping: of.mapping,
    columns: mappedColumns(sheet, of),
  });
  const tables = [
    table(layout, 0),
    ...blocks.map((block, index): Table => ({ ...table(block, index + 1), block })),
  ];
  return { tables, ...withDecimalPoints(sheet, tables) };
}

const totalsIn = (rows: Sheet['rows'], { columns, ...table }: Table): readonly number[] =>
  findTotals({
    ...table,
    rows,
    textsOf: (row) => {
      const texts = textsOfRow(row, columns, {});
      return typeof texts === 'string' ? undefined : texts;
    },
  });

/** The doubt of every row of a further table: nobody has confirmed that its headers are its own. */
const furtherTable = (headerRow: number): RowError => ({
  column: null,
  fieldError: { code: 'furtherTable', details: { row: headerRow + 1 } },
});

/** A row of a further table among those of the first. */
function blockRow(at: number, texts: RowTexts, block: SheetBlock, units: ColumnUnits): TextRow {
  const otherPrice = pricedOtherwise(block, units);
  const unclear = block.unclear ?? (otherPrice && (block.headers[block.mapping[otherPrice] ?? -1] ?? ''));
  return unclear === undefined
    ? { at, texts: textsAmong(texts, block.units, units), doubts: [furtherTable(block.headerRow)] }
    : { at, texts: identityTexts(texts), problem: unreadableTable(block.headerRow, unclear) };
}

/** The rows of a sheet, and what is none of them. Places are those of the sheet. */
export interface SheetTexts {
  readonly rows: readonly TextRow[];
  /** Sums of other rows. */
  readonly totals: readonly number[];
  /** Rows that are no product in a known layout. */
  readonly leftOut: readonly LeftOutRow[];
  /** Rows whose current price is that of a sale. */
  readonly sales: SalePrices;
  /** Number of rows left out for their currency. */
  readonly inCurrency: Readonly<Record<Currency, number>>;
}

/**
 * Reads the rows of a sheet as texts, each under what its column holds, without blank rows, sums of other rows and what is no product in
 * a known layout. `today` is the day in Riyadh.
 */
export function readTexts(
  whole: Sheet,
  layout: SheetLayout,
  today: string = riyadhDay(new Date()),
): SheetTexts {
  const { currencies = {} } = layout;
  const prepared = prepareRows(whole, layout, today);
  const {
    sheet: { rows },
    tables,
    doubts,
  } = listTables({ ...whole, rows: prepared.rows }, layout);
  const found: TextRow[] = [];
  const sums: number[] = [];
  const inCurrency = new Map<Currency, number>();
  for (const table of tables) {
    const totals = new Set(totalsIn(rows, table));
    for (let at = table.first; at < table.end; at += 1) {
      if (totals.has(at)) {
        sums.push(at);
        continue;
      }
      const texts = textsOfRow(rows[at] ?? [], table.columns, currencies);
      if (texts === undefined) continue;
      if (typeof texts === 'string') {
        inCurrency.set(texts, (inCurrency.get(texts) ?? 0) + 1);
        continue;
      }
      const row = table.block === undefined ? { at, texts } : blockRow(at, texts, table.block, layout.units);
      const ofRow = doubts.get(at);
      found.push(ofRow === undefined ? row : { ...row, doubts: [...(row.doubts ?? []), ...ofRow] });
    }
  }
  return {
    rows: found,
    totals: sums,
    leftOut: prepared.leftOut,
    sales: prepared.sales,
    inCurrency: Object.fromEntries(inCurrency),
  };
}

/** Reads the rows of a sheet as texts. */
export const sheetTexts = (sheet: Sheet, layout: SheetLayout, today?: string): readonly TextRow[] =>
  readTexts(sheet, layout, today).rows;

/** Adds what is known of a row beyond its texts. */
const withDoubts = (read: ReadRow, doubts: readonly RowError[]): ReadRow =>
  read.ok ? { ...read, doubts: [...doubts, ...read.doubts] } : read;

function* readEach(rows: Iterable<TextRow>, context: ReadContext): Generator<SheetRow> {
  for (const { at, texts, problem, doubts = [] } of rows)
    yield problem === undefined
      ? { at, texts, read: withDoubts(readProductRow(texts, context), doubts) }
      : { at, texts, read: { ok: false, problems: [problem] } };
}

/** Adds what an earlier row says about a row to its errors or doubts. */
function withDuplicate(row: SheetRow, duplicate: Duplicate | undefined): SheetRow {
  if (duplicate === undefined || !row.read.ok) return row;
  const { kind, column, fieldError } = duplicate;
  const found = { column, fieldError };
  return kind === 'problem'
    ? { ...row, read: { ok: false, problems: [found] } }
    : { ...row, read: { ...row.read, doubts: [...row.read.doubts, found] } };
}

/** Reads rows of texts one by one, and compares each with those before it. */
export function* readRows(rows: Iterable<TextRow>, context: ReadContext): Generator<SheetRow> {
  const compared = findDuplicates(readEach(rows, context), ({ at, read }) =>
    read.ok ? { ...read.product, row: at + 1 } : undefined,
  );
  for (const [row, duplicate] of compared) yield withDuplicate(row, duplicate);
}

/** The questions about sums in other currencies that nobody has answered. */
export function askCurrencies(sheet: Sheet, layout: SheetLayout): readonly ColumnQuestion[] {
  const columns = mappedColumns(sheet, layout).flatMap(({ column, at, money }) =>
    money === undefined ? [] : [{ ...money, column, at }],
  );
  return currencyQuestions(sheet, firstRowBelow(sheet, layout.headerRow), columns, layout.currencies ?? {});
}

/** Finds the currency in which a bare number in a cell is read, where that is not the riyal. */
export function currencyFinder(
  sheet: Sheet,
  layout: Omit<SheetLayout, 'blocks'>,
): (at: number, column: ProductColumn) => Currency | undefined {
  const columns = new Map(mappedColumns(sheet, layout).map((each) => [each.column, each]));
  const { currencies = {} } = layout;
  return (at, column) => {
    const found = columns.get(column);
    if (found?.money === undefined) return undefined;
    const row = sheet.rows[at] ?? [];
    // The number format and the currency column stay; the text is replaced.
    const currency = otherCurrency('1', row[found.at] ?? emptyCell, row, found.money);
    return currency === undefined || currencies[currency] === 'riyals' ? undefined : currency;
  };
}
