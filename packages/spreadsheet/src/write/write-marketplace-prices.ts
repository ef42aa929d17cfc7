import type { WrittenProduct } from '@saer/contract/products/product';
import { formatAmount } from '@saer/i18n/format-money';
import type { FileKind } from '../read/opened-file.ts';
import type { ColumnMapping } from '../rows/layouts/product-column.ts';
import { cellText } from '../rows/cells/cell-texts.ts';
import type { CellValue, Sheet } from '../sheet.ts';
import type { EditedValue } from './patch/sheet-edit.ts';
import { patchedWorkbook } from './patch-workbook.ts';
import { writeCsv } from './write-csv.ts';

/** A row of a marketplace's price file, and the price its product is to have there. */
export interface PricedLine {
  /** Its place in the sheet, from 0. */
  readonly at: number;
  readonly product: Pick<WrittenProduct, 'sku' | 'barcode' | 'minPrice' | 'maxPrice'>;
  readonly finalPrice: number;
}

/** A row whose price the marketplace would reject: it stays unchanged. */
interface OutOfRange {
  readonly at: number;
  readonly sku: string;
  readonly price: number;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly reason: 'belowMinimum' | 'aboveMaximum';
}

export interface MarketplacePrices {
  readonly bytes: Uint8Array;
  readonly kind: 'xlsx' | 'csv';
  /** Number of rows that have their new price. */
  readonly written: number;
  readonly outside: readonly OutOfRange[];
}

/** The layouts whose own file comes back with prices. */
export const priceLayouts: ReadonlySet<string> = new Set([
  'noonPriceUpdate',
  'noonPriceTemplate',
  'noonPriceImport',
  'noonPriceExport',
  'amazonListings',
]);

function findOutside({ at, product, finalPrice }: PricedLine): OutOfRange | undefined {
  const { sku, barcode, minPrice = null, maxPrice = null } = product;
  const row = { at, sku: sku ?? barcode ?? '', price: finalPrice, minPrice, maxPrice };
  if (minPrice !== null && finalPrice < minPrice) return { ...row, reason: 'belowMinimum' };
  return maxPrice !== null && finalPrice > maxPrice ? { ...row, reason: 'aboveMaximum' } : undefined;
}

const priceCell = (price: number): EditedValue => ({
  plain: price / 100,
  share: null,
  text: formatAmount(price).replaceAll(',', ''),
  format: '0.00',
});

/** The same file as text, with the prices in their column. */
function asCsv({ rows }: Sheet, column: number, prices: ReadonlyMap<number, number>): Uint8Array {
  const [headers = [], ...others] = rows.map((row, at): CellValue[] => {
    const price = prices.get(at);
    const cells = row.map((cell): CellValue => cell.shown ?? (cell.isPercent ? cellText(cell) : cell.value));
    if (price !== undefined) {
      while (cells.length <= column) cells.push(null);
      cells[column] = price / 100;
    }
    return cells;
  });
  const columns = headers.map((header) => ({ header: String(header ?? ''), width: 20 }));
  return writeCsv(columns, others);
}

/**
 * Writes prices into a marketplace's own price file, in its price column: everything else stays byte for byte. Prices outside the
 * range the marketplace permits are left unchanged, and listed. A file that is not a workbook is returned as text.
 */
export async function writeMarketplacePrices(
  file: { readonly bytes: Uint8Array; readonly kind: FileKind | 'paste' },
  sheet: Sheet,
  mapping: ColumnMapping,
  lines: readonly PricedLine[],
): Promise<MarketplacePrices> {
  const column = mapping.currentPrice;
  if (column === undefined) throw new Error('The sheet has no column for the price');
  const outside = lines.map(findOutside).filter((row) => row !== undefined);
  const refused = new Set(outside.map(({ at }) => at));
  const prices = new Map(
    lines.flatMap(({ at, finalPrice }) => (refused.has(at) ? [] : [[at, finalPrice] as const])),
  );
  const result = { written: prices.size, outside };
  if (file.kind !== 'xlsx') return { ...result, kind: 'csv', bytes: asCsv(sheet, column, prices) };
  const values = new Map([...prices].map(([at, price]) => [at, priceCell(price)] as const));
  const { bytes } = await patchedWorkbook(file.bytes, {
    sheet: sheet.name,
    columns: [],
    edited: [{ column, values }],
  });
  return { ...result, kind: 'xlsx', bytes };
}
