import type { Language } from '@saer/i18n/locale';
import { riyal } from '@saer/i18n/currency';
import type { ColumnMapping } from '../rows/layouts/product-column.ts';
import type { SheetRow } from '../rows/cells/sheet-row.ts';
import type { Cell, CellValue, Column, Sheet } from '../sheet.ts';
import { writeWorkbook } from './write-workbook.ts';
import type { SheetBlock, SheetColumns } from '../rows/recognise/sheet-blocks.ts';
import { headingsOf, errorTexts } from './error-texts.ts';
import { resultWords } from '../words/result-words.ts';
import { sheetTranslators } from '../words/sheet-translators.ts';
import { templateWords } from './template/template-words.ts';

/** As many characters as Excel takes. */
const longest = 31;

/** A name that Excel takes for a sheet: as it is, or without what it forbids; the other one where nothing is left. */
function sheetName(name: string, otherwise: string): string {
  const allowed = name
    .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .replace(/^[\s']+|[\s']+$/g, '');
  return allowed === '' || allowed.toLowerCase() === 'history' ? otherwise : allowed;
}

/** A rejected row: its position in the sheet, from 0, and its errors. */
export interface BadRow {
  readonly at: number;
  readonly problems: Extract<SheetRow['read'], { readonly ok: false }>['problems'];
}

/** The bad ones among the rows of a sheet that was read. */
export const badRows = (rows: readonly SheetRow[]): BadRow[] =>
  rows.flatMap(({ at, read }) => (read.ok ? [] : [{ at, problems: read.problems }]));

const rounded = (value: number): string => String(Number(value.toPrecision(12)));

/** A cell as written again: a percentage, a unit and a foreign currency in words, so that its meaning does not depend on formats. */
function again(cell: Cell | undefined): CellValue {
  if (cell === undefined) return null;
  if (cell.shown !== undefined) return cell.shown;
  const { value, isPercent, unit, currency } = cell;
  if (typeof value !== 'number') return value;
  if (isPercent) return `${rounded(value * 100)}%`;
  const beside = currency === undefined || currency === riyal ? unit : currency;
  return beside === undefined ? value : `${rounded(value)} ${beside}`;
}

/** True if a header is that of the column this file adds: a file that is corrected and uploaded again does not grow. */
const isAdded = (header: CellValue): boolean =>
  (['ar', 'en'] as const).some((language) => sheetTranslators[language]._(resultWords.problem) === header);

const widest = (rows: Sheet['rows']): number => rows.reduce((max, { length }) => Math.max(max, length), 0);

/** Cells that are joined into one above a row, and in it. */
const mergesUntil = ({ merges = [] }: Sheet, last: number) =>
  merges.filter(({ row, rows }) => row + rows - 1 <= last);

interface ProblemsOptions {
  /** Rows above the headers. */
  readonly rowsAbove?: 'kept' | 'left out';
  /** The fields of the columns: an error names its cell in the seller's sheet. */
  readonly mapping: ColumnMapping;
  /** The headers of the seller's sheet, its further tables, and the offset of its rows relative to this one. */
  readonly source?: {
    readonly headers: readonly string[];
    readonly blocks: readonly SheetBlock[];
    readonly above: number;
  };
}

/**
 * The rejected rows of a seller's sheet, and only those, with their original columns and headers and one more column that explains
 * the errors. Once corrected, it can be uploaded again.
 */
export async function writeErrors(
  sheet: Sheet,
  headerRow: number | null,
  problems: readonly BadRow[],
  language: Language,
  { rowsAbove = 'kept', mapping, source }: ProblemsOptions,
): Promise<Uint8Array> {
  const bad = problems.filter((row) => row.problems.length > 0);
  const headers = headerRow === null ? [] : (sheet.rows[headerRow] ?? []);
  const layout: SheetColumns = {
    mapping,
    headers: source?.headers ?? headingsOf(sheet, headerRow),
    blocks: source?.blocks ?? [],
  };
  const isKept = rowsAbove === 'kept' && headerRow !== null;
  const above = isKept ? sheet.rows.slice(0, headerRow) : [];
  const rows = bad.map(({ at }) => sheet.rows[at] ?? []);
  const width = widest([headers, ...above, ...rows]);
  const added = headers.findIndex(({ value }) => isAdded(value));
  const column = added === -1 ? width : added;
  const columns = Array.from({ length: Math.max(width, column + 1) }, (_, at): Column =>
    at === column
      ? { header: sheetTranslators[language]._(resultWords.problem), width: 70 }
      : { header: String(again(headers[at]) ?? ''), width: 18 },
  );
  const written = (cells: readonly Cell[], words: CellValue): CellValue[] =>
    columns.map((_, at) => (at === column ? words : again(cells[at])));
  return writeWorkbook(
    [
      {
        name: sheetName(sheet.name, sheetTranslators[language]._(templateWords.products)),
        above: above.map((cells) => written(cells, null)),
        merges: isKept ? mergesUntil(sheet, headerRow) : [],
        columns,
        rows: bad.map((row, index) =>
          written(
            rows[index] ?? [],
            errorTexts(row.at - (source?.above ?? 0), row.problems, layout, language).join('\n'),
          ),
        ),
      },
    ],
    { rightToLeft: sheet.isRightToLeft ?? language === 'ar' },
  );
}
