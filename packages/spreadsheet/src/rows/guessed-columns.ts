import { latinDigits } from '@saer/i18n/latin-digits';
import type { Sheet } from '../sheet.ts';
import { shortText } from './cell-texts.ts';
import { widthOf } from './header-texts.ts';
import type { ColumnMapping } from './product-column.ts';

const sample = 50;

/** The kind of most filled cells of a column. */
function mostly(rows: Sheet['rows'], column: number, isLike: (text: string) => boolean): boolean {
  const texts = rows
    .map((row) => row[column])
    .map((cell) => (cell === undefined ? '' : shortText(cell)))
    .filter((text) => text !== '');
  return texts.length > 0 && texts.filter(isLike).length * 2 > texts.length;
}

const isBarcode = (text: string): boolean => /^\d{8,14}$/.test(latinDigits(text));
const isName = (text: string): boolean => /\p{L}{2}.*\p{L}{2}/u.test(text) && text.length > 6;

/** Without headers: digits of a barcode's length are the barcode, and the first column of words is the name. */
export function withGuesses(mapping: ColumnMapping, below: Sheet['rows']): ColumnMapping {
  const rows = below.slice(0, sample);
  const taken = new Set(Object.values(mapping));
  const columns = Array.from({ length: widthOf(rows) }, (_, column) => column).filter(
    (column) => !taken.has(column),
  );
  const barcode = columns.find((column) => mostly(rows, column, isBarcode));
  const name = columns.find((column) => column !== barcode && mostly(rows, column, isName));
  return {
    ...(barcode === undefined ? {} : { barcode }),
    ...(name === undefined ? {} : { name }),
    ...mapping,
  };
}
