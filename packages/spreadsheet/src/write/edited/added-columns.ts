import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import { sheetColumnWords } from '@saer/i18n/records/sheet-words';
import { type ProductColumn, productColumns } from '../../rows/layouts/product-column.ts';
import { textsOf } from '../../rows/read/written-texts.ts';
import type { CellValue } from '../../sheet.ts';
import { columnFormat } from '../input-column.ts';
import { sheetTranslators } from '../../words/sheet-translators.ts';
import { editedValue, plainValue } from './edited-value.ts';
import type { EditedRow, ReadLayout } from './edited-row.ts';

/** A column that the sheet lacks: its value for each row, or for the whole sheet. */
export interface AddedColumn {
  readonly column: ProductColumn;
  /** One by which it is recognised again. */
  readonly header: string;
  readonly format: string | undefined;
  readonly valueOf: (line: EditedRow) => CellValue;
}

/** If a row has one of these values itself, the value for the whole sheet does not apply. */
const outweighing: Readonly<Partial<Record<ProductColumn, readonly ProductColumn[]>>> = {
  subFamily: ['family', 'type'],
  sizeClass: ['longestSide', 'medianSide', 'shortestSide'],
  marginRate: ['profit', 'marginAmount'],
};

const isSaid = ({ texts }: EditedRow, column: ProductColumn): boolean => (texts[column] ?? '') !== '';

function toText(
  line: EditedRow,
  column: ProductColumn,
  defaults: ReadLayout['defaults'],
  toWhole: (line: EditedRow) => ReturnType<typeof textsOf>,
): string {
  if (isSaid(line, column)) return line.texts[column] ?? '';
  const whole = defaults[column] ?? '';
  if (whole === '' || (outweighing[column] ?? []).some((other) => isSaid(line, other))) return '';
  return toWhole(line)[column] ?? whole;
}

/** The columns to add to a sheet so that it contains everything that was answered about it. */
export function addedColumns(
  lines: readonly EditedRow[],
  { mapping, defaults }: ReadLayout,
  book: FeeBook,
  language: Language,
): readonly AddedColumn[] {
  const known = new Map<EditedRow, ReturnType<typeof textsOf>>();
  const toWhole = (line: EditedRow) => {
    const there = known.get(line);
    if (there !== undefined) return there;
    const whole = line.good === null ? {} : textsOf(line.good.product, book, language);
    known.set(line, whole);
    return whole;
  };
  return productColumns
    .filter(
      (column) =>
        mapping[column] === undefined && lines.some((line) => toText(line, column, defaults, toWhole) !== ''),
    )
    .map((column) => {
      const header = sheetTranslators[language]._(sheetColumnWords[column]);
      return {
        column,
        header,
        format: columnFormat(column),
        valueOf: (line) =>
          plainValue(editedValue(toText(line, column, defaults, toWhole), column, undefined)),
      };
    });
}
