import { lookUpProducts, maxLookupKeys } from '@saer/contract/products/saved-product';
import type { ListedProduct } from '@saer/contract/products/product';
import { call } from '../../../lib/api/api.ts';
import { currentLanguage } from '../../../lib/language/language.ts';
import type { GridRow, GridRows } from '../model/grid-row.ts';
import { chunksOf } from '../model/chunks-of.ts';
import { answerInTime, type SheetReader } from './sheet-reader.ts';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';

interface Key {
  readonly barcode?: string;
  readonly sku?: string;
}

const longestKey = 64;
/** A row may ask for two keys. */
const rowsPerChunk = maxLookupKeys / 2;
const usable = (text: string | undefined): string | undefined => {
  const key = text?.trim() ?? '';
  return key === '' || key.length > longestKey ? undefined : key;
};

function getKey({ texts }: GridRow): readonly Key[] {
  const [barcode, sku] = [usable(texts.barcode), usable(texts.sku)];
  if (barcode === undefined && sku === undefined) return [];
  // Products that were saved before they had an SKU have it as their barcode.
  return [
    { ...(barcode === undefined ? {} : { barcode }), ...(sku === undefined ? {} : { sku }) },
    ...(sku === undefined ? [] : [{ barcode: sku }]),
  ];
}

/** The saved products with the barcodes or SKUs of some rows; undefined if they cannot be looked up: the rows then stay as in the file. */
async function savedProducts(rows: GridRows): Promise<readonly ListedProduct[] | undefined> {
  const keys = rows.flatMap(getKey);
  if (keys.length === 0) return [];
  return (await answerInTime(call(lookUpProducts, { body: { keys } })))?.products;
}

/** A row that cannot be priced for want of something. */
const lacksValue = ({ outcome }: GridRow): boolean =>
  outcome?.ok === false && outcome.problems.some(({ fieldError }) => fieldError.code === 'required');

/** The rows to look up: all of them if requested, those with missing values unless declined. */
const hasLookupKey = (row: GridRow, { fillFromProducts }: SheetInterpretation): boolean =>
  fillFromProducts ?? lacksValue(row);

/** Fills missing values of rows from the seller's saved products, in parts; changed rows wait for their price. */
export async function joinProducts(
  reader: SheetReader,
  rows: GridRows,
  readAs: SheetInterpretation,
): Promise<GridRows> {
  const joined: GridRow[] = [];
  let canLookUp = true;
  for (const chunk of chunksOf(rows, rowsPerChunk)) {
    const found: readonly ListedProduct[] | undefined = canLookUp
      ? await savedProducts(chunk.filter((row) => hasLookupKey(row, readAs)))
      : undefined;
    // Nobody waits again for each part.
    canLookUp = found !== undefined;
    const products = found ?? [];
    const filled =
      products.length === 0
        ? []
        : await reader.ask('fill', {
            rows: chunk.map(({ texts }) => texts),
            products,
            readAs,
            language: currentLanguage(),
          });
    for (const [index, row] of chunk.entries()) {
      const fill = hasLookupKey(row, readAs) ? (filled[index] ?? null) : null;
      joined.push(fill === null ? row : { ...row, ...fill, outcome: null, serverErrors: [] });
    }
  }
  return joined;
}
