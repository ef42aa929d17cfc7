import { latinDigits } from '@saer/i18n/latin-digits';
import type { Cell, Sheet } from '../sheet.ts';
import { shortText } from './cell-texts.ts';
import { widthOf } from './header-texts.ts';
import type { ColumnMapping } from './product-column.ts';

const sample = 50;

function filledText(cell: Cell | undefined): readonly string[] {
  const text = cell === undefined ? '' : shortText(cell);
  return text === '' ? [] : [text];
}

/** The kind of most filled cells of a column. */
function mostly(texts: readonly string[], isLike: (text: string) => boolean): boolean {
  return texts.length > 0 && texts.filter(isLike).length * 2 > texts.length;
}

const isBarcode = (text: string): boolean =>
  text.length >= 8 && text.length <= 14 && /^\d+$/.test(latinDigits(text));
const isName = (text: string): boolean => text.length > 6 && /\p{L}{2}.*\p{L}{2}/u.test(text);

/** Without headers: digits of a barcode's length are the barcode, and the first column of words is the name. */
export function withGuesses(mapping: ColumnMapping, below: Sheet['rows']): ColumnMapping {
  const rows = below.slice(0, sample);
  const taken = new Set(Object.values(mapping));
  const columns = Array.from({ length: widthOf(rows) }, (_, at) => at)
    .filter((at) => !taken.has(at))
    .map((at) => ({ at, texts: rows.map((row) => row[at]).flatMap(filledText) }));
  const barcode = columns.find(({ texts }) => mostly(texts, isBarcode))?.at;
  const name = columns.find(({ at, texts }) => at !== barcode && mostly(texts, isName))?.at;
  return {
    ...(barcode === undefined ? {} : { barcode }),
    ...(name === undefined ? {} : { name }),
    ...mapping,
  };
}
