import type { ClaimKind } from '@saer/tools/statement/disputes';

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
  'againFrom',
] as const;

/** Columns of the charges of every claim. */
const chargeColumns = [
  'order',
  'item',
  'statement',
  'file',
  'row',
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
] as const;
const measurementColumns = ['ownClass', 'ownShipping', 'chargedClass', 'chargedWeight'] as const;
const firstColumns = ['firstStatement', 'firstFile', 'firstRow'] as const;
const lastColumns = ['basis', 'refundedUntil', 'daysLeft'] as const;

export const calendarColumns = ['claim', 'file', 'refundedUntil', 'daysLeft', 'lines', 'excess'] as const;

/** The columns of a claim's charges: of measurements the size, of a second charge where the first one is. */
export const columnsOfClaim = (claim: ClaimKind) => [
  ...chargeColumns,
  ...(claim === 'measurement' || claim === 'directShipMeasurement' ? measurementColumns : []),
  ...(claim === 'twice' ? firstColumns : []),
  ...lastColumns,
];

/** The columns of charges whose last day is over, whatever they are. */
export const lateColumns = ['claim', ...chargeColumns, 'refundedUntil'] as const;

export type DisputeColumn =
  | (typeof productColumns)[number]
  | (typeof chargeColumns | typeof measurementColumns | typeof firstColumns | typeof lastColumns)[number]
  | (typeof calendarColumns)[number];

/** Texts of the workbook in the reader's language: the worker has none of its own. */
export interface DisputeWords {
  readonly productsSheet: string;
  readonly directShipSheet: string;
  readonly calendarSheet: string;
  readonly lateSheet: string;
  readonly notesSheet: string;
  /** The sheets of the charges of each claim. */
  readonly claims: Readonly<Record<string, string>>;
  readonly total: string;
  /** There is no last day that we know. */
  readonly noLastDay: string;
  /** A sentence in each row. */
  readonly notes: readonly string[];
  readonly columns: Readonly<Record<DisputeColumn, string>>;
  readonly fees: Readonly<Record<string, string>>;
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
