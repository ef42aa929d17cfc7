import type { Fault } from '@saer/contract/fault';
import { faultColumn } from '@saer/spreadsheet/product-sheet/fault-column';
import { duplicateMarker } from '@saer/spreadsheet/product-sheet/mark-duplicates';
import { problemAddress } from '@saer/spreadsheet/product-sheet/problem-address';
import type { ColumnMapping } from '@saer/spreadsheet/product-sheet/product-column';
import { type ReadContext, readProductRow } from '@saer/spreadsheet/product-sheet/read-product-row';
import type { RowProblem, SheetRow } from '@saer/spreadsheet/product-sheet/sheet-row';
import { breather } from '../../http/breather.ts';
import type { TextRow } from '../reading/messages.ts';
import { type PricedRow, pricedRow } from '../storing/priced-row.ts';

/** Says of a row's fault at which cell of the sheet it stands. */
export const atCell = ({ at, texts }: TextRow, fault: Fault, mapping: ColumnMapping): Fault => ({
  ...fault,
  field: problemAddress({ at }, { column: faultColumn(fault, texts) }, mapping),
});

const atCells = (row: SheetRow, problems: readonly RowProblem[], mapping: ColumnMapping): readonly Fault[] =>
  problems.map((problem) => ({ ...problem.fault, field: problemAddress(row, problem, mapping) }));

export interface ReadRows {
  /** Those that can be stored. */
  readonly good: PricedRow[];
  /** All that is wrong, each at the address of its cell. */
  readonly faults: Fault[];
  /** All that is hardly right, likewise. */
  readonly doubts: Fault[];
}

export interface RowReader {
  /** What was read so far. */
  readonly all: ReadRows;
  /** Reads and prices rows, and answers those of them that can be stored. */
  readonly take: (rows: readonly TextRow[]) => Promise<readonly PricedRow[]>;
}

/** Reads and prices a sheet's rows as they arrive. Other requests are let through meanwhile: a file must not keep the server to itself. */
export function rowReader(mapping: ColumnMapping, context: ReadContext): RowReader {
  const breathe = breather();
  const marked = duplicateMarker(context);
  const all: ReadRows = { good: [], faults: [], doubts: [] };
  const takeRow = ({ at, texts }: TextRow): void => {
    const row = marked({ at, texts, read: readProductRow(texts, context) });
    if (!row.read.ok) {
      all.faults.push(...atCells(row, row.read.problems, mapping));
      return;
    }
    all.doubts.push(...atCells(row, row.read.doubts, mapping));
    const priced = pricedRow(context.book, row.at, row.read.product);
    if (priced.ok) all.good.push(priced.row);
    else all.faults.push(atCell(row, priced.fault.fault, mapping));
  };
  return {
    all,
    take: async (rows) => {
      const before = all.good.length;
      for (const row of rows) {
        takeRow(row);
        await breathe();
      }
      return all.good.slice(before);
    },
  };
}
