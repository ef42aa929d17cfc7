import type { Language } from '@saer/i18n/locale';
import { cellText } from '@saer/spreadsheet/product-sheet/cell-texts';
import type { Sheet } from '@saer/spreadsheet/sheet';
import { writeNoonPrices as writeFile } from '@saer/spreadsheet/write/noon-price-file';
import {
  type NoonPricedProduct,
  type NoonPriceReason,
  noonPriceRows,
} from '@saer/spreadsheet/write/noon-price-rows';
import type { ReadAs, SheetLine } from './sheet-tasks.ts';

/** A price that noon would not take, as its product is called in the file. */
export interface RefusedPrice {
  /** Its place among those refused. */
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly reason: NoonPriceReason;
}

export interface NoonPrices {
  readonly bytes: Uint8Array;
  readonly written: number;
  readonly refused: readonly RefusedPrice[];
}

/** The seller's number at noon, where the file has it. */
function partnerOf(sheet: Sheet, headerRow: number | null): string | undefined {
  if (headerRow === null) return undefined;
  const headers = sheet.rows[headerRow] ?? [];
  const at = headers.findIndex((cell) => /^id_partner$/i.test(cellText(cell).trim()));
  const cell = sheet.rows[headerRow + 1]?.[at];
  const text = cell === undefined ? '' : cellText(cell).trim();
  return text === '' ? undefined : text;
}

function pricedProducts(lines: readonly SheetLine[]): NoonPricedProduct[] {
  return lines.flatMap(({ good }) => {
    if (good === null) return [];
    const { product, result } = good;
    return [
      {
        store: product.store,
        sku: product.sku ?? null,
        barcode: product.barcode ?? null,
        nameEn: product.nameEn ?? null,
        nameAr: product.nameAr ?? null,
        minPrice: product.minPrice ?? null,
        maxPrice: product.maxPrice ?? null,
        recommendedPrice: result.recommendedPrice,
        finalPrice: result.finalPrice,
      },
    ];
  });
}

/** The prices of the rows that have one as noon's price import takes them: the price its seller wants, or the recommended one. */
export async function writeNoonPrices(
  lines: readonly SheetLine[],
  sheet: Sheet,
  { headerRow }: ReadAs,
  language: Language,
): Promise<NoonPrices> {
  const prices = noonPriceRows(pricedProducts(lines), 'final');
  return {
    bytes: await writeFile(prices, language, partnerOf(sheet, headerRow)),
    written: prices.rows.length,
    refused: prices.left.map(({ product, price, reason }, id) => {
      const names = language === 'ar' ? [product.nameAr, product.nameEn] : [product.nameEn, product.nameAr];
      const name = [...names, product.sku, product.barcode].find((each) => each !== null) ?? '';
      return { id, name, price, reason };
    }),
  };
}
