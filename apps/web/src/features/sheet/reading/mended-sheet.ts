import type { Language } from '@saer/i18n/locale';
import { sheetColumnWords } from '@saer/i18n/sheet-words';
import { productColumns, type RowTexts } from '@saer/spreadsheet/product-sheet/product-column';
import { sheetTexts } from '@saer/spreadsheet/product-sheet/read-product-sheet';
import type { Cell, Sheet } from '@saer/spreadsheet/sheet';
import { sheetTranslators } from '@saer/spreadsheet/write/sheet-translators';
import type { BadRow } from '@saer/spreadsheet/write/write-problems';
import type { ReadAs, SheetLine } from './sheet-tasks.ts';

const textCell = (text: string): Cell => ({ value: text === '' ? null : text, isPercent: false });

const filled = (cells: readonly Cell[], width: number): Cell[] => [
  ...cells,
  ...Array.from({ length: Math.max(0, width - cells.length) }, () => textCell('')),
];

/** The seller's sheet as it is by now: what was mended in the grid stands in its cells, and what was added there below. */
export function mendedSheet(
  original: Sheet,
  { headerRow, mapping }: Pick<ReadAs, 'headerRow' | 'mapping'>,
  lines: readonly SheetLine[],
  language: Language,
): { readonly sheet: Sheet; readonly bad: readonly BadRow[] } {
  const first = new Map(sheetTexts(original, { headerRow, mapping }).map(({ at, texts }) => [at, texts]));
  const rows: Cell[][] = original.rows.map((row) => [...row]);
  const width = Math.max(0, ...rows.map((row) => row.length));
  // Columns the sheet has not, and which were filled here, come behind its own.
  const more = productColumns.filter(
    (column) => mapping[column] === undefined && lines.some(({ texts }) => (texts[column] ?? '') !== ''),
  );
  const placeOf = (column: (typeof productColumns)[number]): number =>
    mapping[column] ?? width + more.indexOf(column);
  if (headerRow !== null) {
    const names = more.map((column) => textCell(sheetTranslators[language]._(sheetColumnWords[column])));
    rows[headerRow] = [...filled(rows[headerRow] ?? [], width), ...names];
  }
  const write = (at: number, texts: RowTexts, before: RowTexts): void => {
    const row = filled(rows[at] ?? [], width + more.length);
    for (const column of productColumns)
      if ((texts[column] ?? '') !== (before[column] ?? ''))
        row[placeOf(column)] = textCell(texts[column] ?? '');
    rows[at] = row;
  };
  const bad = lines
    .filter(({ problems }) => problems.length > 0)
    .map(({ at, texts, problems }): BadRow => {
      const place = at ?? rows.length;
      write(place, texts, at === null ? {} : (first.get(at) ?? {}));
      return { at: place, problems };
    });
  return { sheet: { ...original, rows }, bad };
}
