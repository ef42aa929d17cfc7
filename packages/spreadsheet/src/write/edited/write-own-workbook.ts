import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import { columnName } from '../../cell-address.ts';
import { sheetTexts } from '../../rows/recognise/sheet-rows.ts';
import type { CellValue, Sheet } from '../../sheet.ts';
import type { EditedColumn, Position } from '../patch/sheet-edit.ts';
import { patchedWorkbook } from '../patch-workbook.ts';
import { headingsOf } from '../error-texts.ts';
import { resultColumns, type RowOutcome } from '../result-columns.ts';
import { addedColumns } from './added-columns.ts';
import { editedCells } from './edited-cells.ts';
import type { EditedRow, ReadLayout } from './edited-row.ts';

/** A seller's workbook as it is handed back, and what its seller should know of it. */
export interface OwnWorkbook {
  readonly bytes: Uint8Array;
  /** Number of its cells that were edited. */
  readonly cells: number;
  /** Cells whose formula gave way to what was corrected. */
  readonly replaced: readonly string[];
  /** Cells that stay as they were: others are calculated with their formula. */
  readonly left: readonly string[];
  /** The numbers of its new rows, as Excel counts them. */
  readonly newRows: { readonly first: number; readonly last: number } | null;
  /** Deleted rows, which remain unchanged in the file. */
  readonly rowsLeft: number;
}

const addresses = (positions: readonly Position[]): string[] =>
  positions
    .toSorted((one, other) => one.row - other.row || one.column - other.column)
    .map(({ row, column }) => `${columnName(column)}${row + 1}`);

const toOutcome = ({ good, problems }: EditedRow): RowOutcome => good?.result ?? problems;

/** Writes corrections and results of a sheet into the workbook it came from. */
export async function writeOwnWorkbook(
  bytes: Uint8Array,
  sheet: Sheet,
  layout: ReadLayout,
  edited: readonly EditedRow[],
  { book, language }: { readonly book: FeeBook; readonly language: Language },
): Promise<OwnWorkbook> {
  const { headerRow, mapping } = layout;
  const newFrom = sheet.rows.length;
  let next = newFrom;
  const lines = edited.map((line) => {
    if (line.at !== null) return { line, at: line.at };
    next += 1;
    return { line, at: next - 1 };
  });
  const added = addedColumns(edited, layout, book, language).map(
    ({ header, format, valueOf }): EditedColumn => ({
      header,
      headerRow,
      values: new Map<number, CellValue>(lines.map(({ line, at }) => [at, valueOf(line)])),
      isAdded: true,
      ...(format === undefined ? {} : { format }),
    }),
  );
  const cells = editedCells(
    sheet,
    layout,
    lines.map(({ line, at }) => ({ texts: line.texts, at })),
  );
  const outcomes = new Map(lines.map(({ line, at }) => [at, toOutcome(line)]));
  const patched = await patchedWorkbook(bytes, {
    sheet: sheet.name,
    columns: [
      ...added,
      ...resultColumns(outcomes, headerRow, language, {
        mapping,
        headers: headingsOf(sheet, headerRow),
        blocks: layout.blocks,
      }),
    ],
    kept: [mapping, ...layout.blocks.map((block) => block.mapping)].flatMap((each) => Object.values(each)),
    edited: cells,
    newFrom,
  });
  const there = cells.flatMap(({ values }) => [...values.keys()].filter((at) => at < newFrom));
  const savedRows = new Set(edited.map(({ at }) => at));
  const first = patched.firstNewRow;
  return {
    bytes: patched.bytes,
    cells: there.length - patched.left.length,
    replaced: addresses(patched.replaced),
    left: addresses(patched.left),
    newRows: first === null ? null : { first: first + 1, last: first + next - newFrom },
    rowsLeft: sheetTexts(sheet, layout).filter(({ at }) => !savedRows.has(at)).length,
  };
}
