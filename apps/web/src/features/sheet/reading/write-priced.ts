import type { FeeBook } from '@saer/contract/fee-book';
import type { Language } from '@saer/i18n/locale';
import type { ColumnUnits } from '@saer/spreadsheet/rows/column-units';
import type { ProductColumn, RowTexts } from '@saer/spreadsheet/rows/product-column';
import { textWithUnit } from '@saer/spreadsheet/rows/text-with-unit';
import { textsOf } from '@saer/spreadsheet/rows/written-texts';
import type { CellValue } from '@saer/spreadsheet/sheet';
import { columnNumber, inputColumn, withFormat } from '@saer/spreadsheet/write/input-column';
import { editedValue, plainValue } from '@saer/spreadsheet/write/edited/edited-value';
import { resultCell, resultFigures, resultFormat } from '@saer/spreadsheet/write/result-columns';
import { resultWords } from '@saer/spreadsheet/write/result-words';
import { sheetTranslators } from '@saer/spreadsheet/write/sheet-translators';
import { writeCsv } from '@saer/spreadsheet/write/write-csv';
import { writeWorkbook } from '@saer/spreadsheet/write/write-workbook';
import type { SheetLine } from './sheet-tasks.ts';

/** Name of the one sheet of a priced file. */
const sheetNames: Readonly<Record<Language, string>> = { ar: 'المنتجات', en: 'Products' };

/** A number if possible, so that it can be used in formulas; other content of a row with errors is preserved. */
function inputCell(
  { texts, good }: SheetLine,
  column: ProductColumn,
  whole: RowTexts,
  units: ColumnUnits,
): CellValue {
  const number = good === null ? undefined : columnNumber(good.product, column);
  if (number !== undefined) return number;
  const text = texts[column] ?? '';
  // The header names the usual unit: a text in another one says so itself.
  const written = text === '' ? (whole[column] ?? '') : textWithUnit(text, column, units[column]);
  return plainValue(editedValue(written, column, undefined));
}

/** The rows as in the grid, each with its results. */
export async function writePriced(
  lines: readonly SheetLine[],
  { columns: shown, units }: { readonly columns: readonly ProductColumn[]; readonly units: ColumnUnits },
  kind: 'xlsx' | 'csv',
  book: FeeBook,
  language: Language,
): Promise<Uint8Array> {
  const i18n = sheetTranslators[language];
  const columns = [
    ...shown.map((column) => inputColumn(column, language)),
    ...resultFigures.map((figure) => {
      const header = i18n._(resultWords[figure]);
      return withFormat(header, header.length + 3, resultFormat(figure));
    }),
  ];
  const rows = lines.map((line) => {
    // Values for the whole sheet are written in every row: the file is self-contained.
    const whole = line.good === null ? {} : textsOf(line.good.product, book, language);
    return [
      ...shown.map((column) => inputCell(line, column, whole, units)),
      ...resultFigures.map((figure) =>
        line.good === null ? null : resultCell(line.good.result[figure], language),
      ),
    ];
  });
  if (kind === 'csv') return writeCsv(columns, rows);
  return writeWorkbook([{ name: sheetNames[language], columns, rows }], { rightToLeft: language === 'ar' });
}
