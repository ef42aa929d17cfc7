import type { CheckedFee } from '@saer/tools/statement/difference';

export const productColumns = [
  'barcode',
  'partnerSku',
  'sku',
  'product',
  'ownLongest',
  'ownMedian',
  'ownShortest',
  'ownWeight',
  'longest',
  'median',
  'shortest',
  'weight',
  'ownClass',
  'chargedClass',
  'tolerance',
  'lines',
  'charged',
  'due',
  'excess',
  'refundedUntil',
  'late',
  'againFrom',
] as const;

export const lineColumns = [
  'order',
  'item',
  'statement',
  'orderedOn',
  'chargedOn',
  'barcode',
  'partnerSku',
  'sku',
  'product',
  'price',
  'fee',
  'charged',
  'due',
  'excess',
  'reason',
  'ownClass',
  'ownShipping',
  'chargedClass',
  'chargedWeight',
  'basis',
  'refundedUntil',
] as const;

export type DisputeColumn = (typeof productColumns)[number] | (typeof lineColumns)[number];

/** Texts of the workbook in the reader's language: the worker has none of its own. */
export interface DisputeWords {
  readonly productsSheet: string;
  readonly linesSheet: string;
  readonly notesSheet: string;
  /** A sentence in each row. */
  readonly notes: readonly string[];
  readonly columns: Readonly<Record<DisputeColumn, string>>;
  readonly fees: Readonly<Record<CheckedFee, string>>;
  /** By kind of difference. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
  /** Held against the seller's own product, or by an assigned category or noon's measurement. */
  readonly ownProduct: string;
  readonly inferred: string;
  readonly late: string;
  /** Names by code. */
  readonly sizeClasses: Readonly<Record<string, string>>;
}
