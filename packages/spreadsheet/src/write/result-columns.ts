import type { ProductResult } from '@saer/quoting/product-result';
import type { Language } from '@saer/i18n/locale';
import { choices } from '../rows/names/choices.ts';
import type { RowError } from '../rows/cells/sheet-row.ts';
import type { CellValue } from '../sheet.ts';
import type { EditedColumn } from './patch/sheet-edit.ts';
import { errorTexts } from './error-texts.ts';
import type { SheetColumns } from '../rows/recognise/sheet-blocks.ts';
import { resultWords } from '../words/result-words.ts';
import { sheetTranslators } from '../words/sheet-translators.ts';

type Figure = keyof Omit<ProductResult, 'feeTableId'>;

/** The figures of a result in the order in which they are written, each as Excel shows it: sums in riyals, the margin in per cent. */
export const resultFigures = [
  'recommendedPrice',
  'finalPrice',
  'commission',
  'fulfilmentFee',
  'totalStoreFees',
  'profit',
  'finalMargin',
  'meetsTarget',
] as const satisfies readonly Figure[];
export const resultFormat = (figure: Figure): string | undefined =>
  figure === 'meetsTarget' ? undefined : '#,##0.00';

/** Halalas and basis points are hundredths: of them the nearest number is the very sum that people read. */
export function resultCell(
  value: ProductResult[(typeof resultFigures)[number]],
  language: Language,
): CellValue {
  return typeof value === 'number' ? value / 100 : choices.yesNo.nameOf(value, language);
}

/** The result of a row: its figures, or why it has none. */
export type RowOutcome = ProductResult | readonly RowError[];

const hasFailed = (outcome: RowOutcome): outcome is readonly RowError[] => Array.isArray(outcome);

/** The columns that `patchWorkbook` adds to a seller's own: a row with errors contains them and no figures. */
export function resultColumns(
  outcomes: ReadonlyMap<number, RowOutcome>,
  headerRow: number | null,
  language: Language,
  /** Names of the sheet's cells. */
  layout: SheetColumns,
): readonly EditedColumn[] {
  const i18n = sheetTranslators[language];
  const listValues = (value: (outcome: RowOutcome, row: number) => CellValue) =>
    new Map([...outcomes].map(([row, outcome]) => [row, value(outcome, row)]));
  const figures = resultFigures.map((figure): EditedColumn => {
    const format = resultFormat(figure);
    return {
      header: i18n._(resultWords[figure]),
      headerRow,
      values: listValues((outcome) => (hasFailed(outcome) ? null : resultCell(outcome[figure], language))),
      ...(format === undefined ? {} : { format }),
    };
  });
  const problem: EditedColumn = {
    header: i18n._(resultWords.problem),
    headerRow,
    values: listValues((outcome, row) =>
      hasFailed(outcome) ? errorTexts(row, outcome, layout, language).join(' | ') : null,
    ),
  };
  return [...figures, problem];
}
