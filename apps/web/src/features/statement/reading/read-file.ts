import { rowsOfFile } from '@saer/spreadsheet/rows-of-file';
import {
  findHeaders,
  headerRows,
  type HeaderVatBases,
  headerVatBases,
  isAnyFulfilment,
  nameOtherCurrency,
  missingFields,
  namesPaidPrice,
  type StatementColumns,
  type StatementHeaders,
  type StatementLayout,
} from '@saer/tools/statement/columns';
import { chargeSign } from '@saer/tools/statement/charged-sum';
import { dayOrderOf, type DayOrder } from '@saer/tools/statement/day';
import type { ReadStatement, RowReader } from '@saer/tools/statement/line';
import { AmazonReader } from '@saer/tools/statement/read-amazon';
import { moneyColumns } from '@saer/tools/statement/other-charges';
import { InventoryReader, type Measurement } from '@saer/tools/statement/read-inventory';
import { NoonReader } from '@saer/tools/statement/read-noon';
import { closeBalance, type Settlement } from '@saer/tools/statement/settlement';
import { type FileReport, maxLines } from './statement-tasks.ts';

/** Rows that are looked at before the first is read: for the headers, and for the order of day and month. */
const lookedAt = 1_000;
const longestExample = 40;

/** A file with what was read from it. */
export interface ReadFile {
  readonly file: File;
  readonly report: FileReport;
  readonly statement: ReadStatement | null;
  readonly measurements: readonly Measurement[];
}

interface ReadFileOptions {
  readonly index: number;
  /** Lines of the other files, counted once. */
  readonly known: ReadonlySet<string>;
  /** Items of other files in reports of another kind than this one. */
  readonly told: (layout: StatementLayout) => ReadonlySet<string>;
  /** The seller's own assignment of columns. */
  readonly assigned?: StatementColumns | undefined;
  readonly onProgress: (bytes: number, lines: number) => Promise<void> | void;
}

type Target =
  | { readonly is: 'rows'; readonly reader: RowReader }
  | { readonly is: 'inventory'; readonly reader: InventoryReader }
  | { readonly is: 'none' };

const dayFields = ['orderedOn', 'shippedOn', 'deliveredOn', 'chargedOn'] as const;

/** The order of day and month in the first rows below the headers. */
function dayOrderIn(rows: readonly (readonly string[])[], columns: StatementColumns): DayOrder {
  return dayOrderOf(
    rows.flatMap((cells) =>
      dayFields.flatMap((field) => {
        const column = columns[field];
        return column === undefined ? [] : [cells[column] ?? ''];
      }),
    ),
  );
}

/** Takes up the first rows of a file, decides what it is, and passes every row on. */
class FileReading {
  headers: StatementHeaders | null = null;
  target: Target | null = null;
  rows = 0;
  /** The VAT that its headers name. */
  bases: HeaderVatBases = {};
  readonly #options: ReadFileOptions;
  readonly #first: (readonly [cells: readonly string[], row: number])[] = [];

  constructor(options: ReadFileOptions) {
    this.#options = options;
  }

