import { errorMessage } from '@saer/i18n/errors/error-messages';
import type { Language } from '@saer/i18n/locale';
import { sheetColumnWords } from '@saer/i18n/records/sheet-words';
import { columnHeaders } from '../rows/cells/header-texts.ts';
import { errorColumn } from '../rows/recognise/error-column.ts';
import type { SheetColumns } from '../rows/recognise/sheet-blocks.ts';
import type { RowError } from '../rows/cells/sheet-row.ts';
import type { Sheet } from '../sheet.ts';
import { resultWords } from '../words/result-words.ts';
import { sheetTranslators } from '../words/sheet-translators.ts';

/** A message without the signs that keep its numbers in order on a page: in a cell some programs show them as boxes. */
const plainMessage = (message: string): string => message.replace(/[\u2066-\u2069]/g, '');

/** The headings of a sheet's columns, each its own or that of its group. */
export const headingsOf = (sheet: Sheet, headerRow: number | null): readonly string[] =>
  headerRow === null ? [] : columnHeaders(sheet, headerRow).map(({ own, group }) => own || group);

/** Writes the errors of a row, each with its cell in the sheet: `AA17 · Cost: …`. */
export function errorTexts(
  at: number,
  problems: readonly RowError[],
  layout: SheetColumns,
  language: Language,
): string[] {
  const i18n = sheetTranslators[language];
  return problems.map(({ column, fieldError: { code, details } }) => {
    const message = plainMessage(errorMessage(i18n, code, details));
    const index = errorColumn(at, column, layout);
    if (index.kind === 'cell') {
      const heading = index.heading || (column === null ? '' : i18n._(sheetColumnWords[column]));
      return `${index.address} · ${heading}: ${message}`;
    }
    const row = String(index.row);
    const where =
      index.kind === 'row'
        ? i18n._(resultWords.problemRow.id, { row })
        : i18n._(resultWords.errorColumn.id, { row, column: i18n._(sheetColumnWords[index.column]) });
    return `${where}: ${message}`;
  });
}
