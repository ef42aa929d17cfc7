import type { Language } from '@saer/i18n/locale';
import type { FileKind } from '@saer/spreadsheet/read/opened-file';
import { cellText } from '@saer/spreadsheet/rows/cells/cell-texts';
import type { Sheet } from '@saer/spreadsheet/sheet';
import { writeNoonPrices } from '@saer/spreadsheet/write/noon-price-file';
import {
  type NoonPricedProduct,
  type NoonPriceReason,
  noonPriceRows,
} from '@saer/spreadsheet/write/noon-price-rows';
import { priceLayouts, writeMarketplacePrices } from '@saer/spreadsheet/write/write-marketplace-prices';
import { getKnownName } from '../../../domain/names/name.ts';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import type { SheetLine } from './write-back.ts';

/** A price that noon would not take, as its product is called in the file. */
interface SkippedPrice {
  /** Its index among those skipped. */
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly reason: NoonPriceReason;
}

export interface MarketPrices {
  readonly bytes: Uint8Array;
  readonly kind: 'xlsx' | 'csv';
  readonly written: number;
  readonly skipped: readonly SkippedPrice[];
}

/** The seller's number at noon, where the file has it. */
function getPartner(sheet: Sheet, headerRow: number | null): string | undefined {
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

interface SellersFile {
  /** Absent: it was pasted. */
  readonly bytes: Uint8Array | undefined;
  readonly kind: FileKind | 'paste';
  readonly sheet: Sheet;
}

interface RequestedTarget {
  readonly readAs: SheetInterpretation;
  /** The recognised type of the file. */
  readonly layout: string | null;
  readonly language: Language;
}

const reasons = { belowMinimum: 'belowRange', aboveMaximum: 'aboveRange' } as const;

/** The marketplace's own file with the new prices in its column for them. */
async function intoOwnFile(
  { bytes, kind, sheet }: SellersFile,
  lines: readonly SheetLine[],
  mapping: SheetInterpretation['mapping'],
): Promise<MarketPrices> {
  const priced = lines.flatMap(({ at, good }) =>
    at === null || good === null ? [] : [{ at, product: good.product, finalPrice: good.result.finalPrice }],
  );
  const file = { bytes: bytes ?? new Uint8Array(), kind };
  const { outside, ...written } = await writeMarketplacePrices(file, sheet, mapping, priced);
  return {
    ...written,
    skipped: outside.map(({ sku, price, reason }, id) => ({ id, name: sku, price, reason: reasons[reason] })),
  };
}

/** The prices of the rows that have one: the price its seller wants, or the recommended one. */
export async function writeMarketPrices(
  file: SellersFile,
  lines: readonly SheetLine[],
  { readAs, layout, language }: RequestedTarget,
): Promise<MarketPrices> {
  const { headerRow, mapping } = readAs;
  if (layout !== null && priceLayouts.has(layout) && mapping.currentPrice !== undefined)
    return intoOwnFile(file, lines, mapping);
  const prices = noonPriceRows(pricedProducts(lines), 'final');
  return {
    kind: 'xlsx',
    bytes: await writeNoonPrices(prices, language, getPartner(file.sheet, headerRow)),
    written: prices.rows.length,
    skipped: prices.left.map(({ product, price, reason }, id) => {
      const name = getKnownName(product, language) ?? product.sku ?? product.barcode ?? '';
      return { id, name, price, reason };
    }),
  };
}