  take(cells: readonly string[], row: number): void {
    if (this.target !== null) {
      this.#pass(cells, row);
      return;
    }
    this.#first.push([cells, row]);
    if (this.#first.length >= lookedAt) this.start();
  }

  /** Decides by the rows so far. */
  start(): void {
    if (this.target !== null) return;
    const rows = this.#first.map(([cells]) => cells);
    this.headers = getHeaders(rows, this.#options.assigned);
    this.target = this.#targetOf(this.headers, rows);
    const below = (this.headers?.headerRow ?? -1) + 1;
    for (const [cells, row] of this.#first.slice(below)) this.#pass(cells, row);
  }

  #targetOf(headers: StatementHeaders | null, rows: readonly (readonly string[])[]): Target {
    if (headers === null || headers.layout === 'noonTransactions') return { is: 'none' };
    const { layout, columns, headerRow } = headers;
    this.bases = headerVatBases(rows, headerRow, columns);
    if (layout === 'noonInventory') return { is: 'inventory', reader: new InventoryReader(columns) };
    const { index: file, known } = this.#options;
    const isForeign = nameOtherCurrency(rows, headerRow, columns);
    const dayOrder = dayOrderIn(rows.slice(headerRow + 1), columns);
    if (layout === 'amazonSettlement')
      return { is: 'rows', reader: new AmazonReader(columns, { file, dayOrder, known, isForeign }) };
    if (missingFields(columns).length > 0) return { is: 'none' };
    const { bases } = this;
    const isAny = isAnyFulfilment(headers.headers, columns);
    return {
      is: 'rows',
      reader: new NoonReader(columns, {
        file,
        dayOrder,
        known,
        told: this.#options.told(layout),
        money: moneyColumns(headers.headers, columns, layout),
        bases,
        isForeign,
        isAnyFulfilment: isAny,
        namesPaidPrice: namesPaidPrice(headers),
      }),
    };
  }

  #pass(cells: readonly string[], row: number): void {
    this.rows += 1;
    if (this.target?.is === 'rows') this.target.reader.take(cells, row);
    else if (this.target?.is === 'inventory') this.target.reader.take(cells);
  }

  /** The first value of each column below the headers. */
  examples(): string[] {
    const { headers } = this;
    if (headers === null) return [];
    const below = this.#first.slice(headers.headerRow + 1).map(([cells]) => cells);
    return headers.headers.map((_, column) =>
      (below.find((cells) => (cells[column] ?? '') !== '')?.[column] ?? '').slice(0, longestExample),
    );
  }
}

function getHeaders(
  rows: readonly (readonly string[])[],
  assigned?: StatementColumns,
): StatementHeaders | null {
  const found = findHeaders(rows);
  if (assigned !== undefined) {
    const headerRow = found?.headerRow ?? likelyHeaderRow(rows);
    return { layout: 'own', columns: assigned, headerRow, headers: rows[headerRow] ?? [] };
  }
  if (found !== null) return found;
  const headerRow = likelyHeaderRow(rows);
  const headers = rows[headerRow] ?? [];
  // One column is no table.
  return headers.length < 2 ? null : { layout: 'own', columns: {}, headerRow, headers };
}

/** The first of the rows with the most cells: titles above a table have fewer. */
const likelyHeaderRow = (rows: readonly (readonly string[])[]): number => {
  const filled = rows.slice(0, headerRows).map((cells) => cells.filter((cell) => cell !== '').length);
  return Math.max(0, filled.indexOf(Math.max(0, ...filled)));
};

/** The statements of a file with what is left of each. */
function getSettlements(statement: ReadStatement | null): Settlement[] {
  if (statement === null) return [];
  const sign = chargeSign(statement.lines);
  return statement.balances.flatMap((balance) => closeBalance(balance, sign) ?? []);
}

/** Reads one file, whatever it is; what cannot be read is said in its report. */
export async function readFile(file: File, options: ReadFileOptions): Promise<ReadFile> {
  const reading = new FileReading(options);
  const outcome = await rowsOfFile(file, {
    onRow: (cells, row) => reading.take(cells, row),
    onProgress: (bytes) => options.onProgress(bytes, reading.rows),
    maxRows: maxLines,
  });
  reading.start();
  const { headers, target } = reading;
  const statement = outcome.ok && target?.is === 'rows' ? target.reader.end() : null;
  const measurements = outcome.ok && target?.is === 'inventory' ? target.reader.end() : [];
  const columns = headers?.columns ?? {};
  const report = {
    index: options.index,
    name: file.name,
    layout: headers?.layout ?? null,
    headers: headers?.headers ?? [],
    examples: reading.examples(),
    columns,
    rows: statement?.rows ?? reading.rows,
    lines: statement?.lines.length ?? 0,
    skipped: statement?.skipped ?? {},
    otherCharges: statement?.otherCharges ?? [],
    settlements: getSettlements(statement),
    namesVat: columns.referralVat !== undefined,
    headerBases: reading.bases,
    isAssigned: options.assigned !== undefined,
  } as const;
  return { file, statement, measurements, report: { ...report, outcome: getOutcome() } };

  function getOutcome(): FileReport['outcome'] {
    if (!outcome.ok)
      return {
        is: 'rejected',
        reason: outcome.reason,
        ...(outcome.details === undefined ? {} : { details: outcome.details }),
      };
    if (headers === null) return { is: 'rejected', reason: 'noHeaders' };
    if (headers.layout === 'noonTransactions') return { is: 'rejected', reason: 'noFeesPerItem' };
    if (target?.is === 'inventory') return { is: 'measurements', products: measurements.length };
    return statement === null ? { is: 'unassigned' } : { is: 'lines' };
  }
}
